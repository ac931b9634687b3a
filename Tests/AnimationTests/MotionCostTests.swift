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
        #expect(bodies == before)
        #expect(cost.bodies == 0 && cost.measures == 0 && cost.places == 0, "\(cost)")
        host.advanceToEnd()
        _ = try host.pngData()
        #expect(
            host.cost {
                host.advance(by: 1)
                _ = try? host.pngData()
            } == PassCounters())
    }
}
