"""Other projects whose sources are cited: which wheel of a release proves a line, and what is kept of it.

A wheel of another framework takes a gigabyte. What a proof needs of it takes a few megabytes: its texts, and which
files and functions its libraries name. That is kept under the digest of the wheel, and the wheel is not.
"""

import hashlib
import json
import re
import shutil
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated

from packaging.utils import InvalidWheelFilename, parse_wheel_filename
from pydantic import BaseModel, ConfigDict, StringConstraints

from guide.citations.binary import Binary, extract
from guide.citations.lock import MEND, Other
from guide.citations.wheel import Text, split_lines
from guide.core import processes, yamlfile
from guide.core.errors import GuideError, nearest
from guide.core.paths import cache, root, shown, stands, write_whole

ALL = "all"
_FORMAT = 1  # raise it when what is kept of a wheel changes
_TEXTS = (
    ".py",
    ".pyi",
    ".h",
    ".hpp",
    ".cuh",
    ".cc",
    ".cpp",
    ".cu",
    ".proto",
    ".yaml",
    ".yml",
    ".td",
    ".json",
)
_KINDS = {".py": "python-text", ".pyi": "python-text", ".yaml": "yaml-text", ".yml": "yaml-text"}
_HEADERS = (".h", ".hpp", ".cuh")
_LARGEST = 4_000_000  # bytes of one text


class _Release(BaseModel):
    model_config = ConfigDict(extra="forbid")
    tag: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]+$")]
    wheel: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.+-]*\.whl$")]
    sha256: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]


class _Project(BaseModel):
    model_config = ConfigDict(extra="forbid")
    title: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9 .-]*$")]
    repository: Annotated[str, StringConstraints(pattern=r"^https://github\.com/[\w.-]+/[\w.-]+$")]
    folders: dict[str, str]
    libraries: str = ""
    sources: str = ""
    releases: dict[str, _Release]


@dataclass(frozen=True)
class Release:
    """One release of another project, as seeds/projects.yml names it."""

    key: str
    project: _Project
    pin: _Release

    @property
    def version(self) -> str:
        """The release's number."""
        return self.key.partition("@")[2]

    @property
    def locked_as(self) -> Other:
        """What the lock says of it."""
        address = f"{self.project.repository}/blob/{self.pin.tag}"
        return Other(self.project.title, self.pin.wheel, self.pin.sha256, address)

    def place(self, file: str) -> str | None:
        """The repository's path of a text of the wheel; None where no folder of `folders` holds it."""
        for here, there in self.project.folders.items():
            if file.startswith(here):
                return there + file.removeprefix(here)
        return None


def registry() -> Path:
    """Where people name the wheels."""
    return root() / "seeds" / "projects.yml"


def releases() -> dict[str, Release]:
    """Every release that may be cited, by `project@release`; none where the file is missing."""
    if not stands(registry()):
        return {}
    data, _ = yamlfile.load(registry())
    if not isinstance(data, dict):
        raise GuideError(shown(registry()), "a mapping from projects is wanted", "begin with 'oneflow:'")
    found = {}
    for name, item in data.items():
        project = yamlfile.validate(shown(registry()), item, _Project, str(name))
        for version, pin in project.releases.items():
            found[f"{name}@{version}"] = Release(f"{name}@{version}", project, pin)
    return found


def release(key: str, where: str) -> Release:
    """The release that `key` names; GuideError with the nearest where none does."""
    known = releases()
    if key in known:
        return known[key]
    near = nearest(key, known)
    cure = f"did you mean: {near}?" if near else f"name its wheel in {shown(registry())}"
    raise GuideError(where, f"'{key}' is no project and release that is known here", cure)


def chosen(names: Iterable[str]) -> list[Release]:
    """The releases of the projects that a person names: a project, `project@release` or `all`."""
    known, out = releases(), dict[str, Release]()
    for name in names:
        found = [r for key, r in known.items() if name in (ALL, key, key.partition("@")[0])]
        if not found:
            near = nearest(name, {key.partition("@")[0] for key in known} | {*known})
            cure = f"did you mean: {near}?" if near else f"{shown(registry())} names those that are known"
            raise GuideError(name, "no such project", cure)
        out |= {r.key: r for r in found}
    return list(out.values())


class Sources:
    """What is kept of a wheel: its texts, and what its libraries name."""

    def __init__(self, folder: Path, of: Release) -> None:
        self.folder, self.release = folder, of

    @cached_property
    def _archive(self) -> zipfile.ZipFile:
        return zipfile.ZipFile(self.folder / "texts.zip")

    @cached_property
    def _paths(self) -> frozenset[str]:
        return frozenset(self._archive.namelist())

    @cached_property
    def binary(self) -> Binary:
        """What the libraries name; nothing where none is read."""
        return Binary(**json.loads((self.folder / "binary.json").read_text(encoding="utf-8")))

    def text(self, path: str) -> Text | None:
        """The text of a file of the wheel, or None where it holds none."""
        if path not in self._paths:
            return None
        lines = split_lines(self._archive.read(path).decode("utf-8"))
        suffix = Path(path).suffix
        kind = _KINDS.get(suffix, "header-text" if suffix in _HEADERS else "other-text")
        return Text(tuple(lines), path, kind if self.release.place(path) else "generated")

    def text_paths(self) -> list[str]:
        """The wheel's path of every text that is kept."""
        return sorted(self._paths)

    def neighbours(self, path: str) -> str:
        """The nearest paths, for a message."""
        name = path.rpartition("/")[2]
        by_name = sorted(p for p in self._paths if p.rpartition("/")[2] == name)
        return ", ".join(by_name[:3]) or nearest(path, self._paths | self.binary.paths.keys())


def kept(of: Release) -> Path:
    """The folder of the cache that holds what is kept of a release's wheel, or will."""
    asked = (
        f"{_FORMAT} {of.pin.sha256} {sorted(of.project.folders)} {of.project.libraries} {of.project.sources}"
    )
    return cache() / "others" / f"{of.key}-{hashlib.sha256(asked.encode()).hexdigest()[:16]}"


def at_hand(some: Iterable[Release]) -> dict[str, Sources]:
    """Those whose wheel was read here before, by `project@release`."""
    return {r.key: Sources(kept(r), r) for r in some if (kept(r) / "texts.zip").is_file()}


def fetched(of: Release, wheels: Path | None = None, say: Callable[[str], None] = lambda _: None) -> Sources:
    """What a release's wheel holds, read once: from `wheels` where it lies there, else downloaded by its digest."""
    folder = kept(of)
    if not (folder / "texts.zip").is_file():
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="guide-wheel-", dir=folder.parent) as temp:
            file = wheels / of.pin.wheel if wheels else None
            if file is None or not file.is_file():
                say(f"{of.key}: {of.pin.wheel} is downloaded")
                file = _downloaded(of, Path(temp))
            _right(file, of)
            say(f"{of.key}: {of.pin.wheel} is read")
            _read(file, of, Path(temp) / "unpacked", folder)
    return Sources(folder, of)


def _downloaded(of: Release, folder: Path) -> Path:
    try:
        name, version, _, tags = parse_wheel_filename(of.pin.wheel)
    except InvalidWheelFilename as error:
        raise GuideError(
            shown(registry()), f"{of.key}: {error}", "name the wheel's file as pip does"
        ) from None
    wanted = folder / "wheel.txt"
    wanted.write_text(f"{name}=={version} --hash=sha256:{of.pin.sha256}\n", encoding="utf-8")
    # Another Python's wheel is only read: the one that the file's name is for is asked for.
    python = next((t.interpreter[2:] for t in tags if t.interpreter.startswith("cp")), "")
    target = ["--python-version", python, "--implementation", "cp"] if python else []
    target += [word for abi in sorted({t.abi for t in tags}) for word in ("--abi", abi)]
    target += [word for platform in sorted({t.platform for t in tags}) for word in ("--platform", platform)]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-cache-dir"]
    command += ["--only-binary", ":all:", "--require-hashes", *target, "-r", str(wanted), "-d", str(folder)]
    done = processes.ask(command, 3600)
    if done.returncode or not (folder / of.pin.wheel).is_file():
        last = (done.stderr.strip().splitlines() or ["another file came"])[-1]
        cure = f"put {of.pin.wheel} into a folder and give it as --wheels"
        raise GuideError(of.key, f"its wheel cannot be downloaded: {last}", cure)
    return folder / of.pin.wheel


def _right(file: Path, of: Release) -> None:
    """Raise GuideError where `file` is not the wheel that is pinned."""
    with file.open("rb") as stream:
        found = hashlib.file_digest(stream, "sha256").hexdigest()
    if found != of.pin.sha256:
        what = f"{of.pin.wheel} has the digest {found[:16]}…, {shown(registry())} says {of.pin.sha256[:16]}…"
        raise GuideError(of.key, what, "fetch the wheel again, or pin the one that you mean")


def _read(file: Path, of: Release, temp: Path, folder: Path) -> None:
    """Keep the texts below `folders`, and what the libraries name of `sources`."""
    try:
        with zipfile.ZipFile(file) as wheel:
            inside = [m for m in wheel.infolist() if m.filename.startswith(tuple(of.project.folders))]
            texts = [m for m in inside if m.filename.endswith(_TEXTS) and m.file_size <= _LARGEST]
            _keep_texts(wheel, texts, temp.with_name("texts.zip"))
            pattern = re.compile(of.project.libraries or r"(?!)")
            libraries = [m for m in wheel.namelist() if pattern.fullmatch(m)]
            wheel.extractall(temp, libraries)
    except (OSError, zipfile.BadZipFile) as error:
        raise GuideError(of.key, f"its wheel cannot be read: {error}", "fetch it again") from None
    if of.project.libraries and not libraries:
        what = f"no file of {of.pin.wheel} is one of 'libraries': {of.project.libraries}"
        raise GuideError(shown(registry()), what, f"mend 'libraries' of {of.key}")
    source = re.compile(of.project.sources or r"(?!)")

    def ours(paths: Iterable[str]) -> dict[str, str]:
        return {p: found[0] for p in paths if (found := source.search(p))}

    binary = extract(temp, [temp / name for name in libraries], ours) if libraries else Binary({}, {}, {})
    write_whole(folder / "binary.json", json.dumps(asdict(binary), ensure_ascii=False, sort_keys=True))
    shutil.move(temp.with_name("texts.zip"), folder / "texts.zip")  # last: it says that all is there


def _keep_texts(wheel: zipfile.ZipFile, texts: list[zipfile.ZipInfo], file: Path) -> None:
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for member in texts:
            data = wheel.read(member)
            try:
                data.decode("utf-8")
            except UnicodeDecodeError:
                continue
            archive.writestr(member.filename, data)


def missing(key: str, where: str) -> GuideError:
    """What is said of a citation whose wheel is not at hand."""
    project = key.partition("@")[0]
    return GuideError(where, f"the wheel of {key} has not been read here", f"{MEND} --project {project}")
