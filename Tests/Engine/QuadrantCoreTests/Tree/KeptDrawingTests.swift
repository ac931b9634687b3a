import Expectations
import Foundation
import QuadrantCore
import QuadrantLayout
import QuadrantTesting
import SwiftUI
import Testing

/// Drawings lie at their nodes from one update to the next: equal ones stay, others take their place.
@MainActor @Suite struct KeptDrawingTests: LiveTreeTests {
    private struct Texts: View {
        let knob: Knob<Int>

        var body: some View {
            Turning(knob) { value in
                (value < 2 ? Text("a") : Text("a").accessibilityLabel("another"))
                    .accessibilityIdentifier("first")
                Text("b \(value)").accessibilityIdentifier("second")
                Text("c").bold().accessibilityIdentifier("bold")
            }
        }
    }

    private func drawing(_ tree: ViewTree, _ name: String) -> KeptDrawing? {
        var result: KeptDrawing?
        tree.forEachShownNode { node in
            if tree.names(of: node).contains(name) { result = tree.drawing(of: node) }
        }
        return result
    }

    @Test func textsThatLookAlikeHaveOneDrawing() throws {
        let knob = Knob(1)
        let tree = tree(Texts(knob: knob))
        weak let first = drawing(tree, "first")
        weak let bold = drawing(tree, "bold")
        #expect(first != nil)
        #expect(first === drawing(tree, "second"))
        #expect(bold !== first)
        knob.set?(2)
        tree.update(offer)
        #expect(drawing(tree, "second") === first, "other words are no other drawing")
        #expect(drawing(tree, "bold") === bold)
        same(drawing(tree, "first")?.accessibility?.label, "another")
        same(
            drawing(tree, "second")?.accessibility?.label, nil,
            "what two texts have is not changed for one of them")
    }

    @Test func anotherValueIsStoredWhereTheOneBeforeWas() {
        let knob = Knob(1)
        let tree = tree(
            Turning(knob) { value in
                (value == 3 ? Color.red : Color.blue).accessibilityIdentifier("colour")
                Color.green.frame(height: CGFloat(value))
            })
        weak let colour = drawing(tree, "colour")
        let label = colour?.label
        differ(label, nil)
        same(list(tree), 2)
        knob.set?(2)
        tree.update(offer)
        same(colour?.label, label)
        knob.set?(3)
        tree.update(offer)
        #expect(colour != nil, "no new object was made for it")
        differ(colour?.label, label)
    }
}
