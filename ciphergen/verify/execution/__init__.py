"""Symbolic execution of object code: its paths, with every rule about memory and constant time."""
