#!/usr/bin/env python3
"""Tries `quadrant lsp` as an editor would: lenses above previews, what does not compile, and a page that opens.

    Scripts/lsp-tests.py [quadrant]     (default: ./quadrant)
"""
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import queue

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = str(pathlib.Path(shutil.which(sys.argv[1] if len(sys.argv) > 1 else ROOT / "quadrant")).resolve())
CARD = 'import SwiftUI\n\nstruct Card: View {\n    var body: some View { Text("Card") }\n}\n\n#Preview("Card") { Card() }\n// #Preview("No") {}\n'


def check(holds, what):
    if not holds:
        raise SystemExit(f"lsp-tests: not so: {what}")


class Editor:
    """A client that speaks the protocol."""

    def __init__(self):
        self.process = subprocess.Popen([PROGRAM, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        self.messages = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        out = self.process.stdout
        while True:
            length = 0
            while (line := out.readline().strip()):
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if length == 0:
                return self.messages.put(None)
            self.messages.put(json.loads(out.read(length)))

    def write(self, message):
        self.raw(json.dumps({"jsonrpc": "2.0", **message}).encode())

    def raw(self, body):
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def tell(self, method, **parameters):
        self.write({"method": method, "params": parameters})

    def ask(self, method, **parameters):
        self.number += 1
        self.write({"id": self.number, "method": method, "params": parameters})
        return self.until(lambda message: message.get("id") == self.number and "method" not in message)

    def until(self, fits, seconds=60):
        while True:
            message = self.messages.get(timeout=seconds)
            check(message is not None, "the server goes on")
            if fits(message):
                return message

    def diagnostics(self):
        return self.until(lambda message: message.get("method") == "textDocument/publishDiagnostics")["params"]["diagnostics"]


def main():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="quadrant-lsp-"))
    file = folder / "Card ä.swift"
    file.write_text(CARD)
    address = file.as_uri()
    editor = Editor()
    try:
        answer = editor.ask("initialize", capabilities={"window": {"showDocument": {"support": True}}})
        check("codeLensProvider" in answer["result"]["capabilities"], "lenses are offered")
        editor.tell("initialized")
        editor.tell("textDocument/didOpen", textDocument={"uri": address, "languageId": "swift", "version": 1, "text": CARD})
        check(editor.diagnostics() == [], "a good file has no diagnostics")
        lenses = editor.ask("textDocument/codeLens", textDocument={"uri": address})["result"]
        check([lens["range"]["start"]["line"] for lens in lenses] == [6], f"one lens, above the preview: {lenses}")
        check(lenses[0]["command"]["title"] == "▶ Preview", "the lens has its title")
        print("a lens above each preview")
        changed = CARD.replace("struct", "// more\nstruct")
        editor.tell("textDocument/didChange", textDocument={"uri": address, "version": 2}, contentChanges=[{"text": changed}])
        lenses = editor.ask("textDocument/codeLens", textDocument={"uri": address})["result"]
        check(lenses[0]["range"]["start"]["line"] == 7, "lenses follow what is typed")
        file.write_text(CARD.replace("Text(", "Texxt("))
        editor.tell("textDocument/didSave", textDocument={"uri": address})
        found = editor.diagnostics()
        check(found and found[0]["range"]["start"]["line"] == 3 and "Texxt" in found[0]["message"], f"an error is told: {found}")
        print("an error: " + found[0]["message"])
        file.write_text(CARD)
        editor.tell("textDocument/didSave", textDocument={"uri": address})
        check(editor.diagnostics() == [], "the error goes")
        editor.number += 1
        editor.write({"id": editor.number, "method": "workspace/executeCommand", "params": lenses[0]["command"]})
        shown = editor.until(lambda message: message.get("method") == "window/showDocument")["params"]
        check(shown["uri"].startswith("http://127.0.0.1:") and shown["external"], f"a page is opened: {shown}")
        print("a page is opened")
        place = {"line": 3, "character": 30}
        hover = editor.ask("textDocument/hover", textDocument={"uri": address}, position=place)["result"]
        check(hover is None, "a line that was typed since the save is not taken for another")
        editor.tell("textDocument/didChange", textDocument={"uri": address, "version": 3}, contentChanges=[{"text": "\n" + CARD}])
        place = {"line": 4, "character": 30}
        hover = editor.ask("textDocument/hover", textDocument={"uri": address}, position=place)["result"]
        check('`Text("Card")` **37×20.5** at 0,0 in ' in hover["contents"]["value"], f"a size is told: {hover}")
        print("a size: " + hover["contents"]["value"])
        check("error" in editor.ask("textDocument/definition", textDocument={"uri": address}), "what there is not is refused")
        editor.raw(b'{"jsonrpc": ')
        check(editor.until(lambda message: "error" in message)["error"]["code"] == -32700, "what is no JSON is told")
        editor.ask("shutdown")
        check(editor.ask("textDocument/codeLens", textDocument={"uri": address})["error"]["code"] == -32600, "shut down is shut down")
        editor.tell("exit")
        check(editor.process.wait(timeout=10) == 0, "it ends")
        print("lsp-tests: all holds")
    finally:
        if editor.process.poll() is None:
            editor.process.kill()
        shutil.rmtree(folder, ignore_errors=True)


main()
