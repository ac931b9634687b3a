import Expectations
import Foundation
import SwiftUI
import Testing

/// Each example draws at each of some moments, changes between them, and has nothing to report.
@MainActor
@Suite struct ChoreographyExampleTests {
    private func expectMotion(_ view: some View, _ name: String) {
        let host = MovedHost(view)
        var drawings = Set([host.drawing])
        for _ in 0..<4 {
            host.host.clock.stand()
            host.host.restInPlace()
            host.advance(0.3)
            drawings.insert(host.drawing)
            host.host.clock.run()
        }
        #expect(drawings.count > 1, "\(name) stands still")
        empty(host.issues, "\(name)")
    }

    @Test func examplesMove() {
        expectMotion(ClockFace(), "ClockFace")
        expectMotion(Schedules(), "Schedules")
        expectMotion(Phases(), "Phases")
        expectMotion(Bounce(), "Bounce")
        expectMotion(MovingSymbols(), "MovingSymbols")
    }

    @Test func rowsAreFainterAtTheEdge() {
        let host = MovedHost(Rows())
        has(host.drawing, "opacity")
        empty(host.issues)
    }
}
