"""Object files: reading them, what of them a linker binds, moves and changes, and their functions' bytes."""
