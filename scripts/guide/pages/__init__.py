"""The pages of the guide as they are written: parsed, ordered, filled in, with their figures."""
