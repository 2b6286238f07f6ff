"""The page that tells how the atlas was checked, made from the data and the records."""

from collections import Counter

from guide.citations.wheel import Wheel
from guide.operators import counts, verify
from guide.operators.model import Atlas, Operator
from guide.operators.verify import Check, Generated, Records, breakpoints, generated
from guide.operators.verify.breakpoints import Seen
from guide.operators.verify.checkout import TextSearch

_HEAD = """---
description: "The atlas's claims for eighty operators, each checked in another way than the atlas's own: a breakpoint, the source, torchgen."
---

# How the atlas was checked

The atlas reads names from the dispatcher's table and files out of a compiled library.
To see whether that works, its claims for {total} operators are checked in other ways: {drawn} drawn at random with the seed {seed}, and {known} well-known ones.

```sh
python scripts/build_operators.py --verify-gdb       # follow a call of each with gdb; needs only the wheel
python scripts/build_operators.py --verify CHECKOUT  # search the text of a PyTorch checkout
```

Both keep what they saw in `seeds/operator-checks.json`; the tables below are made from it.

{summary}

## How the function was checked {{#function}}

A breakpoint stands on the function that the atlas names, at the address that `nm` lists, and the operator is called with small tensors.
The call counts if three things hold.
First, gdb stops there and names the function as the atlas does.
Second, it has stopped before in the wrapper that torchgen made for this operator and this key.
Third, the nearest frame of any operator's call above the function is this operator's own.
So a function that the kernel reaches through another operator does not count.
Mostly that frame is the wrapper; where the wrapper ends with a jump it is the layer or the `redispatch` that called the wrapper, and the table names it.
A function that is compiled into the dispatcher's adapter has its breakpoint on that.
An operator outside `native_functions.yaml` has no wrapper with a key in its name: its call counts if the operator is registered for no other key.
A Python function is met by Python's own profiler, by file and line.
A kernel of CUDA is called on [a pretended GPU](../contributing/pretended-gpu.md): its function runs on the host, what it launches does not.

To see whether a stop means anything, a call has one more breakpoint, a decoy: the function claimed for the operator {apart} places further in the list.
{decoys}

## How the file was checked {{#file}}

- **its own error**: called with arguments that the function refuses, this release names the function and its file.
- **torchgen, run again**: the generator in the wheel writes this function for this operator into that file.
- **the dispatcher's own report**: the function is a lambda inside the registration block, whose file and line the dispatcher prints.
- **Python's profiler**: it tells file and line.
{text}- **read**: the same, read by hand in the commit named, since a macro makes the name or the search does not cover the folder.
  None of the commits named so is the release's own.

## The sample {{#sample}}

Each cell tells the claim and below it how it was checked.

<div class="op-checks" markdown>

| operator and verdict | key and function | file and evidence |
|---|---|---|
{rows}

</div>

{rest}"""
_TEXT = "- **text**: in the source of {source}, an older release, the file defines the function by name.\n"
_ALL = """## All of them {{#all}}

For every operator whose wrapper torchgen makes, the atlas takes the wrapper by its name.
The dispatcher's table holds a wrapper of that name in all {wrappers:,} registrations, and another in {others}.

{generated} claims name a file that torchgen writes.
Run again, torchgen writes that function, for that operator, into that file, in {confirmed} of them.
"""
_SEARCHED = """
The text of {source} was searched for the main kernel of every operator that `native_functions.yaml` declares, with these verdicts.

| verdict of the search | evidence | operators |
|---|---|---|
{text}

*Not in this source* are functions that are newer, or whose name a macro puts together.
The *wrong* ones are settled below: a search goes by name alone, and finds another overload or a call.

<div class="op-checks" markdown>

| operator | function | file claimed | settled by |
|---|---|---|---|
{settled}

</div>

`is_contiguous` is no native function in {source}; there the search found calls of the method.
A commentary on the file at commit 27a4844d7fb quotes both functions from `TensorProperties.cpp`.
"""


def page(atlas: Atlas, records: Records, wheel: Wheel) -> str:
    """The page of the verification, from the data and the records."""
    made = generated.functions(wheel.folder)
    found = verify.checks(atlas, records, made)
    text = _TEXT.format(source=records.text.source) if records.text else ""
    searched = _searched(atlas, records, records.text, made) if records.text and records.text.all else ""
    return _HEAD.format(
        total=len(found), drawn=verify.DRAWN, seed=verify.SEED, known=len(verify.KNOWN), apart=breakpoints.APART, decoys=_decoys(records.calls),
        text=text, summary=_summary(found), rows="\n".join(map(_row, found)), rest=_all(atlas, made) + searched)  # fmt: skip


def _decoys(calls: dict[str, Seen]) -> str:
    watched = sum(bool(s.watched) for s in calls.values())
    met = {name: s.decoy for name, s in calls.items() if s.decoy}
    mistaken = sum(s.mistaken for s in calls.values())
    named = "; ".join(f"`{_short(f)}` by `{n}`" for n, f in met.items())
    meetings = f"{len(met)} were met ({named})" if met else "none was met"
    return f"Of {watched} decoys {meetings}, {mistaken or 'none'} of them in a frame that would have counted."


def _short(function: str) -> str:
    return function.removeprefix("at::native::").replace("(anonymous namespace)::", "")


def _row(c: Check) -> str:
    function = f"{c.claim.key}: `{_short(c.claim.function)}`" if c.claim.function else "no kernel"
    file = f"`{c.claim.file}`, {c.claimed}" if c.claim.file else "not found" if c.claim.function else ""
    checked = c.function or ("the call's error" if c.verdict == verify.NO_KERNEL else "")
    cells = (f"[](op:{c.claim.operator})", c.verdict), (function, checked), (file, "; ".join(c.files))
    return f"| {' | '.join('<br>'.join(filter(None, lines)) for lines in cells)} |"


def _summary(found: list[Check]) -> str:
    """The verdicts with what they mean, and how many operators have each."""
    count = Counter(c.verdict for c in found)
    meaning = {
        verify.RIGHT: "the claimed function was seen to run under the claimed key, and its file was confirmed",
        verify.WITHOUT_FILE: "the function was seen to run; the atlas says *not found* of its file",
        verify.NO_KERNEL: "the atlas says that no kernel is registered, and the call says so too",
        verify.NOT_HERE: "a kernel of another build, such as Apple's MPS: its name is from the YAML, and the library has no such function",
        verify.OPEN: "nothing could be shown",
        verify.WRONG: "a check says otherwise",
    }  # fmt: skip
    proven = sum(c.verdict == verify.WRONG and c.claimed == "proven" for c in found)
    rows = "\n".join(f"| {verdict} | {says} | {count[verdict]} |" for verdict, says in meaning.items())
    claimed = sum(bool(c.claim.file) for c in found)
    good = sum(c.verdict == verify.RIGHT for c in found)
    here = sum(c.verdict == verify.RIGHT and any(f in verify.RELEASE for f in c.files) for c in found)
    return (
        f"| verdict | what it means | operators |\n|---|---|---|\n{rows}\n| | | {len(found)} |\n\n"
        f"Of {claimed} claims of a function with its file {good} are right; {proven} wrong ones are claimed as proven.\n"
        f"Counted against all {len(found)}, function and file are right for {good} ({100 * good / len(found):.2f} %), "
        f"and {count[verify.WITHOUT_FILE] + count[verify.NO_KERNEL] + count[verify.NOT_HERE]} more are rightly left open in part or in whole.\n"
        f"The function was always checked in this release; the file in this release for {here}, in older source text alone for {good - here}."
    )


def _all(atlas: Atlas, made: Generated) -> str:
    """What torchgen says of every wrapper and of every file that it writes."""
    wrappers, others = counts.wrappers(atlas)
    claims = [
        (o.name, k.function)
        for o in atlas.operators.values()
        for k in o.kernels
        if k.function.file.startswith("build/")
    ]
    confirmed = sum(f.name.removeprefix("at::native::") in made.get((n, f.file), ()) for n, f in claims)
    return _ALL.format(
        wrappers=wrappers, others=others or "none", generated=len(claims),
        confirmed=confirmed if confirmed != len(claims) else f"all {confirmed}")  # fmt: skip


def _searched(atlas: Atlas, records: Records, text: TextSearch, made: Generated) -> str:
    """The verdicts of the search in a checkout, and how each claim that it calls wrong is settled."""
    wrong = {(e.function, e.file) for e in text.elsewhere}
    settled = [
        _settled(operator, records, made)
        for operator in atlas.operators.values()
        if operator.kernels and (c := verify.claim(operator)) and (c.function, c.file) in wrong
    ]
    rows = [f"| {count.verdict} | {count.grade} | {count.operators} |" for count in text.all]
    return _SEARCHED.format(text="\n".join(rows), settled="\n".join(settled), source=text.source)


def _settled(operator: Operator, records: Records, made: Generated) -> str:
    c = verify.claim(operator)
    ways = [verify.entered(operator, records.calls.get(c.operator, Seen())) or "not entered"]
    if _short(c.function) in made.get((c.operator, c.file), ()):
        ways.append(verify.TORCHGEN)
    elif c.function.endswith("::is_contiguous"):
        ways.append("read, see below")
    else:
        ways.append("not settled")
    return f"| [](op:{c.operator}) | `{_short(c.function)}` | `{c.file}` | {'; '.join(ways)} |"
