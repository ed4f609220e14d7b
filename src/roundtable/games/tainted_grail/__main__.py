"""`python -m roundtable.games.tainted_grail [FOLDER]`: checks a pack, finished or not, and counts what it holds."""

from __future__ import annotations

import sys
from pathlib import Path

from roundtable.packs import PackError, load

from .writing.checks import whole_story
from .writing.pack_spec import SPEC


def main(arguments: list[str]) -> int:
    core = Path(__file__).parent / "packs" / "core"
    try:
        content = load(SPEC, [core, *arguments])
    except PackError as error:
        print(error)
        return 2
    for collection, items in content.items():
        print(f"{len(items):4} {collection}")
    missing = whole_story(content)
    for unsound in missing:
        print(f"{unsound.collection} {unsound.item}: found {unsound.found}, expected {unsound.expected}.")
    print(f"{len(missing)} things are missing for a complete story." if missing else "The story is complete.")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
