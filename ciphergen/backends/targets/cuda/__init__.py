"""CUDA: rows of PTX, the statements in C++ that are meant to become them, and GPUs."""
