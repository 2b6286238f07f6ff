"""The upgrade itself: each step leaves its result in a work folder, so that a killed upgrade goes on where it stopped."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from guide.citations import lock
from guide.citations.prove import Prover
from guide.citations.sources import Wheel, installed
from guide.core import release
from guide.core.errors import GuideError
from guide.core.paths import home, root
from guide.pages import documents
from guide.release import citation_changes, environment, operators, outputs, sentences
from guide.release.report import Upgrade

Say = Callable[[str], None]  # told what is done now
# Pages that commands write from what they measure: whoever runs the command reads them.
WRITTEN = ("operators/verification.md", "contributing/cost-of-proof.md")


def work_folder(version: str) -> Path:
    """Where an upgrade keeps what it has done; ignored by git. GuideError for what is no release."""
    if not release.RELEASE.fullmatch(version):
        raise GuideError(version, "not a release of PyTorch", "give one such as 2.15.0")
    return root() / ".cache" / "upgrade" / version


def survey(version: str, folder: Path, say: Say) -> Upgrade:
    """Everything that changes between the pinned release, which this interpreter has, and `version`."""
    before, old = installed(), lock.load()
    if before.version != old.version:
        what = f"PyTorch {before.version} is installed, the guide is proved on {old.version}"
        raise GuideError("PyTorch", what, "make env-test")
    say(f"an environment with PyTorch {version}")
    python = environment.make(version, folder / "environment")
    after = Wheel(environment.site_packages(folder / "environment"))
    say("citations")
    cited = citation_changes.compare(old, Prover(before), Prover(after))
    say("operators")
    for name, who in (("before", Path(sys.executable)), ("after", python)):
        file = folder / f"operators-{name}.json"
        if not file.is_file():
            _module(who, "guide.release.operators", str(file))
    changed = operators.compare(folder / "operators-before.json", folder / "operators-after.json")
    say("experiments")
    (folder / "outputs").mkdir(parents=True, exist_ok=True)
    _module(python, "guide.release.outputs", str(folder / "outputs"))
    printed = outputs.compare(folder / "outputs")
    say("sentences")
    every = [page for page in documents.every() if page.name not in WRITTEN]
    stood = sentences.collect(old.version, cited, printed, changed, every)
    stood.build = after.build if after.build != before.build else ""
    stands = sentences.standing(stood, every)
    return Upgrade(old.version, after.version, cited, printed, changed, stands)


def _module(python: Path, *arguments: str) -> None:
    done = subprocess.run([str(python), "-m", *arguments], env=_env(), check=False)
    if done.returncode:
        what = f"it ended with status {done.returncode}; what it said stands above"
        raise GuideError(
            f"{python} -m {arguments[0]}", what, "mend that, then run again: what is done stays done"
        )


def _env() -> dict[str, str]:
    """The other interpreter runs this checkout's code, whatever is installed beside it."""
    return os.environ | {"PYTHONPATH": str(home() / "scripts")}
