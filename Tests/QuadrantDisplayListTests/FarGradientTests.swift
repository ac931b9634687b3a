import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// Gradients around points so far from what is seen that readers of files run out of numbers.
@Suite struct FarGradientTests {
    private let canvas = CGRect(x: 0, y: 0, width: 100, height: 100)

    private func color(at x: CGFloat, _ radius: CGFloat, start: CGFloat = 0) -> RGBAColor? {
        gradient(at: x, radius, start: start).color(farBeyond: canvas)
    }

    private func gradient(
        at x: CGFloat, _ radius: CGFloat, start: CGFloat = 0
    ) -> RadialGradientPaint {
        RadialGradientPaint(
            stops: [
                GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
            ], center: CGPoint(x: x, y: 50), startRadius: start, endRadius: radius)
    }

    @Test func onlyWhatIsFarBeyondTheCirclesHasOneColour() {
        #expect(color(at: -1e6, 100) == .white)
        #expect(color(at: -1e6, 3, start: 100) == .black)
        #expect(color(at: -1e6, 1e6) == nil)
        #expect(color(at: -1000, 100) == nil)
        #expect(color(at: 50, 0.001) == nil)
        #expect(gradient(at: -1e6, 100).color(farBeyond: .null) == nil)
        var wide = gradient(at: -1e6, 100)
        wide.transform = CGAffineTransform(scaleX: 1, y: 1e5)
        #expect(wide.color(farBeyond: canvas) == nil)
    }
}
