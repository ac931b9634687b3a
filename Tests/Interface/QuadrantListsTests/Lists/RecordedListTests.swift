import Expectations
import Foundation
import QuadrantTesting
import QuadrantText
import QuadrantViews
import SwiftUI
import Testing

/// Distances that were recorded from Apple's lists and controls, and read off Apple's pictures. Heights of lines are those of
/// the usual text size here; recorded ones had taller lines, which the distances leave out.
@MainActor @Suite struct RecordedListTests {
    /// The room between the ends of two views, one below the other.
    private func gap(
        _ host: ViewHost, _ upper: String, _ lower: String
    ) throws -> CGFloat {
        try host[lower].frame.minY - host[upper].frame.maxY
    }

    private func text(_ name: String) -> some View {
        Text(verbatim: name).accessibilityIdentifier(name)
    }

    private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> ViewHost {
        ViewHost(width: 375, height: 667, content: content)
    }

    /// What lies between the texts of two rows of one line: half of what each row has beyond its line, and the distance of
    /// the rows.
    private static let aroundTexts: CGFloat = 52 - 20.5

    /// Recorded (iOS 26.0): 50 and a title between two cards at a spacing of 30, 37.5 where nothing is set.
    @Test(arguments: [(nil, 37.5), (0, 20), (30, 50), (100, 120)] as [(CGFloat?, CGFloat)])
    func `a spacing of sections stands above the room of a header`(
        spacing: CGFloat?, expected: CGFloat
    ) throws {
        let list = List {
            Section("Morning") { text("tea") }
            Section {
                text("soup")
            } header: {
                text("header")
            }
        }
        let host = host {
            if let spacing { list.listSectionSpacing(spacing) } else { list }
        }
        let between = try gap(host, "tea", "soup") - host["header"].frame.height
        same(between, expected + Self.aroundTexts)
    }

    @Test(arguments: [0, 30, 100] as [CGFloat])
    func `a spacing of sections is the distance of cards`(spacing: CGFloat) throws {
        let host = host {
            List {
                Section { text("a") }
                Section { text("b") }
            }.listSectionSpacing(spacing)
        }
        try same(gap(host, "a", "b"), spacing + Self.aroundTexts)
    }

    /// Recorded (iOS 26.0): 42 and the title from a row without a section to one in a section with a title.
    @Test func `a title in a plain list stands further below loose rows`() throws {
        let host = host {
            List {
                text("loose")
                Section {
                    text("leaf")
                } header: {
                    text("title")
                }
                Section {
                    text("last")
                } header: {
                    text("title 2")
                }
            }.listStyle(.plain)
        }
        let first = try gap(host, "loose", "leaf") - host["title"].frame.height
        same(first, 42 + Self.aroundTexts)
        let second = try gap(host, "leaf", "last") - host["title 2"].frame.height
        same(second, 26 + Self.aroundTexts)
    }

    /// Apple's pictures of iOS 18: 44 high with content of 24 to 34, 58 with 36.
    @Test(
        arguments: [(20, 44), (24, 44), (30.5, 44), (34, 44), (36, 58), (52, 74)]
            as [(CGFloat, CGFloat)])
    func `rows of iOS 18 are tight about low content`(height: CGFloat, row: CGFloat) throws {
        let older: (inout EnvironmentValues) -> Void = { $0.platformProfile = .iOS18 }
        let host = ViewHost(width: 375, height: 667, environment: older) {
            List {
                Color.red.frame(height: height).accessibilityIdentifier("a")
                Color.red.frame(height: height).accessibilityIdentifier("b")
            }
        }
        try same(host["b"].frame.minY - host["a"].frame.minY, row)
    }

    /// A list in another container follows the environment there: it was evaluated where it is written.
    @Test func `a list in a navigation view begins below the large title`() throws {
        func first<Content: View>(_ content: Content) throws -> CGFloat {
            try host { content }["a"].frame.minY
        }
        let inStack = try first(NavigationStack { List { text("a") }.navigationTitle("T") })
        let inView = try first(NavigationView { List { text("a") }.navigationTitle("T") })
        same(inStack, inView)
    }
}
