#!/usr/bin/env python3
"""A whole app: writes one of 50 files with 40 screens, and draws it.

    Benchmarks/app.py [ROUNDS] [PROGRAM …]     measures
    Benchmarks/app.py --write FOLDER           only writes the app

Prints the best and the middle of ROUNDS (five) in milliseconds, of the wall and of the processors' time: the first
picture with an empty cache (once), one edited file to its picture, and all screens after compiling. PROGRAM is
../.build/release/quadrant; several are tried in turn.
"""
import json, os, resource, statistics, subprocess, sys, tempfile, time

here = os.path.dirname(os.path.abspath(__file__))

SCREEN = """import SwiftUI

struct Screen{n}: View {{
    @State private var isOn = {flag}
    private let items = Bundle.main.items

    var body: some View {{
        VStack(alignment: .leading, spacing: 12) {{
            Text("Screen {n}").font(.largeTitle.bold())
            ForEach(items) {{ ItemRow{row}(item: $0) }}
            Toggle("Remind me", isOn: $isOn)
            HStack {{
                ForEach(0..<{bars}, id: \\.self) {{ index in
                    RoundedRectangle(cornerRadius: 4)
                        .fill(Color(.brand).opacity(0.2 + Double(index) / 10))
                        .frame(height: CGFloat(20 + index * {n}))
                }}
            }}
            Spacer()
        }}
        .padding()
        .background(Color(.paper))
    }}
}}

#Preview("Screen {n}") {{ Screen{n}() }}
"""
ROW = """import SwiftUI

struct ItemRow{n}: View {{
    let item: Item

    var body: some View {{
        HStack {{
            Image(systemName: "{symbol}").foregroundStyle(.brand)
            VStack(alignment: .leading) {{
                Text(item.name).font(.headline)
                Text("\\(item.count) pieces").font(.subheadline).foregroundStyle(.secondary)
            }}
            Spacer()
            Text(item.count * {n}, format: .number).monospacedDigit()
        }}
        .padding(8)
        .background(.background.secondary, in: .rect(cornerRadius: 10))
    }}
}}
"""
MODEL = """import Foundation

struct Item: Decodable, Identifiable {
    var name: String
    var count: Int
    var id: String { name }
}
"""
STORE = """import Foundation

extension Bundle {
    var items: [Item] {
        guard let url = url(forResource: "items", withExtension: "json"),
            let data = try? Data(contentsOf: url)
        else { return [] }
        return (try? JSONDecoder().decode([Item].self, from: data)) ?? []
    }
}
"""


def write(folder):
    """40 screens, 8 rows and 2 files of models, with a catalogue of two colours and a file of data."""
    def put(name, text):
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(text)
    for n in range(1, 41):
        flag = "true" if n % 2 else "false"
        put(f"Screens/Screen{n}.swift", SCREEN.format(n=n, flag=flag, row=n % 8 + 1, bars=3 + n % 5))
    for n in range(1, 9):
        put(f"Rows/ItemRow{n}.swift", ROW.format(n=n, symbol=["star", "heart", "leaf", "bell"][n % 4]))
    put("Models/Item.swift", MODEL)
    put("Models/Store.swift", STORE)
    put("Data/items.json", json.dumps([{"name": f"Item {n}", "count": n * 3} for n in range(5)]))
    for name, red in [("Brand", "0.2"), ("Paper", "0.97")]:
        parts = {"red": red, "green": "0.5", "blue": "0.6", "alpha": "1"}
        color = {"color-space": "srgb", "components": parts}
        contents = {"colors": [{"idiom": "universal", "color": color}]}
        put(f"Assets.xcassets/{name}.colorset/Contents.json", json.dumps(contents))


def run(program, cache, arguments, folder):
    """The wall's and the processors' time of one run, in milliseconds."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    result = subprocess.run(
        [program, "render"] + arguments, cwd=folder, capture_output=True, text=True,
        env=dict(os.environ, XDG_CACHE_HOME=cache))
    wall = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if result.returncode != 0:
        sys.exit(result.stderr)
    busy = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return wall * 1000, busy * 1000


def show(what, times):
    walls, busy = [t[0] for t in times], [t[1] for t in times]
    print(f"{what:34}{min(walls):8.0f} {statistics.median(walls):8.0f}   processors "
          f"{min(busy):8.0f} {statistics.median(busy):8.0f}")


def main():
    arguments = sys.argv[1:]
    if arguments[:1] == ["--write"]:
        return write(arguments[1])
    rounds = int(arguments[0]) if arguments else 5
    programs = arguments[1:] or [os.path.join(here, "../.build/release/quadrant")]
    for program in map(os.path.abspath, programs):
        with tempfile.TemporaryDirectory() as work:
            app, cache = os.path.join(work, "App"), os.path.join(work, "cache")
            write(app)
            one = ["App", "--view", "Screen 7", "-o", "one.png"]
            print(program)
            show("first picture of 50 files", [run(program, cache, one, work)])
            edits = []
            for number in range(rounds):
                path = os.path.join(app, "Screens/Screen7.swift")
                text = open(path).read().split("// ")[0]
                with open(path, "w") as file:
                    file.write(text.replace("spacing: 12", f"spacing: {13 + number}") + f"// {number}\n")
                edits.append(run(program, cache, one, work))
            show("one edited file to its picture", edits)
            everything = ["App", "--all", "-o", "all"]
            show("40 screens after compiling", [run(program, cache, everything, work) for _ in range(rounds)])


main()
