"""Exit status and error messages of commands, as text on standard error and with `--json` as a document.

    {"error": {"place": …, "found": …, "allowed": …, "write": …}, "exit": 2}

All four are texts, some of them empty; `write` has a line for each of several ways. Of several errors of one text it is
the first, and `errors` lists all. A command that has printed its own document, such as verdicts that are not good,
prints no second one.
"""

from __future__ import annotations

import atexit
import gc
import os
import signal
import sys
from collections.abc import Callable
from threading import Timer, main_thread
from typing import TYPE_CHECKING, NoReturn

from ciphergen.backends.tools.start import ToolMissing
from ciphergen.cli.usage import Failed, JsonOutput, WrongUsage, explain, printable
from ciphergen.dsl.errors import SeveralErrors, UserError

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

_AGAIN = 0.02  # seconds until Ctrl-C that was lost comes again


def run(work: Callable[[], object], *, json: bool = False) -> NoReturn:
    """Run a command and end the process with its exit status; print every expected failure as a message.

    json: whether standard output is for one document.
    """
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.unraisablehook = _interrupt_again
    atexit.register(gc.freeze)  # at its end Python looks for cycles among all terms, which form none: half a second
    JsonOutput.note(False)
    status = 0
    try:
        if work() == 130:  # Typer's answer to Ctrl-C.
            raise KeyboardInterrupt
        sys.stdout.flush()
    except ToolMissing as error:
        found = UserError("", f"nothing here can {error.job}", write="\n".join(error.commands))
        status = _end(3, str(error), found, json)
    except UserError as error:
        from ciphergen.cli.excerpt import with_lines

        status = _end(2, with_lines(error), error, json)
    except WrongUsage as error:
        status = _end(2, str(explain(error)), explain(error), json)
    except Failed as failure:
        status = _end(1, str(failure), UserError("", str(failure)), json)
    except KeyboardInterrupt:
        status = _end(130, "gen: stopped; nothing was written", UserError("", "stopped; nothing was written"), json)
    except MemoryError:
        status = _end(1, "gen: there was not enough memory", UserError("", "there was not enough memory"), json)
    except BrokenPipeError:
        _nobody_reads()
    sys.exit(status)


def _interrupt_again(lost: UnraisableHookArgs) -> None:
    """Raise Ctrl-C again where Python has dropped a `KeyboardInterrupt`.

    Python drops what is raised while it frees an object. Terms and files to remove are freed often enough that a
    search was not stopped by one Ctrl-C of 24. The interrupt comes from another thread, after this function's end.
    """
    if issubclass(lost.exc_type, KeyboardInterrupt):
        Timer(_AGAIN, signal.pthread_kill, (main_thread().ident, signal.SIGINT)).start()
    else:
        sys.__unraisablehook__(lost)


def _nobody_reads() -> None:
    """Discard further output after a broken pipe, as in `gen list | head`, so that Python prints no error at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _end(status: int, message: str, error: UserError, json: bool) -> int:
    if message:
        print(printable(message, keep="\n\t"), file=sys.stderr)
    if json and not JsonOutput.given:
        from ciphergen.cli.screen import print_json

        document: dict[str, object] = {"error": _parts(error), "exit": status}
        if isinstance(error, SeveralErrors):
            document["errors"] = [_parts(each) for each in error.errors]
        try:
            print_json(document)
            sys.stdout.flush()
        except BrokenPipeError:
            _nobody_reads()
    return status


def _parts(error: UserError) -> dict[str, str]:
    parts = {"place": error.place, "found": error.found, "allowed": error.allowed, "write": error.write}
    return {name: printable(str(part), keep="\n") for name, part in parts.items()}
