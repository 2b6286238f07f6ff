"""A token that the embedding has no row for"""

# raises: IndexError
import torch

rows = torch.nn.Embedding(num_embeddings=10, embedding_dim=2)
tokens = torch.tensor([3, 10])
print(tokens.max().item(), rows.num_embeddings, torch.nn.Embedding(11, 2)(tokens).shape)
rows(tokens)
