"""The RV64I target: rows, rules, registers and cores."""
