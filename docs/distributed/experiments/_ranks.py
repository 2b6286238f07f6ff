"""Real processes that talk over gloo: one log for each rank, printed in the order of the ranks"""

import contextlib
import io
import os
import signal
import tempfile
import time
import traceback
from collections.abc import Callable, Collection
from datetime import timedelta
from pathlib import Path
from typing import Any

import torch
import torch.distributed as dist


def run(
    main: Callable[[int], None],
    world: int = 2,
    *,
    limit: float = 90,
    gone: Collection[int] = (),
    group: bool = True,
    timeout: float = 60,
) -> list[str]:
    """What `main(rank)` prints on each of `world` forked processes; ranks in `gone` may end without a word.

    With `group`, each rank has joined the default process group, and has met the others once, before `main`.
    No rank leaves before all have finished: a rank that ends early closes connections that others still read.
    All are killed in the end, so that no thread of gloo's meets an interpreter that shuts down.
    `limit` and `timeout` (of a collective) in seconds. Errors: RuntimeError with the rank that failed.
    """
    with tempfile.TemporaryDirectory() as folder:
        ranks = [_fork(main, rank, world, Path(folder), group, timeout) for rank in range(world)]
        logs = [Path(folder, f"log{rank}") for rank in range(world)]
        ended: set[int] = set()
        end = time.monotonic() + limit
        try:
            while missing := [r for r in range(world) if not logs[r].exists() and r not in ended]:
                for rank in missing:
                    if os.waitpid(ranks[rank], os.WNOHANG)[0]:
                        ended.add(rank)
                        if rank not in gone:
                            raise RuntimeError(f"rank {rank} ended without finishing")
                if time.monotonic() > end:
                    raise RuntimeError(f"ranks {missing} did not finish in {limit} seconds")
                time.sleep(0.01)
            return [log.read_text() if log.exists() else "" for log in logs]
        finally:
            for rank, process in enumerate(ranks):
                if rank not in ended:
                    os.kill(process, signal.SIGKILL)
                    os.waitpid(process, 0)


def show(main: Callable[[int], None], world: int = 2, **options: Any) -> None:
    """Print what each rank printed, under a line that names it; options of `run`."""
    for rank, log in enumerate(run(main, world, **options)):
        if log:
            print(f"rank {rank}", *log.splitlines(), sep="\n  ")


def _fork(main: Callable[[int], None], rank: int, world: int, folder: Path, group: bool, timeout: float) -> int:
    if process := os.fork():
        return process
    status = 1
    try:
        os.environ |= {"GLOO_SOCKET_IFNAME": "lo", "MASTER_ADDR": "127.0.0.1"}
        torch.set_num_threads(1)  # the ranks share the processors: threads that wait in a loop take them away
        with contextlib.redirect_stdout(io.StringIO()) as said:
            if group:
                meet = f"file://{folder}/meet"
                dist.init_process_group("gloo", init_method=meet, rank=rank, world_size=world)
                dist.barrier()  # on a busy machine the first meeting takes longer than a short timeout
                dist.set_timeout(timedelta(seconds=timeout))
            main(rank)
        part = folder / f"part{rank}"
        part.write_text(said.getvalue())
        part.rename(folder / f"log{rank}")
        signal.pause()
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(status)
