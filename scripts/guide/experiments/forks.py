"""Programs run as forks of one process that has imported torch: the import costs 2 CPU seconds and is paid once."""

import os
import sys
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from socket import AF_UNIX, socket

from guide.core import forking
from guide.core.errors import GuideError
from guide.core.processes import Ended, Limits, watch
from guide.core.server import Server

SERVER = Path(__file__).with_name("fork_server.py")


class Forks(Server):
    """The server, started at the first program; `environment` is a run's in a folder. Threads may share it."""

    def __init__(self, environment: Callable[[Path], dict[str, str]]) -> None:
        super().__init__()
        self._environment = environment

    def command(self, folder: Path, listening: int) -> tuple[list[str], dict[str, str]]:
        """A new interpreter under a run's environment."""
        return [sys.executable, str(SERVER), str(listening)], self._environment(folder)

    def run(self, path: Path, cwd: Path, env: Mapping[str, str], limits: Limits) -> Ended:
        """Run the program at `path` in a fork whose environment, folder and streams are those of a new interpreter."""
        job = {"words": [str(path)], "environment": dict(env), "folder": str(cwd)}
        with ExitStack() as opened:
            client = opened.enter_context(socket(AF_UNIX))
            (out, out_), (err, err_) = os.pipe(), os.pipe()
            for fd in (out, err):
                opened.callback(os.close, fd)
            try:
                client.connect(str(self.folder() / "socket"))
                forking.ask(client, job, [out_, err_])
            except OSError:
                raise self._gone() from None
            finally:
                os.close(out_)
                os.close(err_)
            replies = opened.enter_context(client.makefile("rb", buffering=0))
            if not (number := replies.readline()):
                raise self._gone()

            def reap() -> tuple[int, float]:
                status, _, cpu = replies.readline().partition(b" ")
                if not status:
                    raise self._gone()
                return int(status), float(cpu)

            return watch(int(number), client.fileno(), [out, err], reap, limits, f"TMPDIR={env['TMPDIR']}")

    def _gone(self) -> GuideError:
        """Why there is no answer: the server's last words."""
        said = self.log().strip()[-1500:]
        return GuideError("the fork server", f"it has ended: {said}", "say it in '# fresh:' of the program")
