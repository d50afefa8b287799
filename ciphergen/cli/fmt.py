"""`gen fmt`: puts texts of ciphers and modes into the layout of the house."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ciphergen.cli.replace_file import replace_file
from ciphergen.cli.usage import Failed
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.files import read_text
from ciphergen.dsl.layout import laid_out
from ciphergen.dsl.parser import parse


def run(files: Sequence[str], *, check: bool) -> None:
    """Write the files anew whose layout differs, or with `check` name them.

    Raises:
        Failed: with `check`, the layout of a file differs.
        UserError: a file cannot be read or written, or does not follow the grammar; no file is written then.
    """
    texts = {file: read_text(file, "the text of a cipher or a mode") for file in files}
    for file, text in texts.items():
        parse(text, file)
    changed = {file: laid_out(text) for file, text in texts.items() if laid_out(text) != text}
    for file, text in changed.items():
        if not check:
            _replace(Path(file), text)
        print(f"{file}: {'has another layout' if check else 'written'}")
    if check and changed:
        raise Failed(f"gen fmt {' '.join(changed)}")


def _replace(file: Path, text: str) -> None:
    """Replace the content of a user's file.

    Raises:
        UserError: that cannot be done.
    """
    file = file.resolve()
    try:
        replace_file(file, text)
    except OSError as error:
        raise UserError(str(file), f"it cannot be written: {error.strerror}", "a file that you may write") from None
