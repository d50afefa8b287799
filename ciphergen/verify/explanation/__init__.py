"""Why a function is not proved: a run that differs, and the first instruction that leaves the specification."""
