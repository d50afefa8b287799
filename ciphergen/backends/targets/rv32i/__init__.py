"""The RV32I target: rows, rules, registers and cores."""
