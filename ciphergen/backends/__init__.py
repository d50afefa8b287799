"""Targets as data, without algorithms. `target` finds one by its name, `generation` its rules for the generator.

A target is a folder with a `target.py` in it, or for a GPU a `gpu.py`: in `targets/`, or in a folder that the user's
CIPHERGEN_TARGETS names (several as in PATH). There is no list of names. A folder without either holds what several
targets share. What is said of targets without another word is said of processors. `BASE+NAME` is a target with more
instructions from a text (`extended.py`).
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

from ciphergen.backends import targets
from ciphergen.backends.extended_names import SIGN, base_name, is_extended
from ciphergen.backends.machine.gpu import Gpu
from ciphergen.backends.machine.measure import Measures
from ciphergen.backends.machine.platform import Platform
from ciphergen.backends.machine.rule import Generation
from ciphergen.backends.machine.target import Target
from ciphergen.dsl.errors import UserError, unknown

ELSEWHERE = "CIPHERGEN_TARGETS"
_FOLDER = "a folder with __init__.py, target.py and rules.py, as docs/targets.md has it"


def target_names() -> tuple[str, ...]:
    """Return the names of the targets whose bases exist too, in alphabetical order."""
    return tuple(sorted(name for name in _folders() if is_target(name)))


def gpu_names() -> tuple[str, ...]:
    """Return the names of the GPUs, in alphabetical order."""
    return tuple(sorted(filter(_is_gpu, _folders())))


def gpu(name: str) -> Gpu:
    """Return the GPU of a name of `gpu_names`."""
    found = _load(name, "gpu", "GPU")
    assert isinstance(found, Gpu)
    return found


def platform_names() -> tuple[str, ...]:
    """Return the names of processors and GPUs, in alphabetical order."""
    return tuple(sorted((*target_names(), *gpu_names())))


def platform(name: str) -> Platform:
    """Return the processor or the GPU of that name, or the processor in the folder at that path.

    Raises:
        UserError: the name or path has no target.
    """
    if os.sep in name or is_extended(name):
        return target(name)
    known = name in _folders()
    if known and _is_gpu(name):
        return gpu(name)
    if not known or not is_target(name):
        raise unknown("--target", "target", name, platform_names())
    return target(name)


def is_target(name: str) -> bool:
    """Return True if a folder of that name holds a target, and the target that it extends exists."""
    base = getattr(import_module(f"{targets.__name__}.{name}"), "BASE", "")
    whole = find_spec(f"{targets.__name__}.{name}.target") is not None
    return whole and (not base or (base in _folders() and is_target(base)))


def target(name: str) -> Target:
    """Return the target of that name, which is a processor, the one in the folder at that path, or one with the
    instructions of a text.

    Raises:
        UserError: the name or path has no target, or it is that of a GPU.
    """
    if is_extended(name):
        base, _, given = name.partition(SIGN)
        found = _extended().extend(target(base), given)
        assert isinstance(found, Target)
        return found
    if os.sep in name:
        name = _add(Path(name))
    return _named(name, _places())


@cache  # of what is there: a search through the folders takes a thousand times as long
def _named(name: str, places: tuple[str, ...]) -> Target:
    known = name in _folders()
    if known and _is_gpu(name):
        raise UserError("--target", f"{name} is a GPU, and this is for processors", ", ".join(target_names()))
    if not known or not is_target(name):
        raise unknown("--target", "target", name, target_names())
    found = _load(name, "target", "TARGET")
    assert isinstance(found, Target)
    if found.name != name:
        raise UserError("--target", f"{name}/target.py calls the target '{found.name}'", f"the folder's name, {name}")
    return found


def generation(target: Platform) -> Generation:
    """Return the target's `Generation`, from its `rules.py`."""
    found = _load(base_name(target.name), "rules", "GENERATION")
    assert isinstance(found, Generation)
    if is_extended(target.name):
        found = _extended().rules_of(found, target)
        assert isinstance(found, Generation)
    return found


def measures(target: Target) -> Measures:
    """Return the target's `Measures`, from its `measure.py`; empty ones if it has no such file."""
    if is_extended(target.name):
        custom = _extended().measures_of(target)
        assert isinstance(custom, Measures)
        return custom
    if find_spec(f"{targets.__name__}.{target.name}.measure") is None:
        return Measures()
    found = _load(target.name, "measure", "MEASURES")
    assert isinstance(found, Measures)
    return found


def start_of(target: Target) -> Path:
    """Return the file `start.S` of the target, of its base, or of its family.

    Raises:
        UserError: none of these has a start.S.
    """
    for folder in (target.name, target.base, target.family):
        for place in targets.__path__:
            found = Path(place, folder, "start.S")
            if folder and found.is_file():
                return found
    raise UserError("--target", f"{target.name} has no start.S, where a program begins", "a folder with one")


def _extended() -> ModuleType:
    """Return the module that reads texts of instructions, imported late since it brings the parser."""
    return import_module("ciphergen.backends.extended")


def _is_gpu(name: str) -> bool:
    return find_spec(f"{targets.__name__}.{name}.gpu") is not None


def _places() -> tuple[str, ...]:
    """Return the folders in which targets are searched for, with those that the user's variable names."""
    for folder in filter(None, os.environ.get(ELSEWHERE, "").split(os.pathsep)):
        if folder not in targets.__path__:
            targets.__path__.append(folder)
    return tuple(targets.__path__)


def _folders() -> set[str]:
    return {module.name for module in iter_modules(_places()) if module.ispkg}


def _add(path: Path) -> str:
    """Make a user's folder importable here and in child processes; return the target's name.

    Raises:
        UserError: the folder holds no target, or has the name of another one.
    """
    path = path.resolve()
    if not ((path / "__init__.py").is_file() and (path / "target.py").is_file()):
        raise UserError("--target", f"{path} holds no target", _FOLDER)
    before = os.environ.get(ELSEWHERE, "")
    if str(path.parent) not in before.split(os.pathsep):
        os.environ[ELSEWHERE] = os.pathsep.join(filter(None, (before, str(path.parent))))
    _folders()
    spec = find_spec(f"{targets.__name__}.{path.name}")
    found = Path(spec.origin).parent if spec and spec.origin else None
    if found is None or found.resolve() != path:
        raise UserError("--target", f"{path} has the name of another target", "a name of its own", "rename the folder")
    return path.name


def _load(name: str, module: str, what: str) -> object:
    """Return the object called `what` of a module of a target's folder.

    Raises:
        UserError: the folder is a user's, and the module cannot be loaded.
    """
    try:
        return getattr(import_module(f"{targets.__name__}.{name}.{module}"), what)
    except Exception as error:
        if not os.environ.get(ELSEWHERE):
            raise
        found = f"{name}/{module}.py cannot be loaded: {type(error).__name__}: {error}"
        raise UserError("--target", found, _FOLDER) from error
