import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantRendering
import SwiftUI
import Testing

/// A view lives once in a clip, whether the size of the canvas is known beforehand or not.
@MainActor
@Suite struct OneLifeTests {
    /// What the code of a view did.
    final class Diary {
        var lines: [String] = []
    }

    /// A square that grows by 10 points every quarter of a second.
    private struct Growing: View {
        let diary: Diary
        @State private var side: CGFloat = 10

        var body: some View {
            Color.red.frame(width: side, height: side)
                .onAppear { diary.lines.append("appears") }
                .task {
                    diary.lines.append("begins")
                    for _ in 0..<3 {
                        try? await Task.sleep(for: .seconds(0.25))
                        side += 10
                        diary.lines.append("grows")
                    }
                }
        }
    }

    private func stage(_ change: (inout Stage) -> Void) -> Stage {
        var stage = Stage()
        stage.output.scale = 1
        stage.timeline.duration = .seconds(1)
        stage.timeline.framesPerSecond = 4
        change(&stage)
        return stage
    }

    private nonisolated static let changes: [@Sendable (inout Stage) -> Void] = [
        { _ in }, { $0.output.format = .gif }, { $0.output.format = .webp },
        {
            $0.timeline.framesPerSecond = nil
            $0.timeline.stripCount = 4
        },
        { ($0.room.width, $0.room.height, $0.room.fit) = (60, 60, .screen) },
    ]

    @Test(arguments: changes.indices)
    func itsCodeRunsOnce(position: Int) throws {
        let diary = Diary()
        _ = try drawing(
            of: AnyView(Growing(diary: diary)), on: stage(Self.changes[position]))
        same(diary.lines, ["appears", "begins", "grows", "grows", "grows"])
    }

    @Test func theCanvasHasRoomForEachMoment() throws {
        let clip = APNGReader.read(
            try drawing(of: AnyView(Growing(diary: Diary())), on: stage { _ in }))
        #expect(clip.width == 40 && clip.height == 40)
        let red = clip.pictures.map { picture in
            picture.pixels.filter { $0 & 0xFF > 200 && $0 >> 8 & 0xFF < 100 }.count
        }
        same(red, [100, 400, 900, 1600])
        // Each stands in the middle.
        let first = clip.pictures.first?.pixels ?? []
        let rows = (0..<40).filter { first[$0 * 40 + 20] & 0xFF00 < 100 << 8 }
        same(rows, Array(15..<25))
    }

    @Test func aClipOfAGivenSizeHasTheSamePictures() throws {
        let free = APNGReader.read(
            try drawing(of: AnyView(Growing(diary: Diary())), on: stage { _ in }))
        let given = APNGReader.read(
            try drawing(
                of: AnyView(Growing(diary: Diary())),
                on: stage {
                    ($0.room.width, $0.room.height, $0.room.fit) = (40, 40, .screen)
                }))
        same(free.pictures.map(\.pixels), given.pictures.map(\.pixels))
    }

    @Test func whatHasNoSizeRunsOnceToo() throws {
        let diary = Diary()
        let view = Color.red.frame(width: 0, height: 0)
            .onAppear { diary.lines.append("appears") }
        #expect(throws: DrawingError.empty) {
            try drawing(of: AnyView(view), on: stage { _ in })
        }
        same(diary.lines, ["appears"])
    }

    /// Beyond the room for pictures, the canvas is as large as the view was before.
    @Test func withoutRoomTheCanvasIsCutAndThatIsTold() throws {
        var told: [String] = []
        let data = try drawing(
            of: AnyView(Growing(diary: Diary())),
            on: stage {
                $0.timeline.keptItems = 5
            }, onIssue: { told.append($0) })
        let clip = APNGReader.read(data)
        let side = clip.width
        #expect(side >= 10 && side < 40 && clip.height == side)
        near(clip.seconds, 1, within: 0.001)
        let words = "The canvas is \(side) by \(side) points, as large as the view was before"
        holds(told.contains { $0.hasPrefix(words) }, "\(told)")
    }
}
