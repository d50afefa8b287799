"""Verilog and C for the instructions of an extension, from their terms."""
