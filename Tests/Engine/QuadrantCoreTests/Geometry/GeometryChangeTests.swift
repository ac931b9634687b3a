import Expectations
import QuadrantCore
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

/// `onGeometryChange(for:of:action:)`, by Apple's page: the action is called when the value changes.
@MainActor @Suite struct GeometryChangeTests {
    private let offer = ProposedViewSize(width: 200, height: 200)

    @Test func theActionIsCalledFirstAndAtEachChange() {
        let knob = Knob(CGFloat(20))
        var seen: [[CGFloat]] = []
        var single: [CGFloat] = []
        let tree = liveTree(
            Turning(knob) { width in
                Color.red.frame(width: width, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: { old, new in
                        seen.append([old, new])
                    }
                    .onGeometryChange(for: CGFloat.self) {
                        min($0.size.width, 30)
                    } action: { new in
                        single.append(new)
                    }
            })
        tree.update(offer)
        same(seen, [[20, 20]])
        for width in [35, 35, 40] {
            knob.set?(CGFloat(width))
            tree.update(offer)
        }
        same(seen, [[20, 20], [20, 35], [35, 40]])
        same(single, [20, 30])
    }

    @Test func aMoveIsAChangeIfThePlaceIsRead() {
        let knob = Knob(CGFloat(20))
        var seen: [CGFloat] = []
        let tree = liveTree(
            HStack(spacing: 0) {
                Turning(knob) { Color.red.frame(width: $0, height: 10) }
                Color.blue.frame(width: 10, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .named("row")).minX
                    } action: { new in
                        seen.append(new)
                    }
            }.coordinateSpace(.named("row")).padding(3))
        tree.update(offer)
        knob.set?(50)
        tree.update(offer)
        same(seen, [20, 50])
    }

    private struct Equal: View {
        @State private var width: CGFloat = 0

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 70, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: { new in
                        width = new
                    }
                Color.blue.frame(width: width, height: 10).accessibilityIdentifier("a")
            }
        }
    }

    @Test func stateThatTheActionSetsIsLaidOutInTheSameUpdate() {
        let snapshot = LayoutSnapshot(of: Equal(), proposal: offer)
        same(snapshot.frames["a"], CGRect(x: 0, y: 10, width: 70, height: 10))
        empty(snapshot.issues)
    }

    private struct Growing: View {
        @State private var height: CGFloat = 10

        var body: some View {
            Color.red.frame(width: 10, height: height).accessibilityIdentifier("a")
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: { new in
                    height = new + 1
                }
        }
    }

    // Eight rounds: the bound is ours; Apple's gives up too and prints a message.
    @Test func aChangeThatNeverSettlesEndsAndIsReported() {
        let snapshot = LayoutSnapshot(of: Growing(), proposal: offer)
        same(snapshot.frames["a"]?.height, 18)
        same(snapshot.issues.map(\.path), [["Growing"]])
        same(snapshot.issues.first?.description.contains("onGeometryChange"), true)
    }
}
