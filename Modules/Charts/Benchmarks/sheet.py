#!/usr/bin/env python3
"""The twelve charts of Examples/Charts beside those that Vega-Lite, Matplotlib and plotnine draw of the same numbers.

    pip install vl-convert-python matplotlib plotnine
    Modules/Charts/Benchmarks/sheet.py OUT.png [PROGRAM]      (.build/release/quadrant)

Each chart is 340 by 200 points at two pixels a point, with the usual look of each library. To be looked at: ticks, labels that
meet, legends, colours, what is cut.
"""
import datetime
import io
import math
import pathlib
import subprocess
import sys
import tempfile
import warnings

import matplotlib
import pandas
import plotnine as p9
import vl_convert
from PIL import Image, ImageDraw

matplotlib.use("Agg")
import matplotlib.dates as mdates  # noqa: E402
import matplotlib.pyplot as plt  # noqa: E402

warnings.filterwarnings("ignore")
HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
WIDTH, HEIGHT, SCALE = 340, 200, 2


def day(*parts):
    return datetime.datetime(*parts)


# The numbers of Examples/Charts/Figures.swift.
STEPS = [(day(2026, 3, 2 + i), n) for i, n in enumerate([7420, 9310, 5180, 11240, 8760, 13050, 4390])]
INCOME = [
    (day(2026, m, 1), kind, 18 + (m * 7 + p * 11) % 23 + p * 4)
    for m in range(1, 7)
    for p, kind in enumerate(["Shop", "Online", "Service"])
]
ENERGY = [
    (day(2015 + y, 1, 1), kind, value)
    for y in range(11)
    for kind, value in [("Wind", 12 + y * 2.4), ("Sun", 4 + y * y * 0.28), ("Gas", 48 - y * 2.1)]
]
WEATHER = [
    (day(2026, 6, 14) + datetime.timedelta(hours=h), 14 + 7 * math.sin((h - 9) / 24 * 2 * math.pi), 1.5 + h * 5 % 7 / 3)
    for h in range(25)
]
PLANTS = [
    (s, 4 + k * 5 + (p * 37 + k * 53) % 29 / 29 * 6, 8 + (2 - k) * 6 + p * 17 % 13 / 13 * 9, 1 + (p * 5 + k) % 8)
    for k, s in enumerate(["Fern", "Ivy", "Moss"])
    for p in range(14)
]
TASKS = [
    ("Research", "Design", day(2026, 1, 5), day(2026, 1, 23)),
    ("Sketches", "Design", day(2026, 1, 19), day(2026, 2, 13)),
    ("Engine", "Code", day(2026, 2, 2), day(2026, 3, 20)),
    ("Screens", "Code", day(2026, 2, 23), day(2026, 4, 3)),
    ("Trials", "Tests", day(2026, 3, 16), day(2026, 4, 17)),
]
WAITS = [sum((p * 7919 * k + 104729) % 1000 / 1000 for k in range(1, 5)) * 9 + 2 for p in range(240)]
SPENDING = [("Rent", 940), ("Food", 410), ("Travel", 220), ("Leisure", 180), ("Other", 90)]
DAYS, HOURS = ["Mon", "Tue", "Wed", "Thu", "Fri"], ["8", "10", "12", "14", "16", "18"]
BUSY = [(d, h, 5 + (i * 13 + p * p * 7) % 41) for i, d in enumerate(DAYS) for p, h in enumerate(HOURS)]
NAMES = [
    "Steps", "Income", "Grouped", "Histogram", "Schedule", "Weather", "Energy", "Sources", "Function", "Plants", "Spending",
    "Busy",
]


def table(rows, *names):
    return pandas.DataFrame(rows, columns=list(names))


def values(rows, *names):
    def plain(value):
        return value.isoformat() if isinstance(value, datetime.datetime) else value

    return {"values": [dict(zip(names, map(plain, row))) for row in rows]}


def field(name, kind, **more):
    return {"field": name, "type": {"q": "quantitative", "n": "nominal", "t": "temporal"}[kind], **more}


def vega():
    """The charts as Vega-Lite has them, by name."""
    month = field("month", "t", timeUnit="yearmonth")
    income, energy = values(INCOME, "month", "kind", "value"), values(ENERGY, "year", "kind", "value")
    lines = [{"x": i / 20, "s": math.sin(i / 20), "c": math.cos(i / 20)} for i in range(-80, 81)]
    weather = values([(t, m - s, m + s, m) for t, m, s in WEATHER], "hour", "low", "high", "middle")
    kinds = field("kind", "n")
    return {
        "Steps": dict(data=values(STEPS, "day", "count"), mark="bar",
                      encoding=dict(x=field("day", "t", timeUnit="yearmonthdate"), y=field("count", "q"))),
        "Income": dict(data=income, mark="bar", encoding=dict(x=month, y=field("value", "q"), color=kinds)),
        "Grouped": dict(data=values(INCOME[:9], "month", "kind", "value"), mark="bar",
                        encoding=dict(x=field("month", "t", timeUnit="month", scale={"type": "band"}), xOffset=kinds,
                                      y=field("value", "q"), color=kinds)),
        "Histogram": dict(data=values([(w,) for w in WAITS], "minutes"), mark="bar",
                          encoding=dict(x=field("minutes", "q", bin={"maxbins": 12}), y={"aggregate": "count"})),
        "Schedule": dict(data=values(TASKS, "task", "team", "start", "end"), mark="bar",
                         encoding=dict(x=field("start", "t"), x2={"field": "end"}, y=field("task", "n", sort=None),
                                       color=field("team", "n"))),
        "Weather": dict(data=weather, layer=[
            dict(mark=dict(type="area", opacity=0.3, interpolate="monotone"),
                 encoding=dict(x=field("hour", "t"), y=field("low", "q", scale={"zero": False}), y2={"field": "high"})),
            dict(mark=dict(type="line", interpolate="monotone"),
                 encoding=dict(x=field("hour", "t"), y=field("middle", "q")))]),
        "Energy": dict(data=energy, mark="area",
                       encoding=dict(x=field("year", "t"), y=field("value", "q", stack="normalize"), color=kinds)),
        "Sources": dict(data=energy, mark=dict(type="line", point=True, interpolate="catmull-rom"),
                        encoding=dict(x=field("year", "t"), y=field("value", "q"), color=kinds, shape=kinds)),
        "Function": dict(data={"values": lines}, layer=[
            dict(mark=dict(type="area", opacity=0.2),
                 encoding=dict(x=field("x", "q"), y=field("s", "q"), y2={"field": "c"})),
            dict(mark="line", encoding=dict(x=field("x", "q"), y=field("s", "q"))),
            dict(mark=dict(type="line", color="crimson"), encoding=dict(x=field("x", "q"), y=field("c", "q")))]),
        "Plants": dict(data=values(PLANTS, "species", "width", "height", "age"), mark=dict(type="point", filled=True),
                       encoding=dict(x=field("width", "q", scale={"zero": False}), size=field("age", "q", legend=None),
                                     y=field("height", "q", scale={"zero": False}), color=field("species", "n"),
                                     shape=field("species", "n"))),
        "Spending": dict(data=values(SPENDING, "kind", "amount"), mark=dict(type="arc", innerRadius=50),
                         encoding=dict(theta=field("amount", "q"), color=field("kind", "n", sort=None))),
        "Busy": dict(data=values(BUSY, "day", "hour", "visits"), mark="rect",
                     encoding=dict(x=field("hour", "n", sort=None), y=field("day", "n", sort=None),
                                   color=field("visits", "q"))),
    }


def draw_vega(spec):
    spec = {"$schema": "https://vega.github.io/schema/vega-lite/v5.json", "width": "container", **spec}
    spec.update(width=WIDTH, height=HEIGHT, autosize={"type": "fit", "contains": "padding"})
    return Image.open(io.BytesIO(vl_convert.vegalite_to_png(spec, scale=SCALE)))


def draw_matplotlib(name):
    figure, axes = plt.subplots(figsize=(WIDTH / 72, HEIGHT / 72), layout="constrained")
    kinds = ["Shop", "Online", "Service"]
    sources = {k: [(t, v) for t, kind, v in ENERGY if kind == k] for k in ["Wind", "Sun", "Gas"]}
    years = [t for t, _ in sources["Wind"]]
    if name == "Steps":
        axes.bar([t for t, _ in STEPS], [n for _, n in STEPS])
    elif name in ("Income", "Grouped"):
        rows = INCOME if name == "Income" else INCOME[:9]
        months = sorted({m for m, _, _ in rows})
        below = [0.0] * len(months)
        for place, kind in enumerate(kinds):
            amounts = [v for m, k, v in rows if k == kind]
            if name == "Income":
                axes.bar([m.strftime("%b") for m in months], amounts, bottom=below, label=kind)
                below = [b + a for b, a in zip(below, amounts)]
            else:
                axes.bar([i + place * 0.27 for i in range(3)], amounts, 0.25, label=kind)
        if name == "Grouped":
            axes.set_xticks([i + 0.27 for i in range(3)], [m.strftime("%B") for m in months])
        axes.legend()
    elif name == "Histogram":
        axes.hist(WAITS, bins=12)
        axes.set(xlabel="Minutes", ylabel="People")
    elif name == "Schedule":
        teams = {"Design": "C0", "Code": "C1", "Tests": "C2"}
        for task, team, start, end in TASKS:
            axes.barh(task, (end - start).days, left=mdates.date2num(start), color=teams[team])
        axes.xaxis_date()
        axes.invert_yaxis()
    elif name == "Weather":
        hours = [t for t, _, _ in WEATHER]
        axes.fill_between(hours, [m - s for _, m, s in WEATHER], [m + s for _, m, s in WEATHER], alpha=0.3)
        axes.plot(hours, [m for _, m, _ in WEATHER])
    elif name == "Energy":
        totals = [sum(sources[k][i][1] for k in sources) for i in range(len(years))]
        axes.stackplot(years, [[v / t for (_, v), t in zip(sources[k], totals)] for k in sources], labels=list(sources))
        axes.legend()
    elif name == "Sources":
        for mark, kind in zip("os^", sources):
            axes.plot(years, [v for _, v in sources[kind]], marker=mark, label=kind)
        axes.legend()
    elif name == "Function":
        across = [i / 20 for i in range(-80, 81)]
        sines, cosines = [math.sin(x) for x in across], [math.cos(x) for x in across]
        axes.fill_between(across, sines, cosines, alpha=0.2)
        axes.plot(across, sines)
        axes.plot(across, cosines)
    elif name == "Plants":
        for mark, species in zip("os^", ["Fern", "Ivy", "Moss"]):
            rows = [row for row in PLANTS if row[0] == species]
            axes.scatter([r[1] for r in rows], [r[2] for r in rows], [10 + r[3] * 6 for r in rows], marker=mark, label=species)
        axes.legend()
    elif name == "Spending":
        axes.pie([a for _, a in SPENDING], labels=[k for k, _ in SPENDING], wedgeprops={"width": 0.4}, startangle=90,
                 counterclock=False)
    else:
        grid = [[n for d, _, n in BUSY if d == day_name] for day_name in DAYS]
        shown = axes.imshow(grid, aspect="auto", cmap="Blues")
        axes.set_xticks(range(6), HOURS)
        axes.set_yticks(range(5), DAYS)
        figure.colorbar(shown)
    return picture(figure)


def picture(figure):
    buffer = io.BytesIO()
    figure.savefig(buffer, dpi=72 * SCALE)
    plt.close(figure)
    return Image.open(buffer)


def draw_plotnine(name):
    income, energy = table(INCOME, "month", "kind", "value"), table(ENERGY, "year", "kind", "value")
    if name == "Steps":
        chart = p9.ggplot(table(STEPS, "day", "count"), p9.aes("day", "count")) + p9.geom_col()
    elif name == "Income":
        chart = p9.ggplot(income, p9.aes("month", "value", fill="kind")) + p9.geom_col()
    elif name == "Grouped":
        rows = [(m.strftime("%B"), k, v) for m, k, v in INCOME[:9]]
        chart = p9.ggplot(table(rows, "month", "kind", "value"), p9.aes("month", "value", fill="kind"))
        chart += p9.geom_col(position="dodge")
    elif name == "Histogram":
        chart = p9.ggplot(table([(w,) for w in WAITS], "minutes"), p9.aes("minutes")) + p9.geom_histogram(bins=12)
    elif name == "Schedule":
        data = table(TASKS, "task", "team", "start", "end")
        chart = p9.ggplot(data, p9.aes(x="start", xend="end", y="task", yend="task", color="team")) + p9.geom_segment(size=6)
    elif name == "Weather":
        data = table([(t, m - s, m + s, m) for t, m, s in WEATHER], "hour", "low", "high", "middle")
        chart = p9.ggplot(data, p9.aes("hour")) + p9.geom_ribbon(p9.aes(ymin="low", ymax="high"), alpha=0.3)
        chart += p9.geom_line(p9.aes(y="middle"))
    elif name == "Energy":
        chart = p9.ggplot(energy, p9.aes("year", "value", fill="kind")) + p9.geom_area(position="fill")
    elif name == "Sources":
        chart = p9.ggplot(energy, p9.aes("year", "value", color="kind", shape="kind")) + p9.geom_line() + p9.geom_point()
    elif name == "Function":
        rows = [(i / 20, math.sin(i / 20), math.cos(i / 20)) for i in range(-80, 81)]
        chart = p9.ggplot(table(rows, "x", "s", "c"), p9.aes("x")) + p9.geom_ribbon(p9.aes(ymin="s", ymax="c"), alpha=0.2)
        chart += p9.geom_line(p9.aes(y="s"))
        chart += p9.geom_line(p9.aes(y="c"), color="crimson")
    elif name == "Plants":
        data = table(PLANTS, "species", "width", "height", "age")
        chart = p9.ggplot(data, p9.aes("width", "height", color="species", shape="species", size="age")) + p9.geom_point()
    elif name == "Spending":
        return None  # It has no pies.
    else:
        data = table(BUSY, "day", "hour", "visits")
        data["day"] = pandas.Categorical(data["day"], DAYS)
        data["hour"] = pandas.Categorical(data["hour"], HOURS)
        chart = p9.ggplot(data, p9.aes("hour", "day", fill="visits")) + p9.geom_tile()
    return picture((chart + p9.theme(figure_size=(WIDTH / 72, HEIGHT / 72))).draw())


def draw_quadrant(program, folder):
    """All twelve with one run of the compiler."""
    sources = [str(p) for p in sorted((ROOT / "Examples/Charts").glob("*.swift")) if p.name != "ChartsApp.swift"]
    previews = folder / "Sheet.swift"
    rows = "\n".join(
        f'#Preview("{n}") {{ {n}Chart().padding(8).frame(width: {WIDTH}, height: {HEIGHT}) }}' for n in NAMES)
    previews.write_text(f"import SwiftUI\n{rows}\n")
    subprocess.run([program, "render", *sources, str(previews), "--all", "--quiet", "-o", str(folder)], check=True)
    return {n: Image.open(next(folder.glob(f"*{n}.png"))) for n in NAMES}


def main():
    out = sys.argv[1]
    program = sys.argv[2] if len(sys.argv) > 2 else str(ROOT / ".build/release/quadrant")
    with tempfile.TemporaryDirectory() as name:
        ours = draw_quadrant(program, pathlib.Path(name))
        specs = vega()
        width, height = WIDTH * SCALE + 20, HEIGHT * SCALE + 20
        sheet = Image.new("RGB", (width * 4, height * len(NAMES)), "#cccccc")
        words = ImageDraw.Draw(sheet)
        for row, chart in enumerate(NAMES):
            drawn = [ours[chart], draw_vega(specs[chart]), draw_matplotlib(chart), draw_plotnine(chart)]
            for column, image in enumerate(drawn):
                if image is None:
                    continue
                image = image.convert("RGBA")
                ground = Image.new("RGBA", image.size, "white")
                ground.alpha_composite(image)
                sheet.paste(ground.convert("RGB").resize((WIDTH * SCALE, HEIGHT * SCALE)), (column * width, row * height + 14))
                words.text((column * width, row * height), f"{chart} {'Charts Vega-Lite Matplotlib plotnine'.split()[column]}",
                           fill="black")
        sheet.save(out)


main()
