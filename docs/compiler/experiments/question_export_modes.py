"""A model exported in training mode and in evaluation mode: what is in the graph, and can it be switched?"""

import torch


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.drop, self.norm = torch.nn.Dropout(0.5), torch.nn.BatchNorm1d(2)

    def forward(self, x):
        return self.norm(self.drop(x))


x = torch.ones(4, 2)
for training in (True, False):
    model = Model().train(training)
    program = torch.export.export(model, (x,))
    calls = [f"{n.target}{n.args[1:]}" for n in program.graph.nodes if n.op == "call_function"]
    print("training" if training else "evaluation", *[c for c in calls if "dropout" in c], sep="\n  ")
    norm = [n for n in program.graph.nodes if "batch_norm" in str(n.target)]
    print("  ", norm[0].target, [a for a in norm[0].args if isinstance(a, bool)])
    loaded = program.module()
    for name in ("train", "eval"):
        try:
            getattr(loaded, name)()
            print(f"  {name}():", loaded.training)
        except Exception as error:
            print(f"  {name}():", type(error).__name__, str(error).splitlines()[0])
