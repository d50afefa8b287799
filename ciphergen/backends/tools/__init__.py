"""External programs, and emulators: the only folder that starts or runs anything."""
