"""Counting cycles on real cores in simulation: builds them, runs code on them, and checks every output."""
