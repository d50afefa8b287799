"""RV32I with M: the rows and rules that the extension adds to those of `rv32i`."""

BASE = "rv32i"
