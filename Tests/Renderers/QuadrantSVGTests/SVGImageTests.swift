import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantSVG
import QuadrantText
import Testing

@Suite struct SVGImageTests {
    private let photo = DisplayImage(
        width: 2, height: 1, pixels: [0, 0, 0, 255, 255, 255, 255, 255],
        file: EncodedImage(format: .jpeg, data: Data([1, 2, 3])))

    private func svg(_ items: [DisplayItem]) -> String {
        let list = DisplayList(
            size: CGSize(width: 100, height: 50), displayScale: 2, background: nil,
            root: Fragment(items: items))
        return SVGRenderer(
            resources: .init(outlines: BoxGlyphs(), encodeImage: { _ in Data([9, 9, 9]) })
        ).svg(list)
    }

    private func item(
        _ image: DisplayImage, _ rect: CGRect, _ smoothing: ImageSmoothing = .medium
    ) -> DisplayItem {
        var item = ImageItem(image: image, rect: rect)
        item.smoothing = smoothing
        return .image(item)
    }

    @Test func aFileIsPassedOnAsItIs() {
        let text = svg([item(photo, CGRect(x: 1, y: 2, width: 30, height: 20))])
        has(
            text,
            #"<image x="1" y="2" width="30" height="20" preserveAspectRatio="none" "#
                + #"href="data:image/jpeg;base64,AQID"/>"#)
    }

    @Test func pixelsBecomeAPNG() {
        let image = DisplayImage(width: 1, height: 1, pixels: [1, 2, 3, 255])
        let text = svg([item(image, CGRect(x: 0, y: 0, width: 3, height: 3), .none)])
        has(text, #"image-rendering="pixelated" href="data:image/png;base64,CQkJ""#)
    }

    @Test func inAMaskAPictureIsWhite() {
        var group = DisplayGroup(content: Fragment(items: []))
        let rect = CGRect(x: 0, y: 0, width: 2, height: 1)
        let black = DisplayImage(width: 2, height: 1, pixels: [0, 0, 0, 255, 0, 0, 0, 100])
        group.content = Fragment(items: [
            .fill(FillItem(shape: .rect(rect), paint: .color(.black)))
        ])
        group.mask = Fragment(items: [item(black, rect)])
        let list = DisplayList(
            size: rect.size, displayScale: 1, background: nil,
            root: Fragment(items: [.group(group)]))
        let text = SVGRenderer(
            resources: .init(outlines: BoxGlyphs(), encodeImage: { Data($0.pixels) })
        ).svg(list)
        let white = Data([255, 255, 255, 255, 100, 100, 100, 100]).base64EncodedString()
        has(text, "base64,\(white)\"")
        // Left out, x and y of a mask would be a tenth of the drawing further left and up.
        has(text, #"maskUnits="userSpaceOnUse" x="0" y="0" width="2" height="1""#)
    }

    @Test func aRepeatedPictureIsDefinedOnce() throws {
        let text = svg([
            item(photo, CGRect(x: 1, y: 2, width: 30, height: 20)),
            item(photo, CGRect(x: 40, y: 2, width: 30, height: 20)),
            item(photo, CGRect(x: 0, y: 30, width: 15, height: 10)),
        ])
        same(text.components(separatedBy: "base64,").count, 2)
        let start = try #require(text.range(of: #"<image id=""#)?.upperBound)
        let id = text[start...].prefix { $0 != "\"" }
        holds(id.hasPrefix("image-"))
        has(
            text,
            #"<image id="\#(id)" width="30" height="20" preserveAspectRatio="none" href="data:"#)
        has(text, ##"<use transform="translate(1 2)" href="#\##(id)"/>"##)
        has(text, ##"<use transform="translate(40 2)" href="#\##(id)"/>"##)
        has(text, ##"<use transform="translate(0 30) scale(0.5)" href="#\##(id)"/>"##)
    }
}
