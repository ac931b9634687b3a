#!/usr/bin/env python3
"""Asks the real sourcekit-lsp about a package that `quadrant editor-setup` has set up.

    Scripts/editor-tests.py PACKAGE FILE     FILE imports SwiftUI and has a line with `.padding()`

It prints what was asked and how long the answer took, and fails where an answer is not what an editor needs: completion of
SwiftUI's members, a doc comment on hover, a diagnostic, the place of a definition.
"""
import json
import pathlib
import subprocess
import sys
import threading
import time


class Server:
    def __init__(self, folder):
        self.process = subprocess.Popen(
            ["sourcekit-lsp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.answers, self.notes, self.number = {}, [], 0
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        stream = self.process.stdout
        while True:
            length = 0
            while (line := stream.readline().strip()):
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            if not length:
                return
            message = json.loads(stream.read(length))
            if "method" in message:
                if "id" in message:
                    self.send({"id": message["id"], "result": None})
                self.notes.append(message)
            else:
                self.answers[message["id"]] = message

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def tell(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def ask(self, method, parameters, limit=120):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": parameters})
        end = time.time() + limit
        while self.number not in self.answers:
            if time.time() > end:
                sys.exit(f"no answer to {method} within {limit} s")
            time.sleep(0.005)
        return self.answers[self.number].get("result")


def main():
    package, file = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    text = file.read_text()
    lines = text.split("\n")
    row = next(n for n, line in enumerate(lines) if ".padding()" in line)
    column = lines[row].index(".padding()") + len(".padding()")
    server = Server(package)
    server.ask("initialize", {"processId": None, "rootUri": package.as_uri(), "capabilities": {}})
    server.tell("initialized", {})
    document = {"uri": file.as_uri()}
    server.tell(
        "textDocument/didOpen",
        {"textDocument": {**document, "languageId": "swift", "version": 1, "text": text}},
    )
    failures = []

    def shown(what, begun, found, is_right):
        print(f"{what}: {time.time() - begun:.2f} s, {found}")
        if not is_right:
            failures.append(what)

    padding = {"textDocument": document, "position": {"line": row, "character": column - 4}}
    # The first answer waits until the package is understood.
    for attempt in range(60):
        begun = time.time()
        hover = server.ask("textDocument/hover", padding) or {}
        if hover:
            break
        time.sleep(1)
    words = json.dumps(hover.get("contents", ""))
    shown("hover", begun, f"{len(words)} characters", "padding" in words and len(words) > 80)

    begun = time.time()
    # Of members sourcekit-lsp knows no place outside of a package; of types it writes down the module's declarations.
    line = next(n for n, text in enumerate(lines) if "Text(" in text)
    view = {"textDocument": document, "position": {"line": line, "character": lines[line].index("Text(") + 1}}
    definition = server.ask("textDocument/definition", view) or []
    shown("definition", begun, json.dumps(definition)[:160], bool(definition))

    lines[row] = lines[row][:column] + ".fore" + lines[row][column:]
    change = {"textDocument": {**document, "version": 2}, "contentChanges": [{"text": "\n".join(lines)}]}
    server.tell("textDocument/didChange", change)
    place = {"textDocument": document, "position": {"line": row, "character": column + len(".fore")}}
    begun = time.time()
    items = (server.ask("textDocument/completion", place) or {}).get("items", [])
    shown("first completion", begun, f"{len(items)} members", bool(items))
    begun = time.time()
    items = (server.ask("textDocument/completion", place) or {}).get("items", [])
    seconds = time.time() - begun
    shown("completion", begun, f"{len(items)} members", any("foregroundStyle" in i["label"] for i in items) and seconds < 1)

    begun = time.time()
    report = server.ask("textDocument/diagnostic", {"textDocument": document}) or {}
    errors = [item["message"] for item in report.get("items", [])]
    shown("diagnostics", begun, errors[:1], any("fore" in error for error in errors))
    server.process.kill()
    if failures:
        sys.exit("not as it should be: " + ", ".join(failures))


main()
