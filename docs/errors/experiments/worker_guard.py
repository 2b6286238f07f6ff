"""Workers are spawned at the top of a program"""

# raises: RuntimeError
import multiprocessing
import sys

worker = multiprocessing.get_context("spawn").Process(target=print)
worker.start()
worker.join()
sys.exit(worker.exitcode)
