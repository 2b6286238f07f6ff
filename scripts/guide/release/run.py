"""The upgrade itself: each step leaves its result in a work folder, so that a killed upgrade goes on where it stopped."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from guide.citations import lock
from guide.citations.prove import Prover
from guide.citations.target import normal
from guide.citations.wheel import Wheel, installed
from guide.core import release
from guide.core.errors import GuideError
from guide.core.paths import home, root
from guide.pages import documents
from guide.release import citation_changes, environment, operators, outputs, sentences, text
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
    changed, printed = operators.placed(changed, every), outputs.placed(printed, every)
    stood = changes(old.version, cited, printed, changed, every)
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


def changes(
    release: str,
    cited: list[citation_changes.CitationChange],
    printed: list[outputs.OutputChange],
    changed: list[operators.OperatorChange],
    every: list[documents.Page],
) -> sentences.Changes:
    """What a sentence may stand on, of everything that differs."""
    out = sentences.Changes(release=release)
    for c in cited:
        if c.kind == "gone" or (c.kind == "changed" and c.rank != "cosmetic"):
            how = "gone" if c.kind == "gone" else f"changed ({c.rank}, {c.new_share:.0%} new)"
            out.citations[c.was.target] = f"src:{c.was.target} {how}"
    for o in printed:
        if o.kind != "same":
            out.experiments[o.key] = f"{o.key} {o.kind}"
            if _is_code(name := o.key.partition("/")[2]):
                out.names.setdefault("", {})[name] = f"names {o.key}, which {o.kind}"
    for op in changed:
        if op.kind != "new":
            out.operators[op.name] = f"{op.name} {op.kind}" + (f" ({op.why})" if op.kind == "kernels" else "")
    still = text.tokens(tuple(line for o in printed for line in o.after.splitlines()))
    everywhere = out.names.setdefault("", {})
    for o in printed:
        for name in o.vanished - still:
            # A number of two digits is everywhere; one of three or more, or a name, means what it meant.
            if len(name) > 2:
                everywhere[name] = f"{name} is printed no more ({o.key})"
    for page in every:
        own = out.names.setdefault(page.name, {})
        shown = {b.argument for b in page.blocks if b.name == "experiment"}
        for o in printed:
            if o.key in shown:
                own |= {name: f"{name} is printed no more ({o.key})" for name in o.vanished}
                own |= {name: f"{name} is printed now ({o.key})" for name in o.appeared if _is_code(name)}
        linked = {normal(link.href) for link in page.links if link.href.startswith("src:")}
        for c in cited:
            if c.was.target in linked and c.rank != "cosmetic":
                gone = {name for name in c.vanished if _is_code(name)}
                own |= {name: f"{name} has left src:{c.was.target}" for name in gone}
    return out


def _is_code(name: str) -> bool:
    """Whether a name cannot be an ordinary word of prose."""
    return any(c in name for c in "_.:") or (not name.isdigit() and any(c.isupper() for c in name[1:]))
