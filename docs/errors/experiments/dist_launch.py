"""A script that fails under torchrun"""

# raises: torch.distributed.elastic.multiprocessing.errors.ChildFailedError
# requires: network-loopback
import sys
from pathlib import Path

from torch.distributed.launcher.api import LaunchConfig, elastic_launch

Path("train.py").write_text("raise ValueError('no data')")
config = LaunchConfig(
    min_nodes=1,
    max_nodes=1,
    nproc_per_node=1,
    run_id="errors",
    rdzv_backend="static",
    rdzv_endpoint="127.0.0.1:0",
    rdzv_configs={"rank": 0},
    max_restarts=0,
    monitor_interval=0.1,
)
elastic_launch(config, sys.executable)("train.py")
