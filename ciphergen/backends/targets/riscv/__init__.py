"""What the targets of RISC-V share: registers, rows by the width of a register, relocations, pipelines."""
