"""What is to be proved: contracts, what the texts say, obligations, and which of them are instances of others."""
