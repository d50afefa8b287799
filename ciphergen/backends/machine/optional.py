"""Conditional lines of generated texts: prefix and visibility of symbols and branch protection, where a build asks.

`-DCIPHERGEN_PREFIX=my_` puts a prefix in front of the symbols, `-DCIPHERGEN_HIDDEN` hides them; the code is the same.
On AArch64, `-mbranch-protection` adds instructions: a function begins with BTI or, if it saves the return address, with
PACIASP, and returns behind AUTIASP.

`without` takes these lines out of a text, which is then what a build reads that asks for nothing. What is left may not
use the names, however they are put together (`POISON`).
"""

from __future__ import annotations

import re

from ciphergen.dsl.errors import SourceLocation, UserError

PREFIX, HIDDEN = "CIPHERGEN_PREFIX", "CIPHERGEN_HIDDEN"
RENAMED = (f"{PREFIX}=ciphergen_other_", HIDDEN)
PROTECTION = """\
#ifdef __ARM_FEATURE_BTI_DEFAULT
#define CIPHERGEN_BTI bti c
#define CIPHERGEN_BTI_BIT 1
#else
#define CIPHERGEN_BTI
#define CIPHERGEN_BTI_BIT 0
#endif
#ifdef __ARM_FEATURE_PAC_DEFAULT
#define CIPHERGEN_SIGN paciasp
#define CIPHERGEN_AUTHENTICATE autiasp
#define CIPHERGEN_NEGATE .cfi_negate_ra_state
#define CIPHERGEN_PAC_BIT 2
#else
#define CIPHERGEN_SIGN CIPHERGEN_BTI
#define CIPHERGEN_AUTHENTICATE
#define CIPHERGEN_NEGATE
#define CIPHERGEN_PAC_BIT 0
#endif
"""
NOTE = """\
#if CIPHERGEN_BTI_BIT | CIPHERGEN_PAC_BIT /* GNU_PROPERTY_AARCH64_FEATURE_1_AND */
    .section .note.gnu.property,"a",%note
    .p2align 3
    .word 4, 16, 5
    .asciz "GNU"
    .word 0xc0000000, 4, CIPHERGEN_BTI_BIT | CIPHERGEN_PAC_BIT, 0
#endif
"""
BTI, SIGN, AUTHENTICATE, NEGATE = (f"    CIPHERGEN_{name}" for name in ("BTI", "SIGN", "AUTHENTICATE", "NEGATE"))
POISON = (
    f"#pragma GCC poison {PREFIX} {HIDDEN} CIPHERGEN_JOIN_ CIPHERGEN_JOIN CIPHERGEN_BTI CIPHERGEN_BTI_BIT"
    " CIPHERGEN_SIGN CIPHERGEN_AUTHENTICATE CIPHERGEN_NEGATE CIPHERGEN_PAC_BIT\n"
)
_LINES = re.compile(
    r"^#ifdef CIPHERGEN_PREFIX\n"
    r"#define CIPHERGEN_JOIN_\(a, b\) a##b\n"
    r"#define CIPHERGEN_JOIN\(a, b\) CIPHERGEN_JOIN_\(a, b\)\n"
    r"(?:#define (\w+) CIPHERGEN_JOIN\(CIPHERGEN_PREFIX, \1\)\n)*"
    r"#endif$"
    r"|^#ifdef CIPHERGEN_HIDDEN\n *\.(?:hidden|private_extern) [\w\\, ]+\n#endif$"
    rf"|^{re.escape(PROTECTION)}|^{re.escape(NOTE)}|^(?:{BTI}|{SIGN}|{AUTHENTICATE}|{NEGATE})$",
    re.M,
)
_OURS = re.compile(r"CIPHERGEN_\w*")


def without(source: str, file: str) -> str:
    """Return a text with the optional lines blanked, so that line numbers stay.

    Raises:
        UserError: a name from the optional lines stands elsewhere.
    """
    left = _LINES.sub(lambda lines: "\n" * lines[0].count("\n"), source)
    found = _OURS.search(left)
    if found is not None:
        line, column = left.count("\n", 0, found.start()) + 1, found.start() - left.rfind("\n", 0, found.start())
        text = f"{found[0]}: a name that a build may define, for more than the lines that gen writes"
        raise UserError(SourceLocation(file, line, column), text, "the lines with it that gen writes")
    return left
