"""The page that tells how the atlas was checked, made from the data and the records."""

from collections import Counter

from guide.citations.sources import Wheel
from guide.operators import counts, verify
from guide.operators.model import Atlas
from guide.operators.verify import Check, Records, generated

_PAGE = """---
description: "The atlas's claims for eighty operators, each checked in another way than the atlas's own: a breakpoint, the source, torchgen."
---

# How the atlas was checked

The atlas reads names from the dispatcher's table and files out of a compiled library.
To see whether that works, its claims for {total} operators are checked in other ways: {drawn} drawn at random with the seed {seed}, and {known} well-known ones.

```sh
python scripts/build_operators.py --verify    # follow a call of each with gdb; needs only the wheel
```

It keeps what it saw in `seeds/operator-checks.json`, where also stands what was read in older sources; the tables below are made from it.

| verdict | what it means | operators |
|---|---|---|
{summary}
| | | {total} |

{good} of {total} are right in function and file ({share:.2f} %), and {rest} more are rightly left open in part or in whole; {proven} wrong ones are claimed as proven.
The function was always checked in this release; the file in this release for {here}, in older source text alone for {older}.

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

To see whether a stop means anything, a test claims the functions of other operators, which run in the same call or do not, and functions that do not exist: none of them counts.

## How the file was checked {{#file}}

- **its own error**: called with arguments that the function refuses, this release names the function and its file.
- **torchgen, run again**: the generator in the wheel writes this function for this operator into that file.
- **the dispatcher's own report**: the function is a lambda inside the registration block, whose file and line the dispatcher prints.
- **Python's profiler**: it tells file and line.
- **the text of 2.6.0a0**, an older release: a search found that the file defines the function by name.
- **a commit**: the same, read by hand, since a macro makes the name or the search does not cover the folder.
  None of the commits named so is the release's own.

## The sample {{#sample}}

Each cell tells the claim and below it how it was checked.

<div class="op-checks" markdown>

| operator and verdict | key and function | file and evidence |
|---|---|---|
{rows}

</div>

## All of them {{#all}}

For every operator whose wrapper torchgen makes, the atlas takes the wrapper by its name.
The dispatcher's table holds a wrapper of that name in all {wrappers:,} registrations, and another in {others}.

{generated} claims name a file that torchgen writes.
Run again, torchgen writes that function, for that operator, into that file, in {confirmed} of them.
"""
_MEANINGS = {
    verify.RIGHT: "the claimed function was seen to run under the claimed key, and its file was confirmed",
    verify.WITHOUT_FILE: "the function was seen to run; the atlas says *not found* of its file",
    verify.NO_KERNEL: "the atlas says that no kernel is registered, and the call says so too",
    verify.NOT_HERE: "a kernel of another build, such as Apple's MPS: its name is from the YAML, and the library has no such function",
    verify.OPEN: "nothing could be shown",
    verify.WRONG: "a check says otherwise",
}  # fmt: skip


def page(atlas: Atlas, records: Records, wheel: Wheel) -> str:
    """The page of the verification, from the data and the records."""
    written = generated.functions(wheel.folder)
    found = verify.checks(atlas, records, written)
    count = Counter(c.verdict for c in found)
    here = sum(c.verdict == verify.RIGHT and any(f in verify.RELEASE for f in c.files) for c in found)
    wrappers, others = counts.wrappers(atlas)
    claims = [(o.name, k.function) for o in atlas.operators.values() for k in o.kernels if k.function.file.startswith("build/")]  # fmt: skip
    confirmed = sum(f.name.removeprefix("at::native::") in written.get((n, f.file), ()) for n, f in claims)
    return _PAGE.format(
        total=len(found), drawn=verify.DRAWN, seed=verify.SEED, known=len(verify.KNOWN),
        summary="\n".join(f"| {verdict} | {says} | {count[verdict]} |" for verdict, says in _MEANINGS.items()),
        good=count[verify.RIGHT], share=100 * count[verify.RIGHT] / len(found),
        rest=count[verify.WITHOUT_FILE] + count[verify.NO_KERNEL] + count[verify.NOT_HERE],
        proven=sum(c.verdict == verify.WRONG and c.grade == "proven" for c in found),
        here=here, older=count[verify.RIGHT] - here, rows="\n".join(map(_row, found)),
        wrappers=wrappers, others=others or "none", generated=len(claims),
        confirmed=confirmed if confirmed != len(claims) else f"all {confirmed}")  # fmt: skip


def _row(c: Check) -> str:
    name = c.claim.function.removeprefix("at::native::").replace("(anonymous namespace)::", "")
    function = f"{c.claim.key}: `{name}`" if name else "no kernel"
    file = f"`{c.claim.file}`, {c.grade}" if c.claim.file else "not found" if name else ""
    checked = c.function or ("the call's error" if c.verdict == verify.NO_KERNEL else "")
    cells = (f"[](op:{c.claim.operator})", c.verdict), (function, checked), (file, "; ".join(c.files))
    return f"| {' | '.join('<br>'.join(filter(None, lines)) for lines in cells)} |"
