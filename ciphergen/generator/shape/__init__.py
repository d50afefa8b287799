"""Shapes: functions as data before instructions are selected, with their builder, check and text."""
