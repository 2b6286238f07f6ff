"""The program that every window looks at: a layer, a loss, one step backwards."""

# --8<-- [start:step]
import torch

torch.manual_seed(0)
layer, x = torch.nn.Linear(3, 2), torch.ones(4, 3)


def step():
    y = torch.relu(layer(x))
    loss = (y * y).mean()
    loss.backward()


# --8<-- [end:step]
if __name__ == "__main__":
    step()
