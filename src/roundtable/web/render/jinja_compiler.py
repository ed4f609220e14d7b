"""Templates compiled to leaner Python than Jinja's own.

Jinja looks twice at every name and everything that is put out (they may be undefined), at every attribute (it may be an
item) and every call (the function may want the template's context), puts each bit out by itself and notes whatever a
template sets, for others. The table's templates need none of that, and are drawn all the time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from jinja2 import Environment, Template, nodes
from jinja2.compiler import CodeGenerator, Frame, MacroRef, optimizeconst
from jinja2.idtracking import VAR_LOAD_RESOLVE, VAR_LOAD_UNDEFINED
from jinja2.nodes import EvalContext
from jinja2.runtime import Context
from jinja2.utils import missing
from markupsafe import Markup, _escape_inner, escape  # type: ignore[attr-defined]


def out(value: Any) -> str:
    """A value as it stands in markup. What is put out need not be marked as safe, as `escape` does."""
    kind = type(value)
    if kind is str:
        return _escape_inner(value)
    if kind is int:
        return str(value)
    return value if kind is Markup else escape(value)


def join(values: Iterable[object], between: str = "") -> str:
    """Words in a row; whoever puts them out escapes them."""
    return between.join(map(str, values))


def macro(function: Callable[..., str], names: tuple[str, ...]) -> Callable[..., Markup]:
    """A macro of a template, which takes all its arguments in order, as a function that is called plainly."""

    def called(*given: Any, **named: Any) -> Markup:
        rest = [named.get(name, missing) for name in names[len(given) :]]
        return Markup(function(*given, *rest))

    return called


def is_plain(node: nodes.Expr | None) -> bool:
    """Whether this puts out words of the template itself, which need no escaping."""
    if isinstance(node, nodes.CondExpr):
        return is_plain(node.expr1) and (node.expr2 is None or is_plain(node.expr2))
    return isinstance(node, nodes.Const) and isinstance(node.value, str) and escape(node.value) == node.value


def include(inside: Names, name: str) -> str:
    """Another template that is drawn here; it knows what this one was given, not what this one sets."""
    return inside.environment.draw(name, inside.parent)


class Lean(CodeGenerator):
    """Writes the Python of a template: names, attributes, items and calls are plain ones."""

    def visit_Template(self, node: nodes.Template, frame: Frame | None = None) -> None:  # noqa: N802
        self.sets = {name.name for name in node.find_all(nodes.Name) if name.ctx == "store"}
        super().visit_Template(node, frame)

    def enter_frame(self, frame: Frame) -> None:
        """What a template sets itself, here or there, it does not look for among what it was given."""
        loads = frame.symbols.loads
        for target, (action, name) in loads.items():
            if action == VAR_LOAD_RESOLVE and name in self.sets:
                loads[target] = (VAR_LOAD_UNDEFINED, None)
        super().enter_frame(frame)

    def visit_Name(self, node: nodes.Name, frame: Frame) -> None:  # noqa: N802
        """Whether there is such a name is seen once, as the template begins (`Names`)."""
        self.write(frame.symbols.ref(node.name))

    def pop_assign_tracking(self, frame: Frame) -> None:
        """What is set is known to the template alone."""
        self._assign_stack.pop()

    def visit_Output(self, node: nodes.Output, frame: Frame) -> None:  # noqa: N802
        """What stands in a row is put out at once."""
        finalize = self._make_finalize()
        row: list[list[Any] | nodes.Expr] = []
        for child in node.nodes:
            try:
                known = self._output_child_to_const(child, frame, finalize)
            except nodes.Impossible:
                row.append(child)
                continue
            if row and isinstance(row[-1], list):
                row[-1].append(known)
            else:
                row.append([known])
        one = len(row) == 1
        if frame.buffer is None:
            self.writeline("yield (" if one else "yield ''.join((")
        else:
            self.writeline(f"{frame.buffer}.append((" if one else f"{frame.buffer}.extend((")
        self.indent()
        for item in row:
            if isinstance(item, list):
                self.writeline(self._output_const_repr(item))
            else:
                self.newline(item)
                self._output_child_pre(item, frame, finalize)
                self.visit(item, frame)
                self._output_child_post(item, frame, finalize)
            self.write("" if one else ",")
        self.outdent()
        self.writeline(")" if one and frame.buffer is None else "))")

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

    def visit_Include(self, node: nodes.Include, frame: Frame) -> None:  # noqa: N802
        assert isinstance(node.template, nodes.Const), "the table's templates include by name"
        self.start_write(frame, node)
        self.write(f"lean_include(context, {node.template.value!r})")
        self.end_write(frame)

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        plain = not (macro_ref.accesses_kwargs or macro_ref.accesses_varargs or macro_ref.accesses_caller)
        assert plain, "the table's macros take what they name"
        names = tuple(argument.name for argument in macro_ref.node.args)
        self.write(f"lean_macro(macro, {names!r})")

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        self.write("(" if is_plain(node) else "out(")

    def _output_child_post(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        self.write(")")


class LeanEnvironment(Environment):
    """Where the table's own templates are compiled."""

    code_generator_class = Lean

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.filters |= {"join": join, "length": len}
        self.found: dict[str, Template] = {}
        self.evaluating = EvalContext(self)

    def get_template(self, name: str | Template, *more: Any, **named: Any) -> Template:
        """Without a second look at the folder: what is imported is asked for all the time."""
        if isinstance(name, Template):
            return name
        if name not in self.found:
            self.found[name] = super().get_template(name, *more, **named)
        return self.found[name]

    def draw(self, name: str, names: dict[str, Any]) -> str:
        """A template with all it is to know, the globals among it: nothing is copied."""
        one = self.get_template(name)
        inside = Names(self, names, one)
        markup = "".join(one.root_render_func(inside))
        inside.vars.clear()  # macros know the names, and names the macros: a ring that the collector would have to find
        return markup

    def _generate(self, *source: Any, **named: Any) -> str:
        # In the line of Jinja's own imports, so that lines of errors are still the template's.
        own = f"from {__name__} import include as lean_include, macro as lean_macro, out"
        return f"{own}; {super()._generate(*source, **named)}"


class Names(Context):
    """What a template knows, without the copies that Jinja makes."""

    environment: LeanEnvironment

    def __init__(self, environment: LeanEnvironment, names: dict[str, Any], template: Template) -> None:
        self.parent = names
        self.vars = {}
        self.environment = environment
        self.eval_ctx = environment.evaluating
        self.exported_vars = set()
        self.name = template.name
        self.globals_keys = set()
        self.blocks = {}
        self.resolve_or_missing = names.__getitem__  # type: ignore[assignment]  # what is not known is an error
