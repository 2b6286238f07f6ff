"""Which of oneDNN's primitives are made anew when the width changes"""

import _shapes

for capacity in (1024, 6):
    print(f"room for {capacity} primitives")
    print(_shapes.with_capacity(capacity, "made"), end="")
