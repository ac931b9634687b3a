import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What a moment costs, in counts.
@MainActor @Suite struct MotionCostTests {
    private struct Field: View {
        let count: Int
        let note: () -> Void
        @State private var isOn = false

        var body: some View {
            let _ = note()
            ZStack(alignment: .topLeading) {
                ForEach(0..<count, id: \.self) { index in
                    Color.red.frame(width: 2, height: 2)
                        .offset(x: index.isMultiple(of: 10) && isOn ? 50 : 0)
                        .opacity(index.isMultiple(of: 10) && isOn ? 0.5 : 1)
                }
            }
            .frame(width: 100, height: 100).contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
            .accessibilityIdentifier("go")
        }
    }

    @Test func aMomentEvaluatesAndMeasuresNothing() throws {
        var bodies = 0
        let host = ViewHost(width: 100, height: 100) { Field(count: 500) { bodies += 1 } }
        try host["go"].tap()
        host.update()
        let before = bodies
        let cost = host.cost {
            for _ in 0..<10 {
                host.advance(by: 0.01)
                _ = try? host.pngData()
            }
        }
        same(bodies, before)
        #expect(cost.bodies == 0 && cost.measures == 0 && cost.places == 0, "\(cost)")
        host.advanceToEnd()
        _ = try host.pngData()
        same(
            host.cost {
                host.advance(by: 1)
                _ = try? host.pngData()
            }, PassCounters())
    }

    /// Leaves that fly to where another layout puts them.
    private struct Flight: View {
        @State private var isWide = false

        var body: some View {
            VStack(spacing: 0) {
                Color.gray.frame(height: 10)
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
                    .accessibilityIdentifier("go")
                ForEach(0..<20, id: \.self) { _ in
                    HStack(spacing: isWide ? 3 : 0) {
                        ForEach(0..<20, id: \.self) { _ in Color.blue.frame(height: 4) }
                    }
                }
            }
        }
    }

    /// A moment of a flight lays out nothing, and looks at no leaf but to draw it.
    @Test func aMomentOfAFlightLaysOutNothing() throws {
        let host = ViewHost(width: 200, height: 100) { Flight() }
        try host["go"].tap()
        host.update()
        _ = try host.pngData()
        // The picture that a cost ends with is drawn once.
        let moved = host.cost { for _ in 0..<10 { host.advance(by: 0.01) } }
        same(moved.bodies + moved.measures + moved.places, 0, "\(moved)")
        #expect(moved.recorded <= 400, "\(moved)")
        let drawn = host.cost {
            host.advance(by: 0.01)
            _ = try? host.pngData()
        }
        // The 400 leaves, and the containers around them.
        same(drawn.bodies + drawn.measures + drawn.places, 0, "\(drawn)")
        has((400...450), drawn.recorded, "\(drawn)")
        host.advanceToEnd()
        _ = try host.pngData()
        same(host.cost { host.advance(by: 1) }, PassCounters())
    }
}
