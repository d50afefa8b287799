"""The syntax tree of an extension: instructions of a machine, whose meanings are written as functions are."""

from __future__ import annotations

from dataclasses import dataclass

from ciphergen.dsl import syntax


@dataclass(frozen=True, slots=True)
class UsesDecl(syntax.Node):
    """`uses AES`: what a cipher's text declares comes into sight."""

    cipher: syntax.Name


@dataclass(frozen=True, slots=True)
class WrittenEncoding(syntax.Node):
    """`"0000000 rs2 rs1 000 rd 0001011"`: the bits of an instruction, as its manual prints them."""

    text: str


@dataclass(frozen=True, slots=True)
class InstructionDecl(syntax.Node):
    """`instruction NAME "ENCODING" (rs1: word) -> word = ...`: a function with an encoding."""

    function: syntax.FunctionDecl
    encoding: WrittenEncoding


@dataclass(frozen=True, slots=True)
class ExtensionText(syntax.Node):
    """`extension NAME { ... }`."""

    name: str
    items: tuple[syntax.Node, ...]
