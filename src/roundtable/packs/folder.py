"""A pack's folder: which files it has, and their text. Nothing outside the folder is ever opened."""

from __future__ import annotations

import os
import re
import stat
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from .problems import ProblemReport, listed, shown_file
from .reading import BROKEN, MAX_BYTES, PackFile, parse

MAX_FILES: Final = 2_000
MAX_TOTAL_BYTES: Final = 64 * 1024 * 1024

_TEXT_NAME = re.compile(r"text\.[A-Za-z-]+\Z")
_YAML_ENDINGS = (".yaml", ".yml")


@dataclass(slots=True)
class Folder:
    """The YAML files of one pack, by the name of what they hold: `pack`, `cards`, `text.en`."""

    label: str
    report: ProblemReport
    sources: dict[str, list[PackFile]] = field(default_factory=dict)
    unread: set[str] = field(default_factory=set)
    """Names of which some file could not be read: what it would have held is unknown."""


@dataclass(frozen=True, slots=True)
class _Entry:
    label: str
    name: str
    path: Path
    mode: int


def read_folder(path: str | os.PathLike[str], collections: tuple[str, ...], report: ProblemReport) -> Folder:
    """Reads every YAML file of a pack, and reports files that are none of a pack's."""
    folder = Folder(shown_file(path), report)
    root = Path(path)
    try:
        root = root.resolve(strict=True)
        if not root.is_dir():
            report.add(folder.label, "", "a file", "a pack's folder")
            return _nothing(folder, collections)
    except (OSError, RuntimeError, ValueError) as error:
        report.add(folder.label, "", _reason(error), "a pack's folder")
        return _nothing(folder, collections)
    files = _Files(folder, root, collections)
    for entry in files.entries(root, folder.label):
        files.sort_in(entry)
    if "pack" not in folder.sources and "pack" not in folder.unread:
        report.add(f"{folder.label}/pack.yaml", "", "no such file", "the pack's manifest")
    return folder


def read_file(path: str | os.PathLike[str], report: ProblemReport, *, int_keys: bool = False) -> PackFile | None:
    """One YAML file that stands alone, such as a scenario; None if it can't be read."""
    label = shown_file(path)
    try:
        real = Path(path).resolve(strict=True)
    except (OSError, RuntimeError, ValueError) as error:
        report.add(label, "", _reason(error), "a YAML file")
        return None
    text = _text(real, label, report)
    return None if text is None else parse(text, label, "", report, int_keys=int_keys)


def _nothing(folder: Folder, collections: tuple[str, ...]) -> Folder:
    folder.unread |= {"pack", "text", *collections}
    return folder


@dataclass(slots=True)
class _Files:
    folder: Folder
    root: Path
    collections: tuple[str, ...]
    seen: int = 0
    total: int = 0

    def entries(self, path: Path, label: str) -> list[_Entry]:
        """What a folder holds, by name. Hidden files are nobody's business; links out are refused."""
        report = self.folder.report
        try:
            names = sorted(os.listdir(path))  # noqa: PTH208  (names are wanted, not paths)
        except OSError as error:
            report.add(label, "", _reason(error), "a folder that can be read")
            return []
        found = []
        for name in names:
            if name.startswith("."):
                continue
            entry = self.entry(path / name, f"{label}/{shown_file(name)}", name)
            if entry:
                found.append(entry)
        return found

    def entry(self, path: Path, label: str, name: str) -> _Entry | None:
        report = self.folder.report
        try:
            if path.is_symlink():
                path = path.resolve(strict=True)
                if not path.is_relative_to(self.root):
                    report.add(label, "", "a link out of the pack's folder", "a file inside it")
                    self.miss(name)
                    return None
            return _Entry(label, name, path, path.lstat().st_mode)
        except (OSError, RuntimeError) as error:
            report.add(label, "", _reason(error), "a file that can be read")
            self.miss(name)
            return None

    def sort_in(self, entry: _Entry) -> None:
        """Reads an entry of the top folder, if it is one of a pack's."""
        stem, ending = _split(entry.name)
        report = self.folder.report
        if stat.S_ISDIR(entry.mode):
            if self.is_known(entry.name) and entry.name != "pack":
                for inner in self.entries(entry.path, entry.label):
                    self.sort_in_collection(entry.name, inner)
            elif ending and self.is_known(stem):
                report.add(entry.label, "", "a folder", "a file")
                self.folder.unread.add(stem)
            elif any(_split(inner.name)[1] for inner in self.entries(entry.path, entry.label)):
                self.unknown(entry, entry.name)
        elif ending and self.is_known(stem) and ending == ".yaml":
            self.read(stem, entry)
        elif ending:
            self.unknown(entry, stem)

    def sort_in_collection(self, name: str, entry: _Entry) -> None:
        """Reads an entry of a collection's folder."""
        report = self.folder.report
        ending = _split(entry.name)[1]
        if stat.S_ISDIR(entry.mode):
            report.add(entry.label, "", "a folder", f"YAML files straight in {name}/")
            self.folder.unread.add(name)
        elif ending == ".yaml":
            self.read(name, entry)
        elif ending:
            report.add(entry.label, "", f"a file ending in {ending}", "one ending in .yaml")
            self.folder.unread.add(name)

    def read(self, name: str, entry: _Entry) -> None:
        folder, report = self.folder, self.folder.report
        self.seen += 1
        if self.seen > MAX_FILES:
            if self.seen == MAX_FILES + 1:
                report.add(folder.label, "", f"more than {MAX_FILES} YAML files", "fewer files")
            folder.unread.add(name)
            return
        text = _text(entry.path, entry.label, report)
        if text is not None:
            self.total += len(text.encode())
            if self.total > MAX_TOTAL_BYTES:
                found = f"more than {MAX_TOTAL_BYTES} bytes up to this file"
                report.add(entry.label, "", found, "a smaller pack")
                text = None
        if text is None:
            folder.unread.add(name)
            return
        prefix = "" if name == "pack" or name.startswith("text.") else name
        source = parse(text, entry.label, prefix, report)
        folder.sources.setdefault(name, []).append(source)
        if source.value is BROKEN:
            folder.unread.add(name)

    def is_known(self, name: str) -> bool:
        return name == "pack" or name in self.collections or bool(_TEXT_NAME.match(name))

    def miss(self, name: str) -> None:
        """Remembers that something of this name was there and could not be read."""
        self.folder.unread.add(_split(name)[0])

    def unknown(self, entry: _Entry, stem: str) -> None:
        names = ["pack.yaml", *(f"{name}.yaml" for name in self.collections), "text.en.yaml"]
        self.folder.report.add(
            entry.label,
            "",
            "a file or folder that belongs to no collection",
            listed(names),
            word=f"{stem}.yaml",
            known=names,
        )


def _split(name: str) -> tuple[str, str]:
    """A file's name without its YAML ending, and that ending in small letters (else nothing)."""
    for ending in _YAML_ENDINGS:
        if name.lower().endswith(ending):
            return name[: -len(ending)], name[-len(ending) :]
    return name, ""


def _text(path: Path, label: str, report: ProblemReport) -> str | None:
    """A file's text, or None and a sentence why not. Devices and pipes are never waited for."""
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)
    try:
        mode = path.lstat().st_mode
        if not stat.S_ISREG(mode):
            report.add(label, "", _kind(mode), "a file")
            return None
        with os.fdopen(os.open(path, flags), "rb") as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                report.add(label, "", "something that is no file any more", "a file")
                return None
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        report.add(label, "", _reason(error), "a file that can be read")
        return None
    if len(data) > MAX_BYTES:
        report.add(label, "", f"more than {MAX_BYTES >> 20} MiB", "a smaller file")
        return None
    return _decoded(data, label, report)


def _decoded(data: bytes, label: str, report: ProblemReport) -> str | None:
    expected = "UTF-8 without a byte order mark"
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        report.add(label, "", "UTF-16 or UTF-32", expected)
    elif data.startswith(b"\xef\xbb\xbf"):
        report.add(label, "", "a byte order mark", expected)
    else:
        try:
            return data.decode("utf-8")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            found = f"the byte 0x{data[error.start]:02x}, which is not UTF-8"
            report.add(label, "", found, expected, line=line, hint="the file may be saved as Latin-1")
    return None


def _kind(mode: int) -> str:
    if stat.S_ISDIR(mode):
        return "a folder"
    if stat.S_ISFIFO(mode):
        return "a pipe"
    return "a link" if stat.S_ISLNK(mode) else "a device or socket"


def _reason(error: Exception) -> str:
    if isinstance(error, FileNotFoundError):
        return "no such file or folder"
    if isinstance(error, PermissionError):
        return "something that may not be read"
    if isinstance(error, RuntimeError):
        return "a link that leads round in a circle"
    if isinstance(error, OSError) and error.strerror:
        return f"something unreadable ({error.strerror.lower()})"
    return "a name that is no path"
