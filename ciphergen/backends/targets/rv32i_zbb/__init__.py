"""RV32I with Zbb: the rows, rules and cores that the extension adds to those of `rv32i`."""

BASE = "rv32i"
