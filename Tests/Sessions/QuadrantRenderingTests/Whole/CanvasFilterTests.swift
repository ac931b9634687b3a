import Expectations
import Foundation
import QuadrantRendering
import QuadrantViews
import SwiftUI
import Testing

/// Filters of a canvas as pixels: the one that was added last works first.
@MainActor struct CanvasFilterTests {
    private typealias Filter = GraphicsContext.Filter

    /// Red, green, blue and alpha of the pixels of a canvas on a clear ground, a pixel to a point.
    private func pixels(
        _ size: CGSize, _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
    ) throws -> (Int, Int) -> [Int] {
        let view = Canvas(renderer: draw).frame(width: size.width, height: size.height)
        let renderer = ImageRenderer(content: view)
        renderer.scale = 1
        let image = try #require(renderer.cgImage)
        let (bytes, width) = (image.rgba, image.width)
        return { x, y in (0..<4).map { Int(bytes[(y * width + x) * 4 + $0]) } }
    }

    /// The middle of a white square that is drawn with filters.
    private func white(
        opacity: Double = 1, _ filters: Filter..., within layers: Filter...
    ) throws -> [Int] {
        try pixels(CGSize(width: 12, height: 12)) { context, size in
            let square = Path(CGRect(origin: .zero, size: size))
            context.opacity = opacity
            for filter in filters { context.addFilter(filter) }
            guard !layers.isEmpty else {
                context.fill(square, with: .color(.white))
                return
            }
            context.drawLayer { layer in
                for filter in layers { layer.addFilter(filter) }
                layer.fill(square, with: .color(.white))
            }
        }(6, 6)
    }

    /// Each pair of filters in both orders: of two that do not commute, the last one is the inner one.
    @Test func theLastOneWorksFirst() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let half = Filter.colorMultiply(.white.opacity(0.4))
        let threshold = Filter.alphaThreshold(min: 0.5, color: red)
        let shadow = Filter.shadow(color: red, radius: 0, options: .shadowOnly)
        let multiply = Filter.colorMultiply(red)
        let narrow = Filter.projectionTransform(
            ProjectionTransform(CGAffineTransform(scaleX: 0.5, y: 1)))
        let drop = Filter.shadow(color: red, radius: 0, x: 1)
        let rows: [(pixel: [Int], wanted: [Int])] = [
            (try white(.colorInvert(), multiply), [0, 255, 255, 255]),
            (try white(multiply, .colorInvert()), [0, 0, 0, 255]),
            (try white(.luminanceToAlpha, .colorInvert()), [0, 0, 0, 0]),
            (try white(.colorInvert(), .luminanceToAlpha), [255, 255, 255, 255]),
            (try white(threshold, half), [0, 0, 0, 0]),
            (try white(half, threshold), [102, 0, 0, 102]),
            (try white(shadow, .colorInvert()), [255, 0, 0, 255]),
            (try white(.colorInvert(), shadow), [0, 255, 255, 255]),
            // What is made narrow, up to 6, throws a shadow of a whole point, up to 7.
            (try white(drop, narrow), [255, 0, 0, 255]),
            // A layer's filters work before those around it, whenever they were added.
            (try white(.colorInvert(), within: multiply), [0, 255, 255, 255]),
            (try white(multiply, .colorInvert(), within: .colorInvert()), [255, 0, 0, 255]),
            // The opacity comes after all filters: a threshold sees what is drawn as it is.
            (try white(opacity: 0.4, threshold), [102, 0, 0, 102]),
        ]
        for (index, row) in rows.enumerated() {
            let isNear = zip(row.pixel, row.wanted).allSatisfy { abs($0 - $1) <= 2 }
            holds(isNear, "row \(index): \(row.pixel), not \(row.wanted)")
        }
    }

    /// Blobs that flow into one another, as all write them: a threshold, then a blur.
    @Test func aMetaballHasHardEdges() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let pixel = try pixels(CGSize(width: 100, height: 80)) { context, _ in
            context.addFilter(.alphaThreshold(min: 0.5, color: red))
            context.addFilter(.blur(radius: 8))
            context.drawLayer { layer in
                for x in [10.0, 48] {
                    let circle = Path(ellipseIn: CGRect(x: x, y: 20, width: 40, height: 40))
                    layer.fill(circle, with: .color(.black))
                }
            }
        }
        // The bridge between the blobs is as red as they are.
        #expect(pixel(45, 40) == [255, 0, 0, 255] && pixel(55, 40) == [255, 0, 0, 255])
        for y in 0..<80 {
            // In and out of a blob are two edges, of at most two pixels each.
            let mixed = (0..<100).count { (1..<255).contains(pixel($0, y)[3]) }
            #expect(mixed <= 16, "row \(y): \(mixed) mixed pixels")
        }
    }

    /// The filters of a backdrop have the same order.
    @Test func theBackdropIsFilteredInTheSameOrder() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let pixel = try pixels(CGSize(width: 12, height: 12)) { context, size in
            let all = Path(CGRect(origin: .zero, size: size))
            context.fill(all, with: .color(.white))
            context.addFilter(.colorInvert())
            context.addFilter(.colorMultiply(red))
            context.fill(all, with: .backdrop)
        }
        same(pixel(6, 6), [0, 255, 255, 255])
    }
}
