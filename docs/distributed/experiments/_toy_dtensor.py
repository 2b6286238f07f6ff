"""DTensor on one line of ranks: placements, the ways to compute an operator, and the price of moving to one"""

import math

# --8<-- [start:ways]
R, P, ROWS, COLUMNS = "R", "P(sum)", "S(0)", "S(1)"
CUT = {ROWS, COLUMNS}
EACH = [(ROWS, ROWS), (COLUMNS, COLUMNS)]  # element by element: any cut will do
BOTH = [(ROWS, ROWS, ROWS), (COLUMNS, COLUMNS, COLUMNS)]

WAYS = {  # how the inputs lie, then the output; R for all is always a way
    "x.relu()": EACH,
    "x * 2": [*EACH, (P, P)],
    "x + y": [*BOTH, (P, P, P)],
    "x * y": [*BOTH, (P, R, P), (R, P, P)],
    "x @ y": [
        (ROWS, R, ROWS),
        (R, COLUMNS, COLUMNS),
        (COLUMNS, ROWS, P),
        (P, R, P),
        (R, P, P),
    ],
    "x.sum(0)": [(ROWS, P), (COLUMNS, ROWS), (P, P)],
    "x.softmax(1)": [(ROWS, ROWS)],
    "x.t()": [(ROWS, COLUMNS), (COLUMNS, ROWS), (P, P)],
}
# --8<-- [end:ways]


# --8<-- [start:moves]
def collective(start, end):
    """What is sent to lay a tensor out in another way."""
    if start == end or start == R:
        return None
    return "all_gather" if start != P else "all_reduce" if end == R else "reduce_scatter"


def price(start, end, size, ranks):
    """Microseconds, by a formula for rings: hops and bytes."""
    if end == P and start in CUT:
        return math.inf  # a slice is not blown up to a summand
    if not (kind := collective(start, end)):
        return 0
    hops = (ranks - 1) * (2 if kind == "all_reduce" else 1)
    held = size if end == R or start == P else size / ranks
    seconds = held / 2**30 * hops / ranks / (87.7 * 0.22)
    detour = 1 if start in CUT and end in CUT else 0  # DTensor rather gathers
    return 6.6 + 2.7 * hops + seconds * 1e6 + detour


# --8<-- [end:moves]
# --8<-- [start:choose]
def choose(operator, starts, sizes, ranks):
    """The collectives that move the inputs, and how the output lies."""
    ways = [(R,) * (len(starts) + 1), *WAYS[operator]]
    if fits := [way for way in ways if way[:-1] == starts]:
        return [], fits[0][-1]
    if not CUT & set(starts):
        ways = [way for way in ways if not CUT & set(way)]  # no operator begins to cut

    def cost(way):
        moves = zip(starts, way, sizes, strict=False)
        return sum(price(start, end, size, ranks) for start, end, size in moves)

    way = min(ways, key=cost)
    moves = [collective(start, end) for start, end in zip(starts, way, strict=False)]
    return [move for move in moves if move], way[-1]
    # --8<-- [end:choose]
