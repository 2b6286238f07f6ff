"""Seven habits of a Keras user: weights, layouts, modes, losses, constants"""

# requires: tensorflow
import _habits
import torch

KERAS = """
import keras
import numpy as np
dense, drop, norm = keras.layers.Dense(3), keras.layers.Dropout(0.5), keras.layers.BatchNormalization()
dense.build((None, 2))
image = keras.layers.Conv2D(8, 3)
drop.build((None, 1000))
norm(np.ones((4, 1), "float32"), training=True)
scores, right = np.array([[2.0, 0.0]], "float32"), np.array([0])
loss = keras.losses.SparseCategoricalCrossentropy
"""
TORCH = """
dense, drop, norm = torch.nn.Linear(2, 3), torch.nn.Dropout(0.5), torch.nn.BatchNorm1d(1)
image = torch.nn.Conv2d(3, 8, 3)
norm(torch.ones(4, 1))
scores, right = torch.tensor([[2.0, 0.0]]), torch.tensor([0])
loss = torch.nn.CrossEntropyLoss()
adam = torch.optim.Adam([torch.zeros(1)])
"""
HABITS = [
    ("the weight of a dense layer", ["tuple(dense.kernel.shape)"], ["tuple(dense.weight.shape)"]),
    (
        "where the channels are",
        ["tuple(image(np.ones((1, 9, 9, 3), 'float32')).shape)"],
        ["tuple(image(torch.ones(1, 9, 9, 3)).shape)", "tuple(image(torch.ones(1, 3, 9, 9)).shape)"],
    ),
    (
        "dropout when nothing is said",
        ["bool((drop(np.ones(1000)) == 0).numpy().any())"],
        ["bool((drop(torch.ones(1000)) == 0).any())", "bool((drop.eval()(torch.ones(1000)) == 0).any())"],
    ),
    (
        "the running mean after ones",
        ["norm.moving_mean.numpy()", "norm.momentum"],
        ["norm.running_mean", "norm.momentum"],
    ),
    (
        "scores that are no probabilities",
        ["loss()(right, scores)", "loss(from_logits=True)(right, scores)"],
        ["loss(scores, right)"],
    ),
    (
        "what keeps a norm from 0",
        ["norm.epsilon", "keras.layers.LayerNormalization().epsilon"],
        ["norm.eps", "torch.nn.LayerNorm(2).eps"],
    ),
    ("what keeps Adam from 0", ["keras.optimizers.Adam().epsilon"], ["adam.defaults['eps']"]),
]
_habits.compare("tensorflow", "Keras", KERAS, torch, TORCH, HABITS)
