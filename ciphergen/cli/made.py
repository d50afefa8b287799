"""The main job's result holds files, and what is known of each function, in memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ciphergen.cli.record import Record
from ciphergen.generator.kernel_layers import KernelInfo
from ciphergen.generator.output import FunctionInfo, Refusal


@dataclass(frozen=True)
class Made:
    """The outcome of a command, in memory: files by name (without the record), what the record needs to say, what is
    known of each function, the variants without a test vector, what was left out, and remarks on tables."""

    record: Record
    files: Mapping[str, str]
    functions: Sequence[FunctionInfo] | Sequence[KernelInfo]
    without_vectors: Sequence[str]
    refused: Sequence[Refusal]
    remarks: Sequence[str]
