"""The cipher notation: parsing, checks, and unfolding of a text into terms. Knows no machine."""
