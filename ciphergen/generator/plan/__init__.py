"""Plans: what the functions of a variant compute, in which layouts, and what of it once; terms, no code."""
