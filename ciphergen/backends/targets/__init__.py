"""Everything of one machine in one folder each; `ciphergen.backends` finds them by looking in here."""
