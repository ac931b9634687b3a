#!/usr/bin/env python3
"""Writes a view that shows all recorded symbols, for looking at them.

Usage: Scripts/Symbols/sheet.py FILE.swift [START COUNT [MODIFIERS]] && quadrant render FILE.swift
"""
import os, sys

here = os.path.dirname(os.path.abspath(__file__))
names = []
for table in ("symbol-map.tsv", "more-names.tsv"):
    for line in open(os.path.join(here, table)):
        name = line.split("\t")[0].strip()
        if not line.startswith("#") and name != "sf_name" and name not in names: names.append(name)
if os.environ.get("NAMES"): names = os.environ["NAMES"].split()
start, count = (int(sys.argv[2]), int(sys.argv[3])) if len(sys.argv) > 3 else (0, 240)
extra = sys.argv[4] if len(sys.argv) > 4 else ""
part = names[start:start + count]
rows = [part[i:i + 12] for i in range(0, len(part), 12)]
with open(sys.argv[1], "w") as f:
    f.write("import SwiftUI\n\nstruct Cell: View {\n    let name: String\n    var body: some View {\n"
            "        VStack(spacing: 4) {\n            Image(systemName: name).font(.system(size: 30))" + extra +
            ".frame(height: 44)\n"
            "            Text(name).font(.system(size: 7)).lineLimit(2).multilineTextAlignment(.center)\n"
            "        }.frame(width: 76, height: 70)\n    }\n}\n\n")
    for i, row in enumerate(rows):
        f.write(f"struct Row{i}: View {{\n    var body: some View {{\n        HStack(spacing: 2) {{\n"
                f"            ForEach({row!r}, id: \\.self) {{ Cell(name: $0) }}\n        }}\n    }}\n}}\n\n".replace("'", '"'))
    f.write("struct Symbols: View {\n    var body: some View {\n        VStack(alignment: .leading, spacing: 2) {\n")
    for k in range(0, len(rows), 8):
        f.write("            VStack(alignment: .leading, spacing: 2) { " + "; ".join(f"Row{i}()" for i in range(k, min(k + 8, len(rows)))) + " }\n")
    f.write("        }.padding(8)\n    }\n}\n\n#Preview { Symbols() }\n")
