"""Which calls start CUDA, and after which of them a forked child may not use it"""

# requires: pretended-gpu
import os

import torch

CALLS = """torch.device("cuda")
torch.ones(1).to("meta")
torch.manual_seed(0)
torch.cuda.manual_seed_all(0)
torch.set_default_device("cuda")
torch.cuda.memory_allocated()
torch.cuda.empty_cache()
torch.Generator("cuda")
torch.cuda.Stream()
torch.ones(1).pin_memory()
torch.cuda.is_available()
torch.accelerator.device_count()
torch.cuda.get_arch_list()
torch.autocast("cuda").__enter__()
torch.amp.GradScaler("cuda")
torch.cuda.current_device()
torch.cuda.current_stream()
torch.cuda.synchronize()
torch.empty(0, device="cuda")
torch.empty(1, device="cuda")"""


def in_a_child(run):
    if (child := os.fork()) == 0:
        run()
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0


def fate():
    try:
        torch.cuda.init()
        print("may start it", flush=True)
    except RuntimeError as error:
        print(str(error).partition(".")[0], flush=True)


def call(line):
    eval(line, {"torch": torch})
    print(f"{line:36}{'started' if torch.cuda.is_initialized() else '-':10}", end="", flush=True)
    in_a_child(fate)


print(f"{'':36}CUDA is   a child forked then")
for line in CALLS.splitlines():
    print("", end="", flush=True)
    in_a_child(lambda line=line: call(line))
