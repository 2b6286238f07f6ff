"""The operator atlas: from each operator to the function behind it."""
