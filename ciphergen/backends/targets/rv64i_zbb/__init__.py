"""RV64I with Zbb: the rows, rules and cores that the extension adds to those of `rv64i`."""

BASE = "rv64i"
