"""The machines on which `gen bench` measures, of all targets: simulated cores and models of cores, by their names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ciphergen.backends import measures, target, target_names
from ciphergen.backends.machine.measure import Chip, SchedulingModel


@cache
def chips(name: str) -> Mapping[str, Chip]:
    """Return the cores that run a target's code in simulation."""
    return {chip.name: chip for chip in measures(target(name)).chips}


@cache
def models(name: str) -> Mapping[str, SchedulingModel]:
    """Return the modelled cores that run a target's code."""
    return {model.name: model for model in measures(target(name)).models}


@cache
def simulated() -> tuple[str, ...]:
    """Return the targets with a core that can be simulated."""
    return tuple(name for name in target_names() if chips(name))


@cache
def every_chip() -> Mapping[str, Chip]:
    """Return the simulated cores of all targets."""
    return {name: chip for on in simulated() for name, chip in chips(on).items()}


@cache
def every_model() -> Mapping[str, SchedulingModel]:
    """Return the modelled cores of all targets."""
    return {name: model for on in target_names() for name, model in models(on).items()}
