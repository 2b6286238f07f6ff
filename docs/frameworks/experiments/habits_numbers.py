"""Four habits of a TensorFlow user: mixed types, means, items, divisions"""

# requires: tensorflow
import _habits
import torch

TENSORFLOW = """
import tensorflow as tf
whole, part = tf.constant([1, 2]), tf.constant([0.5, 0.5])
def put(t):
    t[0] = 7
    return t
"""
TORCH = """
whole, part = torch.tensor([1, 2]), torch.tensor([0.5, 0.5])
def put(t):
    t[0] = 7
    return t
"""
HABITS = [
    ("an int tensor plus a float tensor", ["whole + part", "tf.cast(whole, tf.float32) + part"], ["whole + part"]),
    ("the mean of integers", ["tf.reduce_mean(whole)"], ["torch.mean(whole)"]),
    ("one item is replaced", ["put(whole)", "tf.tensor_scatter_nd_update(whole, [[0]], [7])"], ["put(whole)", "whole"]),
    (
        "an int divided by an int",
        ["whole / 2", "(whole / 2).dtype.name", "whole // 2"],
        ["torch.tensor([1, 2]) / 2", "(torch.tensor([1, 2]) / 2).dtype", "torch.tensor([1, 2]) // 2"],
    ),
]
_habits.compare("tensorflow", "TensorFlow", TENSORFLOW, torch, TORCH, HABITS)
