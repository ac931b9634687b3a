import Expectations
import Foundation
import QuadrantCore
import SwiftUI
import TappedViews
import TestedViews
import Testing

/// The phases of an update, and updates that find no end.
@MainActor @Suite struct UpdateTests {
    private let offer = ProposedViewSize(width: 200, height: 200)

    /// Geometry, preferences and actions, each of which depends on the one before.
    private struct Relay: View {
        let diary: Diary
        @State private var read: CGFloat = 0
        @State private var said: CGFloat = 0
        @State private var done: CGFloat = 0

        var body: some View {
            diary.note("body \(Int(read)) \(Int(said)) \(Int(done))")
            return Color.red.frame(width: 30, height: 10)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    diary.note("geometry")
                    read = $0
                }
                .preference(key: Widest.self, value: read)
                .onPreferenceChange(Widest.self) {
                    diary.note("preference \(Int($0))")
                    said = $0
                }
                .onChange(of: said) {
                    diary.note("change")
                    done = said
                }
                .onAppear { diary.note("appear") }
        }
    }

    @Test func thePhasesInTheirOrder() {
        let diary = Diary()
        let tree = liveTree(Relay(diary: diary))
        tree.update(offer)
        same(
            diary.take(),
            [
                "body 0 0 0", "geometry", "body 30 0 0", "preference 30", "body 30 30 0", "change",
                "appear", "body 30 30 30",
            ])
        tree.update(offer)
        same(diary.take(), [])
        same(tree.issues, [])
    }

    private struct Growing: View {
        @State private var width: CGFloat = 10

        var body: some View {
            Color.red.frame(width: width, height: 10)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    width = $0 + 1
                }
        }
    }

    @Test func geometryThatChangesTheStateItDependsOn() {
        let tree = liveTree(HStack { Growing() })
        tree.update(.unspecified)
        tree.update(.unspecified)
        same(
            tree.issues.map(\.description),
            [
                "onGeometryChange changed the layout that it depends on more than 8 times in one "
                    + "update in Growing. It wrote @State width of Growing. The last values were "
                    + "kept. Let what it changes not alter what it reads."
            ])
    }

    /// The reader's content says how wide it is, which makes the reader wider.
    private struct Circle: View {
        @State private var width: CGFloat = 10

        var body: some View {
            GeometryReader { proxy in
                Color.red.preference(key: Widest.self, value: proxy.size.width)
            }
            .frame(width: width)
            .onPreferenceChange(Widest.self) { width = $0 + 1 }
        }
    }

    @Test func aCycleThroughAReaderAndAPreference() throws {
        let tree = liveTree(Circle())
        tree.update(offer)
        same(tree.issues.count, 1)
        let issue = try #require(tree.issues.first)
        same(issue.path.first, "Circle")
        has(issue.advice, "@State width of Circle")
    }

    @Test func anUpdateInAnActionChangesNothing() {
        let tree = Kept<ViewTree>()
        let calls = Tally()
        let live = liveTree(
            Color.red.frame(width: 20, height: 10).onAppear {
                calls.add()
                same(tree.value?.update(.unspecified), CGSize(width: 20, height: 10))
            })
        tree.keep(live)
        live.update(.unspecified)
        same(calls.count, 1)
    }

    /// Fifty views each of which begins when the one before has.
    private struct Chain: View {
        @State private var count = 0

        var body: some View {
            VStack(spacing: 0) {
                ForEach(0...count, id: \.self) { _ in
                    Color.red.frame(width: 10, height: 1).onAppear { if count < 50 { count += 1 } }
                }
            }
        }
    }

    @Test func aLongChainIsNoCycle() {
        let tree = liveTree(Chain())
        same(tree.update(.unspecified), CGSize(width: 10, height: 51))
        same(tree.issues, [])
    }

    @Test func tenThousandViewsAppear() {
        let calls = Tally()
        let tree = liveTree(
            VStack(spacing: 0) {
                ForEach(0..<10_000, id: \.self) { _ in
                    Color.red.frame(width: 10, height: 1).onAppear { calls.add() }
                }
            })
        tree.update(.unspecified)
        same(calls.count, 10_000)
    }
}
