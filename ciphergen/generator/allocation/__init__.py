"""Register allocation: rematerialisation, spilling, webs, colouring, and the check of the result."""
