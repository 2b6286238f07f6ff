"""Conversions that lose, and which of them say so"""

import warnings

import torch

warnings.simplefilter("always")


def show(what, make):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            text = str(make().tolist())
        except RuntimeError as error:
            text = f"RuntimeError: {error}"
    note = "; ".join(str(w.message).split(" (Triggered")[0] for w in caught)
    print(f"{what:38} {text}" + (f"\n{'':38} warning: {note}" if note else ""))


big, x = 2**24 + 1, torch.tensor
show("2**24 + 1 to float32", lambda: x([big]).float())
show("... and int64 + float32", lambda: (x([big]) + x([0.0])).long())
show("1e39 to float32", lambda: x([1e39], dtype=torch.float64).float())
show("70000 to float16, to bfloat16", lambda: torch.stack([x(7e4).half().float(), x(7e4).bfloat16().float()]))
show("2.7 and -2.7 to int32", lambda: x([2.7, -2.7]).int())
show("300 and -1 to uint8", lambda: x([300, -1]).to(torch.uint8))
show("-1.5 to uint8", lambda: x([-1.5]).to(torch.uint8))
show("0.5 and nan to bool", lambda: x([0.5, float("nan")]).bool())
show("500 and inf to float8_e4m3fn", lambda: x([500.0, float("inf")]).to(torch.float8_e4m3fn).float())
show("1e6 and inf to float8_e5m2", lambda: x([1e6, float("inf")]).to(torch.float8_e5m2).float())
show("1+2j to float32", lambda: x([1 + 2j]).to(torch.float32))
show("1+2j to float32, once more", lambda: x([1 + 2j]).to(torch.float32))
show("in place: int64 += 0.5", lambda: x([1]).add_(0.5))
show("in place: float32 += 1j", lambda: x([1.0]).add_(1j))
show("in place: float16 += float64 1e5", lambda: x([1.0]).half().add_(x([1e5], dtype=torch.float64)))
show("in place: int8 += int64 200", lambda: x([1], dtype=torch.int8).add_(x([200])))
show("torch.tensor(300, dtype=uint8)", lambda: x(300, dtype=torch.uint8))
show("uint8 [200] + uint8 [100]", lambda: x([200], dtype=torch.uint8) + x([100], dtype=torch.uint8))
show("their sum by sum()", lambda: x([200, 100], dtype=torch.uint8).sum())
