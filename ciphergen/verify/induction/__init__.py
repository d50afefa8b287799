"""Loops over a number of blocks that is not known: invariants that are inferred and then proved."""
