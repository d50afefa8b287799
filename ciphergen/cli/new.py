"""`gen new`: writes the text of a cipher to begin with."""

from __future__ import annotations

from pathlib import Path

from ciphergen.dsl.draft import draft
from ciphergen.dsl.errors import UserError


def run(name: str, kind: str, output: Path | None) -> None:
    """Write a draft into a new file.

    Raises:
        UserError: there is no such kind, no cipher can have that name, or the file is there or cannot be written.
    """
    text = draft(name, kind)
    file = output or Path(f"{name.lower()}.cipher")
    if file.suffix != ".cipher":
        raise UserError(
            "-o", f"'{file}' is no name for a text", "a name that ends in .cipher", f"-o {file.stem}.cipher"
        )
    try:
        with file.open("x", encoding="utf-8", newline="\n") as new:
            new.write(text)
    except FileExistsError:
        raise UserError("-o", f"{file} is there already", "a new file", "-o OTHER.cipher") from None
    except OSError as error:
        raise UserError("-o", f"{file} cannot be written: {error.strerror}", "a new file", "-o OTHER.cipher") from None
    print(f"{file}: written; next: gen test {file}")
