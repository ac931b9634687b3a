import Expectations
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

private struct Drawing: View {
    let sets: Sets
    @State private var width: CGFloat = 10

    var body: some View {
        let width = $width
        sets.width = { width.wrappedValue = $0 }
        return VStack {
            Canvas { context, _ in
                context.fill(
                    Path(CGRect(x: 0, y: 0, width: width.wrappedValue, height: 5)),
                    with: .color(.red))
            }
            .frame(width: 50, height: 50)
            Color.blue.frame(width: 50, height: 50)
        }
    }
}

/// Reads a state only while it is laid out.
private struct Guided: View {
    let sets: Sets
    @State private var top: CGFloat = 0

    var body: some View {
        let top = $top
        sets.width = { top.wrappedValue = $0 }
        return HStack(alignment: .top, spacing: 0) {
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("still")
            Color.blue.frame(width: 10, height: 10)
                .alignmentGuide(.top) { _ in top.wrappedValue }
        }
    }
}

/// Sets by one observer what only a geometry reader reads.
private struct Passing: View {
    @State private var width: CGFloat = 0

    var body: some View {
        let binding = $width
        VStack(spacing: 0) {
            Color.red.frame(width: 30, height: 10)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    binding.wrappedValue = $0
                }
            GeometryReader { _ in
                Color.blue.frame(width: binding.wrappedValue, height: 5)
                    .accessibilityIdentifier("bar")
            }
        }
    }
}

/// Draws by an observable object.
private struct Portrait: View {
    let person: Person
    let sets: Sets
    @State private var side: CGFloat = 20

    var body: some View {
        let side = $side
        sets.width = { side.wrappedValue = $0 }
        return VStack {
            Canvas { context, _ in
                context.fill(
                    Path(CGRect(x: 0, y: 0, width: CGFloat(person.age), height: 5)),
                    with: .color(.red))
            }
            .frame(width: self.side, height: 20)
            Spacer(minLength: 1)
        }
    }
}

/// A style that reads a binding.
private struct BoundStyle: ShapeStyle {
    let isDark: Binding<Bool>

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        Color.Resolved(red: isDark.wrappedValue ? 0 : 1, green: 0, blue: 0)
    }
}

private struct Styled: View {
    let sets: Sets
    @State private var isDark = false

    var body: some View {
        let isDark = $isDark
        sets.flag = { isDark.wrappedValue = $0 }
        return VStack {
            Text(verbatim: "a")
            Text(verbatim: "b")
        }
        .foregroundStyle(BoundStyle(isDark: $isDark))
    }
}

private final class Delegate: NSObject {}

private struct Delegating: View {
    weak var delegate: Delegate?
    let number: Int

    var body: some View { Spacer(minLength: CGFloat(number)) }
}

/// What is read while a tree is laid out and drawn, and what is compared, counts too.
@MainActor @Suite struct LateReadingTests: LiveTreeTests {
    @Test func aCanvasIsDrawnAgainAlone() {
        let sets = Sets()
        let tree = tree(Drawing(sets: sets))
        #expect(list(tree) > 1)
        same(list(tree), 0)
        same(bodies(tree) { sets.width(20) }, 0)
        same(list(tree), 1, "the canvas, and not its neighbour")
    }

    @Test func whatIsReadInLayoutCounts() {
        let sets = Sets()
        let tree = tree(Guided(sets: sets))
        same(frame(tree, "still")?.minY, 0)
        sets.width(4)
        tree.update(offer)
        same(frame(tree, "still")?.minY, 4)
    }

    @Test func readersWaitForObservers() {
        same(frame(tree(Passing()), "bar")?.width, 30)
    }

    @Test func aCanvasFollowsObjectsAlone() {
        let (person, sets) = (Person(), Sets())
        let tree = tree(Portrait(person: person, sets: sets))
        _ = list(tree)
        var announced = 0
        tree.hosting.stateDidChange = { announced += 1 }
        for step in 0..<4 {
            same(bodies(tree) { sets.width(30 + CGFloat(step)) }, 1)
            _ = list(tree)
        }
        same(announced, 4, "drawing announces nothing")
        same(bodies(tree) { person.age += 1 }, 0)
        #expect(list(tree) > 0)
    }

    @Test func stylesOfOnesOwnReadStates() {
        let sets = Sets()
        let tree = tree(Styled(sets: sets))
        func reds() -> Int {
            let list = tree.displayList(
                canvas: CGSize(width: 200, height: 200), origin: .zero, displayScale: 1,
                background: nil)
            return list.dump.components(separatedBy: "RGBAColor(red: 1.0").count - 1
        }
        same(reds(), 2)
        sets.flag(true)
        tree.update(offer)
        same(reds(), 0)
    }

    @Test func weakReferencesAreCompared() {
        let delegate = Delegate()
        let knob = Knob(1)
        let tree = tree(
            Turning(knob) { _ in
                Delegating(delegate: delegate, number: 7)
            })
        for step in 0..<20 { #expect(bodies(tree) { knob.set?(step + 2) } <= 2) }
    }
}
