import Expectations
import QuadrantCore
import SwiftUI
import TappedViews
import TestedViews
import Testing

/// Geometry handed on as preferences: Apple's pages "Anchor" and "anchorPreference(key:value:transform:)".
@MainActor @Suite struct AnchorTests {
    private let offer = ProposedViewSize(width: 200, height: 100)

    /// Tabs with a line under the one that is selected.
    private struct Tabs: View {
        let selected: String

        var body: some View {
            HStack(alignment: .top, spacing: 10) {
                tab("a", 30)
                tab("b", 50)
            }
            .padding(5)
            .overlayPreferenceValue(Bounds.self) { bounds in
                GeometryReader { proxy in
                    if let frame = bounds[selected].map({ proxy[$0] }) {
                        Color.blue.frame(width: frame.width, height: 2)
                            .accessibilityIdentifier("line")
                            .offset(x: frame.minX, y: frame.maxY)
                    }
                }
            }
        }

        private func tab(_ name: String, _ width: CGFloat) -> some View {
            Color.red.frame(width: width, height: 20)
                .anchorPreference(key: Bounds.self, value: .bounds) { [name: $0] }
        }
    }

    @Test func aLineUnderTheSelectedTab() {
        let knob = Knob("a")
        let tree = liveTree(Turning(knob) { Tabs(selected: $0) }.padding(.leading, 50))
        tree.update(offer)
        same(tree.frames["line"]?.width, 30)
        // Offsets are no part of frames: where the line is drawn is where the tab's lower edge is.
        knob.set?("b")
        tree.update(offer)
        same(tree.frames["line"]?.width, 50)
    }

    /// Reads a value of a box in a container of 200 by 100 points, 10 inside of the root.
    private func read<T>(_ source: Anchor<T>.Source, turned angle: Double = 0) -> T? {
        let kept = Kept<T>()
        let tree = liveTree(
            Color.red.frame(width: 40, height: 20)
                .transformAnchorPreference(key: Values<T>.self, value: source) { $0.append($1) }
                .rotationEffect(.degrees(angle))
                .padding(.leading, 30)
                .frame(width: 200, height: 100, alignment: .topLeading)
                .overlayPreferenceValue(Values<T>.self) { anchors in
                    GeometryReader { proxy in
                        let _ = anchors.first.map { kept.keep(proxy[$0]) }
                        Color.blue
                    }
                }
                .padding(10))
        tree.update(.unspecified)
        return kept.value
    }

    private struct Values<T>: PreferenceKey {
        static var defaultValue: [Anchor<T>] { [] }

        static func reduce(value: inout [Anchor<T>], nextValue: () -> [Anchor<T>]) {
            value += nextValue()
        }
    }

    @Test func sourcesOfRectangles() {
        same(read(.bounds), CGRect(x: 30, y: 0, width: 40, height: 20))
        same(
            read(.rect(CGRect(x: 1, y: 2, width: 3, height: 4))),
            CGRect(x: 31, y: 2, width: 3, height: 4))
    }

    @Test func sourcesOfPoints() {
        same(read(.point(CGPoint(x: 1, y: 2))), CGPoint(x: 31, y: 2))
        same(read(.unitPoint(UnitPoint(x: 0.25, y: 2))), CGPoint(x: 40, y: 40))
        same(read(.topLeading), CGPoint(x: 30, y: 0))
        same(read(.top), CGPoint(x: 50, y: 0))
        same(read(.topTrailing), CGPoint(x: 70, y: 0))
        same(read(.leading), CGPoint(x: 30, y: 10))
        same(read(.center), CGPoint(x: 50, y: 10))
        same(read(.trailing), CGPoint(x: 70, y: 10))
        same(read(.bottomLeading), CGPoint(x: 30, y: 20))
        same(read(.bottom), CGPoint(x: 50, y: 20))
        same(read(.bottomTrailing), CGPoint(x: 70, y: 20))
    }

    @Test func severalValuesAndNone() {
        same(
            read(.init([.topLeading, .bottomTrailing])),
            [CGPoint(x: 30, y: 0), CGPoint(x: 70, y: 20)])
        same(read(.init([.bounds])), [CGRect(x: 30, y: 0, width: 40, height: 20)])
        same(read(.init(Anchor<CGPoint>.Source?.some(.top))), CGPoint(x: 50, y: 0))
        same(read(.init(Anchor<CGPoint>.Source?.none)), .some(nil))
    }

    @Test func aTurnedViewGivesTheRectangleAroundIt() throws {
        let rect = try #require(read(.bounds, turned: 90))
        #expect(abs(rect.minX - 40) < 1e-9 && abs(rect.width - 20) < 1e-9)
        #expect(abs(rect.minY + 10) < 1e-9 && abs(rect.height - 40) < 1e-9)
    }

    @Test func whoReadsInATurnedViewSeesItsOwnCoordinates() throws {
        let kept = Kept<CGRect>()
        let tree = liveTree(
            Color.red.frame(width: 40, height: 20)
                .anchorPreference(key: Bounds.self, value: .bounds) { ["a": $0] }
                .padding(5)
                .overlayPreferenceValue(Bounds.self) { bounds in
                    GeometryReader { proxy in
                        let _ = bounds["a"].map { kept.keep(proxy[$0]) }
                        Color.blue
                    }
                }
                .scaleEffect(2)
                .rotationEffect(.degrees(30)))
        tree.update(.unspecified)
        let rect = try #require(kept.value)
        #expect(abs(rect.minX - 5) < 1e-9 && abs(rect.minY - 5) < 1e-9)
        #expect(abs(rect.width - 40) < 1e-9 && abs(rect.height - 20) < 1e-9)
    }

    @Test func aViewThatMovesChangesItsPreference() {
        let knob = Knob(CGFloat(10))
        var seen: [CGFloat] = []
        let tree = liveTree(
            GeometryReader { proxy in
                HStack(spacing: 0) {
                    Turning(knob) { Color.red.frame(width: $0) }
                    Color.blue.anchorPreference(key: Bounds.self, value: .bounds) { ["a": $0] }
                }
                .onPreferenceChange(Bounds.self) { bounds in
                    bounds["a"].map { seen.append(proxy[$0].minX) }
                }
            })
        tree.update(offer)
        knob.set?(30)
        tree.update(offer)
        tree.update(offer)
        same(seen, [10, 30])
    }

    @Test func anchorsOfEqualGeometryAreEqual() {
        var seen: [[String: Anchor<CGRect>]] = []
        let knob = Knob(1)
        let tree = liveTree(
            Turning(knob) { _ in
                Color.red.frame(width: 10, height: 10)
                    .anchorPreference(key: Bounds.self, value: .bounds) { ["a": $0] }
            }
            .onPreferenceChange(Bounds.self) { seen.append($0) })
        tree.update(offer)
        knob.set?(2)
        tree.update(offer)
        same(seen.count, 1)
        same(Set(seen.compactMap { $0["a"] }).count, 1)
    }
}
