"""Compiles the device `toy`, loads it, and gives it its name and its module."""

import subprocess
import types
from contextlib import contextmanager
from pathlib import Path

import torch

HOME = Path(torch.__file__).parent


def built():
    """The compiled library of the device, in the current folder."""
    flags = ["-fPIC", "-std=c++20", "-O1", "-DNDEBUG", f"-I{HOME}/include"]
    source = Path(__file__).with_name("_toy.cpp")
    subprocess.run(["g++", *flags, "-c", source, "-o", "toy.o"], check=True)
    libraries = [f"-L{HOME}/lib", "-ltorch_cpu", "-lc10", f"-Wl,-rpath,{HOME}/lib"]
    link = ["g++", "-shared", "toy.o", "-o", "libtoy.so", *libraries]
    subprocess.run(link, check=True)
    return Path("libtoy.so").absolute()


@contextmanager
def device(which):
    """Makes another toy the current one for a while."""
    was = torch.ops.toy.exchange(torch.device(which).index or 0)
    try:
        yield
    finally:
        torch.ops.toy.exchange(was)


# --8<-- [start:module]
def module():
    """What `torch.toy` offers; PyTorch asks for these names."""
    toy = types.ModuleType("torch.toy")
    toy.is_available = lambda: True
    toy.is_initialized = lambda: True
    toy.device_count = lambda: 2
    toy.current_device = torch.ops.toy.current
    toy.device = device
    toy._is_in_bad_fork = lambda: False
    toy.manual_seed_all = torch.ops.toy.seed
    index = lambda device: torch.device(device).index or 0
    toy.get_rng_state = lambda device="toy": torch.ops.toy.state(index(device))
    toy.set_rng_state = lambda s, device="toy": torch.ops.toy.set_state(s, index(device))
    return toy


def start(library):
    torch.ops.load_library(library)
    torch.utils.rename_privateuse1_backend("toy")
    torch._register_device_module("toy", module())
    torch.utils.generate_methods_for_privateuse1_backend()


# --8<-- [end:module]
