"""The targets, one folder each; `ciphergen.backends` finds them by looking in here."""
