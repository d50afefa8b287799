"""AArch64 with SHA3: the rows, rules and core that the extension adds to those of `aarch64`."""

BASE = "aarch64"
