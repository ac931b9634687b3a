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

    #: How often a worker is started anew for one question before that counts as its fault. The last time it is asked alone.
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
        self._worker = _Worker(self._line())

    def __getstate__(self) -> Dict[str, Any]:
        state = self.__dict__.copy()
        del state["_lock"], state["_worker"]
        return state

    def __setstate__(self, state: Dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._lock = threading.Lock()
        self._worker = _Worker(self._line())

    def __enter__(self) -> "Template":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def render(self, data: Data) -> Picture:
        """Draws one picture; raises `DrawingError` where there is none."""
        with self._lock:
            answer = next(_Run(self, self._worker, [data]))
        if isinstance(answer, DrawingError):
            raise answer
        return answer

    def render_each(self, rows: Iterable[Data]) -> Iterator[Union[Picture, DrawingError]]:
        """Draws a picture of each row, in their order; what cannot be drawn is its error, and the rest goes on.

        Rows are read as they are needed, some dozens ahead. It has a worker of its own, which ends with it.
        """
        worker = _Worker(self._line())
        try:
            yield from _Run(self, worker, rows)
        finally:
            worker.end()

    def map(self, bag: Any) -> Any:
        """Draws each row of a `dask.bag.Bag`, or of whatever has `map_partitions`."""
        return bag.map_partitions(self._partition)

    def _partition(self, rows: Iterable[Data]) -> List[Union[Picture, DrawingError]]:
        # A partition comes to a process as a copy of the template; workers are kept by what they draw.
        kept = _kept(self)
        with kept._lock:
            return list(_Run(kept, kept._worker, rows))

    def close(self) -> None:
        """Ends the worker. The template may be used again."""
        with self._lock:
            self._worker.end()

    def _key(self) -> Tuple[Any, ...]:
        return (tuple(self._line()), self._view, json.dumps(self._options, sort_keys=True))

    def _line(self) -> List[str]:
        command = self._command or [os.environ.get("QUADRANT") or shutil.which("quadrant") or "quadrant"]
        line = command + ["worker"] + self._paths + ["--format", self._format] + self._arguments
        return line if self._folder is None else line + ["-o", self._folder]

    def _order(self, number: int, data: Data) -> bytes:
        order: Dict[str, Any] = {"id": number, "data": data}
        if self._view is not None:
            order["view"] = self._view
        if self._options:
            order["options"] = self._options
        return json.dumps(order, allow_nan=False).encode() + b"\n"


class _Worker:
    """A process of `quadrant worker`, which is started when it is needed."""

    def __init__(self, line: List[str]) -> None:
        self._line = line
        self.process: Optional["subprocess.Popen[bytes]"] = None
        #: Whether the process has answered anything.
        self.has_answered = False

    def start(self) -> "subprocess.Popen[bytes]":
        if self.process is None:
            try:
                self.process = subprocess.Popen(self._line, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
                self.has_answered = False
            except OSError as error:
                raise DrawingError(f"cannot start {self._line[0]}: {error}", 503) from error
        return self.process

    def lose(self) -> None:
        """Notes that the process is gone; raises where it never began, which is no picture's fault."""
        process = self.process
        self.end()
        status = process.returncode if process is not None else 0
        if status > 0 and not self.has_answered:
            raise DrawingError(
                f"{' '.join(self._line[:2])} ended with status {status} before it drew anything; "
                "why is on standard error", 503)

    def end(self) -> None:
        process, self.process = self.process, None
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


class _Run:
    """The pictures of some rows, in their order."""

    def __init__(self, template: Template, worker: _Worker, rows: Iterable[Data]) -> None:
        self._template, self._worker = template, worker
        self._rows = enumerate(rows)
        #: What was asked and not answered: its number and line; of a row that cannot be asked the error.
        self._waiting: Deque[Tuple[int, bytes, Optional[DrawingError]]] = collections.deque()
        self._is_complete = False
        #: How many of those that wait are asked one by one, as one of them ends workers.
        self._alone = 0

    def __iter__(self) -> "_Run":
        return self

    def __next__(self) -> Union[Picture, DrawingError]:
        attempts = 0
        while True:
            try:
                self._ask()
                if not self._waiting:
                    raise StopIteration
                number, _, error = self._waiting[0]
                if error is not None:
                    self._next()
                    return error
                answer = self._read()
            except (BrokenPipeError, EOFError):
                attempts += 1
                self._worker.lose()
                if attempts >= Template.ATTEMPTS:
                    self._next()
                    return DrawingError(f"the worker ended {attempts} times over the same picture", 500)
                if attempts == Template.ATTEMPTS - 1 and not self._alone:
                    self._alone = len(self._waiting)
                self._repeat()
                continue
            if answer.get("id") != number:
                self._worker.end()
                raise DrawingError("the worker's answers are in another order", 500)
            self._next()
            return _answer(answer)

    def _next(self) -> None:
        """Goes on behind the first one; the next of those that are asked one by one is asked."""
        self._waiting.popleft()
        if self._alone:
            self._alone -= 1
            self._repeat()

    def _ask(self) -> None:
        """Asks ahead; a worker that is gone is noticed here or while its answer is read."""
        process = self._worker.start()
        assert process.stdin is not None
        asked = False
        while not self._is_complete and not self._alone and len(self._waiting) < Template.AHEAD:
            item = next(self._rows, None)
            if item is None:
                self._is_complete = True
                break
            try:
                line = self._template._order(*item)
            except (TypeError, ValueError) as error:
                self._waiting.append((item[0], b"", DrawingError(f"the row is no JSON: {error}", 400)))
                continue
            self._waiting.append((item[0], line, None))
            process.stdin.write(line)
            asked = True
        if asked:
            process.stdin.flush()

    def _read(self) -> Dict[str, Any]:
        process = self._worker.start()
        assert process.stdout is not None
        while True:
            text = process.stdout.readline()
            if not text.endswith(b"\n"):
                raise EOFError
            self._worker.has_answered = True
            answer: Dict[str, Any] = json.loads(text)
            if "heartbeat" not in answer:
                return answer

    def _repeat(self) -> None:
        """Asks what was not answered, the first alone where it may be at fault; a worker that is lost is started anew."""
        process = self._worker.start()
        assert process.stdin is not None
        try:
            for _, line, _ in list(self._waiting)[: 1 if self._alone else None]:
                process.stdin.write(line)
            process.stdin.flush()
        except BrokenPipeError:
            pass  # The next answer is not there either.


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
