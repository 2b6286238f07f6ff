"""The code behind Inside PyTorch: catalogue, evidence, experiments, links, Markdown."""
