"""Proofs of one wrong object after the other: what `prove` says of each, with what is known from those before."""

from __future__ import annotations

from collections.abc import Mapping
from unittest.mock import patch

from ciphergen.backends.machine.target import Target
from ciphergen.dsl.cipher import Variant
from ciphergen.verify.execution.general import Generality
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.prove import Declared, prove
from ciphergen.verify.verdict import Report, Verdict


class Refusals:
    """A prover of objects of a variant. tables: as for `Declared`."""

    def __init__(self, target: Target, variant: Variant, *, tables: bool) -> None:
        self._target, self._variant, self._declared = target, variant, Declared(tables=tables)
        self._knowledge = Knowledge(variant, target.xlen)
        self._one_by_one = Knowledge(variant, target.xlen, generality=Generality())

    def __call__(self, data: bytes, roles: Mapping[str, str]) -> Report:
        """The verdict on an object. As `prove` does, where what code does for any values of secrets is not proved, all
        is executed again one by one; but not what a run has shown to be wrong, and what is known of either way stays
        known."""
        generality = self._knowledge.generality
        with patch.object(generality, "note"):
            report = self._proved(data, roles, self._knowledge)
        if report.proved or shown_wrong(report) or not generality.bits:
            return report
        return self._proved(data, roles, self._one_by_one)

    def _proved(self, data: bytes, roles: Mapping[str, str], knowledge: Knowledge) -> Report:
        given = data, "mutant.o", self._target, self._variant, roles
        return prove(*given, declared=self._declared, knowledge=knowledge)


def shown_wrong(report: Report) -> bool:
    """Whether a run of the object is wrong."""
    refused = [o.counterexample for o in report.obligations if o.verdict is Verdict.REFUTED]
    return any(found is not None and found.confirmed for found in refused)
