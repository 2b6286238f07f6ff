#!/usr/bin/env python3
"""Prove every `src:` citation of the pages against PyTorch's wheel and others'; keep seeds/sources.lock.json and the cited lines."""

import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from guide.citations import cited, collect, fetch, lookup, projects
from guide.citations import lock as locked
from guide.citations.prove import Outcome, Prover, differences, prove_all
from guide.citations.sources import Kept, Tree, Wheel, installed
from guide.citations.target import other_of, parse
from guide.core.cli import err, run
from guide.core.errors import GuideError
from guide.core.paths import read_text, shown, write_whole
from guide.release import citation_changes, report


def main(
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; exit 1 when the lock is stale.")
    ] = False,
    against: Annotated[
        str | None, typer.Option(help="Compare with another release: a version or a folder.")
    ] = None,
    explain: Annotated[
        str | None, typer.Option(metavar="TARGET", help="Show what one citation resolves to.")
    ] = None,
    find: Annotated[
        str | None, typer.Option(metavar="NAME", help="Suggest targets for a symbol's name.")
    ] = None,
    wide: Annotated[
        bool, typer.Option("--wide", help="List citations of over 200 lines or whole files, longest first.")
    ] = False,
    wheel: Annotated[
        Path | None, typer.Option(help="Folder that holds torch/; default: this Python's.")
    ] = None,
    checkout: Annotated[Path | None, typer.Option(help="A PyTorch checkout at the release's commit.")] = None,
    lines: Annotated[
        bool,
        typer.Option(
            "--lines", help="Find the lines of compiled sources in a sparse clone of the release's tag."
        ),
    ] = False,
    repository: Annotated[
        str | None, typer.Option(help="Where --lines clones from; default: PyTorch's.")
    ] = None,
    project: Annotated[
        list[str] | None,
        typer.Option(help="Prove another project's citations from its wheel, fetched once; 'all' of them."),
    ] = None,
    wheels: Annotated[
        Path | None, typer.Option(help="Where other projects' wheels lie; what is not there is downloaded.")
    ] = None,
    upgrade: Annotated[
        bool, typer.Option("--upgrade", help="Let the lock move to the wheel's release.")
    ] = False,
) -> None:
    """Without options: prove all citations, rewrite the lock if it is stale, then exit 1 (0 if not)."""
    _refuse(
        {"--find": find, "--explain": explain, "--against": against},
        {"--check": check, "--upgrade": upgrade, "--lines": lines},
    )
    asked = [fetch.fetched(release, wheels, err.print) for release in projects.chosen(project or [])]
    if find and asked:
        print("\n".join(row for kept in asked for row in lookup.find(find, kept)))
        return
    ground = Wheel(wheel) if wheel else installed()
    tree = Tree(checkout, ground.commit) if checkout else None
    prover = Prover(ground, tree, fetch.at_hand(projects.releases().values()))
    if find or wide or explain:
        print("\n".join(_answer(prover, find, explain)))
        return
    old = _committed(ground, upgrade)
    if against:
        old = old or locked.load()
        with fetch.released(against) as other:
            changed = citation_changes.compare(old, prover, Prover(other))
            print(report.citations(old.version, other.version, changed))
        return
    found = collect.citations_in()
    outcome = _with_lines(found, prover, old, repository) if lines else prove_all(found, prover, old)
    sys.exit(_ended(found, outcome, old, prover, check))


def _answer(prover: Prover, find: str | None, explain: str | None) -> list[str]:
    """What an author asks: where a name is, what a citation resolves to, or which citations are wide."""
    if find:
        return lookup.find(find, prover.wheel)
    if explain:
        return lookup.explain(explain, prover)
    return lookup.wide(locked.load(), prover.wheel, collect.citations_in())


def _with_lines(
    found: list[collect.Citation], prover: Prover, old: locked.Lock | None, repository: str | None
) -> Outcome:
    """Prove with a clone of the release's tag at hand, which holds the cited files alone."""
    paths = {parse(cited.target).path for cited in found if not other_of(cited.target)}
    source, wheel = repository or projects.installed().repository, prover.wheel
    with fetch.tree(source, f"v{wheel.version}", wheel.commit, paths) as tree:
        return prove_all(found, replace(prover, tree=tree), old)


def _committed(ground: Wheel, upgrade: bool) -> locked.Lock | None:
    """The lock, if there is one; GuideError where it is of another release than the wheel."""
    path = locked.lock_path()
    old = locked.load(path) if path.exists() else None
    if old and old.commit != ground.commit and not upgrade:
        what = f"the lock is of PyTorch {old.version}, the wheel is {ground.version} ({ground.commit[:12]})"
        moves = f"to move the guide: --against {ground.version}, then --upgrade"
        raise GuideError(shown(path), what, f"pip install torch=={old.version}; {moves}")
    return old


def _ended(
    found: list[collect.Citation], outcome: Outcome, old: locked.Lock | None, prover: Prover, check: bool
) -> int:
    """Tell what is wrong, write the lock unless it is only checked; the exit status."""
    path = locked.lock_path()
    faults = [*outcome.failures, *(differences(old, outcome, found) if check else [])]
    for fault in faults:
        err.print(f"error: {fault}")
    texts = {path: outcome.lock.text(), cited.path(): cited.text(outcome.lock, prover.wheel)}
    stale = [file for file, text in texts.items() if not file.is_file() or read_text(file) != text]
    for file in stale:
        if not check:
            write_whole(file, texts[file])
        print(f"{shown(file)}: {'stale' if check else 'rewritten'}")
    return _report(found, outcome, bool(stale) or len(faults) > len(outcome.failures), prover.kept)


def _refuse(asked: dict[str, str | None], more: dict[str, bool]) -> None:
    """Raise GuideError for an empty question, and for a question beside another thing to do."""
    given = [name for name, value in asked.items() if value is not None]
    for name in given:
        if not (asked[name] or "").strip():
            raise GuideError(name, "it is empty", f"give it a value, or leave {name} out")
    every = given + [name for name, value in more.items() if value]
    if given and len(every) > 1:
        raise GuideError(every[1], f"it does not go with {every[0]}", "choose one")


def _report(
    found: list[collect.Citation],
    outcome: Outcome,
    stale: bool,
    kept: Mapping[str, Kept],
) -> int:
    """Print the count; the exit status: 2 for a citation that cannot be proven, 1 for a stale lock."""
    entries, pages = outcome.lock.entries, len({c.page for c in found})
    elsewhere = [other for target in entries if (other := other_of(target))]
    state = f"{len(outcome.failures)} unproven" if outcome.failures else "all proven"
    places = f"{len(entries) - len(elsewhere)} places in PyTorch {outcome.lock.version}"
    if elsewhere:
        again = sum(other in kept for other in elsewhere)
        places += f" and {len(elsewhere)} in other projects ({again} from their wheels, the rest as locked)"
    print(f"{len(found)} citations on {pages} pages, {places}: {state}")
    return 2 if outcome.failures else int(stale)


if __name__ == "__main__":
    run(main)
