"""Builds Roundtable. With ROUNDTABLE_MYPYC=1 the kernel's hot modules are compiled; without, all is plain Python.

The compiled modules behave the same and are optional: `make compiled` makes them in place, `make plain` removes them.
Modules that define msgspec structs are never compiled: mypyc would drop what makes them structs; nor is `votes`, whose
classes games inherit from.
"""

import os

from setuptools import setup

COMPILED = ("windows", "dealing", "table", "position", "knowledge", "match")

extensions = []
if os.environ.get("ROUNDTABLE_MYPYC") == "1":
    from mypyc.build import mypycify

    extensions = mypycify([f"src/roundtable/kernel/{name}.py" for name in COMPILED], opt_level="3")

setup(ext_modules=extensions)
