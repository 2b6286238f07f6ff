"""The projects whose sources are cited, as seeds/projects.yml names them."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, StringConstraints

from guide.citations.lock import Other
from guide.core import yamlfile
from guide.core.errors import GuideError, nearest
from guide.core.paths import home, root, shown, stands

ALL = "all"


class Pin(BaseModel):
    """The wheel that proves one release, and the tag of its sources."""

    model_config = ConfigDict(extra="forbid")
    tag: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]+$")]
    wheel: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.+-]*\.whl$")]
    sha256: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]


class Project(BaseModel):
    """A project: its repository, and where that keeps what the wheel has."""

    model_config = ConfigDict(extra="forbid")
    title: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9 .-]*$")]
    repository: Annotated[str, StringConstraints(pattern=r"^https://github\.com/[\w.-]+/[\w.-]+$")]
    installed: str = ""
    folders: dict[str, str]
    generated: list[str] = []
    libraries: str = ""
    sources: str = ""
    releases: dict[str, Pin] = {}

    def path(self, file: str) -> str | None:
        """The repository's path of a file of the wheel; None where no folder of `folders` holds it."""
        for there, here in self.folders.items():
            if file.startswith(there):
                return here + file.removeprefix(there)
        return None

    def files(self, path: str) -> list[str]:
        """The files of the wheel that may be the repository's `path`, the likeliest first."""
        found = self.folders.items()
        return [there + path.removeprefix(here) for there, here in found if path.startswith(here)]


@dataclass(frozen=True)
class Release:
    """One release of a project that is cited by name: `oneflow@0.9.0`."""

    key: str
    project: Project
    pin: Pin

    @property
    def version(self) -> str:
        """The release's number."""
        return self.key.partition("@")[2]

    @property
    def locked_as(self) -> Other:
        """What the lock says of it."""
        address = f"{self.project.repository}/blob/{self.pin.tag}"
        return Other(self.project.title, self.pin.wheel, self.pin.sha256, address)


def registry() -> Path:
    """Where people name the projects."""
    return root() / "seeds" / "projects.yml"


def projects(file: Path) -> dict[str, Project]:
    """Every project of the file, by name."""
    return _projects(file, file.stat().st_mtime_ns) if stands(file) else {}


@lru_cache(maxsize=8)
def _projects(file: Path, _mtime: int) -> dict[str, Project]:
    data, _ = yamlfile.load(file)
    if not isinstance(data, dict):
        raise GuideError(shown(file), "a mapping from projects is wanted", "begin with 'oneflow:'")
    return {str(name): yamlfile.validate(shown(file), row, Project, str(name)) for name, row in data.items()}


def installed() -> Project:
    """The project that is cited without its name, from the wheel that is installed here."""
    for file in (registry(), home() / "seeds" / "projects.yml"):
        for project in projects(file).values():
            if project.installed:
                return project
    raise GuideError(
        shown(registry()), "no project is 'installed'", "write 'installed: torch' below PyTorch's"
    )


def releases() -> dict[str, Release]:
    """Every release that may be cited by name, as `project@release`."""
    found = {}
    for name, project in projects(registry()).items():
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
