"""Frames: functions of the C interface as shapes, the key schedule, one block, many blocks, counter mode."""
