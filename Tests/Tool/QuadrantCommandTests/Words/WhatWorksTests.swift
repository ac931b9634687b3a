import Foundation
import QuadrantCommand
import Testing

/// README says by area how much of SwiftUI there is and what is missing; the build is asked.
@Suite struct WhatWorksTests {
    private static let begin = "<!-- By Scripts/what-works.sh: -->\n"
    private static let end = "<!-- end -->\n"
    /// Areas of which fewer uses were counted are left out.
    private static let fewestUses = 150

    @Test func whatReadmeSaysIsTrue() throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../../README.md").standardizedFileURL.path
        let readme = try String(contentsOfFile: path, encoding: .utf8)
        let start = try #require(readme.firstRange(of: Self.begin)?.upperBound)
        let end = try #require(readme[start...].firstRange(of: Self.end)?.lowerBound)
        let table = Self.table(AppleNames.standard.all, of: try PublicNames.current.get())
        if ProcessInfo.processInfo.environment["QUADRANT_WRITE_WHAT_WORKS"] == "1" {
            let text = readme.replacingCharacters(in: start..<end, with: table)
            return try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        #expect(
            readme[start..<end] == table,
            "README's table of what works is not that of this build: run Scripts/what-works.sh.")
    }

    private static func table(_ names: [AppleNames.Name], of ours: PublicNames) -> String {
        let areas = Dictionary(grouping: names, by: \.area).map { area, names in
            (area: area, names: names, uses: names.reduce(0) { $0 + $1.uses })
        }
        let shown = areas.filter { $0.uses >= fewestUses && $0.area != "Other" }
            .sorted { ($1.uses, $0.area) < ($0.uses, $1.area) }
        let rows = shown.map { area, names, uses in
            let present = names.filter(ours.contain).reduce(0) { $0 + $1.uses }
            let missing = names.filter { !ours.contain(anyCalled: $0.name) && $0.uses > 0 }
                .sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }
            var said: [String] = []
            for name in missing where said.count < 6 {
                // Values have common names: whose one is says more.
                let owner = name.kind == "value" ? "\(name.owner)." : ""
                let words = "`\(owner)\(name.name)`"
                if !said.contains(words) { said.append(words) }
            }
            let share = present * 100 / max(uses, 1)
            return "| \(area) | \(share) % | \(said.joined(separator: ", ")) |\n"
        }
        return "| Area | Names, by use | Missing, the most used first |\n| --- | --- | --- |\n"
            + rows.joined()
    }
}
