"""RISC-V: what its targets share, registers, rows by the width of a register, relocations and pipelines."""
