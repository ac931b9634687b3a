import Expectations
import Foundation
import QuadrantCommand
import Testing

/// `quadrant watch`: again after each save.
@Suite struct WatchTests {
    @Test func eachSaveIsDrawnAndErrorsAreWaitedFor() throws {
        let scratch = try ScratchFolder()
        func source(_ text: String) -> String {
            "import SwiftUI\nstruct V: View { var body: some View { Text(\(text)) } }\n"
        }
        try scratch.write("V.swift", source("\"one\""))
        try scratch.write("next/two", source("\"two\""))
        try scratch.write("next/bad", source("titel"))
        try scratch.write("next/three", source("\"three\""))
        let run = try scratch.shell(
            #"""
            "$QUADRANT" watch V.swift -o v.svg --svg-text >out 2>log & watcher=$!
            wait_for() { for _ in $(seq 600); do grep -q "$1" "$2" 2>/dev/null && return; sleep 0.05; done; echo "no $1 in $2"; }
            wait_for '>one<' v.svg; cp next/two V.swift
            wait_for '>two<' v.svg; cp next/bad V.swift
            wait_for "cannot find 'titel'" log; grep -c '>two<' v.svg; cp next/three V.swift
            wait_for '>three<' v.svg
            for _ in $(seq 600); do [ "$(grep -c ' s$' out)" = 3 ] && break; sleep 0.05; done
            cat out
            kill $watcher; wait $watcher 2>/dev/null; true
            """#)
        // One line a picture; the time is another each time.
        let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
        same(lines.map { $0.prefix { $0 != " " } }, ["1", "v.svg", "v.svg", "v.svg"])
        holds(lines[1].wholeMatch(of: /v\.svg [0-9.]+ s/) != nil, "\(lines[1])")
        let log = String(decoding: scratch.data("log") ?? Data(), as: UTF8.self)
        same(log.components(separatedBy: "quadrant: drawing V").count, 2, log)
    }

    @Test func whatHasNoMeaningIsSaid() throws {
        let scratch = try ScratchFolder()
        try scratch.write("V.swift", "import SwiftUI\n")
        for (option, words) in [
            ("--list", "'watch' and '--list'"), ("--schema", "'watch' and '--schema'"),
        ] {
            has(try scratch.run(["watch", "V.swift", option]).errorText, words)
        }
    }
}
