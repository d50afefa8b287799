"""AArch64 with AES: the rows, rules and cores that the extension adds to those of `aarch64`."""

BASE = "aarch64"
