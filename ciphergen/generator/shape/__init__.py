"""Shapes: functions as data, before instructions are selected, and what builds them from a plan."""
