"""Programs of others, and emulators: the only folder that starts or runs anything."""
