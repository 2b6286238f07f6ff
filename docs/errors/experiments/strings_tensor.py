"""A tensor of words"""

# raises: ValueError
import torch

words = ["cat", "dog", "cat"]
numbers = {word: number for number, word in enumerate(sorted(set(words)))}
print(torch.tensor([numbers[word] for word in words]))
torch.tensor(words)
