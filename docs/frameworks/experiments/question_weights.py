"""A small network in Keras and in PyTorch: what each counts as its parameters"""

# requires: tensorflow
import _other
import torch


def in_keras():
    import math

    import keras

    model = keras.Sequential(
        [keras.layers.Input((8,)), keras.layers.Dense(4), keras.layers.BatchNormalization(), keras.layers.Dense(2)]
    )
    print("Keras: count_params", model.count_params(), end=", ")
    print(
        "trainable",
        sum(math.prod(w.shape) for w in model.trainable_weights),
        "| batch norm:",
        *(w.name for w in model.layers[1].weights),
    )


model = torch.nn.Sequential(torch.nn.Linear(8, 4), torch.nn.BatchNorm1d(4), torch.nn.Linear(4, 2))
print("PyTorch: parameters", sum(p.numel() for p in model.parameters()), end=", ")
print("buffers", sum(b.numel() for b in model.buffers()), "| batch norm:", *model[1].state_dict())
print(_other.run("tensorflow", in_keras))
