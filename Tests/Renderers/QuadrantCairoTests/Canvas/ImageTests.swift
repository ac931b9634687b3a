import Expectations
import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantShaping
import Testing

@Suite struct ImageTests {
    /// A grey square of 8 pixels.
    private static let jpeg =
        Data(
            base64Encoded:
                "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkz"
                + "ODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/wAALCAAIAAgBAREA/8QAFAABAAAAAAAA"
                + "AAAAAAAAAAAABf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AMf/Z") ?? Data()

    /// One black column in eight, the others white.
    private let stripes = DisplayImage(
        width: 64, height: 8,
        pixels: (0..<64 * 8).flatMap { $0 % 8 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255] })

    private func drawn(
        _ image: DisplayImage, _ rect: CGRect, _ smoothing: ImageSmoothing
    ) throws -> DisplayImage {
        var item = ImageItem(image: image, rect: rect)
        item.smoothing = smoothing
        return try Drawing(.image(item)).image()
    }

    @Test func reductionTakesAllPixelsIn() throws {
        let rect = CGRect(x: 1, y: 1, width: 8, height: 8)
        for smoothing in [ImageSmoothing.medium, .high] {
            let image = try drawn(stripes, rect, smoothing)
            // An eighth of black.
            for x in 2..<8 { near(Int(image.pixel(x, 4)[0]), 223, within: 12) }
        }
        for smoothing in [ImageSmoothing.none, .low] {
            let image = try drawn(stripes, rect, smoothing)
            holds((2..<8).allSatisfy { image.pixel($0, 4)[0] == 255 })
        }
    }

    /// A map without an inverse would end the whole drawing, in a file too.
    @Test func aFrameWithoutAPlaceOrAnExtentIsLeftOut() throws {
        let rects = [
            CGRect(x: 1, y: CGFloat.infinity, width: 5, height: 5),
            CGRect(x: CGFloat.nan, y: 1, width: 5, height: 5),
            CGRect(x: 1, y: 1, width: 1e-200, height: 1e-200),
        ]
        for rect in rects {
            let image = try drawn(stripes, rect, .medium)
            holds(image.pixels.allSatisfy { $0 == 255 })
            let list = Drawing(.image(ImageItem(image: stripes, rect: rect))).list
            #expect(throws: Never.self) { try PDFRenderer(engine: ShapingEngine()).pdf(list) }
        }
    }

    @Test func aFrameBeyondAllNumbersDoesNotTrap() throws {
        for smoothing in [ImageSmoothing.medium, .high] {
            _ = try drawn(stripes, CGRect(x: 0, y: 0, width: 1e30, height: 10), smoothing)
        }
    }

    @Test func enlargementFollowsTheSmoothing() throws {
        let edge = DisplayImage(
            width: 4, height: 1,
            pixels: [0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255])
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let rows = try [ImageSmoothing.none, .low, .high].map { smoothing in
            let image = try drawn(edge, rect, smoothing)
            return (0..<10).map { image.pixel($0, 5)[0] }
        }
        same(rows[0], [0, 0, 0, 0, 0, 255, 255, 255, 255, 255])
        holds(rows[1].contains { $0 > 0 && $0 < 255 })
        // Smooth, steeper than a straight line in the middle, and within the edges' colours.
        #expect(rows[2].contains { $0 > 0 && $0 < 255 } && rows[2] != rows[1])
        holds(zip(rows[2], rows[2].dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test func edgesSnapToPixels() throws {
        let red = DisplayImage(width: 1, height: 1, pixels: [255, 0, 0, 255])
        var item = ImageItem(image: red, rect: CGRect(x: 1.4, y: 1.4, width: 5, height: 5))
        item.snapsToPixels = true
        let image = try Drawing(.image(item)).image()
        same(image.pixel(1, 1), [255, 0, 0, 255])
        same(image.pixel(0, 3), [255, 255, 255, 255])
        same(image.pixel(6, 3), [255, 255, 255, 255])
    }

    @Test func edgesMayStayHard() throws {
        let red = DisplayImage(width: 1, height: 1, pixels: [255, 0, 0, 255])
        var item = ImageItem(image: red, rect: CGRect(x: 1.3, y: 1.3, width: 5.5, height: 5.5))
        let soft = try Drawing(.image(item)).image()
        #expect(soft.pixel(1, 3)[1] > 0 && soft.pixel(1, 3)[1] < 255)
        item.isAntialiased = false
        let hard = try Drawing(.image(item)).image()
        holds((0..<10).allSatisfy { [0, 255].contains(hard.pixel($0, 3)[1]) })
    }

    @Test func aPDFHoldsTheJPEGItselfAndOnce() throws {
        let image = DisplayImage(
            width: 8, height: 8, pixels: Array(repeating: 90, count: 256),
            file: EncodedImage(format: .jpeg, data: Self.jpeg))
        let items = [1, 5].map { place in
            DisplayItem.image(
                ImageItem(image: image, rect: CGRect(x: place, y: place, width: 4, height: 3)))
        }
        var drawing = Drawing()
        drawing.items = items
        let file = try PDFRenderer(engine: ShapingEngine()).pdf(drawing.list)
        let first = try #require(file.range(of: Self.jpeg))
        same(file.range(of: Self.jpeg, in: first.upperBound..<file.endIndex), nil)
        try same(PDFRenderer(engine: ShapingEngine()).pdf(drawing.list), file)
    }

    @Test func aPDFHoldsARepeatedPictureOnce() throws {
        var state: UInt32 = 1
        let noise = (0..<40 * 40 * 4).map { index -> UInt8 in
            state = state &* 1_664_525 &+ 1_013_904_223
            return index % 4 == 3 ? 255 : UInt8(state >> 24)
        }
        let image = DisplayImage(width: 40, height: 40, pixels: noise)
        func size(_ count: Int) throws -> Int {
            var drawing = Drawing()
            drawing.items = (0..<count).map { place in
                .image(ImageItem(image: image, rect: CGRect(x: place, y: 0, width: 1, height: 1)))
            }
            return try PDFRenderer(engine: ShapingEngine()).pdf(drawing.list).count
        }
        let (one, five) = (try size(1), try size(5))
        #expect(one > 2000 && five < one + 1000)
    }
}
