"""A model of PyTorch's caching allocator for one device: rounding, pools, best fit, splitting, merging, giving back.

Tried against the real one by `model_traces.py`. Sizes are in bytes; an address counts from the device's first.
"""

from dataclasses import dataclass, field

KIB, MIB = 1 << 10, 1 << 20


class OutOfMemory(Exception):
    """The device has no room, and nothing that is cached can be given back."""


@dataclass(eq=False)
class Block:
    """A piece of a segment. `before` and `after` are its neighbours in that segment."""

    at: int
    size: int
    stream: int
    small: bool
    born: int  # its segment's number, in the order in which segments were made
    asked: int = 0  # what the program wanted; 0: free
    before: "Block | None" = None
    after: "Block | None" = None


@dataclass
class Allocator:
    """Each rule is a method of its own, so that a class can change one."""

    capacity: int
    segments: dict[int, int] = field(default_factory=dict)  # address → size
    heads: dict[int, Block] = field(default_factory=dict)  # address → the segment's first block
    pools: dict[tuple, set] = field(default_factory=dict)  # (small, stream) → free blocks
    made: int = 0

    # ---- the rules ----
    def rounded(self, asked):
        return max(512, -(-asked // 512) * 512)

    def segment_size(self, size):
        if size <= MIB:
            return 2 * MIB
        return 20 * MIB if size < 10 * MIB else -(-size // (2 * MIB)) * 2 * MIB

    def order(self, block):
        """Of the free blocks that are long enough, the first in this order is taken."""
        return block.size, block.born, block.at

    def splits(self, block, size):
        return block.size - size >= (512 if block.small else MIB + 1)

    def merges(self, neighbour):
        return neighbour is not None and not neighbour.asked

    # ---- what a program does ----
    def malloc(self, asked, stream=0):
        size = self.rounded(asked)
        pool = self.pools.setdefault((size <= MIB, stream), set())
        block = min((b for b in pool if b.size >= size), key=self.order, default=None)
        block = block or self.new_segment(self.segment_size(size), stream, size <= MIB)
        pool.discard(block)
        if self.splits(block, size):
            rest = Block(block.at + size, block.size - size, stream, block.small, block.born, 0, block, block.after)
            if rest.after:
                rest.after.before = rest
            block.size, block.after = size, rest
            pool.add(rest)
        block.asked = asked
        return block

    def free(self, block):
        block.asked = 0
        pool = self.pools[block.small, block.stream]
        if self.merges(block.before):
            block = self.joined(block.before, block, pool)
        if self.merges(block.after):
            self.joined(block, block.after, pool)
        pool.add(block)

    def joined(self, front, back, pool):
        pool -= {front, back}
        front.size, front.after = front.size + back.size, back.after
        if front.after:
            front.after.before = front
        return front

    def empty_cache(self):
        """Give back each segment that is one free block."""
        for pool in self.pools.values():
            for block in [b for b in pool if b.size == self.segments[self.start(b)]]:
                pool.remove(block)
                del self.segments[block.at], self.heads[block.at]

    def start(self, block):
        while block.before:
            block = block.before
        return block.at

    def new_segment(self, size, stream, small):
        if sum(self.segments.values()) + size > self.capacity:
            self.empty_cache()
            if sum(self.segments.values()) + size > self.capacity:
                raise OutOfMemory
        at = 0  # where the runtime puts it: in the lowest gap
        for start in sorted(self.segments):
            if start - at >= size:
                break
            at = start + self.segments[start]
        self.made += 1
        self.segments[at] = size
        self.heads[at] = Block(at, size, stream, small, self.made)
        return self.heads[at]

    def snapshot(self):
        """Each segment with its blocks: (address, bytes, stream, (address, bytes, asked), …)."""
        out = []
        for at in sorted(self.segments):
            block, blocks = self.heads[at], []
            while block:
                blocks.append((block.at, block.size, block.asked))
                block = block.after
            out.append((at, self.segments[at], self.heads[at].stream, *blocks))
        return out
