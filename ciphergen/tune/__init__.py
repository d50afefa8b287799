"""Searching strategies: what is found, how it is predicted, compared and kept. Knows neither generator nor prover."""
