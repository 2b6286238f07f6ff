"""Brings sources here: the wheel of a release, by pip; a git tree at a tag, by a clone of the cited files alone."""

import hashlib
import json
import re
import shutil
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from packaging.utils import InvalidWheelFilename, parse_wheel_filename

from guide.citations.libraries import Libraries, extract
from guide.citations.lock import MEND
from guide.citations.projects import Release, registry
from guide.citations.sources import HEADERS, Kept, Tree, Wheel
from guide.core import processes
from guide.core.errors import GuideError
from guide.core.paths import cache, shown, write_whole

_FORMAT = 2  # raise it when what is kept of a wheel changes
_TEXTS = (".py", ".pyi", *HEADERS, ".cc", ".cpp", ".cu", ".proto", ".yaml", ".yml", ".td", ".json")
_LARGEST = 4_000_000  # bytes of one text


@contextmanager
def tree(repository: str, tag: str, commit: str, paths: Iterable[str]) -> Iterator[Tree]:
    """The sources at a tag, for as long as they are asked: of all files only `paths` are brought here.

    GuideError where there is no such tag, no network, or the tag is not `commit`.
    """
    with tempfile.TemporaryDirectory(prefix="guide-tree-") as temp:
        folder = Path(temp) / "tree"
        cure = "try again with a network; the citations stand as they are locked"
        words = ["--quiet", "--depth=1", "--filter=blob:none", "--no-checkout", f"--branch={tag}"]
        _git(["clone", *words, "--", repository, str(folder)], f"{repository} at {tag}", cure)
        found = Tree(folder, commit)
        chosen = "".join(f"/{path}\n" for path in sorted(set(paths)))
        _git(["-C", str(folder), "sparse-checkout", "set", "--no-cone", "--stdin"], repository, cure, chosen)
        _git(["-C", str(folder), "checkout", "--quiet"], repository, cure)
        yield found


def _git(words: list[str], where: str, cure: str, given: str = "") -> None:
    done = processes.ask(["git", *words], 900, given=given)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise GuideError(where, f"it cannot be cloned: {last}", cure)


@contextmanager
def released(version: str) -> Iterator[Wheel]:
    """PyTorch's wheel of another release, downloaded for as long as it is asked; or the folder of an unpacked one."""
    if Path(version).is_dir():
        yield Wheel(Path(version))
        return
    if not version[:1].isdigit():
        what = "neither a folder nor a version"
        raise GuideError(version, what, "give 2.14.0, or a folder that holds torch/")
    with tempfile.TemporaryDirectory(prefix="guide-wheel-") as temp:
        _download(
            [f"torch=={version}"], Path(temp), f"torch=={version}", "pip index versions torch lists them"
        )
        skip = ("torch/lib/libcud", "torch/lib/libnv", "torch/bin/", "torch/test/")
        with zipfile.ZipFile(next(Path(temp).glob("*.whl"))) as archive:
            members = [m for m in archive.namelist() if not m.startswith(skip)]
            archive.extractall(Path(temp) / "unpacked", members)
        yield Wheel(Path(temp) / "unpacked")


def _download(words: list[str], folder: Path, where: str, cure: str) -> None:
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-cache-dir"]
    done = processes.ask([*command, *words, "-d", str(folder)], 3600)
    if done.returncode or not any(folder.glob("*.whl")):
        last = (done.stderr.strip().splitlines() or ["no wheel came"])[-1]
        raise GuideError(where, f"its wheel cannot be downloaded: {last}", cure)


def _place(of: Release) -> Path:
    """The folder of the cache that holds what is kept of a release's wheel, or will."""
    project = of.project
    asked = f"{_FORMAT} {of.pin.sha256} {sorted(project.folders)} {project.libraries} {project.sources}"
    return cache() / "wheels" / f"{of.key}-{hashlib.sha256(asked.encode()).hexdigest()[:16]}"


def at_hand(some: Iterable[Release]) -> dict[str, Kept]:
    """Those whose wheel was read here before, by `project@release`."""
    return {r.key: Kept(_place(r), r) for r in some if (_place(r) / "texts.zip").is_file()}


def missing(key: str, where: str) -> GuideError:
    """What is said of a citation whose wheel is not at hand."""
    project = key.partition("@")[0]
    return GuideError(where, f"the wheel of {key} has not been read here", f"{MEND} --project {project}")


def fetched(of: Release, wheels: Path | None = None, say: Callable[[str], None] = lambda _: None) -> Kept:
    """What a release's wheel holds, read once: from `wheels` where it lies there, else downloaded by its digest.

    A wheel may take a gigabyte. Its texts, and what its libraries name, take a few megabytes and are kept.
    """
    folder = _place(of)
    if not (folder / "texts.zip").is_file():
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="guide-wheel-", dir=folder.parent) as temp:
            file = wheels / of.pin.wheel if wheels else None
            if file is None or not file.is_file():
                say(f"{of.key}: {of.pin.wheel} is downloaded")
                file = _pinned(of, Path(temp))
            _check_digest(file, of)
            say(f"{of.key}: {of.pin.wheel} is read")
            _keep(file, of, Path(temp), folder)
    return Kept(folder, of)


def _pinned(of: Release, folder: Path) -> Path:
    try:
        name, version, _, tags = parse_wheel_filename(of.pin.wheel)
    except InvalidWheelFilename as error:
        cure = "name the wheel's file as pip does"
        raise GuideError(shown(registry()), f"{of.key}: {error}", cure) from None
    wanted = folder / "wheel.txt"
    wanted.write_text(f"{name}=={version} --hash=sha256:{of.pin.sha256}\n", encoding="utf-8")
    # Another Python's wheel is only read: the one that the file's name is for is asked for.
    python = next((t.interpreter[2:] for t in tags if t.interpreter.startswith("cp")), "")
    words = ["--python-version", python, "--implementation", "cp"] if python else []
    words += [word for abi in sorted({t.abi for t in tags}) for word in ("--abi", abi)]
    words += [word for platform in sorted({t.platform for t in tags}) for word in ("--platform", platform)]
    words += ["--only-binary", ":all:", "--require-hashes", "-r", str(wanted)]
    _download(words, folder, of.key, f"put {of.pin.wheel} into a folder and give it as --wheels")
    return folder / of.pin.wheel


def _check_digest(file: Path, of: Release) -> None:
    """Raise GuideError where `file` is not the wheel that is pinned."""
    with file.open("rb") as stream:
        found = hashlib.file_digest(stream, "sha256").hexdigest()
    if found != of.pin.sha256:
        what = f"{of.pin.wheel} has the digest {found[:16]}…, {shown(registry())} says {of.pin.sha256[:16]}…"
        raise GuideError(of.key, what, "fetch the wheel again, or pin the one that you mean")


def _keep(file: Path, of: Release, temp: Path, folder: Path) -> None:
    """Keep the texts below `folders`, and what the libraries name of `sources`."""
    pattern = re.compile(of.project.libraries or r"(?!)")
    try:
        with zipfile.ZipFile(file) as wheel:
            _keep_texts(wheel, of, temp / "texts.zip")
            libraries = [m for m in wheel.namelist() if pattern.fullmatch(m)]
            wheel.extractall(temp / "unpacked", libraries)
    except (OSError, zipfile.BadZipFile) as error:
        raise GuideError(of.key, f"its wheel cannot be read: {error}", "fetch it again") from None
    if of.project.libraries and not libraries:
        what = f"no file of {of.pin.wheel} is one of 'libraries': {of.project.libraries}"
        raise GuideError(shown(registry()), what, f"mend 'libraries' of {of.key}")
    source = re.compile(of.project.sources or r"(?!)")

    def of_project(paths: Iterable[str]) -> dict[str, str]:
        return {p: found[0] for p in paths if (found := source.search(p))}

    unpacked = temp / "unpacked"
    files = [unpacked / name for name in libraries]
    named = extract(unpacked, files, of_project) if files else Libraries({}, {}, {})
    write_whole(folder / "libraries.json", json.dumps(asdict(named), ensure_ascii=False, sort_keys=True))
    shutil.move(temp / "texts.zip", folder / "texts.zip")  # last: it says that all is there


def _keep_texts(wheel: zipfile.ZipFile, of: Release, file: Path) -> None:
    inside = [m for m in wheel.infolist() if m.filename.startswith(tuple(of.project.folders))]
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for member in inside:
            if member.filename.endswith(_TEXTS) and member.file_size <= _LARGEST:
                data = wheel.read(member)
                try:
                    data.decode("utf-8")
                except UnicodeDecodeError:
                    continue
                archive.writestr(member.filename, data)
