"""What a machine is: data, no algorithms. `target` finds one by name, `generation` what the generator knows of it."""

from __future__ import annotations

from importlib import import_module

from ciphergen.backends.machine.rule import Generation
from ciphergen.backends.machine.target import Target
from ciphergen.dsl.errors import unknown

# Names only: a target's rows are loaded when it is asked for.
_MODULES = {
    name: f"ciphergen.backends.targets.{name}.target" for name in ("aarch64", "aarch64_sha3", "armv7m", "rv32i", "rv32i_zbb")
}


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


def generation(target: Target) -> Generation:
    """What the target's `rules.py` says."""
    found = import_module(f"ciphergen.backends.targets.{target.name}.rules").GENERATION
    assert isinstance(found, Generation)
    return found
