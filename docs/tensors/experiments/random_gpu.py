"""The state of a CUDA generator: a seed, an offset, and who moves it"""

# requires: pretended-gpu
import torch

torch.manual_seed(7)
print("manual_seed started CUDA:", torch.cuda.is_initialized())
zeros = torch.zeros(1000, device="cuda")
gpu = torch.cuda.default_generators[0]


def show(what):
    data = bytes(gpu.get_state().tolist())
    seed, offset = int.from_bytes(data[:8], "little"), int.from_bytes(data[8:], "little")
    assert (seed, offset) == (gpu.initial_seed(), gpu.get_offset())
    print(f"{what:26} {len(data)} bytes: seed {seed}, offset {offset}")


show("the first use")
cpu = torch.get_rng_state()
for call, run in {
    "rand(1)": lambda: torch.rand(1, device="cuda"),
    "rand(1000)": lambda: torch.rand(1000, device="cuda"),
    "randn(1000)": lambda: torch.randn(1000, device="cuda"),
    "dropout of 1000": lambda: torch.nn.functional.dropout(zeros),
    "set_offset(8)": lambda: gpu.set_offset(8),
    "cuda.manual_seed(9)": lambda: torch.cuda.manual_seed(9),
}.items():
    run()
    show(call)
print("the CPU's generator moved:", not torch.equal(cpu, torch.get_rng_state()))
print("seed of the CPU:", torch.initial_seed(), "and a CUDA generator's state lies on", gpu.get_state().device)
for name, ask in {
    "set_offset(3)": lambda: gpu.set_offset(3),
    "offset of a CPU generator": lambda: torch.Generator().get_offset(),
    "a CPU generator's state": lambda: gpu.set_state(cpu),
}.items():
    try:
        ask()
    except RuntimeError as error:
        print(f"{name}: {error}")
