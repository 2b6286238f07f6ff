"""The model against PyTorch: places, sharing, refusals, writes and versions of random calls"""

# limit: 120
from collections import Counter

from _tensor_calls import calls

tried, wrong, writes = Counter(), Counter(), Counter()
for case, x, theirs, ours, result in calls(20_000):
    name = case.operation if theirs is not None else f"{case.operation} refused"
    tried[name] += 1
    if theirs is None or result is None:
        wrong[name] += result is not None or theirs is not None
        continue
    rule = list(theirs.shape), list(theirs.stride()), theirs.storage_offset()
    shared = theirs.untyped_storage().data_ptr() == x.untyped_storage().data_ptr()
    wrong[name] += (
        (result.sizes, result.strides, result.offset) != rule
        or result.tolist() != theirs.flatten().tolist()
        or (result.storage is ours.storage) != shared
    )
    if len(set(result.places())) == len(result.places()):  # no place is named twice
        theirs.mul_(10)
        result.mul_(10)
        everything = x.as_strided([x.untyped_storage().nbytes() // 8], [1], 0)
        writes["tried"] += 1
        writes["differ"] += (ours.storage.numbers, ours.storage.version) != (everything.tolist(), x._version)
for name, count in sorted(tried.items()):
    print(f"{name:13} {count:5,} calls, {wrong[name]} differ")
print(f"writes into the results: {writes['tried']:,}, {writes['differ']} leave another number or another version")
