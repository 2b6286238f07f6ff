"""Streams are handed out from a pool, and the current one belongs to a thread"""

# requires: pretended-gpu
import threading

import torch

streams = [torch.cuda.Stream() for _ in range(40)]
first = streams[0]
handles = [s.cuda_stream for s in streams]
print(
    "different ones among 40:", len(set(handles)), "- the first comes again as number", handles.index(handles[0], 1) + 1
)
high = torch.cuda.Stream(priority=-1)
print("of another priority:", high.cuda_stream not in handles)


def other():
    print("  in a new thread:", torch.cuda.current_stream() == torch.cuda.default_stream())


with torch.cuda.stream(first):
    print("the current stream is the default one here:", torch.cuda.current_stream() == torch.cuda.default_stream())
    thread = threading.Thread(target=other)
    thread.start()
    thread.join()
