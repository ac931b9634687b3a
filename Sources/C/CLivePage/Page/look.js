// Looking inside a view: frames and names over it, and why each is where it is.

const vector = (name) => document.createElementNS("http://www.w3.org/2000/svg", name);

/** The innermost node at a place, the last that is drawn. */
export function nodeAt(nodes, place) {
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const [x, y, width, height] = nodes[index].frame;
    if (place.x >= x && place.y >= y && place.x < x + width && place.y < y + height && width > 0) return nodes[index];
  }
  return null;
}

export class Look {
  constructor(pane) {
    this.pane = pane;
    this.isOn = false;
    this.nodes = [];
    this.over = null;
    this.pinned = null;
    this.ghosts = [];
  }

  toggle(button) {
    this.isOn = !this.isOn;
    button.setAttribute("aria-pressed", String(this.isOn));
    this.pane.find(".inside").hidden = !this.isOn;
    this.pane.element.classList.toggle("inspected", this.isOn);
    this.over = this.pinned = null;
    this.ghosts = [];
    this.begin();
    this.draw();
  }

  begin() { if (this.isOn) this.pane.send({ want: "look" }); }

  /** Another frame was drawn: when the view rests, it is asked again. */
  drawn() {
    if (!this.isOn) return;
    clearTimeout(this.later);
    this.later = setTimeout(() => this.begin(), 400);
  }

  take(nodes) {
    const old = this.pinned;
    this.nodes = nodes;
    this.over = null;
    // What is pinned is found again by its name and place in the code.
    this.pinned = old && (nodes.find((node) => node.name === old.name && node.line === old.line)
      ?? nodes.find((node) => node.name === old.name) ?? null);
    this.list();
    this.draw();
  }

  hover(place) {
    if (!this.isOn) return;
    this.over = place && nodeAt(this.nodes, place);
    this.draw();
  }

  pin(place) { this.choose(nodeAt(this.nodes, place)); }

  choose(node) {
    this.pinned = node;
    if (node) this.pane.send({ want: "why", number: node.number });
    for (const button of this.pane.element.querySelectorAll(".tree button")) {
      button.setAttribute("aria-current", String(Number(button.dataset.node) === node?.number));
    }
    this.draw();
  }

  explain(lines) { this.pane.find(".why").textContent = (lines ?? []).join("\n"); }

  moved(news) {
    this.ghosts = news.ghosts ?? [];
    this.explain((news.text ?? "").split("\n"));
    this.draw();
  }

  list() {
    const depths = new Map();
    const rows = this.nodes.slice(0, 400).map((node) => {
      const around = this.around(node);
      const depth = around ? depths.get(around.number) + 1 : 0;
      depths.set(node.number, depth);
      const row = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.node = node.number;
      button.title = node.label;
      button.style.paddingLeft = `${depth * 12 + 4}px`;
      const place = document.createElement("span");
      place.className = "place";
      place.textContent = node.line ? `  ${node.file.split("/").pop()}:${node.line}` : "";
      button.append(node.views.length ? `${node.views.join(" › ")}  ${node.name}` : node.name, place);
      button.addEventListener("click", () => this.choose(node));
      button.addEventListener("mouseenter", () => { this.over = node; this.draw(); });
      row.append(button);
      return row;
    });
    this.pane.find(".tree").replaceChildren(...rows);
  }

  /** The nearest node around another one that is told of. */
  around(node) {
    this.known = new Map(this.nodes.map((one) => [one.number, one]));
    let parent = node.parent;
    // Parents that are not told of have lower numbers than their children.
    while (parent !== undefined && parent !== null && !this.known.has(parent)) parent -= 1;
    return parent >= 0 ? this.known.get(parent) ?? null : null;
  }

  draw() {
    const overlay = this.pane.find(".overlay");
    overlay.replaceChildren();
    if (!this.isOn || !this.pane.frame) return;
    const frame = this.pane.frame;
    overlay.setAttribute("viewBox", `0 0 ${frame.width / frame.scale} ${frame.height / frame.scale}`);
    const box = ([x, y, width, height], kind) => {
      const rect = vector("rect");
      for (const [name, value] of Object.entries({ x, y, width: Math.max(width, 0), height: Math.max(height, 0) })) {
        rect.setAttribute(name, value);
      }
      rect.setAttribute("class", kind);
      overlay.append(rect);
    };
    for (const node of this.nodes.slice(0, 400)) box(node.frame, "all");
    for (const ghost of this.ghosts) box(ghost, "ghost");
    if (this.pinned) box(this.pinned.frame, "pinned");
    if (!this.over) return;
    box(this.over.frame, "hover");
    const [x, y, width, height] = this.over.frame;
    const label = vector("text");
    label.setAttribute("x", x);
    label.setAttribute("y", y > 14 ? y - 3 : y + height + 12);
    label.textContent = `${this.over.name}  ${width} × ${height}`;
    overlay.append(label);
  }
}
