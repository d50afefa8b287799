"""The C interface: one row a function, from which prototypes, argument lists and contracts are derived.

To add a function, add a row to `table.ROLES`. A shape that nothing builds yet needs an entry in the generator's
registry (`generator.frames.functions.SHAPES`), a mode that has no text yet needs the text (`dsl/modes`). Nothing else
names functions.
"""
