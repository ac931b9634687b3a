// The switches of the page, kept in the address, so that a link shows the same thing.

const textSizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
  "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5"];
const devices = ["iPhone 16", "iPhone 16 Pro Max", "iPhone SE", "iPad", "iPad Pro 13", "Apple Watch 46mm"];

/** What can be switched: its name in the address, what it is called, and its values. */
export const kinds = [
  { name: "device", label: "Device", values: ["", "none", ...devices] },
  { name: "landscape", label: "On its side", values: ["", "1"], words: { 1: "yes" } },
  { name: "width", label: "Width", number: true, least: 1, most: 4096 },
  { name: "height", label: "Height", number: true, least: 1, most: 4096 },
  { name: "dark", label: "Appearance", values: ["", "0", "1"], words: { 0: "light", 1: "dark" } },
  { name: "rtl", label: "Direction", values: ["", "0", "1"], words: { 0: "left to right", 1: "right to left" } },
  { name: "text", label: "Text size", values: ["", ...textSizes] },
  { name: "locale", label: "Locale", text: true, hint: "de_DE" },
  { name: "zone", label: "Time zone", text: true, hint: "Europe/Paris" },
  { name: "contrast", label: "Contrast", values: ["", "1"], words: { 1: "more" } },
  { name: "motion", label: "Motion", values: ["", "1"], words: { 1: "less" } },
  { name: "system", label: "System", values: ["", "ios26", "ios18", "macos26"] },
  { name: "scale", label: "Pixels a point", values: ["", "1", "2", "3"] },
  { name: "yaw", label: "Turn", range: [-80, 80, 5] },
  { name: "pitch", label: "Tilt", range: [-80, 80, 5] },
  { name: "explode", label: "Apart", range: [0, 120, 5] },
  { name: "variants", label: "Variants", values: ["", "appearance", "direction", "text", "device"] },
];

/** Reads what an address says behind its "#". */
export function parse(hash) {
  const values = {};
  for (const [name, value] of new URLSearchParams(hash.replace(/^#/, ""))) if (value !== "") values[name] = value;
  return values;
}

/** Writes it, in the same order for the same switches. */
export function written(values) {
  const names = Object.keys(values).filter((name) => values[name] !== null && values[name] !== undefined && values[name] !== "");
  return "#" + new URLSearchParams(names.sort().map((name) => [name, values[name]])).toString();
}

/** What the program is told of switches. */
export function told(values, pixelRatio) {
  const number = (name) => (values[name] === undefined ? undefined : Number(values[name]));
  const flag = (name) => (values[name] === undefined ? undefined : values[name] === "1");
  const result = {
    device: values.device === "none" ? "" : values.device, landscape: flag("landscape"),
    width: number("width"), height: number("height"), dark: flag("dark"), rightToLeft: flag("rtl"),
    textSize: values.text, locale: values.locale, timeZone: values.zone, contrast: flag("contrast"),
    lessMotion: flag("motion"), system: values.system, scale: number("scale") ?? Math.min(Math.max(pixelRatio, 1), 3),
    yaw: number("yaw") ?? (values.pitch ? 0 : undefined), pitch: number("pitch") ?? (values.yaw ? 0 : undefined),
    explode: number("explode"),
  };
  for (const name of Object.keys(result)) if (result[name] === undefined) delete result[name];
  return result;
}

/** The switches with their form. */
export class Switches {
  constructor(form, changed, timed) {
    this.form = form;
    this.changed = changed;
    this.timed = timed;
    this.inputs = {};
    this.read();
    this.build();
  }

  read() {
    this.values = parse(location.hash);
    for (const [name, input] of Object.entries(this.inputs ?? {})) this.fill(input, this.values[name]);
  }

  fill(input, value) {
    input.value = value ?? (input.type === "range" ? 0 : "");
  }

  get(name) { return this.values[name]; }

  /** The address with some of the switches otherwise. */
  address(changes) { return written({ ...this.values, ...changes }); }

  set(name, value) {
    const values = { ...this.values, [name]: value };
    history.replaceState(null, "", written(values));
    this.values = parse(location.hash);
  }

  /** What the program is told, with what a variant has otherwise. */
  told(variant) { return told({ ...this.values, ...variant.values }, window.devicePixelRatio); }

  /** The variants of each view, with what each has otherwise. */
  variants() {
    switch (this.values.variants) {
      case "appearance": return [["light", { dark: "0" }], ["dark", { dark: "1" }]].map(variant);
      case "direction": return [["left to right", { rtl: "0" }], ["right to left", { rtl: "1" }]].map(variant);
      case "text": return ["small", "large", "xxxLarge", "accessibility3"].map((size) => variant([size, { text: size }]));
      case "device": return devices.slice(0, 4).map((device) => variant([device, { device }]));
      default: return [variant(["", {}])];
    }
  }

  build() {
    for (const kind of kinds) {
      const label = document.createElement("label");
      label.textContent = kind.label;
      const input = document.createElement(kind.values ? "select" : "input");
      input.name = kind.name;
      if (kind.values) {
        for (const value of kind.values) {
          const option = document.createElement("option");
          option.value = value;
          option.textContent = kind.words?.[value] ?? (value === "" ? "as it is" : value);
          input.append(option);
        }
      } else if (kind.range) {
        input.type = "range";
        [input.min, input.max, input.step] = kind.range;
      } else {
        input.type = kind.number ? "number" : "text";
        if (kind.number) [input.min, input.max] = [kind.least, kind.most];
        if (kind.hint) input.placeholder = kind.hint;
      }
      this.fill(input, this.values[kind.name]);
      this.inputs[kind.name] = input;
      const event = kind.range ? "input" : "change";
      input.addEventListener(event, () => {
        const value = kind.range && Number(input.value) === 0 ? null : input.value;
        if (kind.number && value && !(Number(value) >= kind.least && Number(value) <= kind.most)) return;
        this.set(kind.name, value);
        this.changed();
      });
      label.append(input);
      this.form.append(label);
    }
    this.form.append(this.time());
    this.form.addEventListener("submit", (event) => event.preventDefault());
  }

  time() {
    const row = document.createElement("div");
    row.className = "row";
    const play = document.createElement("button");
    play.type = "button";
    const speed = document.createElement("select");
    speed.setAttribute("aria-label", "Speed of time");
    for (const value of ["0.1", "0.25", "0.5", "1", "2", "4"]) {
      const option = document.createElement("option");
      option.value = value;
      option.textContent = `${value} ×`;
      speed.append(option);
    }
    speed.value = "1";
    this.pace = 1;
    const tell = () => {
      const stands = play.getAttribute("aria-pressed") === "true";
      play.textContent = stands ? "Play" : "Pause";
      this.pace = stands ? 0 : Number(speed.value);
      this.timed({ want: "pace", value: this.pace });
    };
    play.setAttribute("aria-pressed", "false");
    play.textContent = "Pause";
    play.id = "pause";
    play.addEventListener("click", () => {
      play.setAttribute("aria-pressed", String(play.getAttribute("aria-pressed") !== "true"));
      tell();
    });
    speed.addEventListener("change", tell);
    const step = document.createElement("button");
    step.type = "button";
    step.id = "step";
    step.textContent = "Step";
    step.title = "A sixtieth of a second, while time is paused";
    step.addEventListener("click", () => this.timed({ want: "step", value: 1 / 60 }));
    row.append(play, step, speed);
    return row;
  }
}

function variant([name, values]) { return { name, values }; }
