"""Object code on terms: the symbolic machine, with every rule about memory and constant time, and its paths."""
