"""Templates of generated files: sections, symbols, prototypes, comments. No cipher and no algorithm."""
