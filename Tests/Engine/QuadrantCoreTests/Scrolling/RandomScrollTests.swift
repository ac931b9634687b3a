import Expectations
import Foundation
import SwiftUI
import TestedViews
import Testing

/// Random scrolling and changes of a long list: what is seen is what a new tree shows.
@MainActor @Suite struct RandomScrollTests {
    private func content(_ kind: Int, _ numbers: [Int], _ height: @escaping (Int) -> CGFloat)
        -> AnyView
    {
        let rows = ForEach(numbers, id: \.self) { Row(number: $0, height: height($0)) }
        switch kind {
        case 0: return AnyView(ScrollView { LazyVStack(spacing: 3) { rows } })
        case 1:
            let columns = [GridItem(spacing: 4), GridItem(), GridItem(.fixed(20))]
            return AnyView(ScrollView { LazyVGrid(columns: columns, spacing: 2) { rows } })
        default:
            return AnyView(
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                        Color.gray.frame(height: 13).accessibilityIdentifier("top")
                        Section {
                            rows
                        } header: {
                            Color.gray.frame(height: 9).accessibilityIdentifier("head")
                        } footer: {
                            Color.gray.frame(height: 7).accessibilityIdentifier("foot")
                        }
                    }
                })
        }
    }

    private func change(_ numbers: inout [Int], _ next: inout Int, _ random: inout Seeded) {
        let place = Int.random(in: 0...numbers.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                numbers.insert(next, at: place)
                next += 1
            }
        case 1 where place < numbers.count: numbers.remove(at: place)
        case 2 where place < numbers.count:
            let number = numbers.remove(at: place)
            numbers.insert(number, at: Int.random(in: 0...numbers.count, using: &random))
        case 3: numbers.reverse()
        default: break
        }
    }

    /// Rows of one length: all is known, so nothing depends on what was made before.
    @Test(arguments: [0, 1, 2]) func equalsANewTree(kind: Int) {
        for seed in 0..<25 {
            var random = Seeded(state: UInt64(seed * 10 + kind))
            var (numbers, next) = (Array(0..<120), 120)
            let knob = Knob(numbers)
            let host = ScrollHost(
                Turning(knob) { content(kind, $0) { _ in 17 } }, 90, 100)
            for step in 0..<12 {
                if step % 3 == 2 {
                    change(&numbers, &next, &random)
                    knob.set?(numbers)
                    host.update()
                } else {
                    host.scroll(0, CGFloat(Int.random(in: -50...2600, using: &random)))
                }
                let fresh = ScrollHost(content(kind, numbers) { _ in 17 }, 90, 100)
                fresh.scroll(0, host.offset?.y ?? 0)
                guard isSame(host, fresh) else {
                    Issue.record(
                        """
                        Kind \(kind), seed \(seed), step \(step): \(host.frames) at \
                        \(host.offset as Any), a new tree shows \(fresh.frames) at \
                        \(fresh.offset as Any).
                        """)
                    break
                }
            }
            empty(host.issues)
        }
    }

    /// Sums of lengths may differ in their last bits.
    private func isSame(_ host: ScrollHost, _ fresh: ScrollHost) -> Bool {
        let (a, b) = (host.frames, fresh.frames)
        func isClose(_ a: CGFloat?, _ b: CGFloat?) -> Bool { abs((a ?? 0) - (b ?? 0)) < 0.0001 }
        return a.keys == b.keys && isClose(host.offset?.y, fresh.offset?.y)
            && a.allSatisfy { name, frame in
                isClose(frame.minX, b[name]?.minX) && isClose(frame.minY, b[name]?.minY)
                    && frame.size == b[name]?.size
            }
    }

    /// Rows of many lengths: neighbours stand beside each other, and the screen is full.
    @Test(arguments: [0, 2]) func theScreenIsFull(kind: Int) {
        for seed in 0..<25 {
            var random = Seeded(state: UInt64(1000 + seed))
            var (numbers, next) = (Array(0..<200), 200)
            let height = { (number: Int) in CGFloat(4 + number * 7 % 45) }
            let knob = Knob(numbers)
            let host = ScrollHost(Turning(knob) { content(kind, $0, height) }, 90, 100)
            for step in 0..<12 {
                if step % 3 == 2 {
                    change(&numbers, &next, &random)
                    knob.set?(numbers)
                    host.update()
                } else {
                    host.scroll(0, CGFloat(Int.random(in: -50...6000, using: &random)))
                }
                if let problem = problem(host, numbers, height, spacing: kind == 0 ? 3 : 0) {
                    Issue.record("Kind \(kind), seed \(seed), step \(step): \(problem)")
                    break
                }
            }
            empty(host.issues)
        }
    }

    private func problem(
        _ host: ScrollHost, _ numbers: [Int], _ height: (Int) -> CGFloat, spacing: CGFloat
    ) -> String? {
        let frames = host.frames
        let rows = frames.compactMap { name, frame in Int(name).map { ($0, frame) } }
            .sorted { $0.1.minY < $1.1.minY }
        guard let first = rows.first, let start = numbers.firstIndex(of: first.0) else {
            return "nothing is shown"
        }
        var bottom = first.1.minY
        for (step, row) in rows.enumerated() {
            guard numbers[start + step] == row.0 else { return "the order is wrong: \(rows)" }
            guard abs(row.1.minY - bottom) < 0.001, row.1.height == height(row.0) else {
                return "row \(row.0) stands wrong: \(rows)"
            }
            bottom = row.1.maxY + spacing
        }
        let end = frames["foot"].map { max(bottom, $0.maxY) } ?? bottom
        if end < 100, start + rows.count < numbers.count { return "the screen ends early: \(rows)" }
        let head = max(frames["head"]?.maxY ?? 0, frames["top"]?.maxY ?? 0)
        if first.1.minY - spacing > max(0, head), start > 0 {
            return "the screen begins late: \(rows)"
        }
        return nil
    }
}
