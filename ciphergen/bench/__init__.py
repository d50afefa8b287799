"""Measurement of cycles: on simulated cores, by models and on the machine itself, with every output compared."""
