import Expectations
import QuadrantGeometry
import QuadrantShaping
import SwiftUI
import Testing

@testable import QuadrantCore

@MainActor @Observable
private final class Model {
    var place = 0.0
    var first = 0
}

private struct Sources: View {
    let model: Model
    @Namespace private var space

    var body: some View {
        VStack {
            ForEach(model.first..<model.first + 3, id: \.self) { index in
                Color.red.modifier(
                    ZoomSourceModifier(MatchedTransitionKey(id: index, namespace: space)))
            }
        }
    }
}

private struct Card: View {
    let model: Model

    var body: some View {
        Color.red.frame(width: 10, height: 10).padding(.leading, model.place)
    }
}

/// What a tree keeps of motion, and when it lets go of it.
@MainActor @Suite struct MotionTableTests {
    private func tree(_ view: some View) -> ViewTree {
        let tree = ViewTree(
            view, environment: EnvironmentValues(), textEngine: ShapingEngine.shared)
        tree.update(ProposedViewSize(width: 200, height: 100))
        return tree
    }

    @Test func sourcesOfZoomsAreForgottenWithTheirViews() {
        let model = Model()
        let tree = tree(Sources(model: model))
        for first in 1..<20 {
            model.first = first
            tree.update(ProposedViewSize(width: 200, height: 100))
        }
        same(tree.motion.zoomSources.all.count, 3)
    }

    /// A frame whose velocity is noted is not under way: the layout need not tell where views stood.
    @Test func aTrackedFrameAsksForNoLogOfPlaces() {
        let model = Model()
        let tree = tree(Card(model: model))
        var transaction = Transaction()
        transaction.tracksVelocity = true
        withTransaction(transaction) { model.place = 20 }
        tree.update(ProposedViewSize(width: 200, height: 100))
        fails(tree.motion.mayMoveFrames)
        withAnimation(.linear(duration: 1)) { model.place = 60 }
        tree.update(ProposedViewSize(width: 200, height: 100))
        holds(tree.motion.mayMoveFrames)
        tree.motion.advance(by: .seconds(2))
        fails(tree.motion.mayMoveFrames)
    }
}
