"""Planners of your own: one that halves what is written, one that forgets a piece of what is read"""

import tempfile
from dataclasses import replace

import torch
import torch.distributed.checkpoint as dcp
from torch.distributed.checkpoint import DefaultLoadPlanner, DefaultSavePlanner, FileSystemReader


class Half(DefaultSavePlanner):
    def resolve_data(self, write_item):  # called for each item, when its bytes are wanted
        tensor = super().resolve_data(write_item)
        return tensor.half()


class Forgets(DefaultLoadPlanner):
    def create_local_plan(self):  # called on each rank, before anything is read
        plan = super().create_local_plan()
        return replace(plan, items=[item for item in plan.items if item.dest_index.fqn != "b"])


state = {"a": torch.full((3,), 1 / 3), "b": torch.full((3,), 2.0)}
for title, save, load in (
    ("the default planners", DefaultSavePlanner(), DefaultLoadPlanner()),
    ("half is written", Half(), DefaultLoadPlanner()),
    ("b is forgotten", DefaultSavePlanner(), Forgets()),
):
    with tempfile.TemporaryDirectory() as folder:
        dcp.save(state, checkpoint_id=folder, planner=save, no_dist=True)
        table = FileSystemReader(folder).read_metadata().state_dict_metadata
        into = {name: torch.zeros(3) for name in state}
        dcp.load(into, checkpoint_id=folder, planner=load, no_dist=True)
        print(f"{title}: the table says {table['a'].properties.dtype}; read a {into['a'][0]:.5f}, b {into['b'][0]:.5f}")
