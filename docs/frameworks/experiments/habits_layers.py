"""A Keras user's layers: weights, layouts, modes, losses, constants, and kernels that are moved"""

# requires: tensorflow
import _habits
import torch
from _layers import KERAS, TORCH

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
        "the running mean after 0 and 2",
        ["norm.moving_mean.numpy()", "norm.momentum"],
        ["norm.running_mean", "norm.momentum"],
    ),
    ("the running variance after 0 and 2", ["norm.moving_variance.numpy()"], ["norm.running_var"]),
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
    ("a dense layer with these weights", ["moved(Dense(3), count(2, 3), count(1, 2))"], ["linear(row, count(2, 3).T)"]),
    ("a convolution", ["moved(conv, kernel, image_hwc)"], ["conv2d(image_chw, kernel.permute(3, 2, 0, 1)).flatten()"]),
]
_habits.compare("tensorflow", "Keras", KERAS, torch, TORCH, HABITS)
