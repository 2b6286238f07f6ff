"""The model against PyTorch: random registrations and calls"""

# limit: 180
from collections import Counter
from itertools import product

import _both as both

asked, differ, ends, closed = Counter(), Counter(), Counter(), 0
for number in range(700):
    text, places, named = both.schema()
    sides = both.Ours(number), both.Theirs(number)
    planned = both.registrations(text, places, named)

    def compare(kind, action):
        ours, theirs = (both.attempt(lambda: action(side)) for side in sides)
        asked[kind] += 1
        differ[kind] += ours != theirs
        end = theirs[0] if isinstance(theirs[0], str) else "a result"
        ends[end] += kind != "registrations"
        return ours == theirs

    for step in planned:
        compare("registrations", lambda side: getattr(side, step[0])(*step[1:]))
    for way in both.WAYS * 2:
        # in the mode no faults: a message prints tensors, and so calls operators
        args, kwargs = both.arguments(places, named, faults=way != "the mode")
        if way == "fake" and not both.tensors(args, kwargs):
            continue
        if not compare(way, lambda side: both.use(side, way, args, kwargs)):
            closed += any(step[0] == "close" for step in planned)
    for owner, side in product("ABC", sides):
        side.close(owner)
for kind in ("registrations", *both.WAYS):
    agree = asked[kind] - differ[kind]
    print(f"{kind:13} {asked[kind]:6,} asked, {agree:6,} agree")
print("differences, and those after a library was closed:", differ.total(), closed)
print(", ".join(f"{end} {count:,}" for end, count in sorted(ends.items()) if count))
