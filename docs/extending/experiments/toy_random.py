"""Random numbers, copies between devices and files, on a device of one's own"""

# requires: g++
# helpers: _toy.cpp
# limit: 240
import io
import warnings

import _toy
import torch

warnings.simplefilter("ignore")
_toy.start(_toy.built())
draw = lambda device="toy", **options: torch.empty(2, device=device).uniform_(**options)
show = lambda t: [round(v, 3) for v in t.tolist()]
torch.manual_seed(0)
print("seed 0:", show(draw()), "on toy:1", show(draw("toy:1")))
state = torch.toy.get_rng_state()
print("next:  ", show(draw()), end=" ")
torch.toy.set_rng_state(state)
print("again:", show(draw()))
mine = torch.Generator("toy").manual_seed(7)
print("generator of its own:", mine.device, show(draw(generator=mine)))


def attempt(what, action):
    try:
        print(what, action())
    except Exception as error:
        print(what, f"{type(error).__name__}: {str(error)[:66]}")


attempt("a CPU generator:", lambda: draw(generator=torch.Generator()))
a, b = torch.ones(2, device="toy:0"), torch.ones(2, device="toy:1")
attempt("two devices:", lambda: a + b)
attempt("moved:", lambda: (a.to("toy:1") + b).device)
attempt("a view without a kernel:", lambda: a.unfold(0, 2, 1))
file = io.BytesIO()
torch.save({"half": torch.arange(4.0, device="toy:1").view(2, 2)[:, 1]}, file)
for where in (None, "cpu", "toy:0"):
    file.seek(0)
    half = torch.load(file, map_location=where)["half"]
    print("loaded with", where, "->", half.device, half.tolist(), half.stride())
