import Expectations
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantRendering
import QuadrantText
import QuadrantViews
import SwiftUI
import Testing

/// Many cards from several tasks: all of them, in bounded memory.
@MainActor
struct ManyRendersTests {
    private struct Card: View {
        let number: Int

        var body: some View {
            HStack {
                Circle().fill(.blue.gradient).frame(width: 80, height: 80).shadow(radius: 4)
                Text("Card \(number)").font(.largeTitle)
            }
            .frame(width: 600, height: 315)
            .background(.white)
        }
    }

    /// Bytes of memory that the process holds.
    private static var held: Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(getpagesize())
    }

    /// Draws `count` cards from 8 tasks; answers how many different files they are.
    private static func draw(_ count: Int) async throws -> Int {
        let tasks = (0..<8).map { task in
            Task {
                var files: Set<Data> = []
                for number in stride(from: task, to: count, by: 8) {
                    let renderer = ImageRenderer(content: Card(number: number))
                    renderer.scale = 2
                    files.insert(try await renderer.pngData())
                }
                return files
            }
        }
        var files: Set<Data> = []
        for task in tasks { files.formUnion(try await task.value) }
        return files.count
    }

    /// A picture takes 3 MB: 200 of them kept would be 600 MB. In a process of its own, so that what other
    /// tests hold does not count.
    @Test func memoryIsBounded() async {
        await #expect(processExitsWith: .success) {
            _ = try await ManyRendersTests.draw(16)
            let before = await ManyRendersTests.held
            #expect(before > 0)
            try await same(ManyRendersTests.draw(200), 200)
            let now = await ManyRendersTests.held
            #expect(now - before < 150_000_000)
            let pool = DrawingPool.shared
            #expect(pool.mostAtOnce > 0 && pool.mostAtOnce <= pool.width)
        }
    }
}
