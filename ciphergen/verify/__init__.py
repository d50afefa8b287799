"""The prover: from object code and cipher text to a verdict. Never sees the generator."""
