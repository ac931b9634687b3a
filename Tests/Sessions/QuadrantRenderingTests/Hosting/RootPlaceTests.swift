import Expectations
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantRendering
import QuadrantViews
import SwiftUI
import Testing

/// Where a view stands in a picture that is larger or smaller than it is.
@MainActor
struct RootPlaceTests {
    private func stage(_ width: CGFloat, _ height: CGFloat, scale: CGFloat) -> Stage {
        var stage = Stage()
        (stage.room.width, stage.room.height, stage.output.scale) = (width, height, scale)
        stage.room.fit = .screen
        stage.output.format = .svg
        return stage
    }

    private func origin(
        _ view: some View, _ width: CGFloat, _ height: CGFloat, scale: CGFloat
    ) throws -> CGPoint {
        try laidOutTree(of: AnyView(view), on: stage(width, height, scale: scale)).origin
    }

    /// Half a pixel beside the middle, so that nothing in it is smeared over two.
    @Test func aRootStandsOnWholePixels() throws {
        let large = Color.red.frame(width: 301, height: 303.5)
        try same(origin(large, 200, 200, scale: 1), CGPoint(x: -50, y: -52))
        try same(origin(large, 200, 200, scale: 2), CGPoint(x: -50.5, y: -51.5))
        let small = Color.red.frame(width: 10.5, height: 9)
        try same(origin(small, 20, 20, scale: 1), CGPoint(x: 5, y: 6))
        try same(origin(small, 20, 20, scale: 2), CGPoint(x: 5, y: 5.5))
        try same(origin(Color.red, 20, 20, scale: 2), .zero)
    }

    /// A text in a root that is too large is drawn as it is in one that fits.
    @Test func textInALargeRootIsSharp() throws {
        let text = Text("HHHH").font(.system(size: 10)).frame(width: 31, height: 31)
        func pixels(_ side: CGFloat) throws -> Set<[UInt8]> {
            var stage = stage(side, side, scale: 1)
            stage.output.format = .png
            let data = try drawing(of: AnyView(text), on: stage)
            let image = try #require(UIImage(data: data)?.cgImage)
            let bytes = image.rgba
            return Set(stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) })
        }
        try same(pixels(30), pixels(31))
    }

    /// What lies in a window of 300 by 500 is drawn, though the list was offered less.
    @Test func aListInAPageIsDrawnWhole() throws {
        let columns = Array(repeating: GridItem(.flexible()), count: 3)
        let page = VStack {
            LazyVGrid(columns: columns) {
                ForEach(0..<20, id: \.self) { Text("Cell\($0)").frame(height: 40) }
            }
            Spacer()
            Text("Foot")
        }
        var stage = stage(300, 500, scale: 2)
        stage.output.keepsSVGText = true
        let svg = String(
            decoding: try drawing(of: AnyView(page), on: stage), as: UTF8.self)
        same(svg.components(separatedBy: "Cell").count, 21)
    }

    /// A picture as large as the view shows all of it, and so does the window of a list that is larger
    /// than its room: its middle.
    @Test func whatIsSeenOfAListIsDrawn() throws {
        let list = LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) {
                Color.red.opacity(Double($0 + 100) / 200).frame(height: 10)
            }
        }
        let renderer = ImageRenderer(content: list)
        renderer.proposedSize = ProposedViewSize(width: 4, height: 50)
        let image = try #require(renderer.cgImage)
        same(image.height, 1000)
        same(image.rgba[image.rgba.count - 1], 254)
        var stage = stage(4, 50, scale: 1)
        stage.output.format = .png
        stage.output.isTransparent = true
        let data = try drawing(of: AnyView(list), on: stage)
        let picture = try #require(UIImage(data: data)?.cgImage)
        // Rows 47.5 to 52.5.
        let bytes = picture.rgba.map(Int.init)
        #expect(abs(bytes[3] - 147 * 255 / 200) <= 1)
        #expect(abs(bytes[bytes.count - 1] - 152 * 255 / 200) <= 1)
    }

    private final class Counter { var made: [Int] = [] }

    private struct Line: View {
        let number: Int
        let counter: Counter

        var body: some View {
            let _ = counter.made.append(number)
            Color.red.frame(height: 10)
        }
    }

    /// A page that is too small for a list makes only the rows on it.
    @Test func pagesMakeWhatLiesOnThem() async throws {
        let counter = Counter()
        let list = LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Line(number: $0, counter: counter) }
        }
        let size = PDFDocument.PageSize(width: 40, height: 50)
        _ = try await PDFDocument(pages: [list], size: size).data()
        same(Set(counter.made), Set(0..<5))
    }
}
