"""Other orders in which ready nodes may leave, for `toy_engine`."""

from collections import deque


class Heap(list):
    """std::priority_queue of libstdc++: the largest number first; among equals the heap's layout decides."""

    def put(self, item):
        self.append(item)
        self.rise(len(self) - 1)

    def rise(self, at):
        while at and self[(at - 1) // 2][0].sequence_nr < self[at][0].sequence_nr:
            self[at], self[(at - 1) // 2] = self[(at - 1) // 2], self[at]
            at = (at - 1) // 2

    def take(self):
        top, last, hole = self[0], self.pop(), 0
        while 2 * hole + 1 < len(self):  # the hole sinks to the bottom, then the last item rises from there
            left, right = 2 * hole + 1, min(2 * hole + 2, len(self) - 1)
            child = left if self[right][0].sequence_nr < self[left][0].sequence_nr else right
            self[hole], hole = self[child], child
        if self:
            self[hole] = last
            self.rise(hole)
        return top


class Fifo(deque):
    put, take = deque.append, deque.popleft


class Lifo(list):
    put, take = list.append, list.pop
