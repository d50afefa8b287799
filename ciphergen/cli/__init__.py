"""The command line: the only part that knows both the generator and the prover."""
