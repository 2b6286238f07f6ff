"""Records about the text: resources, glossary, chapters, messages, steps, what was read."""
