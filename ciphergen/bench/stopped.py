"""The error of simulations that did not end as they should."""

from __future__ import annotations


class Stopped(Exception):
    """An error: a simulation did not end as it should, or could not be set up; the message says how."""
