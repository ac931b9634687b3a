import Expectations
import Foundation
import SwiftUI
import TestedViews
import Testing

/// Lazy stacks in lazy stacks: parts of the tree go while others are being worked on.
@MainActor @Suite struct NestedLazyTests {
    private struct Chapter: Equatable {
        var id: Int
        var kind: Int
        var count: Int

        /// What it shows, from the top.
        var names: [String] {
            let numbers = (0..<count).map { "\(id)-\($0)" }
            return switch kind % 6 {
            case 0: ["\(id)"]
            case 5: ["\(id)-first"] + numbers + ["\(id)-last", "\(id)"]
            case 3: numbers + ["\(id)"]
            default: numbers
            }
        }
    }

    private static let height: CGFloat = 10

    private struct Line: View {
        let name: String

        var body: some View {
            Color.gray.frame(height: NestedLazyTests.height).accessibilityIdentifier(name)
        }
    }

    private struct Lines: View {
        let chapter: Chapter
        /// Whether lines are a lazy stack in a lazy stack.
        var isDeep = false

        var body: some View {
            LazyVStack(spacing: 0) {
                ForEach(0..<chapter.count, id: \.self) { line in
                    if isDeep {
                        LazyVStack(spacing: 0) {
                            ForEach([line], id: \.self) { Line(name: "\(chapter.id)-\($0)") }
                        }
                    } else {
                        Line(name: "\(chapter.id)-\(line)")
                    }
                }
            }
        }
    }

    private struct ChapterView: View {
        let chapter: Chapter

        var body: some View {
            switch chapter.kind % 6 {
            case 0: Line(name: "\(chapter.id)")
            case 1: Lines(chapter: chapter)
            case 2: Lines(chapter: chapter, isDeep: true).id(chapter.kind)
            case 3:
                VStack(spacing: 0) {
                    Lines(chapter: chapter)
                    Line(name: "\(chapter.id)")
                }
            case 5: Written(chapter: chapter)
            default: Late(chapter: chapter).id(chapter.kind)
            }
        }
    }

    /// Lines beside a list and in a row.
    private struct Written: View {
        let chapter: Chapter

        var body: some View {
            LazyVStack(spacing: 0) {
                Line(name: "\(chapter.id)-first")
                ForEach(0..<chapter.count, id: \.self) { Line(name: "\(chapter.id)-\($0)") }
                Line(name: "\(chapter.id)-last")
                Line(name: "\(chapter.id)")
            }
        }
    }

    /// Becomes another view while it is laid out.
    private struct Late: View {
        let chapter: Chapter
        @State private var isDeep = true

        var body: some View {
            Group {
                if isDeep {
                    Lines(chapter: chapter, isDeep: true)
                } else {
                    VStack(spacing: 0) { Lines(chapter: chapter) }
                }
            }
            .onAppear { isDeep = false }
        }
    }

    private func book(_ chapters: [Chapter]) -> some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(chapters, id: \.id) { ChapterView(chapter: $0) }
            }
        }
    }

    private func change(_ chapters: inout [Chapter], _ random: inout Seeded) {
        let place = Int.random(in: 0..<chapters.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            let id = (chapters.map(\.id).max() ?? 0) + 1
            chapters.insert(Chapter(id: id, kind: id, count: id % 9 + 1), at: place)
        case 1 where chapters.count > 5: chapters.remove(at: place)
        case 2:
            let chapter = chapters.remove(at: place)
            chapters.insert(chapter, at: Int.random(in: 0...chapters.count, using: &random))
        case 3: chapters.reverse()
        case 4: chapters[place].count = Int.random(in: 1...9, using: &random)
        default:
            for index in chapters.indices {
                chapters[index].kind += Int.random(in: 0...7, using: &random)
            }
        }
    }

    /// Lines stand one below the other in their order, and the screen is full.
    private func problem(_ host: ScrollHost, _ chapters: [Chapter]) -> String? {
        let names = chapters.flatMap(\.names)
        // Views beside a lazy stack in a stack that is not are made wherever they are.
        let seen = host.frames.filter { $0.value.minY < 100 && $0.value.maxY > 0 }
            .sorted { $0.value.minY < $1.value.minY }
        guard let first = seen.first, let start = names.firstIndex(of: first.key) else {
            return "nothing is shown"
        }
        for (step, line) in seen.enumerated() {
            guard start + step < names.count, names[start + step] == line.key,
                abs(line.value.minY - first.value.minY - CGFloat(step) * Self.height) < 0.001
            else { return "\(line.key) is shown at \(line.value.minY): \(seen.map(\.key))" }
        }
        if first.value.minY > 0.001, start > 0 { return "the screen begins late" }
        if let last = seen.last, last.value.maxY < 99.999, start + seen.count < names.count {
            return "the screen ends early"
        }
        return nil
    }

    @Test func editsAndScrollsInAnyOrder() {
        for seed in 0..<60 {
            var random = Seeded(state: UInt64(seed))
            var chapters = (0..<30).map { Chapter(id: $0, kind: $0 + seed, count: $0 * 7 % 9 + 1) }
            let knob = Knob(chapters)
            let host = ScrollHost(Turning(knob) { book($0) })
            for step in 0..<15 {
                if step % 2 == 1 {
                    change(&chapters, &random)
                    knob.set?(chapters)
                }
                if step % 3 == 0 {
                    host.update()
                } else {
                    host.scroll(0, CGFloat(Int.random(in: 0...1600, using: &random)))
                }
                if let problem = problem(host, chapters) {
                    Issue.record("Seed \(seed), step \(step): \(problem)")
                    break
                }
            }
            empty(host.issues, "Seed \(seed)")
        }
    }
}
