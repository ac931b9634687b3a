import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText
import Testing

/// Items that show nothing, whatever draws them.
@Suite struct UnseenItemTests {
    private func isSeen(_ item: DisplayItem, scale: CGFloat = 1) -> Bool {
        item.canBeSeen(in: CGAffineTransform(scaleX: scale, y: scale))
    }

    private func text(_ size: CGFloat) -> DisplayItem {
        let run = GlyphRun(
            font: FontID(rawValue: 1), size: size, origin: .zero, width: size, glyphs: [])
        return .glyphs(GlyphItem(run: run, origin: .zero, paint: .color(.black)))
    }

    private func box(_ paint: Paint) -> DisplayItem {
        .fill(FillItem(shape: .rect(CGRect(x: 0, y: 0, width: 9, height: 9)), paint: paint))
    }

    private let stops = [0.0, 1].map { GradientStop(color: .black, location: $0) }

    @Test func typeOfLessThanAThousandthOfAPointIsNotSeen() {
        holds(isSeen(text(0.001)))
        fails(isSeen(text(0.0001)))
        holds(isSeen(text(0.0001), scale: 10))
        fails(isSeen(text(1), scale: 0.0001))
        fails(isSeen(text(.leastNonzeroMagnitude), scale: 1e9))
        fails(isSeen(text(.nan)))
    }

    @Test func aGradientHasToHaveAPlace() {
        func linear(_ start: CGFloat, _ end: CGFloat) -> Paint {
            .linearGradient(
                LinearGradientPaint(
                    stops: stops, start: CGPoint(x: start, y: 0), end: CGPoint(x: end, y: 5)))
        }
        holds(isSeen(box(linear(0, 5))))
        fails(isSeen(box(linear(.nan, 5))))
        fails(isSeen(box(linear(0, .infinity))))
        func angular(_ start: Double) -> Paint {
            .angularGradient(
                AngularGradientPaint(stops: stops, center: .zero, startAngle: start, endAngle: 6))
        }
        holds(isSeen(box(angular(0))))
        fails(isSeen(box(angular(.nan))))
        func radial(_ x: CGFloat, _ radius: CGFloat, height: CGFloat = 1) -> Paint {
            var gradient = RadialGradientPaint(
                stops: stops, center: CGPoint(x: x, y: 0), startRadius: 0, endRadius: radius)
            gradient.transform = CGAffineTransform(scaleX: 1, y: height)
            return .radialGradient(gradient)
        }
        holds(isSeen(box(radial(0, 5))))
        holds(isSeen(box(radial(0, .infinity))))
        fails(isSeen(box(radial(.nan, 5))))
        fails(isSeen(box(radial(0, .nan))))
        fails(isSeen(box(radial(0, 5, height: 0))))
    }
}
