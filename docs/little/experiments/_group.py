"""Processes that work together: how they are started, and what they do in common"""

import ctypes
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path
from socket import create_connection, create_server

import torch


# --8<-- [start:launch]
def launch(world, *words):
    """Starts the other ranks as programs of their own; this process is rank 0."""
    folder = Path(__file__).parent
    program = folder if folder.is_file() else folder / "_run.py"  # or the zip
    with create_server(("127.0.0.1", 0)) as server:
        server.settimeout(120)  # a rank may fail to start
        others = []
        for rank in range(1, world):
            told = {"RANK": rank, "WORLD": world, "PORT": server.getsockname()[1]}
            env = os.environ | {f"LITTLE_{n}": str(value) for n, value in told.items()}
            command = [sys.executable, program, *words]
            others.append(subprocess.Popen(command, env=env))
        return Group(0, world, [server.accept()[0] for _ in others]), others


def join():
    """In a process that was started so: the group, with this rank in it."""
    names = ("LITTLE_RANK", "LITTLE_WORLD", "LITTLE_PORT")
    rank, world, port = (int(os.environ[name]) for name in names)
    return Group(rank, world, [create_connection(("127.0.0.1", port))])


# --8<-- [end:launch]
# --8<-- [start:group]
class Group:
    """Rank 0 is connected with all others, each of them with rank 0."""

    def __init__(self, rank, world, sockets):
        self.rank, self.world, self.connections = rank, world, []
        for socket in sockets:
            socket.setblocking(True)
            self.connections.append(Connection(socket.detach()))
        self.worker = ThreadPoolExecutor(1)  # one thread: first asked, first done

    def broadcast(self, memory):
        """Rank 0's numbers for all."""
        for connection in self.connections:
            if self.rank == 0:
                connection.send_bytes(bytes_of(memory))
            else:
                connection.recv_bytes_into(bytes_of(memory))

    def sum_up(self, memory):
        for connection in self.connections:
            if self.rank == 0:
                part = torch.empty_like(memory)
                connection.recv_bytes_into(bytes_of(part))
                memory.add_(part)
            else:
                connection.send_bytes(bytes_of(memory))
        self.broadcast(memory)

    def all_reduce(self, memory):
        """The sum over the ranks, in place; returns at once a promise."""
        return self.worker.submit(self.sum_up, memory)


def bytes_of(memory):
    """The memory itself, for the socket to read and to write."""
    return (ctypes.c_char * memory.nbytes).from_address(memory.data_ptr())


# --8<-- [end:group]
