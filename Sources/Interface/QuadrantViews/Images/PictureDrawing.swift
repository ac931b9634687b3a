import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout

/// Draws a picture into its frame, in up to nine parts where some keep their size.
struct PictureDrawing: NodeDrawing {
    /// The image as it is written in source code, for explanations.
    let title: String
    let picture: FoundPicture
    var slicing = ImageSlicing()
    var smoothing = ImageSmoothing.medium
    var isAntialiased = true
    /// The style that paints the opaque parts; `nil` for the picture's own colours.
    var template: _ResolvedStyle?
    /// The description of the picture for assistive technologies.
    var spoken: String?
    /// The name of the picture; `nil` for pictures without a name and those that only decorate.
    var name: String?

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        spoken.map { DisplayGroup(content, showing: $0) }
    }

    var label: String? { title }

    func draw(_ context: inout DrawingContext) {
        for item in items(in: context.bounds, source: context.source) { context.add(item) }
    }

    /// The items that show the picture in `frame`.
    func items(in frame: CGRect, source: SourceTag?) -> [DisplayItem] {
        guard frame.width > 0, frame.height > 0, (frame.width + frame.height).isFinite else {
            return []
        }
        var items: [DisplayItem] = []
        for part in parts(of: frame) {
            guard
                let image = picture.image.cropped(
                    x: part.columns.lowerBound, y: part.rows.lowerBound, width: part.columns.count,
                    height: part.rows.count)
            else { continue }
            if slicing.isTiled {
                add(tilesOf: image, in: part.frame, to: &items)
            } else {
                items.append(.image(item(image, part.frame)))
            }
        }
        for index in items.indices {
            if case .image(var item) = items[index] {
                item.source = source
                items[index] = .image(item)
            }
        }
        return masked(items, in: frame, source: source)
    }

    private func item(_ image: DisplayImage, _ rect: CGRect) -> ImageItem {
        var item = ImageItem(image: image, rect: rect)
        item.smoothing = smoothing
        item.isAntialiased = isAntialiased
        item.snapsToPixels = true
        return item
    }

    /// The items, painted with a style: the style shows where the items are opaque.
    private func masked(
        _ items: [DisplayItem], in frame: CGRect, source: SourceTag?
    ) -> [DisplayItem] {
        guard let template else { return items }
        var fill = FillItem(shape: .rect(frame), paint: template.paint(in: frame))
        fill.snapsToPixels = true
        var group = DisplayGroup(content: Fragment(items: [.fill(fill)]))
        group.mask = Fragment(items: items)
        group.source = source
        return [.group(group)]
    }
}

extension PictureDrawing {
    /// A part of the picture, in its pixels, and the frame that the part fills.
    private struct Part {
        var columns: Range<Int>
        var rows: Range<Int>
        var frame: CGRect
    }

    /// One part, or nine: corners keep their size, edges stretch along themselves.
    private func parts(of frame: CGRect) -> [Part] {
        let caps = slicing.capInsets
        let across = bands(picture.image.width, frame.width, caps.leading, caps.trailing)
        let down = bands(picture.image.height, frame.height, caps.top, caps.bottom)
        return down.flatMap { row in
            across.map { column in
                Part(
                    columns: column.pixels, rows: row.pixels,
                    frame: CGRect(
                        x: frame.minX + column.start, y: frame.minY + row.start,
                        width: column.end - column.start, height: row.end - row.start))
            }
        }
    }

    private typealias Band = (pixels: Range<Int>, start: CGFloat, end: CGFloat)

    /// The bands along one axis that are not empty. Caps that do not fit shrink in proportion.
    private func bands(
        _ pixels: Int, _ length: CGFloat, _ first: CGFloat, _ last: CGFloat
    ) -> [Band] {
        func sanitized(_ inset: CGFloat) -> CGFloat { inset.isFinite ? max(0, inset) : 0 }
        let head = min(pixels, Int(min(sanitized(first) * picture.scale, 1e6).rounded()))
        let tail = min(pixels - head, Int(min(sanitized(last) * picture.scale, 1e6).rounded()))
        let (start, end) = (CGFloat(head) / picture.scale, CGFloat(tail) / picture.scale)
        let factor = start + end > length ? length / (start + end) : 1
        let middle = (from: start * factor, to: length - end * factor)
        let bands: [Band] = [
            (0..<head, 0, middle.from), (head..<pixels - tail, middle.from, middle.to),
            (pixels - tail..<pixels, middle.to, length),
        ]
        return bands.filter { !$0.pixels.isEmpty && $0.end > $0.start }
    }
}

extension PictureDrawing {
    /// The most items of one part; more tiles than these are joined to larger tiles first.
    private static let tileLimit = 1024
    /// The most pixels of such a larger tile.
    private static let pixelLimit = 4_194_304

    /// Repeats `image` from the top left corner of `frame`, cut off at its other edges; as a paint, for
    /// which viewers have rules of their own at edges, where there would be too many items.
    private func add(
        tilesOf image: DisplayImage, in frame: CGRect, to items: inout [DisplayItem]
    ) {
        let size = CGSize(
            width: CGFloat(image.width) / picture.scale,
            height: CGFloat(image.height) / picture.scale)
        let (columns, rows) = (frame.width / size.width, frame.height / size.height)
        // A frame less high than one tile still has a whole row of them.
        let count = max(1, columns) * max(1, rows)
        let factor = max(1, (count / CGFloat(Self.tileLimit)).squareRoot().rounded(.up))
        let (wide, high) = (min(factor, columns.rounded(.up)), min(factor, rows.rounded(.up)))
        let pixels = wide * high * CGFloat(image.width * image.height)
        let drawn = (columns / wide).rounded(.up) * (rows / high).rounded(.up)
        guard drawn <= CGFloat(Self.tileLimit) * 2,
            pixels <= CGFloat(Self.pixelLimit) || factor == 1
        else {
            let first = CGRect(origin: frame.origin, size: size)
            let paint = Paint.copies(of: image, first)
            items.append(.fill(FillItem(shape: .rect(frame), paint: paint)))
            return
        }
        let tile = image.repeated(columns: Int(wide), rows: Int(high))
        let step = CGSize(width: size.width * wide, height: size.height * high)
        var tiles: [DisplayItem] = []
        for row in 0..<Int((frame.height / step.height).rounded(.up)) {
            for column in 0..<Int((frame.width / step.width).rounded(.up)) {
                let origin = CGPoint(
                    x: frame.minX + CGFloat(column) * step.width,
                    y: frame.minY + CGFloat(row) * step.height)
                tiles.append(.image(item(tile, CGRect(origin: origin, size: step))))
            }
        }
        var group = DisplayGroup(content: Fragment(items: tiles))
        var clip = ClipItem(shape: .rect(frame))
        clip.snapsToPixels = true
        group.clip = clip
        items.append(.group(group))
    }
}

extension DisplayGroup {
    /// Content with a label that says what it shows.
    init(_ content: Fragment, showing label: String) {
        self.init(content: content)
        meaning = .picture(label)
    }
}
