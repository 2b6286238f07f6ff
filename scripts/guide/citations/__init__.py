"""Citations of PyTorch's source: found in the pages, proven, locked, compared between releases."""
