#!/usr/bin/env python3
"""How long an unchanged package takes with an installed SDK: 10 views, 20 tests, and no word of Quadrant in its manifest.

    Benchmarks/sdk.py [quadrant]     the command of an installed SDK (default: `quadrant` on PATH)

It prints the first `swift test`, one after an edit of a view, the size of the SDK, and how long installing it again takes.
"""
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import time

MANIFEST = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "Cards", platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Cards", targets: ["Cards"])],
    targets: [.target(name: "Cards"), .testTarget(name: "CardsTests", dependencies: ["Cards"])])
"""
VIEW = """import SwiftUI

public struct Card{n}: View {{
    @State private var count = 0
    public init() {{}}
    public var body: some View {{
        VStack(alignment: .leading, spacing: 8) {{
            Text("Card {n}").font(.headline)
            Text("Count \\(count)").accessibilityIdentifier("count")
            Text(1234.5, format: .number)
            HStack {{
                Button("Add") {{ count += 1 }}.accessibilityIdentifier("add")
                Spacer()
                Image(systemName: "star").foregroundStyle(.tint)
            }}
        }}
        .padding()
        .background(.quaternary, in: .rect(cornerRadius: 12))
    }}
}}

#Preview {{ Card{n}() }}
"""
TEST = """import SwiftUI
import Testing
@testable import Cards
#if canImport(QuadrantTesting)
import QuadrantTesting

@MainActor @Test func adding{n}() throws {{
    let host = ViewHost(width: 300) {{ Card{n}() }}
    try host["add"].tap()
    host.expect("count", text: "Count 1")
}}
#endif

@MainActor @Test func drawing{n}() {{
    #expect(ImageRenderer(content: Card{n}()).cgImage != nil)
}}
"""


def timed(what, command, folder):
    begun, before = time.time(), resource.getrusage(resource.RUSAGE_CHILDREN)
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"{what} failed:\n{run.stdout}{run.stderr}")
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = used.ru_utime + used.ru_stime - before.ru_utime - before.ru_stime
    print(f"{what}: {time.time() - begun:.1f} s, {processor:.1f} s of processor time", flush=True)


def main():
    program = shutil.which(sys.argv[1] if len(sys.argv) > 1 else "quadrant")
    tree = pathlib.Path(program).resolve().parent.parent
    with tempfile.TemporaryDirectory() as folder:
        package = pathlib.Path(folder) / "Cards"
        for name in ("Sources/Cards", "Tests/CardsTests"):
            (package / name).mkdir(parents=True)
        (package / "Package.swift").write_text(MANIFEST)
        for n in range(10):
            (package / f"Sources/Cards/Card{n}.swift").write_text(VIEW.format(n=n))
            (package / f"Tests/CardsTests/Card{n}Tests.swift").write_text(TEST.format(n=n))
        timed("first test of 10 views and 20 tests", [program, "swift", "test"], package)
        edited = package / "Sources/Cards/Card3.swift"
        edited.write_text(edited.read_text().replace("spacing: 8", "spacing: 12"))
        timed("test after an edit of a view", [program, "swift", "test"], package)
        timed("install", [tree / "bin/quadrant", "install", "--prefix", pathlib.Path(folder) / "prefix"], folder)
        timed("uninstall", [pathlib.Path(folder) / "prefix/bin/quadrant", "uninstall"], folder)
    size = sum(path.lstat().st_size for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    print(f"size of the SDK: {size / 1e6:.0f} MB")


main()
