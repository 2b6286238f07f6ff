"""An exported program: what it is made of, what it does to a buffer, and how it is broken into smaller operators"""

import io
import zipfile

import torch


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.line = torch.nn.Linear(3, 2)
        self.register_buffer("calls", torch.zeros(()))

    def forward(self, x):
        self.calls.add_(1)
        return torch.relu(self.line(x)) + self.calls


def calls(program):
    return " ".join(str(n.target).removeprefix("aten.") for n in program.graph.nodes if n.op == "call_function")


original = Model()
program = torch.export.export(original, (torch.ones(4, 3),))
for spec in program.graph_signature.input_specs:
    print(f"input {spec.arg.name}: {spec.kind.name.lower()} {spec.target or ''}")
print("as exported:", calls(program))
core = program.run_decompositions()
print("decomposed: ", calls(core))
for spec in core.graph_signature.output_specs:
    print(f"output {spec.arg.name}: {spec.kind.name.lower()} {spec.target or ''}")
model = program.module()
for _ in range(2):
    model(torch.ones(4, 3))
state = program.state_dict["calls"].item()
print(
    "calls after two calls:", model.calls.item(), "· in the program:", state, "· in the model:", original.calls.item()
)
file = io.BytesIO()
torch.export.save(program, file)
names = [name.partition("/")[2] for name in zipfile.ZipFile(file).namelist()]
print("saved:", *sorted(name for name in names if "models/" in name or "weights/" in name))
