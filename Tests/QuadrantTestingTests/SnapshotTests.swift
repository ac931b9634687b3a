import Foundation
import SwiftUI
import Testing

@testable import QuadrantTesting

/// Snapshots that are recorded, compared, and recorded anew.
@MainActor @Suite struct SnapshotTests {
    /// A folder of its own for each test.
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("QuadrantSnapshotTests-\(UUID())")

    private func failure(
        _ host: ViewHost, _ kind: SnapshotKind, record: Bool = false
    ) -> String? {
        let test = SnapshotTest(
            name: "card(scheme:)", filePath: folder.appendingPathComponent("CardTests.swift").path)
        return Snapshot(kind, of: test, named: "first", isRecording: record).failure(host)
    }

    private func file(_ ending: String) -> URL {
        folder.appendingPathComponent("__Snapshots__/CardTests/card.first.\(ending)")
    }

    private func card(_ color: Color, _ text: String = "Hello") -> ViewHost {
        ViewHost(width: 60, height: 40) {
            ZStack(alignment: .topLeading) {
                color
                Color.black.frame(width: 10, height: 10).accessibilityLabel(text)
            }
        }
    }

    @Test func aMissingSnapshotIsRecordedAndReported() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = card(.red)
        for kind in [SnapshotKind.picture, .layout, .accessibility, .svg] {
            let text = try #require(failure(host, kind))
            #expect(text.hasPrefix("There was no snapshot; it was recorded: \(folder.path)"))
            #expect(failure(host, kind) == nil)
        }
        let names = try FileManager.default.contentsOfDirectory(
            atPath: file("png").deletingLastPathComponent().path)
        #expect(
            names.sorted() == [
                "card.first.accessibility.txt", "card.first.layout.txt", "card.first.png",
                "card.first.svg",
            ])
        #expect(try Data(contentsOf: file("png")) == host.pngData())
    }

    @Test func pictureDifferencesAreCountedPlacedAndDrawn() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = failure(card(.red), .picture)
        let other = ViewHost(width: 60, height: 40) {
            ZStack(alignment: .topLeading) {
                Color.red
                Color.black.frame(width: 10, height: 11)
            }
        }
        let text = try #require(failure(other, .picture))
        let lines = text.split(separator: "\n").map(String.init)
        // A row of a point, at two pixels to a point.
        #expect(lines[0].contains("40 of 9600 pixels (0.417 %) differ by more than 2 of 255"))
        #expect(lines[0].contains("all stand in x 0 to 19, y 20 to 21."))
        for (index, name) in ["before", "after", "difference"].enumerated() {
            let path = try #require(lines[index + 1].split(separator: " ").last)
            #expect(lines[index + 1].hasPrefix("\(name):"))
            let data = try Data(contentsOf: URL(fileURLWithPath: String(path)))
            #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        }
        #expect(lines.last?.contains("QUADRANT_RECORD_SNAPSHOTS=1") == true)
        let tolerant = PictureTolerance(share: 0.005)
        #expect(failure(other, .picture(tolerant)) == nil)
    }

    @Test func channelsMayDifferALittle() {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = failure(card(Color(red: 0.5, green: 0.5, blue: 0.5)), .picture)
        let near = card(Color(red: 0.5, green: 0.508, blue: 0.5))
        #expect(failure(near, .picture) == nil)
        #expect(failure(near, .picture(.exact)) != nil)
    }

    @Test func anotherSizeIsSaid() {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = failure(card(.red), .picture)
        let text = failure(ViewHost(width: 50, height: 40) { Color.red }, .picture)
        #expect(text?.contains("It was 120 by 80 pixels and is 100 by 80.") == true)
    }

    @Test func linesThatDifferAreShown() {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = failure(card(.red, "Hello"), .accessibility)
        let text = failure(card(.red, "Bye"), .accessibility) ?? ""
        #expect(
            text.hasPrefix(
                """
                The view differs from its snapshot (- recorded, + now):
                  container at 0,0 60×40
                -   element "Hello" at 0,0 10×10
                +   element "Bye" at 0,0 10×10
                """))
    }

    @Test func recordingAnewIsAFailureAsLongAsTheCodeAsksForIt() {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = failure(card(.red), .picture)
        let text = failure(card(.blue), .picture, record: true)
        #expect(text?.hasPrefix("The snapshot was recorded anew: ") == true)
        #expect(failure(card(.blue), .picture) == nil)
    }

    @Test func farChangesLeaveOutWhatStayed() {
        let before = (1...20).map { "line \($0)" }.joined(separator: "\n")
        let after = before.replacing("line 3\n", with: "").replacing("line 18", with: "line x")
        #expect(
            LineDifference(from: before, to: after).description == """
                  line 1
                  line 2
                - line 3
                  line 4
                  line 5
                  …
                  line 16
                  line 17
                - line 18
                + line x
                  line 19
                  line 20
                """)
    }

    @Test func assertionsRecordIssues() {
        withKnownIssue {
            assertSnapshot(of: card(.red), as: .layout, named: "never \(UUID())", record: true)
        } matching: {
            $0.description.contains("The snapshot was recorded anew")
        }
        let recorded = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__/SnapshotTests")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: recorded.path)) ?? []
        for name in names where name.contains("never") {
            try? FileManager.default.removeItem(at: recorded.appendingPathComponent(name))
        }
        #expect(names.contains { $0.hasPrefix("assertionsRecordIssues.never") })
    }

    @Test func whatWasRecordedStays() {
        let host = ViewHost(width: 160, height: 60) {
            VStack {
                Text("Recorded").font(.headline)
                Text("on another day").foregroundStyle(.secondary)
            }
        }
        assertSnapshot(of: host, as: .picture)
        assertSnapshot(of: host, as: .layout)
        assertSnapshot(of: host, as: .accessibility)
    }
}
