"""Whole functions in virtual registers: the key schedule, one block, many blocks, counter mode."""
