"""What FSDP2 does, told as it happens: the gathers and reductions that it starts, and the layers that run"""

import functools
from collections.abc import Callable

from torch import nn
from torch.distributed.fsdp._fully_shard import _fsdp_param_group as groups


class Layer(nn.Module):
    """A linear layer of `size` x `size` parameters and a ReLU; `ran` is called when it runs, both ways."""

    def __init__(self, size: int, ran: Callable[[], None] = lambda: None) -> None:
        super().__init__()
        self.linear, self.ran = nn.Linear(size, size, bias=False), ran

    def forward(self, x):
        self.ran()
        h = self.linear(x)
        h.register_hook(lambda _: self.ran())  # in backward behind the output, on which FSDP2 has its own hook
        return h.relu()


def states(model: nn.Sequential) -> dict[str, list[tuple[str, str]]]:
    """Of each layer: whether its parameters are whole, on the way or a slice, and whether a gradient is there."""
    rows = {}
    for number, layer in enumerate(model):
        group = layer._get_fsdp_state()._fsdp_param_group
        whole, coming = group.is_unsharded, group._all_gather_result is not None
        now = ("whole", "key") if whole else ("on the way", "note") if coming else ("slice", "quiet")
        reduced = not whole and layer.linear.weight.grad is not None
        rows[f"layer {number}"] = [now, ("gradient's slice", "ok") if reduced else ("", "plain")]
    return rows


def watch(told: Callable[[str, groups.FSDPParamGroup], None]) -> None:
    """Call `told(what, group)` after each all-gather is started, waited for, thrown away, and each reduction."""

    def wrap(method: str, what: str, changed: Callable[[groups.FSDPParamGroup], object]) -> None:
        inner = getattr(groups.FSDPParamGroup, method)

        @functools.wraps(inner)
        def wrapper(group, *args, **kwargs):
            before = changed(group)
            result = inner(group, *args, **kwargs)
            if changed(group) != before:
                told(what, group)
            return result

        setattr(groups.FSDPParamGroup, method, wrapper)

    wrap("unshard", "gather", lambda group: group._all_gather_result is not None)
    wrap("wait_for_unshard", "whole", lambda group: group.is_unsharded)
    wrap("reshard", "free", lambda group: group.is_unsharded)
    wrap("post_backward", "reduce", lambda group: [p.sharded_param.grad is not None for p in group.fsdp_params])
