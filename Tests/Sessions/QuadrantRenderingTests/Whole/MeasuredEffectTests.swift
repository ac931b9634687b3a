import Expectations
import Foundation
import QuadrantRendering
import QuadrantViews
import SwiftUI
import Testing

/// Effects beside what Apple's pictures show of them.
@MainActor
struct MeasuredEffectTests {
    private func alphas(_ view: some View, scale: CGFloat = 1) throws -> (Int, Int) -> Int {
        let renderer = ImageRenderer(content: view)
        renderer.scale = scale
        let image = try #require(renderer.cgImage)
        let (bytes, width) = (image.rgba, image.width)
        return { x, y in Int(bytes[(y * width + x) * 4 + 3]) }
    }

    /// Four shadows of radius 10 about a disc (iOS 15.5, scale 1): alphas on the 50 points beyond its edge.
    @Test func fourShadowsOneUponTheOther() throws {
        let alpha = try alphas(
            Circle().fill(.green).frame(width: 100, height: 100)
                .shadow(color: .black, radius: 10).shadow(color: .green, radius: 10)
                .shadow(color: .red, radius: 10).shadow(color: .blue, radius: 10)
                .frame(width: 200, height: 200))
        let measured = [251, 237, 204, 154, 101, 61, 32, 16, 8, 2]
        for (step, wanted) in measured.enumerated() {
            let found = alpha(150 + 5 * step, 100)
            near(found, wanted, within: 4, "\(5 * step): \(found), not \(wanted)")
        }
    }

    /// A style's shadow, a canvas's and one of several shapes are as wide as that of one shape.
    @Test func shadowsOfAllKindsAreAsWide() throws {
        let square = Rectangle().frame(width: 20, height: 20)
        let one = try alphas(square.shadow(color: .black, radius: 4).frame(width: 80, height: 80))
        let half = square.frame(width: 10).clipped()
        let pair = HStack(spacing: 0) {
            half
            half
        }
        let group = try alphas(pair.shadow(color: .black, radius: 4).frame(width: 80, height: 80))
        let style = try alphas(
            Rectangle().fill(.black.shadow(.drop(color: .black, radius: 4)))
                .frame(width: 20, height: 20).frame(width: 80, height: 80))
        let canvas = try alphas(
            Canvas { context, _ in
                context.addFilter(.shadow(color: .black, radius: 4))
                let box = CGRect(x: 30, y: 30, width: 20, height: 20)
                context.fill(Path(box), with: .color(.black))
            }
            .frame(width: 80, height: 80))
        for x in stride(from: 50, to: 66, by: 3) {
            for other in [group, style, canvas] {
                near(other(x, 40), one(x, 40), within: 3, "\(x)")
            }
        }
        #expect(one(52, 40) > 40 && one(66, 40) < 3)
    }

    /// iOS 18: the first row of pixels of a radius of 12 begins 12.5 in, at 1 point 7.3, at 10 points 0.5;
    /// straight from about 16.7.
    @Test func cornersAreContinuous() throws {
        let card = Color.black.frame(width: 60, height: 60)
        let corner = try alphas(card.cornerRadius(12), scale: 3)
        let same = try alphas(card.clipShape(RoundedRectangle(cornerRadius: 12)), scale: 3)
        let round = try alphas(
            card.clipShape(RoundedRectangle(cornerRadius: 12, style: .circular)), scale: 3)
        var (differs, isSame) = (false, true)
        for y in 0..<60 {
            for x in 0..<60 {
                if corner(x, y) != same(x, y) { isSame = false }
                if abs(corner(x, y) - round(x, y)) > 20 { differs = true }
            }
        }
        #expect(isSame && differs)
        /// Where a row begins, in points: the part of its pixels that is not covered.
        func start(_ row: Int) -> Double {
            (0..<90).reduce(0.0) { $0 + 1 - Double(corner($1, row)) / 255 } / 3
        }
        near(start(3), 7.3, within: 0.6, "\(start(3))")
        near(start(30), 0.5, within: 0.3, "\(start(30))")
    }

    /// iOS 26: 63 by 28 in a frame of 66 by 30, half a pixel from its end at two pixels a point; the pill 37 by 24 and 2 in from the
    /// top and from its end.
    @Test func theSwitch() throws {
        func whites(_ isOn: Bool, _ direction: LayoutDirection = .leftToRight) throws -> [Int] {
            let view = Toggle("", isOn: .constant(isOn)).labelsHidden()
            let renderer = ImageRenderer(content: view.environment(\.layoutDirection, direction))
            renderer.scale = 2
            let image = try #require(renderer.cgImage)
            #expect((image.width, image.height) == (132, 60))
            let row = Array(image.rgba[30 * 132 * 4..<31 * 132 * 4])
            let column = (0..<60).map { image.rgba[($0 * 132 + (isOn ? 91 : 45)) * 4 + 2] }
            if direction == .leftToRight { same(column.firstIndex(of: 255), 6) }
            // The ends are round: their outermost pixels are not quite covered.
            return (0..<132).filter { row[$0 * 4] > 225 }
        }
        try same(whites(true), Array(53..<127))
        try same(whites(false), Array(9..<83))
        try same(whites(true, .rightToLeft), Array(5..<79))
    }
}
