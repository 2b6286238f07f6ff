"""What an operator's schema promises of memory, and what a call of it did."""

import contextlib
import itertools
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import torch
from torch.overrides import TorchFunctionMode
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves, tree_map

SAMPLES = 3  # of each operator, of those that PyTorch tests it with
PROMISES = ("a new result", "an alias of an argument", "a write into an argument", "a result in out=")


def schemas() -> dict[str, Any]:
    """Every schema of aten, by the operator's full name."""
    found = {}
    for schema in torch._C._jit_get_all_schemas():
        if schema.name.startswith("aten::"):
            found[schema.name + ("." + schema.overload_name if schema.overload_name else "")] = schema
    return found


def promise(schema: Any) -> str:
    """Which of the four promises a schema makes."""
    if any(a.is_out for a in schema.arguments):
        return PROMISES[3]
    if any(a.alias_info and a.alias_info.is_write for a in schema.arguments):
        return PROMISES[2]
    return PROMISES[1] if any(r.alias_info for r in schema.returns) else PROMISES[0]


def storage(t: torch.Tensor) -> int | None:
    """The storage's address; None for a tensor without one."""
    try:
        return int(t.untyped_storage()._cdata)
    except (NotImplementedError, RuntimeError):
        return None


def tensors(tree: object) -> list[torch.Tensor]:
    """The tensors in arguments or results."""
    return [leaf for leaf in tree_leaves(tree) if isinstance(leaf, torch.Tensor)]


def content(t: torch.Tensor) -> bytes | None:
    """The bytes of a small dense tensor, to be compared."""
    if storage(t) is None or t.layout is not torch.strided or t.numel() > 5000 or t.device.type != "cpu":
        return None
    return bytes(t.detach().resolve_conj().resolve_neg().contiguous().flatten().view(torch.uint8).tolist())


class Seen:
    """What calls did, by operator: results that share memory with an argument or do not, and unmarked arguments written."""

    def __init__(self) -> None:
        self.known = schemas()
        self.results: dict[str, set[str]] = defaultdict(set)
        self.written: dict[str, set[str]] = defaultdict(set)
        self.inside = False

    def watch(self, name: str, args: Any, kwargs: Any, call: Callable[[], Any]) -> Any:
        """Run one call of the operator `name` and note what it did."""
        schema = self.known.get(name)
        if schema is None or self.inside:
            return call()
        self.inside = True
        try:
            given = list(zip(schema.arguments, args))
            given += [(a, kwargs[a.name]) for a in schema.arguments if a.name in kwargs]
            marked = {storage(t) for a, v in given if a.alias_info and a.alias_info.is_write for t in tensors(v)}
            free = [(a.name, t) for a, v in given for t in tensors(v) if storage(t) not in marked]
            before = [(argument, t, content(t)) for argument, t in free]
            had = {storage(t) for _, v in given for t in tensors(v)} - {None}
        finally:
            self.inside = False
        result = call()
        self.inside = True
        try:
            got = [storage(t) for t in tensors(result) if storage(t) and t.untyped_storage().nbytes()]
            if got:
                self.results[name].add("shared" if had.intersection(got) else "own")
            self.written[name] |= {a for a, t, bytes_ in before if bytes_ is not None and content(t) != bytes_}
        finally:
            self.inside = False
        return result

    def operators(self, promised: str, did: set[str]) -> list[str]:
        """The operators with this promise that did this."""
        every = self.results.items()
        return sorted(n for n, some in every if some == did and promise(self.known[n]) == promised)


class Below(TorchDispatchMode):  # type: ignore[misc]  # torch has no types here
    """Sees the operators that reach a kernel; a composite operator has become others by then."""

    def __init__(self, seen: Seen) -> None:
        super().__init__()
        self.seen = seen

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """One call of an operator."""
        return self.seen.watch(func.name(), args, kwargs or {}, lambda: func(*args, **(kwargs or {})))


class Above(TorchFunctionMode):  # type: ignore[misc]  # torch has no types here
    """Sees the functions and methods of Python that are operators of the same name, composite ones too."""

    def __init__(self, seen: Seen) -> None:
        super().__init__()
        self.seen = seen

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """One call of a function, a method or a property."""
        kwargs = kwargs or {}
        name = getattr(func, "__name__", "")
        if name == "__get__":
            name = getattr(getattr(func, "__self__", None), "__name__", "")
        if name and hasattr(torch.ops.aten, name):
            for some in (args, (*args[:1], list(args[1:]))):  # x.view(2, 3) is x.view([2, 3])
                with contextlib.suppress(RuntimeError):
                    overload = torch._C._jit_resolve_packet(f"aten::{name}", *some, **kwargs)
                    full = f"aten::{name}" + ("" if overload == "default" else f".{overload}")
                    return self.seen.watch(full, some, kwargs, lambda: func(*args, **kwargs))
        return func(*args, **kwargs)


def turned(t: Any) -> Any:
    """The same numbers in another order in memory, where a tensor has one."""
    if isinstance(t, torch.Tensor) and t.layout is torch.strided and t.dim() > 1:
        return t.transpose(0, -1).contiguous().transpose(0, -1).detach().requires_grad_(t.requires_grad)
    return t


def calls(info: Any) -> Iterator[Callable[[], Any]]:
    """Calls of one operator with PyTorch's samples for it: as they are, turned, in place, with out=, and backward."""
    dtype = torch.float32 if torch.float32 in info.dtypes else sorted(info.dtypes, key=str)[0]
    grad = info.supports_autograd and dtype.is_floating_point
    for sample in itertools.islice(info.sample_inputs("cpu", dtype, requires_grad=grad), SAMPLES):
        given = (sample.input, sample.args, sample.kwargs)
        plain = tree_map(lambda t: t.detach() if isinstance(t, torch.Tensor) else t, given)
        yield partial(_call, info.op, plain)
        yield partial(_call, info.op, tree_map(turned, plain))
        if info.inplace_variant and isinstance(plain[0], torch.Tensor):
            yield partial(_call, info.inplace_variant, (plain[0].clone(), *plain[1:]))
        if info.supports_out:
            yield partial(_with_out, info.op, plain)
        if grad:
            yield partial(_backward, info.op, given)


def _call(operator: Callable[..., Any], given: Any) -> Any:
    return operator(given[0], *given[1], **given[2])


def _with_out(operator: Callable[..., Any], given: Any) -> None:
    result = _call(operator, given)
    operator(given[0], *given[1], **given[2], out=tree_map(torch.empty_like, result))


def _backward(operator: Callable[..., Any], given: Any) -> None:
    ends = [t for t in tensors(_call(operator, given)) if t.requires_grad]
    torch.autograd.backward(ends, [torch.ones_like(t) for t in ends])


def run() -> Seen:
    """Every operator that PyTorch's own list of tests has samples for."""
    from torch.testing._internal.common_methods_invocations import op_db

    seen = Seen()
    warnings.simplefilter("ignore")
    for info in op_db:
        torch.manual_seed(0)
        made = calls(info)
        while True:
            try:
                call = next(made, None)
            except Exception:  # no samples for this type of numbers
                break
            if call is None:
                break
            with contextlib.suppress(Exception), Above(seen), Below(seen):
                call()
    return seen
