// Hands on a view: pointers, wheels, keys and text become events, in points of the view.

/** The characters by which Apple's systems call keys. */
const specialKeys = {
  ArrowUp: "\uF700", ArrowDown: "\uF701", ArrowLeft: "\uF702", ArrowRight: "\uF703", Backspace: "\u0008",
  Delete: "\uF728", Enter: "\r", Escape: "\u001B", Tab: "\t", Home: "\uF729", End: "\uF72B", PageUp: "\uF72C",
  PageDown: "\uF72D",
};

/** The keys that are held, as the program calls them. */
export function modifiers(event) {
  const held = [];
  if (event.shiftKey) held.push("shift");
  if (event.ctrlKey) held.push("control");
  if (event.altKey) held.push("option");
  if (event.metaKey) held.push("command");
  return held;
}

/** The character of a key; `null` for one that has none. */
export function keyOf(event) {
  if (specialKeys[event.key]) return specialKeys[event.key];
  return [...event.key].length === 1 ? event.key : null;
}

export class Hands {
  constructor(pane) {
    this.pane = pane;
    this.canvas = pane.canvas;
    this.keys = pane.find(".keys");
    this.pinch = null;
    this.pointers();
    this.wheel();
    this.text();
  }

  send(event, source) {
    const at = (source?.timeStamp ?? performance.now()) / 1000;
    this.pane.send({ want: "event", at, event: { time: 0, ...event } });
  }

  /** Where an event is, in points of the view. */
  place(event) {
    const box = this.canvas.getBoundingClientRect();
    const frame = this.pane.frame;
    if (!frame || box.width === 0) return { x: 0, y: 0 };
    const width = frame.width / frame.scale, height = frame.height / frame.scale;
    return {
      x: ((event.clientX - box.left) / box.width) * width,
      y: ((event.clientY - box.top) / box.height) * height,
    };
  }

  // MARK: Pointers

  pointers() {
    const canvas = this.canvas;
    const down = new Set();
    const tell = (event, phase) => {
      const isSecond = event.pointerType === "mouse" && event.button === 2 || this.isSecond === event.pointerId;
      const kind = isSecond ? "pointer" : event.pointerType === "pen" ? "pencil" : "touch";
      const fields = { kind, phase, id: event.pointerId % 1000, ...this.place(event) };
      if (isSecond) fields.button = 1;
      const held = modifiers(event);
      if (held.length) fields.modifiers = held;
      this.send(fields, event);
    };
    canvas.addEventListener("pointerdown", (event) => {
      if (this.pane.look.isOn) return this.pane.look.pin(this.place(event));
      this.keys.focus({ preventScroll: true });
      event.preventDefault();
      canvas.setPointerCapture(event.pointerId);
      down.add(event.pointerId);
      if (event.button === 2) this.isSecond = event.pointerId;
      tell(event, "began");
    });
    canvas.addEventListener("pointermove", (event) => {
      if (this.pane.look.isOn) return this.pane.look.hover(this.place(event));
      if (down.has(event.pointerId)) {
        for (const one of event.getCoalescedEvents?.() ?? [event]) tell(one, "moved");
      } else if (event.pointerType === "mouse") {
        this.hover("moved", event);
      }
    });
    for (const [name, phase] of [["pointerup", "ended"], ["pointercancel", "cancelled"]]) {
      canvas.addEventListener(name, (event) => {
        if (!down.delete(event.pointerId)) return;
        tell(event, phase);
        if (this.isSecond === event.pointerId) this.isSecond = null;
      });
    }
    canvas.addEventListener("pointerleave", (event) => {
      this.pane.look.hover(null);
      if (event.pointerType === "mouse" && !this.pane.look.isOn) this.hover("ended", event);
    });
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  /** A pointer without a button; at most one a frame. */
  hover(phase, event) {
    const fields = { kind: "hover", phase: this.isOver ? phase : "began", ...this.place(event) };
    this.isOver = phase !== "ended";
    if (phase === "ended") return this.send({ ...fields, phase }, event);
    if (!this.waiting) {
      requestAnimationFrame(() => {
        if (this.waiting && this.isOver) this.send(this.waiting);
        this.waiting = null;
      });
    }
    this.waiting = fields;
  }

  wheel() {
    this.canvas.addEventListener("wheel", (event) => {
      const isMine = this.pane.element.contains(document.activeElement) || this.pane.page.panes.size === 1;
      if (!isMine && !event.ctrlKey) return;
      event.preventDefault();
      if (event.ctrlKey) return this.pinched(event);
      const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
      this.send({ kind: "wheel", phase: "moved", dx: -event.deltaX * unit, dy: -event.deltaY * unit, ...this.place(event) }, event);
    }, { passive: false });
  }

  /** A wheel with the control key is two fingers that move apart or together. */
  pinched(event) {
    const place = this.place(event);
    if (!this.pinch) {
      this.pinch = { scale: 1 };
      this.send({ kind: "pinch", phase: "began", ...place }, event);
    }
    this.pinch.scale = Math.min(Math.max(this.pinch.scale * Math.exp(-event.deltaY / 100), 0.05), 20);
    this.send({ kind: "pinch", phase: "moved", scale: this.pinch.scale, ...place }, event);
    clearTimeout(this.pinch.end);
    this.pinch.end = setTimeout(() => {
      this.send({ kind: "pinch", phase: "ended", scale: this.pinch.scale, ...place });
      this.pinch = null;
    }, 200);
  }

  // MARK: Keys and text

  /** Whether what is typed is text, and no key. */
  get isField() { return Boolean(this.pane.frame?.field); }

  text() {
    const keys = this.keys;
    const key = (event, phase) => {
      const character = keyOf(event);
      if (character === null || event.isComposing) return false;
      const isPlain = !event.ctrlKey && !event.metaKey;
      const isPrinted = [...event.key].length === 1;
      if (event.key === "Tab" && !this.isField) return false;
      // Copying and pasting are the browser's.
      if (!isPlain && "cvx".includes(event.key.toLowerCase())) return false;
      if (this.isField && isPlain && isPrinted) return false;
      const fields = { kind: "key", phase, key: character };
      if (isPrinted) fields.text = event.key;
      const held = modifiers(event);
      if (held.length) fields.modifiers = held;
      this.send(fields, event);
      return true;
    };
    keys.addEventListener("keydown", (event) => { if (key(event, event.repeat ? "moved" : "began")) event.preventDefault(); });
    keys.addEventListener("keyup", (event) => key(event, "ended"));
    keys.addEventListener("beforeinput", (event) => {
      if (event.isComposing || event.inputType === "insertCompositionText") return;
      event.preventDefault();
      if (event.data) this.send({ kind: "text", phase: "ended", text: event.data }, event);
    });
    keys.addEventListener("compositionupdate", (event) => this.send({ kind: "text", phase: "moved", text: event.data }, event));
    keys.addEventListener("compositionend", (event) => {
      this.send({ kind: "text", phase: "ended", text: event.data }, event);
      keys.value = "";
    });
    keys.addEventListener("paste", (event) => {
      event.preventDefault();
      const text = event.clipboardData.getData("text/plain");
      if (text) this.send({ kind: "text", phase: "ended", text: text.slice(0, 100_000) }, event);
    });
  }

  /** Moves the hidden field to where text goes, so that the window of an input method stands there. */
  follow(frame) {
    if (!frame.field) return;
    const [x, y, , height] = frame.field;
    Object.assign(this.keys.style, { left: `${x}px`, top: `${y}px`, height: `${height}px` });
  }
}
