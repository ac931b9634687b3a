"""SwiftUI views as templates: `quadrant.Template("Card.swift").render({"name": "Ada"})`.

A template starts one `quadrant worker`, which draws on all processors, and keeps it. A worker that is killed
is started anew, and what it had not answered is asked again: drawing twice gives the same bytes.
"""

from __future__ import annotations

import base64
import collections
import json
import os
import shutil
import subprocess
import threading
from typing import Any, Deque, Dict, Iterable, Iterator, List, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

__all__ = ["Picture", "DrawingError", "Template"]

Data = Mapping[str, Any]
Paths = Union[str, "os.PathLike[str]", Sequence[Union[str, "os.PathLike[str]"]]]


class Picture(NamedTuple):
    """A picture that was drawn."""

    #: SHA-256 of the file, in hexadecimal digits.
    digest: str
    #: The file; None where the template writes into a folder.
    bytes: Optional[bytes]
    #: Where the file is; None where it is in `bytes`.
    path: Optional[str]
    #: What could not be drawn as written.
    issues: Tuple[str, ...]


class DrawingError(Exception):
    """Why there is no picture. `status` is that of HTTP: 422 for data that the view does not take, 500 for a trap."""

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.status = status


class Template:
    """A view of a file, a folder or a project that is drawn from data.

    paths: what `quadrant worker` is given.
    view: the name of the view; without one it is the first that takes data.
    format: "png", "svg", "pdf", "jpg", "webp" or "gif".
    folder: where pictures go, named by their digests; without one they are in `Picture.bytes`.
    options: those of `quadrant render`, such as {"size": "600x300", "dark": True}.
    command: the program; without one `QUADRANT`, or `quadrant` on the path.

    It may be used by several threads, pickled (the other side starts its own worker), and closed with `with`.
    """

    #: How often a worker is started anew for one question before it counts as its fault.
    ATTEMPTS = 3
    #: How many questions are under way at once.
    AHEAD = 64

    def __init__(
        self,
        paths: Paths,
        *,
        view: Optional[str] = None,
        format: str = "png",
        folder: Union[str, "os.PathLike[str]", None] = None,
        options: Optional[Mapping[str, Any]] = None,
        command: Optional[Sequence[str]] = None,
        arguments: Sequence[str] = (),
    ) -> None:
        several = [paths] if isinstance(paths, (str, os.PathLike)) else list(paths)
        self._paths: List[str] = [os.fspath(path) for path in several]
        self._view, self._format = view, format
        self._folder = None if folder is None else os.fspath(folder)
        self._options: Dict[str, Any] = dict(options or {})
        self._command = list(command) if command else None
        self._arguments = list(arguments)
        self._lock = threading.Lock()
        self._process: Optional["subprocess.Popen[bytes]"] = None

    def __getstate__(self) -> Dict[str, Any]:
        state = self.__dict__.copy()
        del state["_lock"]
        state["_process"] = None
        return state

    def __setstate__(self, state: Dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._lock = threading.Lock()

    def __enter__(self) -> "Template":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def render(self, data: Data) -> Picture:
        """Draws one picture; raises `DrawingError` where there is none."""
        answer = next(self._answers([data]))
        if isinstance(answer, DrawingError):
            raise answer
        return answer

    def render_each(self, rows: Iterable[Data]) -> Iterator[Union[Picture, DrawingError]]:
        """Draws a picture of each row, in their order; what cannot be drawn is its error, and the rest goes on.

        Rows are read as they are needed, some dozens ahead.
        """
        return self._answers(rows)

    def map(self, bag: Any) -> Any:
        """Draws each row of a `dask.bag.Bag`, or of whatever has `map_partitions`."""
        return bag.map_partitions(self._partition)

    def _partition(self, rows: Iterable[Data]) -> List[Union[Picture, DrawingError]]:
        # A partition comes to a process as a copy of the template; workers are kept by what they draw.
        return list(_kept(self)._answers(rows))

    def close(self) -> None:
        """Ends the worker. The template may be used again."""
        with self._lock:
            self._end()

    # MARK: The worker

    def _key(self) -> Tuple[Any, ...]:
        return (
            tuple(self._paths), self._view, self._format, self._folder,
            json.dumps(self._options, sort_keys=True), tuple(self._command or ()),
            tuple(self._arguments),
        )

    def _start(self) -> "subprocess.Popen[bytes]":
        if self._process is not None and self._process.poll() is None:
            return self._process
        command = self._command or [os.environ.get("QUADRANT") or shutil.which("quadrant") or "quadrant"]
        line = command + ["worker"] + self._paths + ["--format", self._format] + self._arguments
        if self._folder is not None:
            line += ["-o", self._folder]
        try:
            self._process = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise DrawingError(f"cannot start {command[0]}: {error}", 503) from error
        return self._process

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        for stream in (process.stdin, process.stdout):
            try:
                if stream is not None:
                    stream.close()
            except OSError:
                pass
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _line(self, number: int, data: Data) -> bytes:
        order: Dict[str, Any] = {"id": number, "data": data}
        if self._view is not None:
            order["view"] = self._view
        if self._options:
            order["options"] = self._options
        return json.dumps(order).encode() + b"\n"

    def _answers(self, rows: Iterable[Data]) -> Iterator[Union[Picture, DrawingError]]:
        with self._lock:
            source = enumerate(rows)
            waiting: Deque[Tuple[int, bytes]] = collections.deque()
            is_complete, attempts = False, 0
            try:
                while True:
                    try:
                        process = self._start()
                        assert process.stdin is not None and process.stdout is not None
                        while not is_complete and len(waiting) < self.AHEAD:
                            item = next(source, None)
                            if item is None:
                                is_complete = True
                                break
                            line = self._line(*item)
                            waiting.append((item[0], line))
                            process.stdin.write(line)
                        process.stdin.flush()
                        if not waiting:
                            return
                        text = process.stdout.readline()
                        if not text.endswith(b"\n"):
                            raise BrokenPipeError
                    except BrokenPipeError:
                        attempts = self._repeat(waiting, attempts)
                        continue
                    answer = json.loads(text)
                    if "heartbeat" in answer:
                        continue
                    number, _ = waiting.popleft()
                    if answer.get("id") != number:
                        raise DrawingError("the worker's answers are in another order", 500)
                    attempts = 0
                    yield _answer(answer)
            finally:
                # Whoever stops in the middle does not get the answers of others later.
                if waiting:
                    self._end()

    def _repeat(self, waiting: Deque[Tuple[int, bytes]], attempts: int) -> int:
        """Starts another worker and asks it what the lost one had not answered."""
        process = self._process
        status = process.wait() if process is not None else None
        self._end()
        if attempts + 1 >= self.ATTEMPTS:
            raise DrawingError(f"the worker ended {self.ATTEMPTS} times, with {status} at last", 500)
        try:
            process = self._start()
            assert process.stdin is not None
            for _, line in waiting:
                process.stdin.write(line)
            process.stdin.flush()
        except BrokenPipeError:
            return self._repeat(waiting, attempts + 1)
        return attempts + 1


def _answer(answer: Mapping[str, Any]) -> Union[Picture, DrawingError]:
    if "error" in answer:
        return DrawingError(answer["error"], answer.get("status", 500))
    data = answer.get("bytes")
    return Picture(
        answer["digest"], None if data is None else base64.b64decode(data), answer.get("path"),
        tuple(answer.get("issues", ())),
    )


_templates: Dict[Tuple[Any, ...], Template] = {}
_templates_lock = threading.Lock()


def _kept(template: Template) -> Template:
    with _templates_lock:
        return _templates.setdefault(template._key(), template)
