"""Proposals: instructions that a cipher's own terms suggest, each as the text of an extension."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.generator.proposals.candidate import Proposal
from ciphergen.generator.proposals.layers import of_layers
from ciphergen.generator.proposals.subgraphs import of_words


def candidates(variant: Variant, rules: RuleSet) -> Sequence[Proposal]:
    """Return instructions that may speed up the encryption of a variant on registers of a target; none where its words
    fill no registers and its rounds are no look-ups of bytes behind which all is linear."""
    return [*of_words(variant, rules), *of_layers(variant, rules)]
