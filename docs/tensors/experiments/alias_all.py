"""What the schemas of all operators promise of memory, and what a run over them did"""

# limit: 240
import _aliasing as aliasing
import torch

NEVER = ("mkldnn", "nnpack", "slow_conv", "thnn")  # kernels that another processor may not choose
seen = aliasing.run()
for name in [n for n in seen.results if any(part in n for part in NEVER)]:
    del seen.results[name]
kinds = {p: [n for n, s in seen.known.items() if aliasing.promise(s) == p] for p in aliasing.PROMISES}
print(f"{'the schema promises':28}{'schemas':>9}{'run':>7}{'shared':>9}{'own':>7}{'both':>7}")
for promised, names in kinds.items():
    did = [seen.operators(promised, some) for some in ({"shared"}, {"own"}, {"shared", "own"})]
    counts = "".join(f"{len(some):>{wide}}" for some, wide in zip(did, (9, 7, 7)))
    print(f"{promised:28}{len(names):>9,}{sum(map(len, did)):>7}{counts}")
print(f"{'together':28}{len(seen.known):>9,}{len(seen.results):>7}")
alone = set(seen.known) - set(torch._C._dispatch_get_all_op_names())
print(f"{'for TorchScript alone':28}{len(alone):>9,}{len(alone & set(seen.results)):>7}")


def tagged(name):
    """Whether a tag warns that the operator may give back its argument, whatever the schema says."""
    packet, _, overload = name.removeprefix("aten::").partition(".")
    return torch.Tag.maybe_aliasing_or_mutating in getattr(getattr(torch.ops.aten, packet), overload or "default").tags


def tell(what, names):
    """Names without their namespace, in one line; a star marks those with the tag."""
    print(f"{what}:", *(name.removeprefix("aten::") + "*" * tagged(name) for name in names))


new, alias, write, _ = aliasing.PROMISES
tell("promised new, shared memory", seen.operators(new, {"shared"}) + seen.operators(new, {"shared", "own"}))
tell("promised an alias, shared memory", seen.operators(alias, {"shared"}))
tell("promised an alias, gave memory of its own", seen.operators(alias, {"own"}))
tell("promised an alias, did both", seen.operators(alias, {"shared", "own"}))
tell("promised a write, results of their own", seen.operators(write, {"own"}))
print("schemas with the tag:", sum(tagged(name) for name in seen.known))
for name, arguments in sorted(seen.written.items()):
    if arguments:
        print("written and not marked:", name.removeprefix("aten::"), *sorted(arguments))
