"""Bind the names of a text to values while the text is unfolded."""

from __future__ import annotations

from ciphergen.dsl.values import ArrayShape, Value


class Binding:
    """Bind a name to its current value; `shape` where it was declared with a type. An array whose elements are set one
    after another is copied when it is read, not for each of them."""

    __slots__ = ("_elements", "_value", "output", "shape")

    def __init__(self, value: Value | None, shape: ArrayShape | None = None, output: bool = False) -> None:
        self._value, self.shape, self.output = value, shape, output
        self._elements: list[Value | None] | None = None  # while they are being set, in place of the value

    @property
    def value(self) -> Value | None:
        if self._elements is not None:
            self._value, self._elements = tuple(self._elements), None
        return self._value

    def put(self, value: Value | None) -> None:
        self._value, self._elements = value, None

    @property
    def elements(self) -> list[Value | None] | None:
        """Return the elements of an array, which may be set in the list; None if the value is no array of elements."""
        if self._elements is None and type(self._value) is tuple:
            self._elements = [*self._value]
        return self._elements


Scope = dict[str, Binding]
