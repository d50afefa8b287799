"""Explanations of refusals: a run that differs, and the first instruction that leaves the specification."""
