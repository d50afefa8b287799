"""Define what targets with instructions of Arm share: flags, condition codes, and shifts of an operand."""
