"""`1 << x` with a literal on the left is a 32-bit operation under mypyc: `1 << 40` gives 256. Use a table or an i64."""

import ast

import pytest

from fourfold.kernel.cells import bit
from fourfold.tests.sources import source_files, tree


def literal(node: ast.expr) -> bool:
    while isinstance(node, ast.UnaryOp):
        node = node.operand
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def shifted_literals(code: ast.Module) -> list[int]:
    """The lines that shift a literal to the left."""
    shifts = (node for node in ast.walk(code) if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift))
    return [node.lineno for node in shifts if literal(node.left)]


@pytest.mark.parametrize("file", source_files())
def test_no_literal_is_shifted(file):
    assert shifted_literals(tree(file)) == []


def test_a_shifted_literal_is_caught():
    assert shifted_literals(ast.parse("a = one << 40\nb = 1 << 40\nc = x | (-1 << x)")) == [2, 3]


def test_every_bit_is_right_in_both_worlds():
    assert [bit(k) for k in range(62)] == [2**k for k in range(62)]
