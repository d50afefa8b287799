"""The command line: the only package that imports both the generator and the prover."""
