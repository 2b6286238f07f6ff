"""A model of PyTorch's caching allocator for one device, and of the device; tried against both by `model_traces.py`.

Sizes are in bytes, and an address counts from the device's first.
"""

from collections import defaultdict
from dataclasses import dataclass, field

KIB, MIB = 1 << 10, 1 << 20


class OutOfMemory(Exception):
    """The device has no room, and nothing that is cached can be given back."""


@dataclass
class Device:
    capacity: int
    given: dict[int, int] = field(default_factory=dict)  # address → bytes
    calls: int = 0

    def malloc(self, size):
        self.calls += 1
        if sum(self.given.values()) + size > self.capacity:
            return None
        at = 0
        for start in sorted(self.given):  # the lowest gap that is long enough
            if start - at >= size:
                break
            at = start + self.given[start]
        self.given[at] = size
        return at

    def free(self, at):
        self.calls += 1
        del self.given[at]


# --8<-- [start:block]
@dataclass(eq=False)
class Block:
    at: int
    size: int
    segment: "Segment"
    asked: int = 0  # what the program wanted; 0: free
    before: "Block | None" = None  # the neighbours in the segment
    after: "Block | None" = None


@dataclass(eq=False)
class Segment:
    at: int
    size: int
    pool: tuple  # (is it for small blocks?, stream)
    number: int  # in the order of their making
    first: Block | None = None


# --8<-- [end:block]
class Allocator:
    """Each rule is a method of its own, so that a class can change one."""

    def __init__(self, device):
        self.device, self.segments, self.made = device, {}, 0
        self.free_blocks = defaultdict(set)  # pool → blocks

    # --8<-- [start:rounded]
    def rounded(self, asked):
        return max(512, -(-asked // 512) * 512)

    # --8<-- [end:rounded]

    # --8<-- [start:segment_size]
    def segment_size(self, size):
        if size <= MIB:
            return 2 * MIB
        return 20 * MIB if size < 10 * MIB else -(-size // (2 * MIB)) * 2 * MIB

    # --8<-- [end:segment_size]

    # --8<-- [start:malloc]
    def malloc(self, asked, stream=0):
        size = self.rounded(asked)
        pool = size <= MIB, stream
        fit = [b for b in self.free_blocks[pool] if b.size >= size]
        block = min(fit, key=self.order) if fit else self.new_segment(size, pool)
        self.free_blocks[pool].discard(block)
        if self.splits(block, size):
            self.free_blocks[pool].add(self.cut(block, size))
        block.asked = asked
        return block

    def order(self, block):  # best fit; of equals the older segment's, then the lower
        return block.size, block.segment.number, block.at

    # --8<-- [end:malloc]

    # --8<-- [start:split]
    def splits(self, block, size):
        small, _ = block.segment.pool
        rest = block.size - size
        return rest >= 512 if small else rest > MIB

    def cut(self, block, size):
        rest = Block(block.at + size, block.size - size, block.segment, 0, block, block.after)
        if rest.after:
            rest.after.before = rest
        block.size, block.after = size, rest
        return rest

    # --8<-- [end:split]

    # --8<-- [start:free]
    def free(self, block):
        free, block.asked = self.free_blocks[block.segment.pool], 0
        for front, back in ((block, block.after), (block.before, block)):
            if self.merges(front) and self.merges(back):
                free -= {front, back}
                block = self.joined(front, back)
        free.add(block)

    def merges(self, block):
        return block is not None and not block.asked

    def joined(self, front, back):
        front.size, front.after = front.size + back.size, back.after
        if front.after:
            front.after.before = front
        return front

    # --8<-- [end:free]

    # --8<-- [start:retry]
    def new_segment(self, size, pool):
        length = self.segment_size(size)
        at = self.device.malloc(length)
        if at is None:
            self.empty_cache()
            at = self.device.malloc(length)
        if at is None:
            raise OutOfMemory
        self.made += 1
        segment = self.segments[at] = Segment(at, length, pool, self.made)
        segment.first = Block(at, length, segment)
        return segment.first

    def empty_cache(self):
        for free in self.free_blocks.values():
            for block in [b for b in free if b.size == b.segment.size]:
                free.remove(block)
                del self.segments[block.at]
                self.device.free(block.at)

    # --8<-- [end:retry]

    def snapshot(self):
        """Each segment with its blocks: (address, bytes, stream, (address, bytes, asked), …)."""
        out = []
        for _, segment in sorted(self.segments.items()):
            block, blocks = segment.first, []
            while block:
                blocks.append((block.at, block.size, block.asked))
                block = block.after
            out.append((segment.at, segment.size, segment.pool[1], *blocks))
        return out
