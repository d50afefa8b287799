"""Analyses of terms before there is code: round keys, loops over rounds, dependence on key and counter."""
