"""The check of the functions: a breakpoint on each predicted kernel, then one call of each operator"""

# requires: gdb
# limit: 240
import _twenty

hits = _twenty.reached()
for number, (name, _, call) in enumerate(_twenty.ROWS):
    op = call.removeprefix("ops.").partition("(")[0].replace(".", "::", 1)
    print(
        "reached" if number in hits else "MISSED ",
        f"{op:45s}",
        name.strip("/").replace(".torch::Library&.::.", "::")[:60],
    )
print(len(hits), "of", len(_twenty.ROWS))
