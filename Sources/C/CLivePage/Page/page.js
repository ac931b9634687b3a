// The page: one socket, a list of the previews that there are, and a pane for each that is in sight.
import { Pane } from "./pane.js";
import { Switches } from "./switches.js";

const $ = (name) => document.getElementById(name);
const decoder = new TextDecoder();

/** The page with its panes. */
class Page {
  constructor() {
    this.panes = new Map();
    this.entries = [];
    this.saved = [];
    this.lastPane = 0;
    this.socket = null;
    this.switches = new Switches($("switches"), () => this.switchesChanged(), (time) => this.timeChanged(time));
    this.sight = new IntersectionObserver((all) => this.seen(all), { root: $("panes"), rootMargin: "200px" });
    $("search").value = this.switches.get("search") ?? "";
    $("search").addEventListener("input", () => {
      this.switches.set("search", $("search").value || null);
      this.draw();
    });
    this.opens($("show-switches"), $("switches"));
    this.opens($("show-list"), $("list"));
    window.addEventListener("hashchange", () => this.addressChanged());
    this.connect();
  }

  /** A button that shows and hides a part of the page. */
  opens(button, part) {
    button.addEventListener("click", () => {
      const isOpen = button.getAttribute("aria-expanded") !== "true";
      button.setAttribute("aria-expanded", String(isOpen));
      if (part.id === "list") part.classList.toggle("open", isOpen);
      else part.hidden = !isOpen;
    });
  }

  // MARK: The socket

  connect() {
    const address = new URL("socket", location.href);
    address.protocol = "ws:";
    address.hash = "";
    this.socket = new WebSocket(address);
    this.socket.binaryType = "arraybuffer";
    this.socket.addEventListener("open", () => {
      this.pause = 300;
      for (const pane of this.panes.values()) pane.forget();
      this.draw();
    });
    this.socket.addEventListener("message", (event) => this.receive(event.data));
    this.socket.addEventListener("close", () => {
      this.say("The program has ended, or cannot be reached. Trying again …", "failed");
      for (const pane of this.panes.values()) pane.isLost();
      this.pause = Math.min((this.pause ?? 300) * 1.6, 5000);
      setTimeout(() => this.connect(), this.pause);
    });
  }

  /** Says something to the program. */
  send(order) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(order));
  }

  receive(data) {
    if (typeof data !== "string") return this.receiveFrame(data);
    const news = JSON.parse(data);
    switch (news.say) {
      case "previews":
        this.entries = news.entries;
        this.saved = news.files ?? [];
        if (news.wanted && !this.hadEntries && !this.switches.get("view")) this.switches.set("view", news.wanted);
        this.hadEntries = true;
        return this.draw();
      case "build": return this.built(news);
      default: return this.panes.get(news.pane)?.receive(news);
    }
  }

  receiveFrame(data) {
    const length = new DataView(data).getUint32(0, true);
    const head = JSON.parse(decoder.decode(new Uint8Array(data, 4, length)));
    const pane = this.panes.get(head.pane);
    if (pane) pane.receiveFrame(head, data, 4 + length);
  }

  built(news) {
    const files = (news.files ?? []).map((file) => file.split("/").pop()).slice(0, 3).join(", ");
    const of = files ? ` ${files}` : "";
    const words = { working: `Compiling${of} …`, done: `Compiled${of}`, failed: `Does not compile${of}` };
    this.say(words[news.state] ?? news.state, news.state);
    const errors = $("errors");
    const isBad = news.state === "failed";
    if (news.state !== "working") {
      errors.hidden = !isBad;
      if (isBad) {
        const text = news.text ?? "";
        errors.querySelector("pre").textContent = text;
        errors.querySelector("h2").textContent = /:\d+: error: /.test(text)
          ? "This does not compile yet" : "This cannot be shown now";
      }
      const broken = news.lines ?? null;
      for (const pane of this.panes.values()) {
        pane.element.classList.toggle("stale", isBad && (broken === null || broken.includes(pane.entry.file)));
      }
    }
  }

  say(text, state) {
    $("build").textContent = text;
    $("build").className = state;
  }

  // MARK: What is shown

  /** The previews that are looked for. */
  get wanted() {
    const words = ($("search").value ?? "").toLowerCase().split(/\s+/).filter(Boolean);
    const one = this.switches.get("view");
    return this.entries.filter((entry) =>
      one ? entry.id === one : words.every((word) => `${entry.name} ${entry.file}`.toLowerCase().includes(word)));
  }

  draw() {
    this.drawList();
    const wanted = this.wanted;
    const keys = new Set();
    const place = $("panes");
    for (const entry of wanted) {
      for (const variant of this.switches.variants()) {
        const key = `${entry.id}\n${variant.name}`;
        keys.add(key);
        let pane = [...this.panes.values()].find((pane) => pane.key === key);
        if (!pane) {
          this.lastPane += 1;
          pane = new Pane(this, this.lastPane, key, entry, variant);
          this.panes.set(pane.number, pane);
          this.sight.observe(pane.element);
        }
        pane.describe(entry);
        place.append(pane.element);
      }
    }
    for (const pane of [...this.panes.values()]) {
      if (keys.has(pane.key)) continue;
      this.sight.unobserve(pane.element);
      pane.close();
      pane.element.remove();
      this.panes.delete(pane.number);
    }
    place.querySelector(".empty")?.remove();
    if (wanted.length === 0) {
      const note = document.createElement("p");
      note.className = "empty";
      note.textContent = this.entries.length === 0
        ? "No preview yet. Write #Preview { … } in a file." : "No view has that name.";
      place.append(note);
    }
  }

  drawList() {
    const list = $("entries");
    const one = this.switches.get("view");
    const words = ($("search").value ?? "").toLowerCase().split(/\s+/).filter(Boolean);
    const rows = [];
    const link = (text, id, title) => {
      const row = document.createElement("li");
      const anchor = document.createElement("a");
      anchor.textContent = text;
      if (title) anchor.title = title;
      anchor.href = this.switches.address({ view: id });
      anchor.setAttribute("aria-current", String((one ?? null) === id));
      row.append(anchor);
      rows.push(row);
    };
    link("All views", null);
    let file = null;
    for (const entry of this.entries) {
      if (!words.every((word) => `${entry.name} ${entry.file}`.toLowerCase().includes(word))) continue;
      if (entry.file !== file) {
        file = entry.file;
        const row = document.createElement("li");
        row.className = "file";
        if (this.saved.some((path) => path.endsWith(file) || file.endsWith(path))) row.classList.add("saved");
        row.textContent = file.split("/").pop();
        row.title = file;
        rows.push(row);
      }
      link(entry.name, entry.id, `${entry.file}:${entry.line}`);
    }
    list.replaceChildren(...rows);
  }

  /** Panes come to life in sight, and those far away end when many live. */
  seen(all) {
    for (const { target, isIntersecting } of all) {
      const pane = [...this.panes.values()].find((pane) => pane.element === target);
      if (!pane) continue;
      pane.isInSight = isIntersecting;
      if (isIntersecting) pane.open();
    }
    const idle = [...this.panes.values()].filter((pane) => pane.isOpen && !pane.isInSight);
    const open = [...this.panes.values()].filter((pane) => pane.isOpen).length;
    for (const pane of idle.slice(0, Math.max(0, open - 16))) pane.close();
  }

  addressChanged() {
    this.switches.read();
    this.switchesChanged();
  }

  switchesChanged() {
    this.draw();
    for (const pane of this.panes.values()) pane.showSwitches();
  }

  /** Time was paused, moved on by a step, or given another speed. */
  timeChanged(order) {
    for (const pane of this.panes.values()) if (pane.isOpen) this.send({ ...order, pane: pane.number });
  }
}

window.page = new Page();
