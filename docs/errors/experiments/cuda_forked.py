"""CUDA in a forked process after CUDA in its parent"""

# raises: RuntimeError
# requires: pretended-gpu
import torch
from torch import multiprocessing


def main(rank):
    torch.ones(1, device="cuda")


if __name__ == "__main__":
    torch.ones(1, device="cuda")
    multiprocessing.start_processes(main, nprocs=1, start_method="fork")
