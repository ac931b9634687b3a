"""Reads and writes the paths of the symbol tables: SVG's path data, and the language of own-designs.txt."""
import math, re

UNITS = 10  # a tenth of a drawing's unit is the smallest step


def numbers(text):
    return [float(x) for x in re.findall(r"-?(?:\d+\.\d*|\.\d+|\d+)(?:e-?\d+)?", text)]


def arc(p, rx, ry, phi, large, sweep, q):
    """Cubic pieces of an elliptical arc, as in SVG 1.1, appendix F.6."""
    if p == q: return []
    if rx == 0 or ry == 0: return [("C", p, q, q)]
    phi = math.radians(phi); c, s = math.cos(phi), math.sin(phi)
    dx, dy = (p[0] - q[0]) / 2, (p[1] - q[1]) / 2
    x, y = c * dx + s * dy, -s * dx + c * dy
    lam = (x / rx) ** 2 + (y / ry) ** 2
    if lam > 1: rx, ry = rx * math.sqrt(lam), ry * math.sqrt(lam)
    num = max(0, rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x)
    k = math.sqrt(num / (rx * rx * y * y + ry * ry * x * x)) * (-1 if large == sweep else 1)
    cx_, cy_ = k * rx * y / ry, -k * ry * x / rx
    cx, cy = c * cx_ - s * cy_ + (p[0] + q[0]) / 2, s * cx_ + c * cy_ + (p[1] + q[1]) / 2
    a = math.atan2((y - cy_) / ry, (x - cx_) / rx); b = math.atan2((-y - cy_) / ry, (-x - cx_) / rx)
    d = b - a
    if sweep and d < 0: d += 2 * math.pi
    if not sweep and d > 0: d -= 2 * math.pi
    n = max(1, math.ceil(abs(d) / (math.pi / 2) - 1e-6)); st = d / n; t = 4 / 3 * math.tan(st / 4)
    def at(u): return (cx + rx * math.cos(u) * c - ry * math.sin(u) * s, cy + rx * math.cos(u) * s + ry * math.sin(u) * c)
    def der(u): return (-rx * math.sin(u) * c - ry * math.cos(u) * s, -rx * math.sin(u) * s + ry * math.cos(u) * c)
    out = []
    for i in range(n):
        u, v = a + st * i, a + st * (i + 1); pu, pv, du, dv = at(u), at(v), der(u), der(v)
        out.append(("C", (pu[0] + t * du[0], pu[1] + t * du[1]), (pv[0] - t * dv[0], pv[1] - t * dv[1]),
                    q if i == n - 1 else pv))
    return out


def parse(d):
    """Absolute M, L, C and Z of SVG path data."""
    out, p, start, last = [], (0, 0), (0, 0), None
    tokens = re.findall(r"[A-Za-z]|-?(?:\d+\.\d*|\.\d+|\d+)(?:e-?\d+)?", d)
    i, cmd = 0, None
    def flagged():  # arc flags may be written without separators
        nonlocal i
        t = tokens[i]
        if len(t) > 1 and t[0] in "01":
            tokens[i] = t[1:]; return int(t[0])
        i += 1; return int(float(t))
    def num():
        nonlocal i
        i += 1; return float(tokens[i - 1])
    while i < len(tokens):
        if tokens[i].isalpha(): cmd = tokens[i]; i += 1
        up, rel = cmd.upper(), cmd.islower()
        o = p if rel else (0, 0)
        pt = lambda: (num() + o[0], num() + o[1])
        if up == "Z":
            out.append(("Z",)); p = start; last = None; continue
        if up == "M":
            p = pt(); start = p; out.append(("M", p)); cmd = "l" if rel else "L"; last = None
        elif up == "L": p = pt(); out.append(("L", p)); last = None
        elif up == "H": p = (num() + o[0], p[1]); out.append(("L", p)); last = None
        elif up == "V": p = (p[0], num() + o[1]); out.append(("L", p)); last = None
        elif up == "C": a, b, p = pt(), pt(), pt(); out.append(("C", a, b, p)); last = b
        elif up == "S":
            a = p if last is None else (2 * p[0] - last[0], 2 * p[1] - last[1])
            b, q = pt(), pt(); p = q; out.append(("C", a, b, p)); last = b
        elif up == "Q":
            a, q = pt(), pt()
            mix = lambda u, v: (u[0] + (v[0] - u[0]) * 2 / 3, u[1] + (v[1] - u[1]) * 2 / 3)
            out.append(("C", mix(p, a), mix(q, a), q)); p = q; last = None
        elif up == "A":
            rx, ry, phi = num(), num(), num(); f, g = flagged(), flagged(); q = pt()
            out += arc(p, rx, ry, phi, f, g, q); p = q; last = None
        else: raise ValueError(cmd)
    return out


def rect(x, y, w, h, r):
    r = min(r, w / 2, h / 2)
    d = f"M{x + r} {y}h{w - 2 * r}a{r} {r} 0 0 1 {r} {r}v{h - 2 * r}a{r} {r} 0 0 1 {-r} {r}h{2 * r - w}" \
        f"a{r} {r} 0 0 1 {-r} {-r}v{2 * r - h}a{r} {r} 0 0 1 {r} {-r}z"
    return parse(d.replace("e-0", "e-0"))


def moved(path, transform):
    for kind, values in reversed(re.findall(r"(\w+)\(([^)]*)\)", transform or "")):
        v = numbers(values)
        if kind == "translate": dx, dy = v[0], v[1] if len(v) > 1 else 0; f = lambda p: (p[0] + dx, p[1] + dy)
        elif kind == "rotate":
            c, s = math.cos(math.radians(v[0])), math.sin(math.radians(v[0]))
            f = lambda p, c=c, s=s: (c * p[0] - s * p[1], s * p[0] + c * p[1])
        else: raise ValueError(kind)
        path = [(e[0],) + tuple(f(p) for p in e[1:]) for e in path]
    return path


def written(path):
    """Compact text of a path: absolute starts, then relative steps in whole units."""
    out, p, start = "", (0, 0), (0, 0)
    q = lambda a: (round(a[0] * UNITS), round(a[1] * UNITS))
    def word(c, *ns):
        s = c
        for i, n in enumerate(ns): s += (" " if i and n >= 0 else "") + str(n)
        return s
    for e in path:
        if e[0] == "Z": out += "z"; p = start; continue
        pts = [q(x) for x in e[1:]]
        end = pts[-1]
        if e[0] == "M": out += word("M", *end); start = end
        elif e[0] == "L":
            dx, dy = end[0] - p[0], end[1] - p[1]
            if dx == 0 and dy == 0: continue
            out += word("h", dx) if dy == 0 else word("v", dy) if dx == 0 else word("l", dx, dy)
        else: out += word("c", *[v for x in pts for v in (x[0] - p[0], x[1] - p[1])])
        p = end
    return out


def own(text):
    """The elements and dots of a layer in the language of own-designs.txt."""
    path, dots = [], []
    for piece in re.findall(r"[ORD][^A-Za-z]*|[^ORD]+", text):
        v = numbers(piece)
        if piece[0] == "O": path += ellipse(*v, v[2])
        elif piece[0] == "R": path += rect(*v)
        elif piece[0] == "D": dots.append((v[0], v[1]))
        elif piece.strip(): path += parse(piece)
    return path, dots


def ellipse(cx, cy, rx, ry):
    return parse(f"M{cx - rx} {cy}A{rx} {ry} 0 0 1 {cx + rx} {cy}A{rx} {ry} 0 0 1 {cx - rx} {cy}Z")
