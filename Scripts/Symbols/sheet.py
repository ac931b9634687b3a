#!/usr/bin/env python3
"""Writes a view that shows symbols with their names, for looking at them.

Usage: Scripts/Symbols/sheet.py FILE.swift [PAGE [COLUMNS ROWS [MODIFIERS]]] && quadrant render FILE.swift
It shows the names of symbol-names.tsv and newer-names.tsv, or those in the variable NAMES, from page 0 on.
"""
import os, sys

here = os.path.dirname(os.path.abspath(__file__))
names = os.environ.get("NAMES", "").split()
if not names:
    for table in ("symbol-names.tsv", "newer-names.tsv"):
        names += [l.split("\t")[0].strip() for l in open(os.path.join(here, table)) if not l.startswith(("#", "name"))]
page = int(sys.argv[2]) if len(sys.argv) > 2 else 0
columns, rows = (int(sys.argv[3]), int(sys.argv[4])) if len(sys.argv) > 4 else (16, 13)
extra = sys.argv[5] if len(sys.argv) > 5 else ""
shown = names[page * columns * rows:(page + 1) * columns * rows]
listed = "\n".join(", ".join(f'"{n}"' for n in shown[i:i + 6]) + "," for i in range(0, len(shown), 6))
with open(sys.argv[1], "w") as f:
    f.write(f"""import SwiftUI

let names: [String] = [
{listed}
]

struct Symbols: View {{
    var body: some View {{
        Grid(horizontalSpacing: 2, verticalSpacing: 2) {{
            ForEach(0..<{(len(shown) + columns - 1) // columns}, id: \\.self) {{ row in
                GridRow {{
                    ForEach(names[row * {columns}..<min(names.count, row * {columns} + {columns})], id: \\.self) {{ name in
                        VStack(spacing: 2) {{
                            Image(systemName: name).font(.system(size: 30)){extra}.frame(height: 42)
                            Text(name).font(.system(size: 6.5)).lineLimit(3).multilineTextAlignment(.center).frame(height: 26, alignment: .top)
                        }}.frame(width: 72, height: 72)
                    }}
                }}
            }}
        }}.padding(6)
    }}
}}

#Preview(traits: .sizeThatFitsLayout) {{ Symbols() }}
""")
