"""RV64I with M: the rows and rules that the extension adds to those of `rv64i`."""

BASE = "rv64i"
