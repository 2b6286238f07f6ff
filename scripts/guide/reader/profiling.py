"""Runs a reader's call once and tells what it did: a program of its own, whose text `tracing` hands to an interpreter.

Standard library and PyTorch only. The profiler tells which functions and operators were called; a Python kernel put
before each kernel of an operator tells which dispatch keys it went through.
"""

import json
import sys
import traceback
import warnings
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

CALL = "<call>"
MARK = "inside: "  # begins the profiler's name of an entry of a kernel
HIDDEN = MARK + "-"  # of what only serves to look
NOTED = "noted_by_inside"  # the function that is put before a kernel
OURS = (
    "Python",
    "PythonTLSSnapshot",
    "PythonDispatcher",
    "PreDispatch",
)  # keys that a kernel in Python would disturb


def main() -> None:
    """Arguments: what is asked, as JSON with `setup`, `call`, `operators`; the file for the answer."""
    asked, answer_file = json.loads(sys.argv[1]), Path(sys.argv[2])
    answer_file.write_text(json.dumps(_profile(**asked)), encoding="utf-8")


def _profile(setup: str, call: str, operators: list[str]) -> dict[str, object]:
    try:
        import torch
    except BaseException as error:
        return {"fault": "import", "said": _said(error)}
    space: dict[str, Any] = {"__name__": "__main__", "torch": torch}
    try:
        exec(compile(setup, "<setup>", "exec"), space)
    except BaseException as error:
        return {"fault": "setup", "said": _said(error)}
    kernels = {name: _kernels(torch, name) for name in operators}
    libraries = [_note_keys(torch, name, kernels[name]) for name in operators]
    try:
        code, value = compile(call, CALL, "eval"), True
    except SyntaxError:
        code, value = compile(call, CALL, "exec"), False
    before, roots = _sequence(torch), _functions(torch, space)
    result, raised = None, ""
    with _profiler(torch) as seen:
        try:
            result = eval(code, space)
        except BaseException as error:
            raised = _said(error)
    events = [e for node in seen.profiler.kineto_results.experimental_event_tree() for e in _events(node)]
    del libraries
    after = {**_functions(torch, space), **_functions(torch, {"result": result if value else None})}
    fresh = {name: node for name, node in after.items() if roots.get(name) is not node}
    return {
        "raised": raised,
        "events": events,
        "kernels": kernels,
        "graph": _graph(torch, fresh, space, before),
    }


def _said(error: BaseException) -> str:
    return "".join(traceback.format_exception_only(type(error), error)).strip()


def _profiler(torch: Any) -> Any:
    from torch._C._profiler import _ExperimentalConfig

    try:
        config = _ExperimentalConfig(capture_overload_names=True)
    except TypeError:  # a release that cannot
        config = None
    return torch.profiler.profile(
        activities=[torch.profiler.ProfilerActivity.CPU], with_stack=True, experimental_config=config
    )


def _events(node: Any) -> list[dict[str, object]]:
    """An event with those inside it, or only these where it says nothing by itself; none that leads to no operator.

    `kind` is `call` (the outermost), `python`, `builtin`, `module`, `operator`, `node` (of backward) or `key`.
    """
    if node.name == HIDDEN:
        return []
    inside = [one for child in node.children for one in _events(child)]
    name, tag = node.name, str(node.tag).rpartition(".")[2]
    if tag in ("PyCall", "PyCCall"):
        kind = "builtin" if tag == "PyCCall" else "module" if name.startswith("nn.Module") else "python"
        kind = "call" if name.startswith(f"{CALL}(") and name.endswith("<module>") else kind
        if not inside or NOTED in name or "call_boxed" in name:
            return inside
    elif tag != "TorchOp":
        return inside
    elif name.startswith(MARK):
        name, kind = name[len(MARK) :], "key"
    elif str(node.extra_fields.scope).endswith("BACKWARD_FUNCTION"):
        kind = "node"
    elif name.startswith("autograd::engine::evaluate_function"):
        return inside
    elif "::" not in name and not inside and str(node.extra_fields.scope).endswith("USER_SCOPE"):
        return []  # a label of somebody's, such as the compiler's for its own time
    else:
        kind, overload = "operator", getattr(node, "overload_name", "")
        name = f"{name}.{overload}" if overload else name
    return [{"name": name, "kind": kind, "inside": inside}]


def _kernels(torch: Any, name: str) -> dict[str, list[str]]:
    """Where each key's kernel of an operator was registered, and of what kind it is; those that fall through are left out."""
    try:
        table = torch._C._dispatch_dump_table(name)
    except RuntimeError:
        return {}
    found = {}
    for line in table.splitlines():
        key, _, rest = line.partition(": ")
        how, _, kind = rest.removeprefix("registered at ").rpartition(" [")
        if rest.startswith("registered at ") and key not in OURS:
            found[key] = [how, kind.rstrip("]")]
    return found


def _note_keys(torch: Any, name: str, keys: dict[str, list[str]]) -> object:
    """Put a kernel before each kernel of an operator, which notes the key and calls it; what keeps them there."""
    from torch._C._profiler import _RecordFunctionFast

    space, _, plain = name.partition("::")
    library = torch.library.Library(space, "IMPL")
    typed = _types(torch, name)

    def put(key: str, kernel: Any) -> None:
        def noted_by_inside(keyset: object, *args: object, **kwargs: object) -> object:
            with _RecordFunctionFast(f"{MARK}{key}"):
                with _RecordFunctionFast(HIDDEN):
                    args = _wrapped(torch, args, typed, cast=".py:" in keys[key][0])
                return kernel.call_boxed(keyset, *args, **kwargs)

        library.m.impl(plain, key, noted_by_inside, True)

    kernels = {}
    for key in keys:
        with suppress(RuntimeError, ValueError):  # a key that Python cannot name
            kernels[key] = torch.library.get_kernel(name, key)
    # All are asked for before the first is put: what is put for CPU changes what is computed for AutogradCPU.
    for key, kernel in kernels.items():
        with suppress(RuntimeError), warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that a kernel is replaced
            put(key, kernel)
    return library


def _types(torch: Any, name: str) -> list[str]:
    space, _, plain = name.partition("::")
    packet, _, overload = plain.partition(".")
    operator = getattr(getattr(getattr(torch.ops, space), packet), overload or "default")
    return [str(argument.type) for argument in operator._schema.arguments]


def _wrapped(torch: Any, args: tuple[Any, ...], typed: list[str], cast: bool) -> tuple[Any, ...]:
    """A number that C++ passes as a tensor comes to Python as a number: here it is a tensor of that type again.

    With `cast`, for a kernel in Python, which may ask for equal types, it has the type that the result will have.
    """
    out = list(args)
    some = [one for one in args if isinstance(one, torch.Tensor) and one.dim()]
    for at, (value, kind) in enumerate(zip(args, typed)):  # noqa: B905 (the last may have defaults)
        if kind in ("Tensor", "Optional[Tensor]") and isinstance(value, (int, float, complex)):
            out[at] = torch.tensor(value, dtype=torch.float64 if isinstance(value, float) else None)
            wanted = torch.result_type(some[0], value) if some else None
            if wanted and (cast or torch.result_type(some[0], out[at]) != wanted):
                out[at] = torch.tensor(value, dtype=wanted)
    return tuple(out)


def _sequence(torch: Any) -> int:
    """The number that the next node of a graph would have, at least."""
    with torch.enable_grad(), torch.inference_mode(False):
        return int(torch.ones(1, requires_grad=True).clone().grad_fn._sequence_nr())


def _tensors(torch: Any, space: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Tensors by the words that lead to them, in containers and modules too."""
    for name, value in list(space.items()):
        if isinstance(value, torch.Tensor):
            yield name, value
        elif isinstance(value, torch.nn.Module):
            yield from ((f"{name}.{n}", p) for n, p in value.named_parameters())
        elif isinstance(value, (list, tuple)):
            yield from _tensors(torch, {f"{name}[{i}]": one for i, one in enumerate(value)})
        elif isinstance(value, dict) and not name.startswith("__"):
            yield from _tensors(torch, {f"{name}[{key!r}]": one for key, one in value.items()})


def _functions(torch: Any, space: dict[str, Any]) -> dict[str, Any]:
    found = {}
    for name, tensor in _tensors(torch, space):
        with suppress(RuntimeError):  # a view that may no longer be asked
            if tensor.grad_fn is not None:
                found[name] = tensor.grad_fn
    return found


def _graph(torch: Any, roots: dict[str, Any], space: dict[str, Any], before: int) -> list[dict[str, object]]:
    """The nodes that the roots lead to, in the order of a walk; of those made earlier only the first."""
    leaves = {id(tensor): name for name, tensor in _tensors(torch, space)}
    numbers: dict[Any, int] = {}
    waiting = list(roots.values())
    order: list[Any] = []
    while waiting:
        node = waiting.pop(0)
        if node in numbers:
            continue
        numbers[node] = len(order)
        order.append(node)
        if _new(node, before):
            waiting += [after for after, _ in node.next_functions if after is not None]
    names = {node: name for name, node in roots.items()}
    return [
        {
            "name": node.name(),
            "of": names.get(node) or leaves.get(id(getattr(node, "variable", None)), ""),
            "new": _new(node, before),
            "next": [numbers[n] if n is not None else None for n, _ in node.next_functions]
            if _new(node, before)
            else [],
        }
        for node in order
    ]


def _new(node: Any, before: int) -> bool:
    return bool(node._sequence_nr() > before)


if __name__ == "__main__":
    main()
