"""Many hosts on loopback addresses, each answering after a latency; keeps every arrival. Used by links_bench.py.

Prints {"bases": [...]} when it listens; at the end of stdin prints {"arrivals": {host: [seconds]}} and stops.
"""

import asyncio
import json
import sys
import time

HEAD = (
    b"<!doctype html><title>Strides explained</title><nav><a href=/>Home</a></nav><h1>Strides explained</h1>"
)
BODY = HEAD + b"<p>Words of a <a href=/b>page</a> that <b>is</b> there.</p>\n" * 640  # 37 KB


class Host(asyncio.Protocol):
    """One connection; HTTP/1.1 with keep-alive, requests without bodies."""

    def __init__(self, arrivals: list[float], latency: float) -> None:
        self.arrivals, self.latency = arrivals, latency
        self.buffer, self.head, self.transport = b"", b"", None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called by asyncio."""
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        """Called by asyncio; answers each complete request after the latency."""
        self.buffer += data
        while (end := self.buffer.find(b"\r\n\r\n")) >= 0:
            head, self.buffer = self.buffer[:end], self.buffer[end + 4 :]
            self.head = head
            self.arrivals.append(time.monotonic())
            path = head.split(b" ", 2)[1].decode()
            asyncio.get_running_loop().call_later(self.latency, self.answer, path)

    def answer(self, path: str) -> None:
        """Write one response."""
        if path == "/robots.txt":
            reply = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n"
        else:
            head = f"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {len(BODY)}\r\n\r\n"
            reply = head.encode() + BODY
        if not self.transport.is_closing():
            self.transport.write(reply)
            if b"connection: close" in self.head.lower():
                self.transport.close()


async def main(hosts: int, latency: float) -> None:
    """Serve until stdin ends."""
    loop, bases, arrivals = asyncio.get_running_loop(), [], {}
    for n in range(hosts):
        address = f"127.{10 + n // 62500}.{n // 250 % 250}.{n % 250 + 1}"
        seen: list[float] = []
        server = await loop.create_server(lambda seen=seen: Host(seen, latency), address, 0, backlog=256)
        bases.append(f"http://{address}:{server.sockets[0].getsockname()[1]}")
        arrivals[bases[-1]] = seen
    print(json.dumps({"bases": bases}), flush=True)
    await loop.run_in_executor(None, sys.stdin.read)
    print(json.dumps({"arrivals": arrivals}), flush=True)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), float(sys.argv[2])))
