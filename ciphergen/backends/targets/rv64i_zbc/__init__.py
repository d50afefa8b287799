"""RV64I with Zbb and Zbc: the rows, rules and cores that the extensions add to those of `rv64i`."""

BASE = "rv64i"
