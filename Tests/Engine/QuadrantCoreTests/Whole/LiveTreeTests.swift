import Foundation
import Observation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantTesting
import QuadrantText
import SwiftUI
import Testing

/// Tests that watch a tree while states change.
@MainActor protocol LiveTreeTests {}

extension LiveTreeTests {
    func tree(_ view: some View) -> ViewTree {
        let tree = ViewTree(view, environment: EnvironmentValues(), textEngine: FixedMetricsText())
        tree.update(offer)
        return tree
    }

    func frame(_ tree: ViewTree, _ name: String) -> CGRect? {
        var result: CGRect?
        tree.forEachShownNode { node in
            if tree.names(of: node).contains(name) { result = tree.frame(of: node) }
        }
        return result
    }

    func bodies(_ tree: ViewTree, after change: () -> Void) -> Int {
        let before = tree.statistics.bodies
        change()
        tree.update(offer)
        return tree.statistics.bodies - before
    }

    func list(_ tree: ViewTree) -> Int {
        let before = tree.statistics.recorded
        _ = tree.displayList(
            canvas: CGSize(width: 200, height: 200), origin: .zero, displayScale: 1,
            background: nil)
        return tree.statistics.recorded - before
    }

    var offer: ProposedViewSize { ProposedViewSize(width: 200, height: 200) }
}

/// Ways to set the states of a view from outside.
final class Sets {
    var width: (CGFloat) -> Void = { _ in }
    var unread: (Int) -> Void = { _ in }
    var flag: (Bool) -> Void = { _ in }
}

@Observable final class Person {
    var name = "Ada"
    var age = 36
}
