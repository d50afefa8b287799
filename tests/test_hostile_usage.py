"""Command lines and files that were made to have `gen prove` end with a traceback; each is answered in our form."""

from __future__ import annotations

from pathlib import Path

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.cli.main import main
from tests.test_red_team_files import CODE
from tests.verify.tiny import TEXT

RV32I = target("rv32i")
HOSTILE = {
    "a text with a zero in its name": (("--cipher", "a\0.cipher", "a.o"),
        "a\\x00.cipher: no file has such a name\n  allowed: a file with the text of a cipher"),
    "a name that is no text": (("a\udcff.o",),
        "a\\udcff.o: there is no such file or folder\n"
        "  allowed: object code, a static library, assembly text, or a folder that gen wrote"),
    "a look-alike of a target": (("--target", "rv32\u0456", "a.o"),
        "--target: no target is called 'rv32\u0456'\n"
        "  allowed: aarch64, aarch64_aes, aarch64_sha3, armv7m, cuda, rv32i, rv32i_zbb, "
        "rv32i_zbc, rv32im, rv64i, rv64i_zbb, rv64i_zbc, rv64im\n"
        "  write:   rv32i"),
    "a role without a function": (("--function", "=", "a.o"),
        "--function: '='\n  allowed: SYMBOL=ROLE\n"
        "  write:   --function my_key=expand_key --function my_encrypt=encrypt"),
    "a line as a prefix": (("--prefix", "a\n", "a.o"),
        "--prefix: 'a\n' cannot begin a C name\n  allowed: letters, digits and _, not a digit first\n"
        "  write:   --prefix my_"),
    "a size of five thousand digits": (("--key-bytes", "9" * 5000, "a.o"),
        "gen prove: Invalid value for '--key-bytes': Unable to parse input string as an integer, exceeded maximum "
        "size\n"
        "  write:   gen prove --help"),
    "half of an object": (("half.o",),
        "half.o: not a sound ELF object file of a little-endian machine (its section headers are not in it)\n"
        "  allowed: an object file, a static library of object files, or assembly text"),
    "four bytes of an object": (("four.o",),
        "four.o: not a sound ELF object file of a little-endian machine (no ELF header)\n"
        "  allowed: an object file, a static library of object files, or assembly text"),
    "a link to itself": (("loop.o",),
        "loop.o: there is no such file or folder\n"
        "  allowed: object code, a static library, assembly text, or a folder that gen wrote"),
    "a certificate in place of a file": (("--certificate", "tiny.cipher", "a.o"),
        "--certificate: tiny.cipher is not a folder\n  allowed: a new folder, or one that gen has written\n"
        "  write:   --certificate OTHER"),
}  # fmt: skip


@pytest.mark.parametrize("attack", HOSTILE)
def test_hostile_command_lines(
    attack: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments, expected = HOSTILE[attack]
    code = assemble(CODE, RV32I)
    for name, data in (("a.o", code), ("half.o", code[: len(code) // 2]), ("four.o", code[:4])):
        (tmp_path / name).write_bytes(data)
    (tmp_path / "tiny.cipher").write_text(TEXT)
    (tmp_path / "loop.o").symlink_to("loop.o")
    with pytest.raises(SystemExit) as end:
        main(["prove", "--cipher", "tiny.cipher", "--target", "rv32i", *arguments])
    assert (end.value.code, capfd.readouterr().err) == (2, f"{expected}\n")
