"""The AArch64 target: rows, rules, registers and cores."""
