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

/// What lays out by its surroundings, laid out again; and what is drawn beyond the safe area.
@MainActor @Suite struct SurroundingsUpdateTests {
    private struct Screen: View {
        var body: some View {
            HStack(spacing: 0) {
                ScrollView {
                    VStack(spacing: 0) {
                        Color.gray.frame(height: 20).containerRelativeFrame(.horizontal)
                            .accessibilityIdentifier("wide")
                        HStack(spacing: 0) {
                            Color.gray.containerRelativeFrame(.vertical, count: 2, spacing: 0)
                                .accessibilityIdentifier("half")
                        }
                    }
                }
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) }
                Color.gray.accessibilityIdentifier("side").ignoresSafeArea()
            }
        }
    }

    private func tree(_ view: some View, insets: EdgeInsets = EdgeInsets()) -> ViewTree {
        ViewTree(
            view, environment: EnvironmentValues(), textEngine: FixedMetricsText(),
            host: HostGeometry(
                containerSize: CGSize(width: 393, height: 852), safeAreaInsets: insets))
    }

    private func frames(_ tree: ViewTree) -> [String: CGRect] {
        var result: [String: CGRect] = [:]
        tree.forEachShownNode { node in
            for name in tree.names(of: node) { result[name] = tree.frame(of: node) }
        }
        return result
    }

    private let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)

    @Test func resizingGivesWhatAFreshLayoutGives() {
        let tree = tree(Screen(), insets: insets)
        let sizes: [(CGFloat, CGFloat)] = [
            (200, 100), (300, 100), (300, 250), (80, 40), (200, 100),
        ]
        for (width, height) in sizes {
            let offer = ProposedViewSize(width: width, height: height)
            tree.update(offer)
            let fresh = self.tree(Screen(), insets: insets)
            fresh.update(offer)
            same(frames(tree), frames(fresh))
            same(frames(tree)["half"]?.height, max(0, height - 30) / 2)
            same(frames(tree)["side"]?.height, height + 30)
        }
    }

    @Test func aNewHostIsFollowed() {
        let tree = tree(Screen(), insets: insets)
        let offer = ProposedViewSize(width: 200, height: 100)
        tree.update(offer)
        tree.layout.host.safeAreaInsets = EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)
        tree.update(offer)
        same(frames(tree)["side"], CGRect(x: 100, y: -50, width: 100, height: 150))
        let relative = self.tree(Color.gray.containerRelativeFrame(.horizontal))
        relative.update(offer)
        relative.layout.host.containerSize = CGSize(width: 50, height: 50)
        same(relative.update(offer), CGSize(width: 50, height: 100))
    }

    @Test func insetsAreReportedAtANode() throws {
        let view = VStack(spacing: 0) {
            Color.gray.accessibilityIdentifier("a")
            Color.gray.accessibilityIdentifier("b")
        }
        let tree = tree(view, insets: insets)
        tree.update(ProposedViewSize(width: 100, height: 100))
        var found: [String: EdgeInsets] = [:]
        tree.forEachShownNode { node in
            for name in tree.names(of: node) { found[name] = tree.layout.safeAreaInsets(at: node) }
        }
        same(found["a"], EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
        same(found["b"], EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0))
    }

    /// The filled rectangles and the clips of a drawing, in the root's space.
    private struct Rects {
        var fills: [CGRect] = []
        var clips: [CGRect] = []

        mutating func add(_ fragment: Fragment, _ transform: CGAffineTransform) {
            for item in fragment.items {
                switch item {
                case .group(let group):
                    let inner = group.transform.concatenating(transform)
                    if case .rect(let rect) = group.clip?.shape {
                        clips.append(rect.applying(inner))
                    }
                    add(group.content, inner)
                case .fill(let fill):
                    if case .rect(let rect) = fill.shape { fills.append(rect.applying(transform)) }
                default: break
                }
            }
        }
    }

    private func drawn(_ view: some View) -> Rects {
        let tree = tree(view, insets: insets)
        tree.update(ProposedViewSize(width: 100, height: 100))
        let list = tree.displayList(
            canvas: CGSize(width: 100, height: 100), origin: .zero, displayScale: 2, background: nil
        )
        var rects = Rects()
        rects.add(list.root, .identity)
        return rects
    }

    /// Apple: background(_:ignoresSafeAreaEdges:) fills under the safe area by default.
    @Test func aBackgroundReachesUnderTheSafeArea() {
        same(
            drawn(Color.clear.background(.red)).fills,
            [CGRect(x: 0, y: -20, width: 100, height: 130)])
        same(
            drawn(Color.clear.background(.red, ignoresSafeAreaEdges: .bottom)).fills,
            [CGRect(x: 0, y: 0, width: 100, height: 110)])
        same(
            drawn(Color.clear.background(.red).padding(.top, 1)).fills,
            [CGRect(x: 0, y: 1, width: 100, height: 109)])
    }

    /// A bar's background reaches under the host's safe area, the content's under the bar.
    @Test func insetsAndTheirContentAreFilledAlike() {
        let view = Color.clear.background(.red)
            .safeAreaInset(edge: .bottom, spacing: 0) {
                Color.clear.frame(height: 30).background(.blue)
            }
        same(
            drawn(view).fills,
            [
                CGRect(x: 0, y: -20, width: 100, height: 130),
                CGRect(x: 0, y: 70, width: 100, height: 40),
            ])
    }

    @Test func aScrollViewClipsItsContentToWhatItShows() {
        let view = ScrollView { Color.red.frame(height: 500) }
        same(drawn(view).clips, [CGRect(x: 0, y: -20, width: 100, height: 130)])
        same(drawn(view).fills, [CGRect(x: 0, y: 0, width: 100, height: 500)])
        empty(drawn(view.scrollClipDisabled()).clips)
    }
}
