"""Equivalence checking of terms: normal forms, bit graphs, cuts, and the solver. Knows terms only, and no machine."""
