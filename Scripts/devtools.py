"""A browser that is driven by its DevTools protocol, over a socket written here: nothing has to be installed but Chromium."""
import base64
import json
import os
import pathlib
import shutil
import socket
import struct
import subprocess
import tempfile
import time
import urllib.request


class Socket:
    """A client of RFC 6455."""

    def __init__(self, host, port, path, headers=(), timeout=60):
        self.wire = socket.create_connection((host, port), timeout=timeout)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {dict(headers).get('Host', f'{host}:{port}')}", "Upgrade: websocket",
                 "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in headers if name != "Host"]
        self.wire.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            more = self.wire.recv(4096)
            if not more:
                break
            self.rest += more
        head, _, self.rest = self.rest.partition(b"\r\n\r\n")
        self.status = int(head.split(b" ")[1]) if b" " in head else 0

    def read(self, count):
        while len(self.rest) < count:
            more = self.wire.recv(1 << 20)
            if not more:
                raise ConnectionError("closed")
            self.rest += more
        result, self.rest = self.rest[:count], self.rest[count:]
        return result

    def send(self, data, opcode=None):
        opcode = opcode or (1 if isinstance(data, str) else 2)
        data = data.encode() if isinstance(data, str) else data
        length = len(data)
        head = bytes([0x80 | opcode])
        if length < 126:
            head += bytes([0x80 | length])
        elif length < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", length)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", length)
        mask = os.urandom(4)
        repeated = mask * (length // 4 + 1)
        masked = (int.from_bytes(data, "big") ^ int.from_bytes(repeated[:length], "big")).to_bytes(length, "big") if length else b""
        self.wire.sendall(head + mask + masked)

    def receive(self):
        """The next message: its bytes and whether it is text."""
        whole = b""
        first = None
        while True:
            head = self.read(2)
            opcode, length = head[0] & 15, head[1] & 127
            if length == 126:
                length = struct.unpack(">H", self.read(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self.read(8))[0]
            data = self.read(length)
            if opcode == 8:
                raise ConnectionError("closed")
            if opcode == 9:
                self.send(data, 10)
                continue
            if opcode == 10:
                continue
            first = first or opcode
            whole += data
            if head[0] & 0x80:
                return whole, first == 1

    def close(self):
        self.wire.close()


class Browser:
    """Chromium without a window, with one page."""

    def __init__(self, width=1200, height=850, dark=False):
        program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        if not program:
            raise SystemExit("page-tests: there is no chromium: apt install chromium")
        self.folder = tempfile.mkdtemp(prefix="quadrant-browser-")
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0", "--no-first-run",
             f"--user-data-dir={self.folder}", f"--window-size={width},{height}", "--hide-scrollbars", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        place = pathlib.Path(self.folder, "DevToolsActivePort")
        for _ in range(300):
            if place.exists() and len(place.read_text().splitlines()) == 2:
                break
            time.sleep(0.1)
        port = int(place.read_text().splitlines()[0])
        pages = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/json"))
        page = next(one for one in pages if one["type"] == "page")
        self.socket = Socket("127.0.0.1", port, page["webSocketDebuggerUrl"].split(str(port), 1)[1])
        self.number = 0
        self.events = []
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")
        self.resize(width, height)
        self.appearance(dark)

    def call(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.receive()[0])
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def resize(self, width, height, scale=1):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def appearance(self, dark):
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def go(self, address):
        self.call("Page.navigate", url=address)
        self.wait("document.readyState === 'complete'")

    def value(self, script):
        """What a script in the page gives; promises are waited for."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"].get("exception", {}).get("description", str(answer["exceptionDetails"])))
        return answer["result"].get("value")

    def wait(self, script, seconds=30, what=None):
        """Waits until a script gives something that holds, and gives that."""
        end = time.time() + seconds
        while time.time() < end:
            try:
                found = self.value(script)
                if found:
                    return found
            except RuntimeError:
                pass
            time.sleep(0.02)
        raise SystemExit(f"page-tests: in vain for {seconds} s: {what or script}")

    def mouse(self, kind, x, y, button="left", **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button,
                  **({"clickCount": 1} if kind in ("mousePressed", "mouseReleased") else {}), **more)

    def click(self, x, y):
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)

    def type(self, text):
        for character in text:
            self.call("Input.insertText", text=character)

    def key(self, key, code=None, number=0):
        for kind in ("rawKeyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=code or key, windowsVirtualKeyCode=number)

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def problems(self):
        """What the page has complained of."""
        found = []
        for event in self.events:
            if event["method"] == "Runtime.exceptionThrown":
                found.append(event["params"]["exceptionDetails"].get("exception", {}).get("description", "?"))
            if event["method"] == "Log.entryAdded" and event["params"]["entry"]["level"] == "error":
                found.append(event["params"]["entry"]["text"])
        return found

    def end(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
