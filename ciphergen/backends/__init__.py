"""What a machine is: data, no algorithms. `target` finds one by name."""

from __future__ import annotations

from importlib import import_module

from ciphergen.backends.target import Target
from ciphergen.dsl.errors import unknown

# Names only: a target's rows are loaded when it is asked for.
_MODULES = {"aarch64": "ciphergen.backends.aarch64.target", "rv32i": "ciphergen.backends.rv32i.target"}


def target_names() -> tuple[str, ...]:
    """Every target, in alphabetical order."""
    return tuple(sorted(_MODULES))


def target(name: str) -> Target:
    """The target of that name.

    Raises:
        UserError: there is none.
    """
    if name not in _MODULES:
        raise unknown("--target", "target", name, _MODULES)
    found = import_module(_MODULES[name]).TARGET
    assert isinstance(found, Target)
    return found
