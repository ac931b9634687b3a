import Expectations
import Foundation
import QuadrantTesting
import QuadrantXCTest
import SwiftUI
import Testing

/// Snapshots that are recorded, compared, and recorded again.
@MainActor @Suite struct SnapshotTests {
    /// A folder of its own for each test.
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("QuadrantSnapshotTests-\(UUID())")

    /// Whether this run records snapshots again, which is no issue.
    nonisolated private static var isRecordingAll: Bool {
        ProcessInfo.processInfo.environment[SnapshotRun.recordingVariable] == "1"
    }

    /// What a test says of a snapshot, by default in a run of its own.
    private func failure(
        _ host: ViewHost, _ kind: SnapshotKind, record: SnapshotRecording? = nil,
        in run: SnapshotRun = SnapshotRun(), line: Int = 1, named name: String? = "first"
    ) -> String? {
        let test = SnapshotTest(
            name: "card(scheme:)", filePath: folder.appendingPathComponent("CardTests.swift").path,
            line: line)
        return Snapshot(ending: kind.ending, of: test, named: name, recording: record, in: run)
            .failure(of: SnapshotContent(of: host, as: kind))
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
            holds(text.hasPrefix("There was no snapshot; it was recorded: \(folder.path)"))
            same(failure(host, kind), nil)
        }
        let names = try FileManager.default.contentsOfDirectory(
            atPath: file("png").deletingLastPathComponent().path)
        same(
            names.sorted(),
            [
                "card.first.accessibility.txt", "card.first.layout.txt", "card.first.png",
                "card.first.svg",
            ])
        try same(Data(contentsOf: file("png")), host.pngData())
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
        has(lines[0], "40 of 9600 pixels (0.417 %) differ by more than 2 of 255")
        has(lines[0], "all stand in x 0 to 19, y 20 to 21.")
        for (index, name) in ["before", "after", "difference"].enumerated() {
            let path = try #require(lines[index + 1].split(separator: " ").last)
            holds(lines[index + 1].hasPrefix("\(name):"))
            let data = try Data(contentsOf: URL(fileURLWithPath: String(path)))
            same(data.prefix(4), Data([0x89, 0x50, 0x4E, 0x47]))
        }
        same(lines.last?.contains("QUADRANT_RECORD_SNAPSHOTS=1"), true)
        let tolerant = PictureTolerance(share: 0.005)
        same(failure(other, .picture(tolerant)), nil)
    }

    @Test func channelsMayDifferALittle() {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = failure(card(Color(red: 0.5, green: 0.5, blue: 0.5)), .picture)
        let near = card(Color(red: 0.5, green: 0.508, blue: 0.5))
        same(failure(near, .picture), nil)
        differ(failure(near, .picture(.exact)), nil)
    }

    @Test func anotherSizeIsSaid() {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = failure(card(.red), .picture)
        let text = failure(ViewHost(width: 50, height: 40) { Color.red }, .picture)
        same(text?.contains("It was 120 by 80 pixels and is 100 by 80."), true)
    }

    @Test func linesThatDifferAreShown() {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = failure(card(.red, "Hello"), .accessibility)
        let text = failure(card(.red, "Bye"), .accessibility) ?? ""
        holds(
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
        same(text?.hasPrefix("The snapshot was recorded anew: "), true)
        same(failure(card(.blue), .picture), nil)
    }

    @Test func whatCannotBeReadIsNotRecordedOver() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = file("png")
        try FileManager.default.createDirectory(
            at: picture.deletingLastPathComponent(), withIntermediateDirectories: true)
        // A link to itself is there, and nobody can read it.
        try FileManager.default.createSymbolicLink(
            atPath: picture.path, withDestinationPath: picture.path)
        let text = try #require(failure(card(.red), .picture))
        holds(text.hasPrefix("The snapshot \(picture.path) is there and cannot be read: "))
        let kept = try FileManager.default.attributesOfItem(atPath: picture.path)[.type]
        #expect(kept as? FileAttributeType == .typeSymbolicLink)
    }

    @Test func embeddedPicturesAreComparedByTheirPixels() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        func glow(_ color: Color) -> ViewHost {
            // SVG has no blur that keeps a frame opaque.
            ViewHost(width: 40, height: 40) { color.blur(radius: 3, opaque: true) }
        }
        _ = failure(glow(.red), .svg)
        let svg = try String(contentsOf: file("svg"), encoding: .utf8)
        let mark = "data:image/png;base64,"
        let start = try #require(svg.range(of: mark)?.upperBound)
        let end = try #require(svg[start...].firstIndex(of: "\""))
        var png = try #require(Data(base64Encoded: String(svg[start..<end])))
        // The same pixels in other bytes: nothing is read after a picture's end.
        png.append(0)
        let other = svg.replacingCharacters(
            in: start..<end, with: png.base64EncodedString())
        differ(other, svg)
        try Data(other.utf8).write(to: file("svg"))
        same(failure(glow(.red), .svg), nil)
        let text = try #require(failure(glow(.blue), .svg))
        has(text, "The pictures in it differ")
        fails(text.contains("base64"))
    }

    @Test func farChangesLeaveOutWhatStayed() {
        let before = (1...20).map { "line \($0)" }.joined(separator: "\n")
        let after = before.replacing("line 3\n", with: "").replacing("line 18", with: "line x")
        same(
            LineDifference(from: before, to: after).description,
            """
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

    @Test(.enabled(if: !isRecordingAll)) func assertionsRecordIssuesWhereTheyStand() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = SourceLocation(
            fileID: "CardTests/CardTests.swift",
            filePath: folder.appendingPathComponent("CardTests.swift").path, line: 7, column: 9)
        withKnownIssue {
            assertSnapshot(
                of: card(.red), as: .layout, named: "first", record: true, sourceLocation: place)
        } matching: {
            $0.sourceLocation == place
                && $0.description.contains("The snapshot was recorded anew: \(folder.path)")
        }
        withKnownIssue {
            QuadrantXCTest.assertSnapshot(
                of: card(.red), as: .accessibility, named: "first", record: true,
                fileID: "CardTests/CardTests.swift", file: "/dev/null/CardTests.swift", line: 8,
                column: 5)
        } matching: {
            $0.sourceLocation?.line == 8 && $0.sourceLocation?.column == 5
                && $0.sourceLocation?.fileID == "CardTests/CardTests.swift"
        }
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: file("png").deletingLastPathComponent().path)
        same(names, ["SnapshotTests.assertionsRecordIssuesWhereTheyStand.first.layout.txt"])
    }

    @Test func twoSnapshotsOfOneFileAreReported() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = failure(card(.red), .accessibility, named: nil)
        let run = SnapshotRun()
        same(failure(card(.red), .accessibility, in: run, named: nil), nil)
        // The test is run again.
        same(failure(card(.red), .accessibility, in: run, named: nil), nil)
        let other = failure(card(.red), .accessibility, in: run, line: 2, named: nil)
        same(
            other?.hasPrefix(
                "Two snapshots cannot be kept in one file; it belongs to the one of card(scheme:) "
                    + "in line 1. Tell them apart with `named:`."), true)
        let argument = failure(card(.red, "Bye"), .accessibility, in: run, named: nil)
        same(argument?.contains("for another argument of the test"), true)
        differ(failure(card(.red), .layout, in: run, named: nil), nil)
        // Signs that cannot stand in names of files.
        _ = failure(card(.red), .svg, in: run, named: "a/b")
        let named = failure(card(.red), .svg, in: run, named: "a:b")
        same(named?.contains("the one of card(scheme:) named \"a/b\" in line 1"), true)
    }

    @Test func recordingAllSaysWhatChanged() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var said: [String] = []
        func record(_ host: ViewHost) -> String? {
            failure(host, .accessibility, in: SnapshotRun(recording: .all) { said.append($0) })
        }
        same(record(card(.red)), nil)
        same(said, ["recorded anew: \(file("accessibility.txt").path)"])
        same(record(card(.red)), nil)
        same(said.count, 1)
        same(record(card(.red, "Bye")), nil)
        same(said.count, 2)
        same(failure(card(.red, "Bye"), .accessibility), nil)
    }

    @Test func aRunRecordsWhatItIsTold() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        same(SnapshotRecording("1"), .all)
        same(SnapshotRecording("failed"), .failed)
        same(SnapshotRecording("often"), .missing)
        let never = failure(card(.red), .accessibility, in: SnapshotRun(recording: .never))
        same(never?.hasPrefix("There is no snapshot"), true)
        fails(FileManager.default.fileExists(atPath: file("accessibility.txt").path))
        _ = failure(card(.red), .accessibility)
        let failed = failure(card(.red, "Bye"), .accessibility, in: SnapshotRun(recording: .failed))
        same(failed?.hasSuffix("It was recorded anew, as this run records what fails."), true)
        same(failure(card(.red, "Bye"), .accessibility), nil)
    }

    @Test func coloursThatLookAlikeAreAlike() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let alike = SnapshotKind.picture(PictureTolerance(precision: 1, perceptualPrecision: 0.98))
        _ = failure(card(Color(red: 0.5, green: 0.5, blue: 0.5)), alike)
        same(failure(card(Color(red: 0.515, green: 0.5, blue: 0.5)), alike), nil)
        let other = failure(card(Color(red: 0.6, green: 0.5, blue: 0.5)), alike)
        same(other?.contains("differ by more than a perceptual precision of 0.98"), true)
        differ(failure(card(Color(red: 0.515, green: 0.5, blue: 0.5)), .picture), nil)
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
