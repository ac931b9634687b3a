import Expectations
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantRendering
import QuadrantText
import QuadrantViews
import SwiftUI
import Testing

/// Pixels out of renderers and into views.
@MainActor
struct PictureTests {
    private let red: [UInt8] = [255, 0, 0, 255]
    private let blue: [UInt8] = [0, 0, 255, 255]

    /// A red pixel with a blue one at its right.
    private var pair: CGImage {
        get throws { try #require(CGImage(width: 2, height: 1, rgba: red + blue)) }
    }

    @Test func hasThePixelsOfTheView() throws {
        let renderer = ImageRenderer(
            content: HStack(spacing: 0) {
                Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 1, height: 1)
                Color.clear.frame(width: 1, height: 1)
            })
        let image = try #require(renderer.cgImage)
        #expect((image.width, image.height) == (2, 1))
        #expect((image.bitsPerPixel, image.bytesPerRow) == (32, 8))
        same(image.rgba, red + [0, 0, 0, 0])
        renderer.isOpaque = true
        same(renderer.cgImage?.rgba, red + [0, 0, 0, 255])
        renderer.scale = 3
        same(renderer.cgImage?.width, 6)
        same(renderer.uiImage?.size, CGSize(width: 2, height: 1))
        same(renderer.uiImage?.scale, 3)
    }

    @Test func saysWhyThereIsNoPicture() {
        let renderer = ImageRenderer(content: EmptyView())
        var issues: [String] = []
        renderer.onIssues = { issues += $0 }
        same(renderer.cgImage, nil)
        same(renderer.uiImage, nil)
        same(issues, Array(repeating: RenderingError.empty.description, count: 2))
    }

    @Test(arguments: [
        (Image.Orientation.up, 2, true), (.upMirrored, 2, false), (.down, 2, false),
        (.downMirrored, 2, true), (.left, 1, false), (.leftMirrored, 1, true),
        (.right, 1, true), (.rightMirrored, 1, false),
    ])
    func turnsPixels(_ orientation: Image.Orientation, width: Int, isRedFirst: Bool) throws {
        let renderer = ImageRenderer(
            content: Image(decorative: try pair, scale: 1, orientation: orientation))
        let image = try #require(renderer.cgImage)
        #expect((image.width, image.height) == (width, 3 - width))
        same(image.rgba, (isRedFirst ? red + blue : blue + red))
    }

    @Test func scaleIsPixelsPerPoint() throws {
        let image = Image(try pair, scale: 2, label: Text("Pair"))
        let renderer = ImageRenderer(content: image)
        renderer.scale = 2
        same(renderer.uiImage?.size, CGSize(width: 1, height: 0.5))
        same(renderer.cgImage?.rgba, red + blue)
        same(
            ImageRenderer(content: Image(uiImage: UIImage(cgImage: try pair))).cgImage?.rgba,
            red + blue)
    }

    @Test func picturesBecomeFilesAndBack() throws {
        let picture = UIImage(cgImage: try pair)
        let png = try #require(picture.pngData())
        same(UIImage(data: png)?.cgImage?.rgba, red + blue)
        let jpeg = try #require(picture.jpegData(compressionQuality: 1))
        same(jpeg.prefix(3), Data([0xFF, 0xD8, 0xFF]))
        same(UIImage(data: jpeg)?.size, CGSize(width: 2, height: 1))
        same(UIImage().pngData(), nil)
    }

    @Test func partsOfPictures() throws {
        try same(pair.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 5))?.rgba, blue)
        try same(pair.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)), nil)
        same(CGImage(width: 2, height: 2, rgba: red), nil)
    }

    @Test func jpegsAreOnWhiteUnlessOpaque() async throws {
        let renderer = ImageRenderer(content: Color.clear.frame(width: 8, height: 8))
        let white = try #require(UIImage(data: try await renderer.jpegData())?.cgImage)
        same(white.rgba, Array(repeating: 255, count: 256))
        renderer.isOpaque = true
        let black = try #require(UIImage(data: try await renderer.jpegData())?.cgImage)
        same(black.rgba.prefix(4), [0, 0, 0, 255])
    }

    @Test func qualityIsTradedForSize() async throws {
        let renderer = ImageRenderer(
            content: LinearGradient(
                colors: [.red, .blue, .green], startPoint: .topLeading, endPoint: .bottomTrailing
            ).frame(width: 64, height: 64))
        let small = try await renderer.jpegData(quality: 0)
        let large = try await renderer.jpegData(quality: 1)
        #expect(small.count * 2 < large.count)
    }

    @Test func findsPicturesByName() async throws {
        let folder = try Scratch()
        try #require(UIImage(cgImage: try pair).pngData()).write(to: folder.url("pair.png"))
        let renderer = ImageRenderer(content: Image("pair"))
        var issues: [String] = []
        renderer.onIssues = { issues += $0 }
        await #expect(throws: RenderingError.empty) { try await renderer.pngData() }
        renderer.resourceDirectories = [folder.url]
        same(renderer.cgImage?.rgba, red + blue)
        issues = []
        var document = PDFDocument(pages: [Image("pair").resizable()])
        document.resourceDirectories = [folder.url]
        document.onIssues = { issues += $0 }
        let list = try PDFTools.run("pdfimages", ["-list", "FILE"], on: try await document.data())
        same(list.split(separator: "\n").count, 3)
        empty(issues)
    }

    @Test func saysWhatHasNoEffect() throws {
        let renderer = ImageRenderer(
            content: Image(decorative: try pair, scale: 1).allowedDynamicRange(.high))
        renderer.allowedDynamicRange = .high
        var issues: [String] = []
        renderer.onIssues = { issues += $0 }
        _ = renderer.cgImage
        same(issues.count, 2)
        holds(issues.allSatisfy { $0.contains("llowedDynamicRange is accepted, without effect") })
    }
}
