"""The agent behind torchrun, in this process, with workers that are forked"""

import os
from collections.abc import Callable
from typing import Any

os.environ["TORCH_DISABLE_SHARE_RDZV_TCP_STORE"] = "1"  # see the page: a restart would meet the old keys

import torch
from torch.distributed.launcher.api import LaunchConfig, elastic_launch

torch.set_num_threads(1)


def launch(worker: Callable[..., Any], *args: Any, **options: Any) -> dict[int, Any]:
    """What the workers returned, by rank; options of `LaunchConfig`."""
    usual = {
        "min_nodes": 1,
        "max_nodes": 1,
        "nproc_per_node": 2,
        "run_id": "guide",
        "rdzv_backend": "c10d",
        "rdzv_endpoint": "127.0.0.1:0",
        "local_addr": "127.0.0.1",
        "max_restarts": 0,
        "monitor_interval": 0.1,
        "start_method": "fork",
    }
    os.environ["GLOO_SOCKET_IFNAME"] = "lo"
    answer: dict[int, Any] = elastic_launch(LaunchConfig(**(usual | options)), worker)(*args)
    return answer
