"""The native side of the atlas: the code of a library, and the names in it."""
