"""Self-contained assembly text: a check that no other file, file name, date or option changes what a text becomes.

A C preprocessor refuses the names of all that would let it read or ask (`FORBID`, in front of each text), however
they are put together; so it does the names that options of a build define (`OF_BUILDS`: NDEBUG, -O2, -fPIC, more
instructions), since others would build another text. Of further names that a text asks about GNU's gives a list. An
assembler is not so strict: of what it reads GNU's gives a list, and in the text itself the directives are looked for.
Lines that `gen` writes for builds that ask for more are taken out before (`optional`).
"""

from __future__ import annotations

import re
from collections.abc import Collection

from ciphergen.backends.machine.optional import POISON
from ciphergen.dsl.errors import SourceLocation, UserError

FORBIDDEN = "forbidden.h"
# Of what a release, a debugging and a library build define, with C as with C++, and of what the extensions of machines.
OF_BUILDS = (
    "#pragma GCC poison NDEBUG DEBUG _DEBUG __OPTIMIZE__ __OPTIMIZE_SIZE__ __NO_INLINE__ __FAST_MATH__ __PIC__ __pic__"
    " __PIE__ __pie__ _FORTIFY_SOURCE _REENTRANT _GNU_SOURCE __SSP__ __SSP_ALL__ __SSP_STRONG__ __SANITIZE_ADDRESS__"
    " __GCC_HAVE_DWARF2_CFI_ASM __STDC_HOSTED__ __VERSION__ __riscv_m __riscv_mul __riscv_div __riscv_muldiv __riscv_a"
    " __riscv_atomic __riscv_c __riscv_compressed __riscv_f __riscv_d __riscv_flen __riscv_v __riscv_vector __riscv_zba"
    " __riscv_zbb __riscv_zbc __riscv_zbs __riscv_zbkb __riscv_zicsr __riscv_unaligned_fast __riscv_misaligned_fast"
    " __ARM_FEATURE_AES __ARM_FEATURE_CRYPTO __ARM_FEATURE_SHA2 __ARM_FEATURE_SHA3 __ARM_FEATURE_SVE"
    " __ARM_FEATURE_BTI_DEFAULT __ARM_FEATURE_PAC_DEFAULT __ARM_FEATURE_UNALIGNED\n"
)
# With these a header is not the same wherever it is included.
OF_PLACES = (
    "#pragma GCC poison import embed __has_include __has_embed __FILE__ __FILE_NAME__ __BASE_FILE__ __INCLUDE_LEVEL__"
    " __COUNTER__ __DATE__ __TIME__ __TIMESTAMP__\n"
)
FORBID = (
    POISON
    + "#pragma GCC poison include include_next incbin __has_include_next __has_attribute __has_builtin __has_feature"
    " __has_extension\n" + OF_PLACES + OF_BUILDS
)
POISONED = re.compile(r"use (of )?(a )?poisoned")
_READS = re.compile(r"\.[ \t]*(include|incbin)\b", re.I)
_TRIGRAPH = re.compile(r"\?\?[=/'()!<>-]")
_ALONE = "a text that stands alone: no other file, no file's name, no date, no option of a build"
# What all builds for a machine agree on, beside what its own condition asks; compilers are held against each other.
_SAME = {"__ASSEMBLER__", "__ELF__", "__riscv", "__aarch64__", "__LP64__", "__clang__", "__clang_major__", "__GNUC__"}
_ASKED = re.compile(r"^#(define|undef) (\w+)", re.M)
_PREDEFINED = re.compile(r"_[_A-Z]")
_READS_OR_ASKS = "the C preprocessor would read another file, or ask for its name, the date or how it is built"


def check_alone(source: str, file: str) -> None:
    """Refuse a text that makes an assembler read other files, or that compilers read in two ways.

    Raises:
        UserError: the text does so.
    """
    for pattern, found in (
        (_READS, "the assembler would read another file"),
        (_TRIGRAPH, "a trigraph, which is another character under -trigraphs only"),
    ):
        place = pattern.search(source)
        if place is not None:
            raise refusal(_place(source, file, place.start()), f"{place[0]}: {found}")


def refusal(place: SourceLocation, found: str = _READS_OR_ASKS) -> UserError:
    """Return the error for a text that does not stand alone."""
    return UserError(place, found, _ALONE)


def check_read(listed: str, known: Collection[str], file: str) -> None:
    """Refuse files that an assembler or a compiler has read beyond `known`, from `listed`, a rule of make.

    known: those that it may read; empty for GNU's assembler, whose one file has any name.

    Raises:
        UserError: the tool has read other files.
    """
    read = re.split(r"(?<!\\)\s+", listed.partition(": ")[2].replace("\\\n", " ").strip())
    others = [name for name in read if name not in known] if known else read[: len(read) - 1]
    if others:
        raise refusal(
            SourceLocation(file), f"the {'compiler' if known else 'assembler'} reads another file, {others[0]}"
        )


def check_asked(listed: str, condition: str, file: str) -> None:
    """Refuse a text if GNU's preprocessor was asked, as `listed` by -dU, for a name that the text does not define
    itself and that may differ between builds. condition: of the machines that the text is for, whose names are allowed.

    Raises:
        UserError: the text asks for such a name.
    """
    same = {*_SAME, *re.findall(r"\w+", condition)}
    for how, name in _ASKED.findall(listed):
        if name not in same and (how == "undef" or _PREDEFINED.match(name)):
            raise refusal(SourceLocation(file), f"the C preprocessor asks for {name}, which a build may define")


def _place(source: str, file: str, offset: int) -> SourceLocation:
    return SourceLocation(file, source.count("\n", 0, offset) + 1, offset - source.rfind("\n", 0, offset))
