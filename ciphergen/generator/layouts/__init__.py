"""Layouts: how blocks sit in registers, and how they get there from memory and back."""
