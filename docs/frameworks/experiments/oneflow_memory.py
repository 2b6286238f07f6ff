"""Memory planned before the run: blocks that live at different times share an offset"""

WIDTHS = (256, 1024, 128, 1024, 256, 64)  # what each step makes, in KiB; a step reads the result of the one before

lives = [(n, n + 1, size) for n, size in enumerate(WIDTHS)]  # made at n, read for the last time at n + 1
placed = []
for begin, end, size in sorted(lives, key=lambda life: -life[2]):  # the largest first
    offset = 0
    for at, far, other_begin, other_end in sorted(placed):
        if begin <= other_end and other_begin <= end and offset + size > at:
            offset = max(offset, far)
    placed.append((offset, offset + size, begin, end))
    print(f"step {begin}: {size:4} KiB at {offset:4}")
peak = max(sum(size for begin, end, size in lives if begin <= t <= end) for t in range(len(WIDTHS) + 1))
print(
    f"one block each: {sum(WIDTHS)} KiB, planned: {max(far for _, far, *_ in placed)} KiB, most alive at once: {peak} KiB"
)
