import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Symbols that come, go and take the place of others.
@MainActor @Suite struct SymbolTransitionTests {
    private static func symbol(_ name: String, _ transition: ContentTransition) -> MotionProbe {
        MotionProbe(.linear(duration: 1)) { value in
            AnyView(
                Image(systemName: value == 0 ? "plus.circle.fill" : name).font(.system(size: 40))
                    .contentTransition(transition))
        }
    }

    private static func still(_ name: String, opacity: Double = 1, scale: Double = 1) throws -> Data
    {
        try MotionProbe.still(0) { _ in
            AnyView(
                Image(systemName: name).font(.system(size: 40)).scaleEffect(scale).opacity(opacity))
        }
    }

    @Test func aReplacedSymbolGoesBeforeTheNewOneComes() throws {
        let probe = Self.symbol("minus.circle.fill", .symbolEffect(.replace))
        try probe.go()
        try same(probe.host.pngData(), Self.still("plus.circle.fill"))
        probe.host.advance(by: 0.5)
        // In the middle the former one is gone and the new one not there yet.
        try same(probe.host.pngData(), MotionProbe.still(0) { _ in AnyView(Color.clear) })
        probe.host.advance(by: 0.5)
        try same(probe.host.pngData(), Self.still("minus.circle.fill"))
    }

    @Test func offUpShowsTheNewOneAlone() throws {
        let probe = Self.symbol("minus.circle.fill", .symbolEffect(.replace.offUp))
        try probe.go()
        probe.host.advance(by: 0.01)
        let seen = try probe.host.pngData()
        differ(seen, (try Self.still("plus.circle.fill")))
        differ(seen, (try Self.still("minus.circle.fill")))
    }

    @Test func theIdentityIsThereAtOnce() throws {
        let probe = Self.symbol("minus.circle.fill", .identity)
        try probe.go()
        try same(probe.host.pngData(), Self.still("minus.circle.fill"))
        fails(probe.host.isAnimating)
    }

    @Test func aSymbolAppearsAndTheRestIsThereAtOnce() throws {
        let content: @MainActor (Double) -> AnyView = { value in
            AnyView(
                ZStack {
                    if value == 1 {
                        HStack {
                            Image(systemName: "circle.fill").accessibilityIdentifier("symbol")
                            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("rest")
                        }
                        .transition(.symbolEffect(.appear))
                    }
                })
        }
        let probe = MotionProbe(.linear(duration: 1), content)
        try probe.go()
        func still(opacity: Double, scale: Double) throws -> Data {
            try MotionProbe.still(0) { _ in
                AnyView(
                    HStack {
                        Image(systemName: "circle.fill").scaleEffect(scale).opacity(opacity)
                        Color.red.frame(width: 20, height: 20)
                    })
            }
        }
        try same(probe.host.pngData(), still(opacity: 0, scale: 0.6))
        probe.host.advance(by: 0.5)
        try same(probe.host.pngData(), still(opacity: 0.5, scale: 0.8))
        probe.host.advanceToEnd()
        try same(probe.host.pngData(), MotionProbe.still(1, content))
    }
}
