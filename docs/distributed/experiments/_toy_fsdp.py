"""What fully_shard sends in a step, predicted from the groups: which gathers, which reductions, in which order"""

import math
from collections.abc import Sequence
from dataclasses import dataclass


# --8<-- [start:group]
@dataclass(eq=False)
class Group:
    """Parameters that are gathered together; `keep` them whole between forward and backward."""

    shapes: Sequence[Sequence[int]]
    keep: bool = False
    whole: bool = False

    def slice(self, ranks: int) -> int:
        """Elements of a rank's slices, each cut along dimension 0 and filled up to the longest."""
        return sum(math.ceil(rows / ranks) * math.prod(rest) for rows, *rest in self.shapes)


# --8<-- [end:group]
class Step:
    """One forward and one backward of groups that run in this order; `calls` is what a rank hands over."""

    # --8<-- [start:calls]
    def __init__(self, root: Group | None, layers: Sequence[Group], ranks: int, sync: bool, ahead: bool) -> None:
        self.calls, self.ranks, self.sync = [], ranks, sync
        self.forward(root, layers, ahead)
        self.backward([*layers, root] if root else layers, root)

    def gather(self, group: Group) -> None:
        """Make a group whole, unless it is."""
        if not group.whole:
            self.calls.append(("gather", group.slice(self.ranks)))
            group.whole = True

    def reduce(self, group: Group) -> None:
        """Let a group go, and average its gradients into slices."""
        group.whole = False
        if self.sync:
            self.calls.append(("reduce", group.slice(self.ranks) * self.ranks))

    # --8<-- [end:calls]
    # --8<-- [start:forward]
    def forward(self, root: Group | None, layers: Sequence[Group], ahead: bool) -> None:
        """Each layer is whole while it runs; the root is whole from its beginning on."""
        if root:
            self.gather(root)
        for layer, following in zip(layers, [*layers[1:], None], strict=True):
            self.gather(layer)
            if ahead and following:
                self.gather(following)
            layer.whole = layer.keep  # it has run

    # --8<-- [end:forward]
    # --8<-- [start:backward]
    def backward(self, order: Sequence[Group], root: Group | None) -> None:
        """The same the other way round, and each layer asks for the next before it runs."""
        first = order[0]
        for group, following in zip(order[::-1], [*order[-2::-1], None], strict=True):
            self.gather(group)
            if following:
                self.gather(following)
            if group not in (root, first):  # it has run
                self.reduce(group)
        for group in (root, first):  # no gradient leaves these two by an input, so they wait for the end
            if group:
                self.reduce(group)

    # --8<-- [end:backward]
