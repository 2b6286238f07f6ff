"""The command: which trainings, for how many steps, and with which rule changed"""

import argparse
import importlib.util
import os
import sys

import torch


# --8<-- [start:edit]
def edit(name, old, new):
    """Loads a module of the little PyTorch with one piece of its text replaced."""
    known = name.startswith("_") and name.isidentifier()
    spec = importlib.util.find_spec(name) if known else None
    source = spec.loader.get_source(name) if spec else ""
    if source.count(old) != 1:
        times = source.count(old)
        raise SystemExit(f"error: {name}.py holds {old!r} {times} times, not once")
    try:
        code = compile(source.replace(old, new), name, "exec")
    except SyntaxError as fault:
        raise SystemExit(f"error: with {new!r} it is no Python: {fault}") from None
    sys.modules[name] = module = importlib.util.module_from_spec(spec)
    exec(code, module.__dict__)


# --8<-- [end:edit]
def compare(kinds=(), steps=200, change=()):
    """Prints for each training whether all steps were equal; whether they were."""
    torch.set_num_threads(1)
    if change:
        edit(*change)
    import _compare

    if "LITTLE_RANK" in os.environ:
        _compare.other_rank(steps)
        return True
    equal = True
    for kind in kinds or _compare.KINDS:
        words = ("--edit", *change) if change and kind == "ddp" else ()
        first = _compare.KINDS[kind](steps, *words).first
        said = f"step {first[0]}: {first[1]}" if first else f"{steps} steps, equal"
        print(f"{kind:9} {said}", flush=True)
        equal = equal and not first
    return equal


def changed(module, old, new, steps=24):
    """What an exercise runs: all four trainings with one rule changed."""
    compare(steps=steps, change=(module, old, new))


def main(words=None):
    parser = argparse.ArgumentParser(
        prog="little",
        description="Trains in the little PyTorch and in yours; compares bits.",
    )
    parser.add_argument("training", nargs="*", help="mlp, conv, ddp, compiled")
    parser.add_argument("--steps", type=int, default=200)
    said = "with this piece of a module's text replaced"
    names = ("MODULE", "OLD", "NEW")
    parser.add_argument("--edit", nargs=3, default=(), metavar=names, help=said)
    given = parser.parse_args(words)
    for kind in given.training:
        if kind not in ("mlp", "conv", "ddp", "compiled"):
            parser.error(f"no training is called {kind!r}")
    if given.steps < 1:
        parser.error("--steps: give 1 or more")
    return 0 if compare(given.training, given.steps, tuple(given.edit)) else 1


if __name__ == "__main__":
    sys.exit(main())
