"""Proof obligations: contracts, specifications, and which obligations are instances of others."""
