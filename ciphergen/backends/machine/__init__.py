"""What every target is made of: rows, registers, conventions, rules; data, and how instructions are read."""
