"""From a table to a circuit of few gates: one file a method, and which of them is asked of which table."""
