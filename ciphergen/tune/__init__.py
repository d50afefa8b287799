"""Search for strategies: prediction, comparison and storage of results. Knows neither generator nor prover."""
