import Expectations
import Foundation
import FoundationXML
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantSVG
import QuadrantText
import Testing

@Suite struct SVGRendererTests {
    @Test func shapesAreElementsOfTheirKind() {
        let frame = CGRect(x: 1, y: 2, width: 30.5, height: 10)
        let text = svg([
            fill(.rect(frame)), fill(.roundedRect(frame, radius: 3)),
            fill(.ellipse(CGRect(x: 0, y: 0, width: 8, height: 8))), fill(.ellipse(frame)),
            fill(.path(Path(frame))),
        ])
        has(text, ##"<rect x="1" y="2" width="30.5" height="10" fill="#f00"/>"##)
        has(text, ##"<rect x="1" y="2" width="30.5" height="10" rx="3" fill="#f00"/>"##)
        has(text, ##"<circle cx="4" cy="4" r="4" fill="#f00"/>"##)
        has(text, ##"<ellipse cx="16.25" cy="7" rx="15.25" ry="5" fill="#f00"/>"##)
        has(text, ##"<path d="M1 2H31.5V12H1Z" fill="#f00"/>"##)
    }

    /// 0.1 + 0.2 - 0.1 is another number than 0.2.
    @Test func ellipsesStayEllipsesWhereverTheyAre() {
        let text = svg([fill(.ellipse(CGRect(x: 0.1, y: 0.1, width: 0.2, height: 0.4)))])
        has(text, "<ellipse cx=\"0.2\" cy=\"0.3\" rx=\"0.1\" ry=\"0.2\"")
    }

    @Test func whatIsNoNumberIsTheOrigin() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: CGFloat.nan, y: 5))
        path.addLine(to: CGPoint(x: 9, y: 9))
        has(svg([fill(.path(path))]), "M1 2L0 5L9 9")
    }

    @Test func sizeIsInPixelsAndCoordinatesInPoints() {
        let text = SVGRenderer(outlines: BoxGlyphs()).svg(list([]), scale: 2)
        holds(
            text.hasPrefix(
                #"<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 100 50">"#
            ))
    }

    @Test func namesAreEscapedAndUsedOnce() throws {
        var items: [DisplayItem] = []
        for node in [1, 1, 2] as [UInt32] {
            var item = FillItem(shape: .rect(.zero), paint: .color(.black))
            item.source = SourceTag(node: node)
            items.append(.fill(item))
        }
        var list = list(items)
        list.names = [SourceTag(node: 1): "a <b> & \"c\"", SourceTag(node: 2): "a <b> & \"c\""]
        list.title = "1 < 2\u{0}"
        let text = SVGRenderer(outlines: BoxGlyphs()).svg(list)
        let ids = try #require(readIDs(in: text))
        same(ids, ["a-<b>-&-\"c\"", "a-<b>-&-\"c\"-2"])
        has(text, "<title>1 &lt; 2</title>")
    }

    @Test func generatedNamesMakeWayForViews() throws {
        var group = DisplayGroup(content: Fragment(items: [fill(.rect(.zero))]))
        group.clip = ClipItem(shape: .rect(CGRect(x: 0, y: 0, width: 5, height: 5)))
        group.source = SourceTag(node: 7)
        var list = list([.group(group)])
        let renderer = SVGRenderer(outlines: BoxGlyphs())
        let id = try #require(readIDs(in: renderer.svg(list))?.first)
        holds(id.hasPrefix("clip-"))
        // A view of just that name.
        list.names = [SourceTag(node: 7): id]
        let text = renderer.svg(list)
        has(text, ##"<g id="\##(id)" clip-path="url(#\##(id)-)">"##)
    }

    /// What is defined keeps its id, and each text its lines, when something else comes before it.
    @Test func idsDoNotChangeWithWhatIsUnrelated() throws {
        func lines(_ items: [DisplayItem]) -> Set<Substring> {
            Set(svg(items).split(separator: "\n"))
        }
        let shade = FillItem(shape: .rect(.zero), paint: .linearGradient(gradient))
        let before = lines([glyphs([1, 2, 2]), .fill(shade)])
        let after = lines([glyphs([3, 1]), glyphs([1, 2, 2]), .fill(shade)])
        empty(before.subtracting(after))
    }

    @Test func everythingAtOnceIsWellFormedAndStable() throws {
        let list = list(everything)
        let renderer = SVGRenderer(
            resources: .init(outlines: BoxGlyphs(), encodeImage: { _ in Data([1, 2, 3]) }))
        let text = renderer.svg(list)
        same(renderer.svg(list), text)
        let ids = try #require(readIDs(in: text))
        same(Set(ids).count, ids.count)
        for (kind, count) in [("mask", 1), ("clip", 1), ("gradient", 2), ("glyph", 1)] {
            let made = ids.filter { $0.hasPrefix("\(kind)-") }
            #expect(made.count >= count, "\(kind)")
            holds(made.allSatisfy { text.contains("#\($0)") })
        }
        has(text, "mix-blend-mode:multiply")
        has(text, "data:image/png;base64,AQID")
        // What is blurred near the edges has a canvas of its own.
        let inner = text.split(separator: "data:image/svg+xml;base64,").dropFirst().first?
            .prefix { $0 != "\"" }
        let document = inner.flatMap { Data(base64Encoded: String($0)) }.map {
            String(decoding: $0, as: UTF8.self)
        }
        same(document?.contains("<feGaussianBlur"), true)
    }

    @Test func repeatedGlyphIsDefinedOnce() {
        let text = svg([glyphs([1, 1, 2])])
        same(text.components(separatedBy: "<use ").count, 4)
        same(text.components(separatedBy: "<path ").count, 3)
        has(text, ##"" x="10" y="40"/>"##)
        has(text, #"aria-label="a&lt;b""#)
    }

    @Test func sameGradientIsDefinedOnce() {
        let item = FillItem(shape: .rect(.zero), paint: .linearGradient(gradient))
        let text = svg([.fill(item), .fill(item)])
        same(text.components(separatedBy: "<linearGradient").count, 2)
    }

    @Test func snappedFramesAreWrittenSnapped() {
        var item = FillItem(
            shape: .rect(CGRect(x: 0.3, y: 0.2, width: 9.9, height: 5)), paint: .color(.black))
        item.snapsToPixels = true
        has(svg([.fill(item)]), ##"<rect x="0.5" width="9.5" height="5" fill="#000"/>"##)
    }

    @Test func groupsThatOnlyMoveAGroupAreOne() {
        var inner = DisplayGroup(
            content: Fragment(items: [fill(.rect(.zero)), fill(.rect(.zero))]))
        inner.transform = CGAffineTransform(translationX: 1, y: 2)
        var outer = DisplayGroup(content: Fragment(items: [.group(inner)]))
        outer.transform = CGAffineTransform(translationX: 10, y: 20)
        let text = svg([.group(outer)])
        same(text.components(separatedBy: "<g ").count, 2)
        has(text, #"<g transform="translate(11 22)">"#)
    }

    @Test func linksLeadToTheirPlace() {
        var group = DisplayGroup(content: Fragment(items: [glyphs([3])]))
        group.meaning = .link("https://a.example/?a=1&b=\"2\"")
        let text = svg([.group(group)])
        has(text, "<a href=\"https://a.example/?a=1&amp;b=%222%22\">")
        has(text, "</a>")
    }

    /// What is blurred near an edge is a picture in the document: its links lie over it, with half a point around.
    @Test func linksOfWhatIsBlurredNearAnEdgeLeadToTheirPlace() {
        var link = DisplayGroup(
            content: Fragment(items: [fill(.rect(CGRect(x: 2, y: 3, width: 10, height: 5)))]))
        link.meaning = .link("https://a.example/")
        var blurred = DisplayGroup(content: Fragment(items: [.group(link)]))
        blurred.filters = [.blur(BlurFilter(sigma: 4))]
        blurred.transform = CGAffineTransform(translationX: 1, y: 0)
        let text = svg([.group(blurred)])
        has(text, "<image ")
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        let place = lines.firstIndex { $0 == "<a href=\"https://a.example/\">" }
        let rect = place.map { lines[$0 + 1] } ?? ""
        same(rect, "<rect x=\"2.5\" y=\"2.5\" width=\"11\" height=\"6\" fill-opacity=\"0\"/>")
    }

    /// A filter's region ends where nothing of it can be seen.
    @Test func filtersReachNoFartherThanTheCanvas() {
        var group = DisplayGroup(
            content: Fragment(items: [
                fill(.rect(CGRect(x: -5e8, y: -5e8, width: 1e9, height: 1e9)))
            ]))
        var matrix = ColorMatrix()
        matrix.r1 = 0.5
        group.filters = [.colorMatrix(matrix)]
        let text = svg([.group(group)])
        has(text, #"x="-1" y="-1" width="102" height="52""#, "\(text)")
    }

    @Test func coordinatesFarBeyondTheCanvasAreCut() {
        let wide = CGRect(x: -1e9, y: 0, width: 2e9, height: 10)
        let plain = svg([fill(.rect(wide))])
        has(plain, ##"<rect x="-2000000" width="4000000" height="10" "##, "\(plain)")
        var group = DisplayGroup(content: Fragment(items: [fill(.path(Path(wide)))]))
        group.transform = CGAffineTransform(scaleX: 1000, y: 1000)
        let scaled = svg([.group(group)])
        // The outline is told by what is near the canvas, whose edges lie at 0 and 0.1.
        let outline = scaled.split(separator: #" d=""#).last?.prefix { $0 != "\"" } ?? ""
        let numbers = outline.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
        holds(numbers.allSatisfy { abs($0) <= 2_000 }, "\(scaled)")
        #expect(numbers.contains { $0 < 0 } && numbers.contains { $0 > 0.1 }, "\(scaled)")
    }

    @Test func numbersAreTrimmed() {
        let rect = CGRect(x: 1.0 / 3, y: -0.000_01, width: 2, height: 1e300)
        let text = svg([fill(.rect(rect))])
        has(text, #"<rect x="0.333" width="2" height="2000000" "#)
        fails(text.contains("-0\""))
    }
}

extension SVGRendererTests {
    private func list(_ items: [DisplayItem]) -> DisplayList {
        DisplayList(
            size: CGSize(width: 100, height: 50), displayScale: 2, background: nil,
            root: Fragment(items: items))
    }

    private func svg(_ items: [DisplayItem]) -> String {
        SVGRenderer(outlines: BoxGlyphs()).svg(list(items))
    }

    private func fill(_ shape: DisplayShape) -> DisplayItem {
        .fill(FillItem(shape: shape, paint: .color(RGBAColor(red: 1, green: 0, blue: 0))))
    }

    private var gradient: LinearGradientPaint {
        LinearGradientPaint(
            stops: [
                GradientStop(color: .black, location: 0), GradientStop(color: .clear, location: 1),
            ], start: .zero, end: CGPoint(x: 10, y: 0))
    }

    private func glyphs(_ ids: [UInt32]) -> DisplayItem {
        let glyphs = ids.enumerated().map { index, id in
            GlyphRun.Glyph(
                id: id, x: CGFloat(index) * 5, y: 0, advance: 5, cluster: Int32(index))
        }
        var run = GlyphRun(
            font: FontID(rawValue: 0), size: 10, origin: .zero, width: 15, glyphs: glyphs)
        run.text = "a<b"
        return .glyphs(
            GlyphItem(run: run, origin: CGPoint(x: 10, y: 40), paint: .color(.black)))
    }

    private var everything: [DisplayItem] {
        let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        var group = DisplayGroup(content: Fragment(items: [fill(.rect(frame)), glyphs([3, 3])]))
        group.opacity = 0.5
        group.blendMode = .multiply
        group.clip = ClipItem(shape: .ellipse(frame))
        group.mask = Fragment(items: [
            .fill(FillItem(shape: .rect(frame), paint: .linearGradient(gradient)))
        ])
        group.transform = CGAffineTransform(rotationAngle: 0.5)
        let shadow = ShadowItem(
            shape: .rect(frame), color: .black, sigma: 3, offset: CGSize(width: 0, height: 2))
        let style = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [3, 1], dashPhase: 1)
        let stroke = StrokeItem(shape: .rect(frame), paint: .color(.black), style: style)
        let radial = RadialGradientPaint(
            stops: gradient.stops, center: .zero, startRadius: 2, endRadius: 10)
        let image = DisplayImage(width: 1, height: 1, pixels: [0, 0, 0, 255])
        return [
            .shadow(shadow), .group(group), .stroke(stroke), glyphs([3]),
            .fill(FillItem(shape: .rect(frame), paint: .radialGradient(radial))),
            .image(ImageItem(image: image, rect: frame)),
        ]
    }

    /// All ids of a document in order; `nil` if it is not well-formed.
    private func readIDs(in text: String) -> [String]? {
        let reader = IDReader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        return parser.parse() ? reader.ids : nil
    }
}

/// Gathers `id` attributes.
private final class IDReader: NSObject, XMLParserDelegate {
    var ids: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
        if let id = attributeDict["id"] { ids.append(id) }
    }
}

/// Every glyph is a box.
final class BoxGlyphs: GlyphOutlines {
    func outline(of glyph: UInt32, font: FontID, size: CGFloat) -> Path {
        Path(CGRect(x: 0, y: -size, width: size / 2 + CGFloat(glyph), height: size))
    }
}
