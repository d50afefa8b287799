"""The fixture that runs `gen`, as the tests of the command line have it."""

from tests.cli.conftest import gen

__all__ = ["gen"]
