"""Obstacles: operations of a variant's text that a target cannot do, found in little time and before there is a plan.

Products of words that nothing multiplies or no register holds, words of too many registers, and tables too large for
circuits. What only code shows,
such as a frame that is too large, is found when it is made.
"""

from __future__ import annotations

from ciphergen.backends import generation, target_names
from ciphergen.backends import target as find_target
from ciphergen.backends.machine.platform import Platform
from ciphergen.backends.machine.target import Target
from ciphergen.circuits.methods import MOST_FUNCTIONS, has_circuit
from ciphergen.dsl.cipher import Cipher, Variant
from ciphergen.dsl.errors import UserError, nearest
from ciphergen.generator.analysis.general_rules import general_rules
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts.limbs import MOST_REGISTERS, Limbs

WITH_TABLES = "--strategy loop1-tables --allow-tables"
ALL_CHANGE = "counter mode needs a word of the block that most blocks of a message share; all change here"


def check(variant: Variant, target: Target) -> None:
    """Refuse a variant that the target cannot do.

    Raises:
        Unsupported: with the place in the text that is to blame, where one is.
    """
    rules = general_rules(variant, generation(target))
    Limbs(variant, rules, 1).check()
    lacks = dict(rules.lacks).get("mul")
    for place, width in variant.products.items():
        if width > MOST_REGISTERS * rules.bits:
            text = (
                f"a product of {width}-bit words takes {-(-width // rules.bits)} registers, more than {MOST_REGISTERS}"
            )
            raise Unsupported(text, place)
        if lacks:
            raise Unsupported(f"a product of {width}-bit words {lacks}", place)


def check_circuits(variant: Variant, platform: Platform) -> None:
    """Refuse a variant with a table that no circuit of bearable size looks up, whatever the platform is.

    Raises:
        Unsupported: with the place of the first look-up in such a table.
    """
    for place, (table, look_up) in variant.look_ups.items():
        entries = look_up.param
        assert isinstance(entries, tuple)
        if not has_circuit(entries, look_up.width):
            size = f"table '{table}' of {len(entries)} entries"
            text = f"{size} takes more than {2 * MOST_FUNCTIONS} operations for each look-up in constant time"
            raise Unsupported(text, place, WITH_TABLES)


def check_counted(variant: Variant, target: Target) -> None:
    """Refuse counter mode for a variant without a word of the block that stays the same from block to block.

    Raises:
        Unsupported: there is none.
    """
    if not counts(variant):
        raise Unsupported(ALL_CHANGE)


def counts(variant: Variant) -> bool:
    """Return True if blocks of a variant can be counted, in whatever layout: a block has a word that stays the same."""
    return variant.block_words > 1 or bool(variant.entries)


def is_free(variant: Variant, target: Target) -> bool:
    """Return True if nothing in a variant's text is known that the target cannot do."""
    try:
        check(variant, target)
    except Unsupported:
        return False
    return True


def refusal(cipher: Cipher, variant: Variant, target: Target, error: Exception) -> UserError:
    """Return the error for what cannot be made. Of what the text is to blame for, name the place, and the variants and
    targets without it."""
    found = f"{variant.name} cannot be made for {target.name} yet: {error}"
    if isinstance(error, Unsupported) and error.options:
        way = f"{error.options}, which is not constant time"
        return UserError(error.place or "--target", found, way, error.options)
    if not isinstance(error, Unsupported) or error.place is None:
        return UserError("--target", found, "what gen list shows", "gen list")
    variants = [other.name for other in cipher.variants.values() if is_free(other, target)]
    targets = [name for name in target_names() if is_free(variant, find_target(name))]
    allowed = [f"--{word} {', '.join(names)}" for word, names in (("variant", variants), ("target", targets)) if names]
    near = nearest(target.name, targets)
    return UserError(error.place, found, "; ".join(allowed), f"--target {near}" if near else "")
