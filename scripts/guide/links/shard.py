"""Which worker asks for what: all addresses of a host together, the load even."""

from collections import defaultdict

from guide.links import address


def shards(urls: list[str], n: int) -> list[list[str]]:
    """At most `n` lists, each host in one of them, the biggest hosts placed first. None is empty."""
    by_host: dict[str, list[str]] = defaultdict(list)
    for url in urls:
        by_host[address.host(url)].append(url)
    out: list[list[str]] = [[] for _ in range(max(1, n))]
    for group in sorted(by_host.values(), key=len, reverse=True):
        min(out, key=len).extend(group)
    return [part for part in out if part]
