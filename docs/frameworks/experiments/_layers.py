"""What both sides of `habits_layers` have before the questions"""

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
