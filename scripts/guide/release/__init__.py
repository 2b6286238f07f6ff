"""Moving the guide to another release of PyTorch: what changed, and which sentences stand on it."""
