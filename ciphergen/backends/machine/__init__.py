"""The parts of a target: instruction rows, registers, calling convention, selection rules; and a decoder."""
