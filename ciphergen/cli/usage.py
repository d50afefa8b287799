"""Usage errors in the project's own form: what was found, what is allowed, what to write."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import typer
from typer.core import TyperGroup

from ciphergen.dsl.errors import UserError, nearest, unknown


class Failed(Exception):
    """An error: a proof failed or a check differs. `str()` is one line for the end of standard error; it may be
    empty."""


# What Typer says of a wrong command line.
WrongUsage = typer.TyperException


class CommandGroup(TyperGroup):
    """The group of commands, which reports wrong usage in the project's form."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not ctx.resilient_parsing:
            raise unknown("gen", "command", args[0], self.commands)
        return super().resolve_command(ctx, args)


class JsonOutput:
    """Whether this command has printed its JSON document, of which there is one only."""

    given: ClassVar[bool] = False

    @classmethod
    def note(cls, given: bool) -> None:
        cls.given = given


def printable(text: str, keep: str = "") -> str:
    """Return the text with control and invalid characters escaped, which file names may contain."""
    return "".join(c if c.isprintable() or c in keep else ascii(c)[1:-1] for c in text)


def one_of(option: str, what: str, value: str, names: Iterable[str]) -> str:
    """Return the value, after a check that it is one of the names.

    Raises:
        UserError: the value is no such name; the message lists the names and the nearest one.
    """
    known = list(names)
    if value not in known:
        raise unknown(option, what, value, known)
    return value


def some_of(option: str, what: str, values: str | None, names: Iterable[str]) -> tuple[str, ...]:
    """Return the parts of a comma-separated list in the order of `names`; all names for None.

    Raises:
        UserError: a part is not one of the names, or the list is empty.
    """
    known = list(names)
    if values is None:
        return tuple(known)
    wanted = {one_of(option, what, part.strip(), known) for part in values.split(",")}
    return tuple(name for name in known if name in wanted)


def refuse_options_before(context: typer.Context, command: str) -> None:
    """Refuse options of the main job in front of another command, where they would do nothing.

    Raises:
        UserError: an option stands in front of the command.
    """
    for parameter in context.command.params:
        source = context.get_parameter_source(str(parameter.name))
        if source is not None and source.name == "COMMANDLINE":
            option = max(parameter.opts, key=len)
            raise UserError(
                "gen",
                f"{option} stands in front of the command {command}",
                "options after the command",
                f"gen {command} {option} …",
            )


def refuse_for_folder(given: Mapping[str, object], folder: str) -> None:
    """Refuse options that `gen test` takes for a text only.

    Raises:
        UserError: one of them is given.
    """
    for option, value in given.items():
        if value is not None:
            raise UserError(
                option, f"{folder} is no cipher text", "for a file that ends in .cipher", f"gen test {folder}"
            )


def explain(error: typer.TyperException) -> UserError:
    """Return Typer's complaint about a command line as a `UserError`.

    Typer's exceptions carry more than their base class declares: the context of the command that was being
    read, the option that does not exist, the parameter whose value is missing or wrong.
    """
    context: typer.Context | None = getattr(error, "ctx", None)
    option: str | None = getattr(error, "option_name", None)
    path = context.command_path if context else "gen"
    options = _options(context) if context else []
    if context is None or option is None or option in options:
        return UserError(path, error.format_message().rstrip("."), write=f"{path} --help")
    return UserError(
        path, f"no option is called '{option}'", ", ".join(options), nearest(option, options) or f"{path} --help"
    )


def _options(context: typer.Context) -> list[str]:
    """Return the long options of a command, as --help lists them."""
    parameters = context.command.get_params(context)
    return [name for p in parameters if p.param_type_name == "option" for name in p.opts if name.startswith("--")]
