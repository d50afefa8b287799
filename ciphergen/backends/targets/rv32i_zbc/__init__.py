"""RV32I with Zbb and Zbc: the rows, rules and cores that the extensions add to those of `rv32i`."""

BASE = "rv32i"
