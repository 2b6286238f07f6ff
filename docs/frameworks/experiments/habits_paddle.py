"""Five habits of a Paddle user: the same names, other defaults"""

# requires: paddle
import _habits
import torch

PADDLE = """
import paddle
x, layer = paddle.to_tensor([1.0, 2.0]), paddle.nn.Linear(2, 3)
m = paddle.to_tensor([[1.0, 5.0], [7.0, 3.0]])
def cleared():
    layer(x).sum().backward()
    paddle.optimizer.SGD(parameters=layer.parameters()).clear_grad()
    return layer.weight.grad
"""
TORCH = """
x, layer = torch.tensor([1.0, 2.0]), torch.nn.Linear(2, 3)
m = torch.tensor([[1.0, 5.0], [7.0, 3.0]])
def cleared():
    layer(x).sum().backward()
    torch.optim.SGD(layer.parameters()).zero_grad()
    return layer.weight.grad
"""
HABITS = [
    ("whether a new tensor wants a gradient", ["x.stop_gradient"], ["x.requires_grad"]),
    ("the weight of a linear layer", ["tuple(layer.weight.shape)"], ["tuple(layer.weight.shape)"]),
    ("a split with the number 2", ["len(paddle.split(paddle.arange(6), 2))"], ["len(torch.split(torch.arange(6), 2))"]),
    ("the largest along an axis", ["paddle.max(m, 1)"], ["tuple(torch.max(m, 1))"]),
    ("the gradient after clearing", ["cleared()"], ["cleared()"]),
]
_habits.compare("paddle", "Paddle", PADDLE, torch, TORCH, HABITS)
