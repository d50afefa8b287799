"""A text of kernels in parts that are compiled one by one, and PTX of all from that of the parts.

The compiler takes longer than linear in the kernels of a file. A part is the whole text in which other kernels are
declared and not defined, so that each of its own is compiled from the same text as in the whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

_DEFINED = re.compile(r'^(?P<head>extern "C" __global__ [^;{}]*)\n\{\n(?P<body>.*?)^\}\n', re.M | re.S)
_KERNEL = re.compile(r"^(?=\t// \.globl\t)", re.M)  # where PTX of a kernel begins
_LABEL = re.compile(r"\$L__BB\d+_")  # with the number of the kernel in the file
_SHARED = re.compile(r"^static __device__ ", re.M)  # data that kernels have in common
_SPOKEN = re.compile(r"^\s*#(?!pragma unroll\b)", re.M)  # to the preprocessor
_LINES = 12_000  # of kernels in one part: with more the compiler takes longer than for two parts


def texts_of_parts(text: str, lines: int = _LINES) -> list[str]:
    """Return texts, each with some kernels, all of them in their order: one where kernels have data in common, as
    tables are, or where a body speaks to the preprocessor. lines: of kernels that are together in a part."""
    defined = [*_DEFINED.finditer(text)]
    if _SHARED.search(text) or any(_SPOKEN.search(kernel["body"]) for kernel in defined):
        return [text]
    groups = list[list[re.Match[str]]]()
    for kernel in defined:
        if groups and sum(each["body"].count("\n") for each in (*groups[-1], kernel)) <= lines:
            groups[-1].append(kernel)
        else:
            groups.append([kernel])
    return ["".join(_declaring(text, defined, group)) for group in groups] or [text]


def _declaring(text: str, defined: Sequence[re.Match[str]], own: Sequence[re.Match[str]]) -> Iterator[str]:
    """Yield the text, with kernels that are not a part's own declared, and all lines under the same numbers."""
    end = 0
    for kernel in defined:
        if kernel not in own:
            yield f"{text[end : kernel.start()]}{kernel['head']};\n\n\n" + "\n" * kernel["body"].count("\n")
            end = kernel.end()
    yield text[end:]


def ptx_of_parts(made: Sequence[str]) -> str:
    """Return PTX of all kernels, byte for byte what the compiler makes of the whole text. made: that of each part."""
    if len(made) == 1:
        return made[0]
    (head, *_), *_ = pieces = [_KERNEL.split(text.removesuffix("\n")) for text in made]
    assert all(first == head for first, *_ in pieces), "what stands in front of kernels says of which version PTX is"
    kernels = [kernel for _, *own in pieces for kernel in own]
    first, *others = [_LABEL.sub(f"$L__BB{number}_", kernel) for number, kernel in enumerate(kernels)]
    return "".join([head, first, *(other.replace("\n\n", "\n", 1) for other in others), "\n"])
