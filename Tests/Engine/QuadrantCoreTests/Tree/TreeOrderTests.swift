import Expectations
import Foundation
import SwiftUI
import TestedViews
import Testing

/// Closures of modifiers are called in the order of the tree, however the tree came to be.
@MainActor @Suite struct TreeOrderTests {
    private struct Setting: Equatable {
        var numbers: [Int]
        var height: CGFloat = 10
    }

    private final class Log {
        var names: [String] = []

        func note(_ name: String) { names.append(name) }

        func take() -> [String] {
            defer { names = [] }
            return names
        }
    }

    /// Three rows, then four in another order: what was made last stands first.
    private func log(
        _ row: @escaping (_ name: String, _ height: CGFloat, Log) -> some View
    ) -> [[String]] {
        let (knob, log) = (Knob(Setting(numbers: [1, 2, 3])), Log())
        let host = ScrollHost(
            Turning(knob) { setting in
                VStack(spacing: 0) {
                    ForEach(setting.numbers, id: \.self) { row("\($0)", setting.height, log) }
                }
            }, 100, 400)
        let first = log.take()
        knob.set?(Setting(numbers: [9, 3, 1, 2], height: 20))
        host.update()
        let second = log.take()
        knob.set?(Setting(numbers: [2, 8, 3], height: 30))
        host.update()
        return [first, second, log.take()]
    }

    private let expected = [["1", "2", "3"], ["9", "3", "1", "2"], ["2", "8", "3"]]

    @Test func geometryChanges() {
        let names = log { name, height, log in
            Color.gray.frame(height: height)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: { _ in
                    log.note(name)
                }
        }
        same(names, expected)
    }

    /// As `onAppear` and `onPreferenceChange` are: what a modifier says of a view comes after what is
    /// said in the view.
    @Test func innerGeometryChangesComeFirst() {
        let names = log { name, height, log in
            Color.gray.frame(height: height)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: { _ in
                    log.note(name)
                }
                .padding(1)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: { _ in
                    log.note("around " + name)
                }
        }
        same(names, expected.map { $0.flatMap { [$0, "around " + $0] } })
    }

    @Test func contentsOfGeometryReaders() {
        let names = log { name, height, log in
            GeometryReader { _ in
                let _ = log.note(name)
                Color.gray
            }
            .frame(height: height)
        }
        // Content is evaluated as often as its reader is.
        same(names.map { $0.reduced }, expected)
    }

    @Test func geometryOfScrollViews() {
        let names = log { name, height, log in
            ScrollView { Color.gray.frame(height: height * 2) }
                .frame(height: height)
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentSize.height
                } action: { _, _ in
                    log.note(name)
                }
        }
        same(names, expected)
    }

    @Test func preferenceClosures() {
        let names = log { name, height, log in
            Color.gray.frame(height: height)
                .anchorPreference(key: HeightKey.self, value: .bounds) { _ in
                    log.note(name)
                    return height
                }
                .onPreferenceChange(HeightKey.self) { _ in }
        }
        same(names.map { $0.reduced }, expected)
    }

    @Test func appearances() {
        let names = log { name, height, log in
            Color.gray.frame(height: height).onAppear { log.note(name) }
        }
        same(names, [["1", "2", "3"], ["9"], ["8"]])
    }
}

private struct HeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

extension [String] {
    /// Without what was said again.
    fileprivate var reduced: [String] {
        reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
