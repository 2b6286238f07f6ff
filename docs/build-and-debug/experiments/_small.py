"""The program that every window looks at: a layer, a loss, one step backwards."""

import torch

torch.manual_seed(0)
layer, x = torch.nn.Linear(3, 2), torch.ones(4, 3)


def step():
    y = torch.relu(layer(x))
    loss = (y * y).mean()
    loss.backward()


if __name__ == "__main__":
    step()
