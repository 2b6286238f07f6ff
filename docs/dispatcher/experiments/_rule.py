"""What the rule of the explorer needs to know, read out of PyTorch: names of bits, sets, tables."""

from itertools import product

import _choices as offer
import _lookups as lookups
import torch

C, K = torch._C, torch._C.DispatchKey
BACKENDS = {0: "CPU", 15: "Meta"}
# Who calls the operator again below itself passes the bits below these keys.
BELOW = {"Autograd": K.AutogradOther, "ADInplaceOrView": K.ADInplaceOrView, "Conjugate": K.Conjugate}
BELOW["PythonTLSSnapshot"] = K.PythonTLSSnapshot


def named(number):
    """The runtime key that the bits of `number` stand for."""
    return C.DispatchKeySet.from_raw_repr(number).highestPriorityTypeId().name


def change(before, after):
    """What is added to and taken from each of the thread's two sets."""
    return [f"{bits:x}" for b, a in zip(before, after) for bits in (a & ~b, b & ~a)]


def thread(switches, region):
    with offer.inside(switches, region):
        return lookups.thread()


def front_door():
    """What vmap's front door does to the thread before it calls the operator again."""
    with lookups.watching("aten::mm", offer.log), offer.inside((), "vmap") as wrap:
        offer.log.clear()
        torch.mm(*(wrap(offer.tensor("plain", True)) for _ in range(2)))
    (_, _, _, *before), (_, _, _, *after) = offer.log[:2]
    return change(before, after)


def keys(kind, region, switches):
    """The key set of one offered tensor, made outside and wrapped inside."""
    made = offer.tensor(kind, region == "vmap")
    with offer.inside(switches, region) as wrap:
        return f"{C._dispatch_keys(wrap(made)).raw_repr():x}"


def rule():
    """All of it; numbers are hexadecimal. Keys that no offered call can have are left out."""
    plain = lookups.thread()
    change_of = {n: change(plain, thread([n], "none")) for n in offer.SWITCHES}
    change_in = {n: change(plain, thread([], n)) for n in offer.REGIONS}
    ways = product(offer.KINDS, offer.REGIONS, ([], ["inference_mode"]))
    tensors = {f"{kind} {region} {len(s)}": keys(kind, region, s) for kind, region, s in ways}
    front = front_door()
    met = plain[0] | int(front[0], 16) | 1 << 16
    for number in (*tensors.values(), *(some[0] for some in change_in.values())):
        met |= int(number, 16)
    bits = {}
    for bit in (b for b in range(16, 64) if met >> b & 1):
        names = [named(1 << bit | 1 << backend) for backend in BACKENDS]
        bits[bit] = names[0] if names[0] == names[1] else dict(zip(BACKENDS, names))
    listed = {name for some in bits.values() for name in ([some] if isinstance(some, str) else some.values())}
    above = C._dispatch_keyset_full().raw_repr() & ~C._dispatch_keyset_full_after(K.Python).raw_repr()
    of_python = C.DispatchKeySet(K.Python).raw_repr() | C.DispatchKeySet(K.PythonTLSSnapshot).raw_repr()
    return {
        "bits": bits,
        "kinds": offer.KINDS,
        "switches": {n: [text, *change_of[n]] for n, (text, _) in offer.SWITCHES.items()},
        "regions": {n: [text, *change_in[n]] for n, (text, _) in offer.REGIONS.items()},
        "tensors": tensors,
        "thread": [f"{some:x}" for some in plain],
        "below": {n: f"{C._dispatch_keyset_full_after(k).raw_repr():x}" for n, k in BELOW.items()},
        "front": front,
        "python": f"{of_python:x}",
        "above": f"{(above & ~of_python | of_python & ~C.DispatchKeySet(K.Python).raw_repr()) >> 16 << 16:x}",
        "autocast": f"{C.DispatchKeySet(K.AutocastCPU).raw_repr() >> 16 << 16:x}",
        "cpu": f"{C.DispatchKeySet(K.CPU).raw_repr():x}",
        "operators": {
            name: [kind, count, {k: v for k, v in lookups.slots(name).items() if k in listed}]
            for name, (kind, count, _) in offer.OPERATORS.items()
        },
    }
