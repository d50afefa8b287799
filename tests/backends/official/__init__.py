"""What RISC-V International and Arm publish of the instructions that are rows: tables, and readings of their models."""
