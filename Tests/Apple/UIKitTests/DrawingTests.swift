import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Pictures that code draws, as UIKit and Core Graphics draw them.
@MainActor @Suite struct DrawingTests {
    /// The colour of a pixel, from 0 to 255, not premultiplied where it is opaque.
    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let pixels = try #require(image.cgImage)
        let bytes = pixels.rgba
        let start = (y * pixels.width + x) * 4
        return Array(bytes[start..<start + 4])
    }

    private var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return format
    }

    private func badge() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            let context = $0.cgContext
            context.saveGState()
            context.translateBy(x: 10, y: 0)
            context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
            context.fill(CGRect(x: 0, y: 5, width: 10, height: 5))
            context.restoreGState()
            // The colour is red again, and the origin at the top left.
            context.fill(CGRect(x: 18, y: 0, width: 2, height: 2))
        }
    }

    @Test func shapesAreDrawnFromTheTopLeft() throws {
        let image = badge()
        same(image.size, CGSize(width: 20, height: 10))
        same(image.cgImage?.width, 40)
        try same(pixel(image, 4, 4), [255, 0, 0, 255])
        try same(pixel(image, 30, 4), [0, 0, 0, 0])
        try same(pixel(image, 30, 16), [0, 0, 255, 255])
        try same(pixel(image, 38, 1), [255, 0, 0, 255])
    }

    /// What Core Graphics draws in a canvas has the clips, the map and the opacity of the context.
    @Test func aCanvasIsDrawnIntoByCoreGraphics() throws {
        let canvas = Canvas { context, _ in
            context.translateBy(x: 10, y: 0)
            context.opacity = 0.5
            context.withCGContext { inner in
                inner.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
                inner.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
            }
            context.opacity = 1
            context.fill(Path(CGRect(x: 2, y: 0, width: 1, height: 10)), with: .color(.black))
        }
        let renderer = ImageRenderer(content: canvas.frame(width: 20, height: 10))
        let image = try #require(renderer.uiImage)
        let rows: [(Int, [UInt8])] = [
            (5, [0, 0, 0, 0]), (11, [128, 0, 0, 128]), (12, [0, 0, 0, 255]), (16, [0, 0, 0, 0]),
        ]
        for (x, wanted) in rows { try same(pixel(image, x, 5), wanted, "\(x)") }
    }

    @Test func aPictureIsDrawnIntoAnother() throws {
        let small = badge()
        let large = UIGraphicsImageRenderer(
            size: CGSize(width: 40, height: 40), format: UIGraphicsImageRendererFormat()
        ).image { context in
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).addClip()
            small.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
            UIColor.green.setStroke()
            let line = UIBezierPath()
            line.move(to: CGPoint(x: 0, y: 20))
            line.addLine(to: CGPoint(x: 40, y: 20))
            line.lineWidth = 4
            line.stroke()
        }
        try same(pixel(large, 0, 0)[3], 0)
        try same(pixel(large, 10, 10), [255, 0, 0, 255])
        try same(pixel(large, 30, 30), [0, 0, 255, 255])
        #expect(try pixel(large, 20, 20)[1] > 180)
        let data = try #require(large.pngData())
        same(UIImage(data: data)?.size, CGSize(width: 40, height: 40))
    }

    @Test func textsAreDrawn() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 20), format: format)
            .image { _ in
                NSString(string: "MMM").draw(
                    at: .zero, withAttributes: [.foregroundColor: UIColor.black])
            }
        let pixels = try #require(image.cgImage).rgba
        holds(pixels.enumerated().contains { $0.offset % 4 == 3 && $0.element > 200 })
    }

    @Test func theOlderFunctionsDrawToo() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 1)
        UIColor(white: 0, alpha: 1).set()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 8))
        UIGraphicsGetCurrentContext()?.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        try same(pixel(image, 3, 3), [0, 0, 0, 255])
        try same(pixel(image, 0, 0)[3], 0)
        try same(pixel(image, 6, 6)[3], 0)
    }

    @Test func oddSizesGiveEmptyPictures() {
        for size in [CGSize(width: -1, height: 4), CGSize(width: CGFloat.nan, height: 4)] {
            let image = UIGraphicsImageRenderer(size: size).image { $0.fill(.infinite) }
            same(image.size, .zero)
            same(image.pngData(), nil)
        }
    }

    @Test func viewsShowThePicture() throws {
        let host = ViewHost(width: 40, height: 20) { Image(uiImage: badge()) }
        has(host.svg(), "#f00")
    }
}

/// Contexts of pixels, whose origin is at the bottom left.
@MainActor @Suite struct BitmapContextTests {
    private func context(_ width: Int, _ height: Int) -> CGContext? {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }

    @Test func whatIsDrawnBecomesPixels() throws {
        let context = try #require(self.context(4, 6))
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        let image = try #require(context.makeImage())
        #expect(image.width == 4 && image.height == 6)
        let rows = (0..<6).map { Array(image.rgba[($0 * 16)..<($0 * 16 + 4)]) }
        // The lower third is red.
        holds(rows.prefix(4).allSatisfy { $0 == [0, 0, 0, 0] })
        #expect(rows[4] == rows[5] && rows[5][3] == 255 && rows[5][0] > 200 && rows[5][2] < 100)
        // A picture that is drawn into another stands upright.
        let second = try #require(self.context(4, 6))
        second.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 6))
        let copy = try #require(second.makeImage())
        // The row between the two colours is blended where a picture is drawn.
        for row in [0, 1, 2, 4, 5] {
            same(copy.rgba[row * 16..<row * 16 + 4], image.rgba[row * 16..<row * 16 + 4])
        }
    }

    @Test func sizesThatNobodyCanDrawMakeNoContext() {
        #expect(context(0, 5) == nil && context(5, -1) == nil && context(100_000, 5) == nil)
    }
}
