import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import SwiftUI
import TestedViews
import Testing

private struct CornerKey: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }

    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
        value = value ?? nextValue()
    }
}

/// A view of 20 by 20 that goes down by 7 with each tap on the view beside it, and what follows it.
private struct Nudged: View {
    var diary: Diary?
    @State var offset: CGFloat = 0

    var body: some View {
        HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
                .onGeometryChange(for: CGFloat.self) {
                    $0.frame(in: .global).minY
                } action: {
                    diary?.note("\($0)")
                }
                .anchorPreference(key: CornerKey.self, value: .topLeading) { $0 }
                .offset(x: 1, y: offset)
            Color.blue.frame(width: 20, height: 20).onTapGesture { offset += 7 }
                .accessibilityIdentifier("b")
        }
        .overlayPreferenceValue(CornerKey.self) { corner in
            GeometryReader { proxy in
                Color.green.frame(width: corner.map { proxy[$0].y } ?? 0, height: 1)
                    .accessibilityIdentifier("y")
            }
        }
    }
}

/// Moves what it shows, and frames or only what is drawn.
private struct Shove: GeometryEffect {
    let distance: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
    }
}

/// What is shown in another place than it was laid out in.
@MainActor @Suite struct MovedViewTests {
    private let offer = ProposedViewSize(width: 200, height: 200)

    private func tree(_ view: some View, top: CGFloat = 0) -> ViewTree {
        let tree = ViewTree(
            view, environment: EnvironmentValues(), textEngine: FixedMetricsText(),
            host: HostGeometry(
                containerSize: CGSize(width: 200, height: 200),
                safeAreaInsets: EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0)))
        tree.update(offer)
        return tree
    }

    private func frames(_ tree: ViewTree) -> [String: CGRect] {
        var result: [String: CGRect] = [:]
        tree.forEachShownNode { node in
            for name in tree.names(of: node) { result[name] = tree.frame(of: node) }
        }
        return result
    }

    private func picture(_ tree: ViewTree) -> String {
        tree.displayList(
            canvas: CGSize(width: 200, height: 200), origin: .zero, displayScale: 1,
            background: nil
        ).dump
    }

    @Test func anotherOffsetMovesWhatIsShownWithoutALayout() {
        let plain = HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20).offset(y: 3)
            Color.blue.frame(width: 20, height: 20)
        }
        struct Plain: View {
            @State private var offset: CGFloat = 0

            var body: some View {
                HStack(spacing: 0) {
                    Color.red.frame(width: 20, height: 20).offset(y: offset)
                    Color.blue.frame(width: 20, height: 20).onTapGesture { offset = 3 }
                }
            }
        }
        let tree = tree(Plain())
        _ = picture(tree)
        let before = tree.layout.statistics
        tree.tap(at: CGPoint(x: 30, y: 10))
        tree.update(offer)
        same(tree.layout.statistics.measures, before.measures)
        same(tree.layout.statistics.arrangements, before.arrangements)
        same(picture(tree), picture(self.tree(plain)))
    }

    @Test func framesObserversAndAnchorsFollowAnOffset() {
        let diary = Diary()
        let tree = tree(Nudged(diary: diary))
        // The root, 20 points high, stands in the middle of 200.
        same(diary.take(), ["90.0"])
        for y in [CGFloat(7), 14] {
            tree.tap(at: CGPoint(x: 30, y: 10))
            tree.update(offer)
            same(frames(tree)["a"], CGRect(x: 1, y: y, width: 20, height: 20))
            same(frames(tree)["b"], CGRect(x: 20, y: 0, width: 20, height: 20))
            same(frames(tree)["y"]?.width, y)
            same(diary.take(), ["\(90 + y)"])
        }
    }

    @Test func tapsReachAViewWhereItsOffsetAndEffectsMoveIt() {
        let diary = Diary()
        func box() -> some View {
            Color.red.frame(width: 20, height: 20).onTapGesture { diary.note("box") }
        }
        func taps(_ view: some View, _ x: CGFloat) -> Int {
            tree(view).tap(at: CGPoint(x: x, y: 10))
            return diary.take().count
        }
        same(taps(box().offset(x: 40), 50), 1)
        same(taps(box().offset(x: 40), 10), 0)
        same(taps(box().modifier(Shove(distance: 40)), 50), 1)
        same(taps(box().modifier(Shove(distance: 40)), 10), 0)
        // What only the drawing does, neither frames nor taps know of.
        let drawn = box().accessibilityIdentifier("a").modifier(
            Shove(distance: 40).ignoredByLayout())
        same(taps(drawn, 50), 0)
        same(taps(drawn, 10), 1)
        same(frames(tree(drawn))["a"]?.minX, 0)
        let followed = box().accessibilityIdentifier("a").modifier(Shove(distance: 40))
        same(picture(tree(drawn)), picture(tree(followed)))
    }

    @Test func offsetsGoTowardTheTrailingEdge() {
        let view = Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
            .offset(x: 5, y: 3).padding(.leading, 10)
        same(frames(tree(view))["a"], CGRect(x: 15, y: 3, width: 20, height: 20))
        let mirrored = view.environment(\.layoutDirection, .rightToLeft)
        same(frames(tree(mirrored))["a"], CGRect(x: -5, y: 3, width: 20, height: 20))
    }

    /// A view that reaches under the safe area does so where it touches its edge: not once it is moved
    /// away from it.
    @Test func anotherOffsetLaysOutWhatReachesUnderTheSafeArea() {
        struct Sheet: View {
            @State var offset: CGFloat

            var body: some View {
                Color.red.accessibilityIdentifier("a").ignoresSafeArea().offset(y: offset)
                    .overlay(alignment: .bottom) {
                        Color.blue.frame(width: 20, height: 20).onTapGesture {
                            offset = offset == 0 ? 40 : 0
                        }
                    }
            }
        }
        let tree = tree(Sheet(offset: 0), top: 30)
        same(frames(tree)["a"]?.height, 230)
        for offset in [CGFloat(40), 0, 40] {
            tree.tap(at: CGPoint(x: 100, y: 190))
            tree.update(offer)
            same(frames(tree), frames(self.tree(Sheet(offset: offset), top: 30)))
        }
        same(frames(tree)["a"]?.height, 200)
    }

    /// What stands in line with a text in a scroll view stays when that is scrolled.
    @Test func scrollingLeavesGuidesAlone() {
        let host = ScrollHost(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                ScrollView {
                    VStack(spacing: 0) {
                        Text("A")
                        Color.red.frame(width: 20, height: 300)
                    }
                }
                .frame(width: 40, height: 60)
                Text("B").accessibilityIdentifier("b")
            }, 100, 100)
        let place = host.frames["b"]
        host.scroll(0, 25)
        host.offer = ProposedViewSize(width: 90, height: 100)
        host.update()
        host.offer = ProposedViewSize(width: 100, height: 100)
        host.update()
        #expect(place != nil && host.frames["b"] == place)
    }

    /// A header that was held in sight goes back to its place when headers are pinned no longer.
    @Test func viewsThatAreNotPinnedAnyMoreStandAmongTheOthers() {
        struct Rows: View {
            @State private var isPinned = true

            var body: some View {
                VStack(spacing: 0) {
                    Color.blue.frame(width: 20, height: 20).onTapGesture { isPinned.toggle() }
                    ScrollView {
                        LazyVStack(
                            spacing: 0, pinnedViews: isPinned ? .sectionHeaders : []
                        ) {
                            Section {
                                Color.gray.frame(height: 300).accessibilityIdentifier("row")
                            } header: {
                                Color.black.frame(height: 24).accessibilityIdentifier("head")
                            }
                        }
                    }
                }
            }
        }
        let host = ScrollHost(Rows(), 100, 120)
        host.scroll(0, 10, at: "row")
        same(host.frames["head"]?.minY, 20)
        host.tree.tap(at: CGPoint(x: 50, y: 10))
        host.update()
        same(host.frames["head"]?.minY, 10)
        same(host.frames["row"]?.minY, 34)
        host.tree.tap(at: CGPoint(x: 50, y: 10))
        host.update()
        same(host.frames["head"]?.minY, 20)
    }
}
