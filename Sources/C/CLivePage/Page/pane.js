// A pane: a view that lives, on a canvas.
import { Hands } from "./hands.js";
import { Look } from "./look.js";

/** What browsers call the styles of pointers. */
const cursors = {
  horizontalText: "text", verticalText: "vertical-text", rectSelection: "crosshair", grabIdle: "grab", grabActive: "grabbing",
  link: "pointer", zoomIn: "zoom-in", zoomOut: "zoom-out", columnResize: "col-resize", rowResize: "row-resize",
  "frameResize top": "ns-resize", "frameResize bottom": "ns-resize", "frameResize leading": "ew-resize",
  "frameResize trailing": "ew-resize", "frameResize topLeading": "nwse-resize", "frameResize bottomTrailing": "nwse-resize",
  "frameResize topTrailing": "nesw-resize", "frameResize bottomLeading": "nesw-resize",
};

export class Pane {
  constructor(page, number, key, entry, variant) {
    Object.assign(this, { page, number, key, entry, variant });
    this.isOpen = false;
    this.isInSight = false;
    this.element = document.getElementById("pane").content.firstElementChild.cloneNode(true);
    this.canvas = this.find("canvas");
    this.context = this.canvas.getContext("2d", { alpha: false });
    this.frame = null;
    this.turn = Promise.resolve();
    this.hands = new Hands(this);
    this.look = new Look(this);
    for (const button of this.element.querySelectorAll("[data-deed]")) {
      button.addEventListener("click", () => this.perform(button.dataset.deed, button));
    }
    this.corner();
  }

  find(selector) { return this.element.querySelector(selector); }

  /** Says something about this pane to the program. */
  send(order) { this.page.send({ ...order, pane: this.number }); }

  describe(entry) {
    this.entry = entry;
    const name = this.variant.name ? `${entry.name} · ${this.variant.name}` : entry.name;
    const title = this.find("h2");
    title.textContent = name;
    title.title = `${entry.file}:${entry.line}`;
    this.canvas.setAttribute("aria-label", `The view ${name}`);
    this.find(".keys").setAttribute("aria-label", `Keys for ${name}`);
    this.element.setAttribute("aria-label", name);
  }

  // MARK: Life

  open() {
    if (this.isOpen || this.page.socket?.readyState !== WebSocket.OPEN) return;
    this.isOpen = true;
    this.switches = JSON.stringify(this.page.switches.told(this.variant));
    this.send({ want: "open", preview: this.entry.id, switches: JSON.parse(this.switches) });
    if (this.page.switches.pace !== 1) this.send({ want: "pace", value: this.page.switches.pace });
    this.look.begin();
  }

  close() {
    if (this.isOpen) this.send({ want: "close" });
    this.isOpen = false;
  }

  /** The program is another one: nothing lives any more. */
  forget() {
    this.isOpen = false;
    if (this.isInSight) this.open();
  }

  isLost() {
    this.isOpen = false;
    this.element.classList.add("stale");
  }

  showSwitches() {
    const switches = JSON.stringify(this.page.switches.told(this.variant));
    if (!this.isOpen || switches === this.switches) return;
    this.switches = switches;
    this.send({ want: "show", switches: JSON.parse(switches) });
  }

  perform(deed, button) {
    switch (deed) {
      case "undo": return this.send({ want: "undo" });
      case "look": return this.look.toggle(button);
      case "again":
      case "reset":
        this.problem(null);
        if (!this.isOpen) return this.open();
        return this.send({ want: "reset" });
    }
  }

  // MARK: What the program says

  receive(news) {
    switch (news.say) {
      case "pane": return this.stands(news);
      case "printed": return this.printed(news.text);
      case "issues": return this.issues(news.lines);
      case "refused": return this.state(news.text);
      case "tree": return this.look.take(news.nodes);
      case "why": return this.look.explain(news.lines);
      case "moved": return this.look.moved(news);
    }
  }

  state(text) { this.find(".state").textContent = text ?? ""; }

  stands(news) {
    switch (news.state) {
      case "live":
        this.problem(news.text ?? null);
        if (news.text) return;
        this.element.classList.remove("stale");
        if (!news.isOfLiterals) {
          this.issues(null);
          this.find(".printed").hidden = true;
          this.find(".printed pre").textContent = "";
        }
        this.state(news.seconds === undefined ? "" : `${Math.round(news.seconds * 1000)} ms after the save`
          + (news.isOfLiterals ? ", without a compiler" : "") + (news.again ? ", hands done again" : ""));
        break;
      case "same":
        this.problem(null);
        this.element.classList.remove("stale");
        break;
      case "starting": this.state("Starting …"); break;
      case "missing": this.state(news.text); break;
      case "nothing":
        this.problem(`Nothing to show: ${news.text}`);
        break;
      case "ended":
        this.element.classList.add("stale");
        this.state("Ended");
        this.problem(news.text);
        break;
    }
  }

  problem(text) {
    const box = this.find(".problem");
    box.hidden = text === null;
    box.querySelector("pre").textContent = text ?? "";
  }

  printed(text) {
    const box = this.find(".printed");
    const lines = box.querySelector("pre");
    box.hidden = false;
    lines.textContent = (lines.textContent + text).slice(-100_000);
    lines.scrollTop = lines.scrollHeight;
  }

  issues(lines) {
    const box = this.find(".issues");
    const list = box.querySelector("ul");
    if (lines === null) list.replaceChildren();
    for (const line of lines ?? []) {
      const item = document.createElement("li");
      item.textContent = line;
      list.append(item);
    }
    box.hidden = list.children.length === 0;
    box.querySelector("summary").textContent = `Issues: ${list.children.length}`;
  }

  // MARK: Frames

  receiveFrame(head, data, start) {
    const files = [];
    for (const patch of head.frame.patches) {
      files.push(createImageBitmap(new Blob([new Uint8Array(data, start, patch.bytes)], { type: "image/png" })));
      start += patch.bytes;
    }
    this.turn = this.turn.then(async () => this.draw(head, await Promise.all(files)));
  }

  draw(head, pictures) {
    const frame = head.frame;
    if (this.canvas.width !== frame.width || this.canvas.height !== frame.height) {
      this.canvas.width = frame.width;
      this.canvas.height = frame.height;
    }
    this.canvas.style.width = `${frame.width / frame.scale}px`;
    this.canvas.style.height = `${frame.height / frame.scale}px`;
    pictures.forEach((picture, index) => {
      this.context.drawImage(picture, frame.patches[index].x, frame.patches[index].y);
      picture.close();
    });
    this.frame = frame;
    this.frameCount = (this.frameCount ?? 0) + 1;
    this.canvas.style.cursor = cursors[frame.pointer] ?? "default";
    this.find(".corner").hidden = Boolean(this.page.switches.get("device"));
    this.hands.follow(frame);
    this.look.drawn();
    // A page that nobody sees takes its time: the view waits.
    const taken = () => this.send({ want: "taken", run: head.run, number: frame.number });
    if (document.hidden) document.addEventListener("visibilitychange", taken, { once: true });
    else taken();
  }

  /** The corner by which the size is changed. */
  corner() {
    const corner = this.find(".corner");
    let begin = null;
    corner.addEventListener("pointerdown", (event) => {
      corner.setPointerCapture(event.pointerId);
      const box = this.canvas.getBoundingClientRect();
      begin = { x: event.clientX - box.width, y: event.clientY - box.height };
    });
    corner.addEventListener("pointermove", (event) => {
      if (!begin) return;
      const side = (value) => String(Math.round(Math.min(Math.max(value, 20), 4096)));
      this.page.switches.set("width", side(event.clientX - begin.x));
      this.page.switches.set("height", side(event.clientY - begin.y));
      this.page.switches.read();
      this.page.switchesChanged();
    });
    for (const end of ["pointerup", "pointercancel"]) corner.addEventListener(end, () => { begin = null; });
  }
}
