"""Calls of the operators that PyTorch's own samples call by name from Python, and the types that come out of them."""

import contextlib
import itertools
import logging
import warnings
from collections.abc import Iterator
from typing import Any

import torch
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.overrides import TorchFunctionMode
from torch.utils._pytree import tree_leaves, tree_map

LOW = torch.bfloat16
SAMPLES = 2  # of each entry of PyTorch's list of tests
KEYS = {"cpu": "AutocastCPU", "cuda": "AutocastCUDA"}
# Another processor or build may refuse these, or give them another way.
NEVER = ("mkldnn", "cudnn", "nnpack", "_lu_with_info", "_native_multi_head_attention", "quantize")
Call = tuple[Any, Any]

# What the samples call by way of a function written in Python.
WRITTEN = """
_addmm_activation: r(2), r(2, 2), r(2, 2)
_convolution: r(1, 2, 5), r(2, 2, 3), None, [1], [0], [1], False, [0], 1, False, False, True, True
convolution: r(1, 2, 5), r(2, 2, 3), None, [1], [0], [1], False, [0], 1
conv1d: r(1, 2, 5), r(2, 2, 3)
conv1d.padding: r(1, 2, 5), r(2, 2, 3), None, [1], "same"
conv2d: r(1, 2, 5, 5), r(2, 2, 3, 3)
conv2d.padding: r(1, 2, 5, 5), r(2, 2, 3, 3), None, [1], "same"
conv3d: r(1, 2, 5, 5, 5), r(2, 2, 3, 3, 3)
conv3d.padding: r(1, 2, 5, 5, 5), r(2, 2, 3, 3, 3), None, [1], "same"
conv_tbc: r(5, 1, 2), r(3, 2, 2), r(2)
conv_transpose1d: r(1, 2, 5), r(2, 2, 3)
conv_transpose2d.input: r(1, 2, 5, 5), r(2, 2, 3, 3)
conv_transpose3d.input: r(1, 2, 5, 5, 5), r(2, 2, 3, 3, 3)
chain_matmul: [r(2, 2), r(2, 2)]
tensordot: r(2, 2), r(2, 2), [1], [0]
lstm_cell: r(1, 2), [r(1, 2), r(1, 2)], r(8, 2), r(8, 2)
gru_cell: r(1, 2), r(1, 2), r(6, 2), r(6, 2)
rnn_tanh_cell: r(1, 2), r(1, 2), r(2, 2), r(2, 2)
rnn_relu_cell: r(1, 2), r(1, 2), r(2, 2), r(2, 2)
binary_cross_entropy: r(3), r(3)
binary_cross_entropy_with_logits: r(3), r(3)
cdist: r(2, 2), r(2, 2)
cross_entropy_loss: r(2, 3), z(2)
cosine_embedding_loss: r(2, 3), r(2, 3), torch.ones(2)
ctc_loss.IntList: r(4, 1, 3).log_softmax(2), z(1, 2) + 1, [4], [2]
ctc_loss.Tensor: r(4, 1, 3).log_softmax(2), z(1, 2) + 1, z(1) + 4, z(1) + 2
frobenius_norm.dim: r(2, 2), [0, 1]
hinge_embedding_loss: r(3), torch.ones(3)
huber_loss: r(3), r(3)
kl_div: r(3), r(3)
l1_loss: r(3), r(3)
margin_ranking_loss: r(3), r(3), torch.ones(3)
mse_loss: r(3), r(3)
multi_margin_loss: r(2, 3), z(2)
multilabel_margin_loss: r(2, 3), z(2, 3)
multilabel_margin_loss_forward: r(2, 3), z(2, 3), 1
nll_loss: r(2, 3), z(2)
nll_loss2d: r(1, 3, 2, 2), z(1, 2, 2)
norm.Scalar: r(2, 2)
norm.ScalarOpt_dim: r(2, 2), 2, [0]
nuclear_norm: r(2, 2)
nuclear_norm.dim: r(2, 2), [0, 1]
poisson_nll_loss: r(3), r(3), True, False, 1e-8, 1
smooth_l1_loss: r(3), r(3)
soft_margin_loss: r(3), torch.ones(3)
triplet_margin_loss: r(2, 3), r(2, 3), r(2, 3)
pow.Scalar: 2.0, r(3)
pow.Tensor_Scalar: r(3), 2.0
linalg_matrix_norm: r(2, 2), 1
linalg_cond.p_str: r(2, 2), "fro"
linalg_matrix_rank: r(2, 2), 0.1
linalg_matrix_rank.atol_rtol_float: r(2, 2)
inverse: r(2, 2)
orgqr: r(2, 2), r(2)
quantile: r(3), torch.tensor(0.5)
nanquantile: r(3), torch.tensor(0.5)
adaptive_max_pool3d: r(1, 4, 4, 4), [2, 2, 2]
max_pool3d: r(1, 4, 4, 4), [2, 2, 2]
fractional_max_pool2d: r(1, 1, 4, 4), [2, 2], [2, 2], r(1, 1, 2)
fractional_max_pool3d: r(1, 1, 4, 4, 4), [2, 2, 2], [2, 2, 2], r(1, 1, 3)
max_unpool2d: r(1, 1, 2, 2), z(1, 1, 2, 2), [4, 4]
max_unpool3d: r(1, 1, 2, 2, 2), z(1, 1, 2, 2, 2), [4, 4, 4], [2, 2, 2], [0, 0, 0]
reflection_pad1d: r(1, 4), [1, 1]
reflection_pad2d: r(1, 4, 4), [1, 1, 1, 1]
replication_pad1d: r(1, 4), [1, 1]
replication_pad2d: r(1, 4, 4), [1, 1, 1, 1]
replication_pad3d: r(1, 4, 4, 4), [1, 1, 1, 1, 1, 1]
grid_sampler: r(1, 1, 3, 3), r(1, 2, 2, 2), 0, 0, False
stft: r(16), 8, None, None, None, False, None, True
upsample_nearest1d: r(1, 1, 3), [6]
_upsample_nearest_exact1d: r(1, 1, 3), [6]
upsample_nearest2d: r(1, 1, 3, 3), [6, 6]
_upsample_nearest_exact2d: r(1, 1, 3, 3), [6, 6]
upsample_nearest3d: r(1, 1, 3, 3, 3), [6, 6, 6]
_upsample_nearest_exact3d: r(1, 1, 3, 3, 3), [6, 6, 6]
upsample_linear1d: r(1, 1, 3), [6], False
upsample_bilinear2d: r(1, 1, 3, 3), [6, 6], False
_upsample_bilinear2d_aa: r(1, 1, 3, 3), [6, 6], False
upsample_trilinear3d: r(1, 1, 3, 3, 3), [6, 6, 6], False
upsample_bicubic2d: r(1, 1, 3, 3), [6, 6], False
_upsample_bicubic2d_aa: r(1, 1, 3, 3), [6, 6], False
"""


def registered(device: str) -> set[str]:
    """The operators of aten with a kernel of their own at the autocast key of a device."""
    has = torch._C._dispatch_has_kernel_for_dispatch_key
    names = torch._C._dispatch_get_all_op_names()
    return {name for name in names if name.startswith("aten::") and has(name, KEYS[device])}


def operator(name: str) -> Any:
    """The callable of `aten::name.overload`."""
    packet, _, overload = name.removeprefix("aten::").partition(".")
    return getattr(getattr(torch.ops.aten, packet), overload or "default")


class _Collect(TorchFunctionMode):  # type: ignore[misc]  # torch has no types here
    """Keeps the arguments of the first call of each operator that Python calls by its name."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: dict[str, Call] = {}

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """One call of a function or a method."""
        kwargs = kwargs or {}
        name = getattr(func, "__name__", "")
        if name and name != "__get__" and hasattr(torch.ops.aten, name):
            for some in (args, (*args[:1], list(args[1:]))):  # x.view(2, 3) is x.view([2, 3])
                with contextlib.suppress(RuntimeError):
                    overload = torch._C._jit_resolve_packet(f"aten::{name}", *some, **kwargs)
                    full = f"aten::{name}" + ("" if overload == "default" else f".{overload}")
                    self.calls.setdefault(full, tree_map(_clone, (some, kwargs)))
                    break
        return func(*args, **kwargs)


def _clone(leaf: Any) -> Any:
    return leaf.detach().clone() if isinstance(leaf, torch.Tensor) else leaf


def calls() -> dict[str, Call]:
    """Arguments in float32 for each operator that the samples call by name."""
    from torch.testing._internal.common_methods_invocations import op_db

    warnings.simplefilter("ignore")
    logging.disable()  # fake tensors log what they refuse
    collected = _Collect()
    for info in op_db:
        if torch.float32 not in info.dtypes:
            continue
        torch.manual_seed(0)
        with contextlib.suppress(Exception):
            for sample in itertools.islice(info.sample_inputs("cpu", torch.float32), SAMPLES):
                with contextlib.suppress(Exception), collected:
                    info.op(sample.input, *sample.args, **sample.kwargs)
    for line in WRITTEN.strip().splitlines():
        name, _, text = line.partition(": ")
        torch.manual_seed(0)
        collected.calls["aten::" + name] = (eval(f"({text},)", {"torch": torch, "r": torch.rand, "z": _whole}), {})
    return {n: c for n, c in sorted(collected.calls.items()) if _eligible(n, c)}


def _whole(*sizes: int) -> torch.Tensor:
    """Zeros to index with."""
    return torch.zeros(*sizes, dtype=torch.long)


def _eligible(name: str, call: Call) -> bool:
    """Whether a call has a float32 tensor, writes nowhere, and runs everywhere."""
    writes = any(a.alias_info and a.alias_info.is_write for a in operator(name)._schema.arguments)
    floats = [t for t in tree_leaves(call) if isinstance(t, torch.Tensor) and t.dtype == torch.float32]
    return bool(floats) and not writes and not any(part in name for part in NEVER)


def _typed(call: Call, kinds: Iterator[torch.dtype], device: str) -> Call:
    """The call on a device, with its float32 tensors in other types, one after the other."""

    def change(leaf: Any) -> Any:
        if not isinstance(leaf, torch.Tensor):
            return leaf
        kind = next(kinds) if leaf.dtype == torch.float32 else leaf.dtype
        if device == "cpu":
            return leaf.to(kind, copy=True)
        return torch.empty_strided(leaf.shape, leaf.stride(), dtype=kind, device=device)

    made: Call = tree_map(change, call)
    return made


def outcome(name: str, call: Call, device: str, first: torch.dtype, rest: torch.dtype, on: bool) -> str:
    """The types of the results, with the first float tensor in one type and the others in another.

    For CUDA the tensors are fake: they have sizes, types and keys, and no memory.
    """
    before = torch.is_autocast_enabled(device), torch.get_autocast_dtype(device)
    try:
        with FakeTensorMode() if device == "cuda" else contextlib.nullcontext(), torch.no_grad():
            args, kwargs = _typed(call, itertools.chain([first], itertools.repeat(rest)), device)
            torch.set_autocast_dtype(device, LOW)
            torch.set_autocast_enabled(device, on)
            result = operator(name)(*args, **kwargs)
    except Exception:  # refused in these types
        return "refused"
    finally:
        torch.set_autocast_enabled(device, before[0])
        torch.set_autocast_dtype(device, before[1])
        torch.clear_autocast_cache()
    kinds = {t.dtype for t in tree_leaves(result) if isinstance(t, torch.Tensor)}
    return ", ".join(sorted(str(k).removeprefix("torch.") for k in kinds))


def rule(name: str, call: Call, device: str, own: bool) -> str:
    """What autocast makes of an operator: the types of its results with it and without, in three choices of arguments."""
    full, low = torch.float32, LOW
    given = ((full, full), (low, low), (low, full))
    off, on = ([outcome(name, call, device, *types, on) for types in given] for on in (False, True))
    if on == ["refused"] * 3 != off:
        return "refused"
    if "bfloat16" in on[0]:
        return "16 bits"
    if off[1] != on[1]:
        return "float32"
    return "widest" if own or off != on else "as it is"
