"""Takes steps one after the other and prints what a program says after each."""

import time


def take(steps):
    for what, step, program in steps:
        if step:
            step()
        try:
            said = program()
        except Exception as error:
            said = f"{type(error).__name__}: {str(error)[:83]}"
        print(f"{what}: {said}")
    # Autograd's thread for a device may still let go of Python objects, which must not happen while Python ends.
    time.sleep(1)
