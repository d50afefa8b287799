"""Functions that are glue around calls of proved ones: what is called stands for what is proved of it."""
