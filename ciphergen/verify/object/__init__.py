"""Object files to code: what is in a file, what of it a linker binds, moves and changes, its functions' bytes."""
