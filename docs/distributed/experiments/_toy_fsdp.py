"""What fully_shard sends in a step, predicted from the groups: which gathers, which reductions, in which order"""

from dataclasses import dataclass
from math import ceil, prod


# --8<-- [start:group]
@dataclass(eq=False)
class Group:
    """Gathered together; with `keep`, whole between forward and backward."""

    shapes: list
    keep: bool = False
    whole: bool = False

    def slice(self, ranks):
        """Elements of a rank's slices, filled up to the longest."""
        return sum(ceil(rows / ranks) * prod(rest) for rows, *rest in self.shapes)


# --8<-- [end:group]
class Step:
    """One forward and one backward of groups that run in this order; `calls` is what a rank hands over."""

    # --8<-- [start:calls]
    def __init__(self, root, layers, ranks, sync, ahead):
        self.calls, self.ranks, self.sync = [], ranks, sync
        self.forward(root, layers, ahead)
        self.backward([*layers, root] if root else layers, root)

    def gather(self, group):
        """Make a group whole, unless it is."""
        if not group.whole:
            self.calls.append(("gather", group.slice(self.ranks)))
            group.whole = True

    def reduce(self, group):
        """Let a group go, and average its gradients into slices."""
        group.whole = False
        if self.sync:
            self.calls.append(("reduce", group.slice(self.ranks) * self.ranks))

    # --8<-- [end:calls]
    # --8<-- [start:forward]
    def forward(self, root, layers, ahead):
        """Each layer is whole while it runs, and the root from the beginning on."""
        if root:
            self.gather(root)
        for layer, following in zip(layers, [*layers[1:], None], strict=True):
            self.gather(layer)
            if ahead and following:
                self.gather(following)
            layer.whole = layer.keep  # it has run

    # --8<-- [end:forward]
    # --8<-- [start:backward]
    def backward(self, order, root):
        """The other way round; each layer asks for the next before it runs."""
        first = order[0]
        for group, following in zip(order[::-1], [*order[-2::-1], None], strict=True):
            self.gather(group)
            if following:
                self.gather(following)
            if group not in (root, first):  # it has run
                self.reduce(group)
        for group in (root, first):  # their input needs no gradient: at the end
            if group:
                self.reduce(group)

    # --8<-- [end:backward]
