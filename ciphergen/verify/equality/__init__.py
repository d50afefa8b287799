"""Equality of terms: normal forms, a graph of bits, cuts, and the solver. Knows terms only, and no machine."""
