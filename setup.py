"""Builds Roundtable. With ROUNDTABLE_MYPYC=1 the kernel's hot modules and the games' chapters are compiled; without,
all is plain Python.

The compiled modules behave the same and are optional: `make compiled` makes them in place, `make plain` removes them.
Modules that define msgspec structs are never compiled: mypyc would drop what makes them structs; nor is `votes`, whose
classes games inherit from, nor a game's own class, which inherits from one that is plain.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from setuptools import Extension, setup

SOURCES = Path("src/roundtable")
KERNEL = ("windows", "dealing", "table", "position", "knowledge", "match")
GAMES = ("kinfire", "talisman")


def chapters(game: str) -> list[str]:
    """The modules of a game that define no structs: its rules and its scenes."""
    folder = SOURCES / "games" / game
    modules = sorted(set(folder.rglob("*.py")) - set((folder / "effects").rglob("*.py")))
    return [
        str(module)
        for module in modules
        if module.stem not in ("__init__", "game") and "(Struct" not in module.read_text(encoding="utf-8")
    ]


def hindrance() -> str | None:
    """Why nothing can be compiled on this machine."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"this needs a C compiler, and there is no '{compiler}' (on Debian: apt install gcc python3-dev)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "this needs Python's header files, and there is no Python.h (on Debian: apt install python3-dev)"
    return None


def compiled() -> list[Extension]:
    """What to build. mypyc's remarks on what it treats otherwise are only for who looks into a failure."""
    from mypyc.build import mypycify

    modules = [str(SOURCES / "kernel" / f"{name}.py") for name in KERNEL]
    modules += [module for game in GAMES for module in chapters(game)]
    remarks = StringIO()
    try:
        with redirect_stdout(remarks):
            # Level 3, and all in one file, would take the C compiler three times as long and save next to nothing.
            return mypycify(modules, opt_level="1", debug_level="0", multi_file=True)
    except SystemExit:
        print(remarks.getvalue())
        raise


extensions = []
if os.environ.get("ROUNDTABLE_MYPYC") == "1":
    if hindered := hindrance():
        sys.exit(f"roundtable: {hindered}. Without, everything is played in plain Python.")
    extensions = compiled()

setup(ext_modules=extensions)
