"""Instruction scheduling: the order of instructions, and the models of cores by which it is chosen."""
