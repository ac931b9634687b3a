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

/// What lies in front, told by what a tap reaches and by what is drawn last.
@MainActor @Suite struct DrawingOrderTests {
    private let diary = Diary()
    private let offer = ProposedViewSize(width: 100, height: 100)

    private func box(_ color: Color, _ name: String) -> some View {
        color.frame(width: 40, height: 40).onTapGesture { diary.note(name) }
    }

    private func tree(_ view: some View) -> ViewTree {
        let tree = ViewTree(
            view, environment: EnvironmentValues(), textEngine: FixedMetricsText())
        tree.update(offer)
        return tree
    }

    /// Which of two views on one place is in front; the second comes later.
    private func front(
        _ change: (AnyView) -> some View, at place: SourceLocation = #_sourceLocation
    ) -> String {
        let view = ZStack {
            change(AnyView(box(.red, "first")))
            box(.blue, "second")
        }
        tree(view).tap(at: CGPoint(x: 20, y: 20))
        let front = diary.take().first ?? "none"
        let drawn = Drawn(view).leaves
        let last: Color = front == "first" ? .red : .blue
        if case .fill(let item)? = drawn.last {
            #expect(item.paint == Drawn(last).paint, "drawn otherwise", sourceLocation: place)
        } else {
            Issue.record("Nothing is drawn.", sourceLocation: place)
        }
        return front
    }

    @Test func theHigherIndexIsInFront() {
        same(front { $0 }, "second")
        same(front { $0.zIndex(1) }, "first")
        same(front { $0.zIndex(-1) }, "second")
        same(front { $0.zIndex(0) }, "second")
        same(front { $0.zIndex(.nan) }, "second")
    }

    /// An index of 0 is an index: the innermost counts (fatbobman.com/en/posts/zindex, with a picture).
    @Test func theInnermostIndexCounts() {
        same(front { $0.zIndex(1).zIndex(0) }, "first")
        same(front { $0.zIndex(0).zIndex(1) }, "second")
        same(front { $0.zIndex(-1).padding(0).zIndex(3) }, "second")
        struct Raised<Content: View>: View {
            let content: Content

            var body: some View { content.zIndex(1) }
        }
        same(front { Raised(content: $0) }, "first")
        same(front { Raised(content: $0).zIndex(0) }, "first")
        same(front { $0.zIndex(1).zIndex(.nan) }, "first")
    }

    /// A modified view is the same view to its container, as with layout priorities.
    @Test func theIndexOfAModifiedViewIsThatOfTheView() {
        same(front { $0.zIndex(1).padding(0) }, "first")
        same(front { $0.zIndex(1).offset(x: 1).frame(width: 40) }, "first")
        same(front { $0.zIndex(1).opacity(0.5).scaleEffect(1.1).background(.green) }, "first")
        same(front { $0.zIndex(1).padding(0).zIndex(0) }, "first")
        same(front { view in VStack { view.zIndex(1) } }, "second")
    }

    @Test func anotherIndexIsDrawnAnew() {
        struct Pair: View {
            @State var index: Double

            var body: some View {
                ZStack(alignment: .top) {
                    Color.red.frame(width: 40, height: 40).zIndex(index).padding(1)
                    Color.blue.frame(width: 40, height: 20).allowsHitTesting(false)
                    Color.clear.contentShape(Rectangle()).onTapGesture { index = 1 - index }
                }
            }
        }
        func picture(_ tree: ViewTree) -> String {
            tree.displayList(
                canvas: CGSize(width: 100, height: 100), origin: .zero, displayScale: 1,
                background: nil
            ).dump
        }
        let tree = tree(Pair(index: 0))
        let behind = picture(tree)
        tree.tap(at: CGPoint(x: 50, y: 80))
        tree.update(offer)
        differ(picture(tree), behind)
        same(picture(tree), picture(self.tree(Pair(index: 1))))
    }
}
