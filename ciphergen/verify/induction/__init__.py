"""Induction over loops with an unknown number of blocks: invariants that are inferred and then proved."""
