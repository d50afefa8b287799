"""The functions of the interface as C and Rust declare and call them."""

from __future__ import annotations

from collections.abc import Mapping

from ciphergen.interface.role import Buffer, Holds, Length, Part, Role, Unit
from ciphergen.interface.table import ROLES, key_expansion

_RUST_NAMES = {"in": "input", "out": "output"}  # `in` is a keyword


def prototype(role: Role, variant: str, key_bytes: int, block_bytes: int) -> str:
    """Return the C prototype of a function. variant: the symbol of the variant."""
    sizes = {Unit.BYTE: 1, Unit.BLOCK: block_bytes, Unit.KEY: key_bytes}
    shown = ", ".join(_parameter(parameter, role.key_type(variant), sizes) for parameter in role.parameters)
    return f"{role.result} {variant}_{role.name}({shown});"


def _parameter(parameter: Buffer | Length, key_type: str, sizes: Mapping[Unit, int]) -> str:
    if isinstance(parameter, Length):
        return f"size_t {parameter.name}"
    const = "" if parameter.access.writes else "const "
    if parameter.holds is Holds.ROUND_KEYS:
        return f"{const}{key_type} *{parameter.name}"
    times = parameter.extent.times
    if isinstance(times, int):
        size = max(parameter.alignment, 1)
        count = times * sizes[parameter.extent.unit] // size
        return f"{const}uint{8 * size}_t {parameter.name}[{count}]"
    return f"{const}uint8_t *{parameter.name}"


def plain_types(role: Role, key_type: str) -> list[str]:
    """Return the types of a function's parameters in C without headers. key_type: the type that replaces V_key."""
    return [_plain_type(parameter, key_type) for parameter in role.parameters]


def _plain_type(parameter: Buffer | Length, key_type: str) -> str:
    if isinstance(parameter, Length):
        return "__SIZE_TYPE__ "
    const = "" if parameter.access.writes else "const "
    if parameter.alignment > 1:
        return f"{const}__UINT{8 * parameter.alignment}_TYPE__ *"
    return const + (f"{key_type} *" if parameter.holds is Holds.ROUND_KEYS else "unsigned char *")


def call(role: Role, variant: str, given: Mapping[str, str]) -> str:
    """Return a call of a function in the syntax that C and Rust share. given: by the names of `Part`, in small
    letters."""
    return f"{variant}_{role.name}({', '.join(role.arguments({Part[k.upper()]: v for k, v in given.items()}))})"


def c_bytes(data: bytes) -> str:
    """Return bytes as the inside of a C initialiser."""
    return ", ".join(f"0x{byte:02x}" for byte in data)


def asked(schedule: str) -> str:
    """Return an example of the options of `gen prove`, with `schedule` as the symbol of key expansion."""
    user = next(role.name for role in ROLES.values() if not role.expands)
    return f"--function {schedule}={key_expansion().name} --function my_{user}={user}"


def rust_parameters(role: Role, key_type: str) -> str:
    """Return the parameters of a function as Rust declares them. key_type: the Rust type that replaces V_key."""
    return ", ".join(_rust(parameter, key_type) for parameter in role.parameters)


def _rust(parameter: Buffer | Length, key_type: str) -> str:
    if isinstance(parameter, Length):
        return f"{parameter.name}: usize"
    pointer = "*mut" if parameter.access.writes else "*const"
    held = key_type if parameter.holds is Holds.ROUND_KEYS else "u8"
    return f"{_RUST_NAMES.get(parameter.name, parameter.name)}: {pointer} {held}"
