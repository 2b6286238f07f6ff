"""A state that asks for more than the checkpoint has"""

# raises: RuntimeError
import tempfile
import warnings

import torch
import torch.distributed.checkpoint as dcp
from torch.distributed.checkpoint.default_planner import DefaultLoadPlanner

warnings.simplefilter("ignore")  # that there is no group: one process saves and loads
folder = tempfile.mkdtemp()
dcp.save({"old": torch.ones(2)}, checkpoint_id=folder)
state = {"old": torch.zeros(2), "new": torch.zeros(2)}
dcp.load(state, checkpoint_id=folder, planner=DefaultLoadPlanner(allow_partial_load=True))
print("with allow_partial_load:", state["old"].tolist(), state["new"].tolist())
try:
    dcp.load(state, checkpoint_id=folder)
except dcp.CheckpointException as error:  # the error of each rank that failed is in it, with its traceback as text
    raise error.failures[0][0]
