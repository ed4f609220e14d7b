"""Templates compiled to leaner Python than Jinja's own.

Jinja looks twice at every attribute (it may be an item), every call (the function may want the template's context) and
everything that is put out (it may be undefined). The table's templates need none of that, and are drawn all the time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from jinja2 import Environment, nodes
from jinja2.compiler import CodeGenerator, Frame, optimizeconst
from markupsafe import Markup, _escape_inner, escape  # type: ignore[attr-defined]


def out(value: Any) -> str:
    """A value as it stands in markup. What is put out need not be marked as safe, as `escape` does."""
    kind = type(value)
    if kind is str:
        return _escape_inner(value)
    return value if kind is Markup else escape(value)


def join(values: Iterable[object], between: str = "") -> str:
    """Words in a row; whoever puts them out escapes them."""
    return between.join(map(str, values))


class Lean(CodeGenerator):
    """Writes the Python of a template: attributes, items and calls are plain ones."""

    @optimizeconst
    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802
        self.visit(node.node, frame)
        self.write(f".{node.attr}")

    @optimizeconst
    def visit_Getitem(self, node: nodes.Getitem, frame: Frame) -> None:  # noqa: N802
        self.visit(node.node, frame)
        self.write("[")
        self.visit(node.arg, frame)
        self.write("]")

    @optimizeconst
    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802
        assert node.dyn_args is node.dyn_kwargs is None, "the table's templates call plainly"
        self.visit(node.node, frame)
        self.write("(")
        for argument in (*node.args, *node.kwargs):
            self.visit(argument, frame)
            self.write(", ")
        self.write(")")

    @optimizeconst
    def visit_CondExpr(self, node: nodes.CondExpr, frame: Frame) -> None:  # noqa: N802
        """Without an `else` there is nothing."""
        self.write("(")
        self.visit(node.expr1, frame)
        self.write(" if ")
        self.visit(node.test, frame)
        self.write(" else ")
        self.visit(node.expr2 or nodes.Const(""), frame)
        self.write(")")

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        self.write("out(")

    def _output_child_post(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        self.write(")")


class LeanEnvironment(Environment):
    """Where the table's own templates are compiled."""

    code_generator_class = Lean

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.filters |= {"join": join, "length": len}

    def _generate(self, *source: Any, **named: Any) -> str:
        # In the line of Jinja's own imports, so that lines of errors are still the template's.
        return f"from {__name__} import out; {super()._generate(*source, **named)}"
