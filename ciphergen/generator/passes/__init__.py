"""Passes over terms, one a file."""
