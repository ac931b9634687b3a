import Expectations
import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantShaping
import QuadrantTesting
import QuadrantText
import SwiftUI
import Testing

/// Trees far deeper and wider than the stack of a thread would bear. The tests' threads have
/// stacks of 8 MiB or less.
@MainActor @Suite struct DepthTests {
    private struct Nest: View {
        let levels: Int
        var body: some View {
            if levels > 0 {
                AnyView(Nest(levels: levels - 1)).padding(0.5)
            } else {
                Color.red.frame(width: 10, height: 10).accessibilityIdentifier("core")
            }
        }
    }

    private func isPNG(_ view: some View, size: CGSize) throws -> Bool {
        let engine = ShapingEngine()
        let tree = ViewTree(view, environment: EnvironmentValues(), textEngine: engine)
        tree.update(.unspecified)
        let list = tree.displayList(
            canvas: size, origin: .zero, displayScale: 1, background: .white)
        return try PNGRenderer(engine: engine).png(list).starts(with: [0x89, 0x50, 0x4E, 0x47])
    }

    @Test func tenThousandNestedViews() throws {
        let snapshot = LayoutSnapshot(of: Nest(levels: 10_000), proposal: .unspecified)
        same(snapshot.size, CGSize(width: 10_010, height: 10_010))
        same(snapshot.frames["core"], CGRect(x: 5_000, y: 5_000, width: 10, height: 10))
        try holds(isPNG(Nest(levels: 10_000), size: CGSize(width: 100, height: 100)))
    }

    @Test func tenThousandModifiersBehindAnyViews() throws {
        var view = AnyView(Text(verbatim: "core"))
        for _ in 0..<10_000 { view = AnyView(view.opacity(0.9999)) }
        try holds(isPNG(view, size: CGSize(width: 100, height: 100)))
        for _ in 0..<10_000 { view = AnyView(HStack { view }) }
        same(LayoutSnapshot(of: view, proposal: .zero).size.height, 20.5)
    }

    @Test func aHundredThousandSiblings() throws {
        let view = VStack(spacing: 0) {
            ForEach(0..<100_000) { _ in Color.red.frame(width: 1, height: 0.01) }
        }
        let size = LayoutSnapshot(of: view, proposal: .unspecified).size
        #expect(size.width == 1 && abs(size.height - 1_000) < 0.001)
        try holds(isPNG(view, size: CGSize(width: 10, height: 1_000)))
    }
}
