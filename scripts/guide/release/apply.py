"""What of an upgrade needs no judgement, written and committed; what needs one goes on the list of unread sentences.

All is done in a work tree of its own, and the branch moves when a step is whole: killed in the middle, the reader's tree is as it was
or one step further, and the next run goes on.
"""

import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path

from guide.core import processes
from guide.core.errors import GuideError
from guide.core.paths import read_text, root, write_whole
from guide.experiments import programs, recording, runner
from guide.library import audit
from guide.release import environment, unread
from guide.release.report import Upgrade
from guide.release.run import Say

_FIXED = re.compile(r'^pytorch = "[^"]+"', re.MULTILINE)


def apply(upgrade: Upgrade, folder: Path, say: Say) -> list[str]:
    """Write and commit what needs no judgement, from a clean tree; returns the commits' subjects."""
    if _git(root(), "status", "--porcelain", "--untracked-files=no"):
        raise GuideError(
            "the work tree", "it has changes that are not committed", "commit them, then run again"
        )
    tree = folder / "tree"
    if tree.exists():
        _git(root(), "worktree", "remove", "--force", str(tree))
    _git(root(), "worktree", "add", "--quiet", "--detach", str(tree))
    made = []
    for subject, step in _steps(upgrade, folder, tree):
        say(subject)
        step()
        _git(tree, "add", "--all")
        if not _git(tree, "status", "--porcelain"):
            continue  # an earlier run has done it
        _git(tree, "commit", "--quiet", "--message", subject)
        _git(root(), "merge", "--quiet", "--ff-only", _git(tree, "rev-parse", "HEAD"))
        made.append(subject)
    _git(root(), "worktree", "remove", "--force", str(tree))
    return made


def _steps(upgrade: Upgrade, folder: Path, tree: Path) -> list[tuple[str, Callable[[], None]]]:
    """Each commit's subject, and what writes its content below `tree`."""
    version = upgrade.after
    python = folder / "environment" / "bin" / "python"

    def release() -> None:
        project = tree / "pyproject.toml"
        write_whole(project, _FIXED.sub(f'pytorch = "{version}"', read_text(project), count=1))
        shutil.copy(folder / "environment" / environment.REQUIREMENTS, tree / "requirements" / "torch.txt")
        _script(python, tree, "state_release.py", good=(0, 1))

    def unread_list() -> None:
        unread.add(upgrade.sentences, tree)
        for page in {s.page for s in upgrade.sentences}:
            audit.forget(page, {s.digest for s in upgrade.sentences if s.page == page}, tree)

    def lock() -> None:
        _script(
            python, tree, "lock_sources.py", "--upgrade", good=(0, 1, 2)
        )  # 2: some are gone, and on the list

    def outputs() -> None:
        for change in upgrade.outputs:
            program = programs.named(change.key)
            if change.kind != "fails":
                printed = recording.Recording(program.digest, version, runner.device(program), change.after)
                _write(printed.text, program.out, tree)
            if change.kind == "differs" and change.after.startswith("digraph"):
                drawing = program.path.parent.parent / "diagrams" / f"{program.name}.dot"
                _write(runner.figure_source(program, change.after), drawing, tree)
        _script(python, tree, "render_diagrams.py", good=(0, 1))

    def atlas() -> None:
        _script(python, tree, "build_operators.py", "--record", "--verify", good=(0, 1))

    # The list comes first: from then on the tests fail until somebody has read.
    return [
        (f"PyTorch {version}: the sentences that stand on what changed", unread_list),
        (f"PyTorch {version}: the release in its one place", release),
        (f"PyTorch {version}: citations proved again, moved lines", lock),
        (f"PyTorch {version}: what the experiments print", outputs),
        (f"PyTorch {version}: the operator atlas", atlas),
    ]


def _write(text: str, place: Path, tree: Path) -> None:
    """Write what belongs at `place` of the repository, in another work tree of it."""
    write_whole(tree / place.relative_to(root()), text)


def _script(python: Path, tree: Path, name: str, *arguments: str, good: tuple[int, ...]) -> None:
    env = os.environ | {"PYTHONPATH": str(tree / "scripts"), "GUIDE_ROOT": str(tree)}
    command = [str(python), str(tree / "scripts" / name), *arguments]
    done = processes.ask(command, 6 * 3600, cwd=tree, env=env)
    if done.returncode not in good:
        said = (done.stderr or done.stdout).strip()[-1500:]
        raise GuideError(
            name, f"it ended with status {done.returncode}:\n{said}", "mend that, then run again"
        )


def _git(where: Path, *arguments: str) -> str:
    done = processes.ask(["git", "-C", str(where), *arguments], 600)
    if done.returncode:
        raise GuideError(
            f"git {arguments[0]}", done.stderr.strip() or "it failed", "mend that, then run again"
        )
    return done.stdout.strip()
