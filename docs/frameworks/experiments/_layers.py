"""What both sides of `habits_layers` have before the questions"""

KERAS = """
import keras
import numpy as np
dense, drop, norm = keras.layers.Dense(3), keras.layers.Dropout(0.5), keras.layers.BatchNormalization()
dense.build((None, 2))
image = keras.layers.Conv2D(8, 3)
drop.build((None, 1000))
norm(np.array([[0], [2]], "float32"), training=True)
scores, right = np.array([[2.0, 0.0]], "float32"), np.array([0])
loss = keras.losses.SparseCategoricalCrossentropy
def count(*shape): return np.arange(np.prod(shape), dtype="float32").reshape(shape)
def moved(layer, kernel, image):
    layer.build(image.shape)
    layer.set_weights([kernel])
    return layer(image).numpy().reshape(-1)
Dense, conv = lambda n: keras.layers.Dense(n, use_bias=False), keras.layers.Conv2D(1, 2, use_bias=False)
kernel, image_hwc = count(2, 2, 2, 1), count(1, 3, 3, 2)
"""

TORCH = """
dense, drop, norm = torch.nn.Linear(2, 3), torch.nn.Dropout(0.5), torch.nn.BatchNorm1d(1)
image = torch.nn.Conv2d(3, 8, 3)
norm(torch.tensor([[0.0], [2.0]]))
scores, right = torch.tensor([[2.0, 0.0]]), torch.tensor([0])
loss = torch.nn.CrossEntropyLoss()
adam = torch.optim.Adam([torch.zeros(1)])
from torch.nn.functional import conv2d, linear
def count(*shape): return torch.arange(float(torch.Size(shape).numel())).reshape(shape)
kernel, image_chw, row = count(2, 2, 2, 1), count(1, 3, 3, 2).permute(0, 3, 1, 2), count(2)
"""
