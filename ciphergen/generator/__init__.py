"""The generator: cipher and target to files. Nothing that it says is believed: `verify` reads the result."""
