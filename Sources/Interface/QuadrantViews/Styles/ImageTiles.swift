import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry

/// Copies of a picture, side by side.
package struct ImageTiles: Sendable, Equatable {
    /// One copy, from the origin on; `nil` for nothing.
    private let tile: Fragment?
    /// The copy as pixels, if it is nothing else.
    private let image: DisplayImage?
    /// The size of a copy, in points.
    private let size: CGSize
    /// Where the first copy lies; `nil` for the top left corner of the shape's frame.
    private let origin: CGPoint?
    /// The diagnostic about the paint or its picture; `nil` if nothing is wrong.
    var diagnostic: Diagnostic?

    /// The most copies that are drawn.
    static let mostCopies = 10_000

    init(
        _ picture: RecordedImage?, sourceRect: CGRect, scale: CGFloat, origin: CGPoint? = nil
    ) {
        let wrong = origin.flatMap {
            Diagnostic.unlessFinite("GraphicsContext.Shading.tiledImage", ["x": $0.x, "y": $0.y])
        }
        self.origin = wrong == nil ? origin : .zero
        let isUsable =
            sourceRect.minX.isFinite && sourceRect.minY.isFinite && sourceRect.width.isFinite
            && sourceRect.height.isFinite && scale.isFinite && scale > 0
        let part = sourceRect.standardized.overlap(with: CGRect(x: 0, y: 0, width: 1, height: 1))
        guard let picture, isUsable, !part.isNull, part.width > 0, part.height > 0 else {
            (tile, image, size) = (nil, nil, .zero)
            diagnostic =
                picture == nil
                ? nil
                : Diagnostic(
                    "ImagePaint(sourceRect: \(sourceRect), scale: \(scale)) shows nothing",
                    advice: "Give a part of the unit square and a scale above 0.")
            return
        }
        diagnostic = wrong
        size = CGSize(
            width: picture.size.width * part.width * scale,
            height: picture.size.height * part.height * scale)
        let isWhole = part == CGRect(x: 0, y: 0, width: 1, height: 1)
        image = isWhole ? picture.image : nil
        var content = DisplayGroup(content: Fragment(items: picture.items))
        content.transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -part.minX * picture.size.width * scale,
            ty: -part.minY * picture.size.height * scale)
        var group = DisplayGroup(content: Fragment(items: [.group(content)]))
        group.clip = ClipItem(shape: .rect(CGRect(origin: .zero, size: size)))
        tile = Fragment(items: [.group(group)])
    }

    package static func == (left: ImageTiles, right: ImageTiles) -> Bool {
        left.tile === right.tile && left.size == right.size && left.origin == right.origin
            && left.diagnostic == right.diagnostic
    }

    /// The copies as one paint; `nil` if they have to be drawn one by one.
    func paint(in rect: CGRect) -> Paint? {
        guard tile != nil, size.width > 0, size.height > 0 else { return .color(.clear) }
        return image.map {
            .copies(of: $0, CGRect(origin: origin ?? rect.origin, size: size))
        }
    }

    /// The diagnostic that copies over a target are left out; `nil` if none is.
    func excess(over target: StyleTarget) -> Diagnostic? {
        guard tile != nil, image == nil, size.width > 0, size.height > 0 else { return nil }
        let bounds = target.shape?.bounds ?? Fragment(items: target.draw(.color(.black))).bounds
        guard !bounds.isNull, !bounds.isInfinite else { return nil }
        let corner = origin ?? target.frame.origin
        func count(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> CGFloat {
            (high / step).rounded(.up) - (low / step).rounded(.down)
        }
        let copies =
            count(bounds.minX - corner.x, bounds.maxX - corner.x, size.width)
            * count(bounds.minY - corner.y, bounds.maxY - corner.y, size.height)
        guard copies > CGFloat(Self.mostCopies) else { return nil }
        let number = copies < 1e15 ? "\(Int(copies))" : "\(copies)"
        return Diagnostic(
            "An ImagePaint repeats a symbol or a drawn picture \(number) times",
            advice:
                "The first \(Self.mostCopies) copies were drawn, which is the limit. Use a larger "
                + "scale, or a picture of pixels.")
    }

    func items(_ target: StyleTarget) -> [DisplayItem] {
        guard let tile, size.width > 0, size.height > 0 else { return [] }
        if let paint = paint(in: target.frame) { return target.draw(paint) }
        let silhouette = target.draw(.color(.black))
        let bounds = target.shape?.bounds ?? Fragment(items: silhouette).bounds
        guard !bounds.isNull, !bounds.isInfinite else { return [] }
        var group = DisplayGroup(
            content: Fragment(items: copies(of: tile, over: bounds, from: target.frame.origin)))
        if let shape = target.shape {
            group.clip = ClipItem(shape: shape, style: target.fillStyle)
        } else {
            group.mask = Fragment(items: silhouette)
        }
        group.source = target.source
        return [.group(group)]
    }

    private func copies(
        of tile: Fragment, over bounds: CGRect, from corner: CGPoint
    ) -> [DisplayItem] {
        let origin = origin ?? corner
        func range(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> ClosedRange<CGFloat>? {
            let (first, last) = ((low / step).rounded(.down), (high / step).rounded(.up) - 1)
            return first.isFinite && last.isFinite ? first...max(first, last) : nil
        }
        guard
            let columns = range(bounds.minX - origin.x, bounds.maxX - origin.x, size.width),
            let rows = range(bounds.minY - origin.y, bounds.maxY - origin.y, size.height)
        else { return [] }
        var result: [DisplayItem] = []
        for row in stride(from: rows.lowerBound, through: rows.upperBound, by: 1) {
            for column in stride(from: columns.lowerBound, through: columns.upperBound, by: 1) {
                guard result.count < Self.mostCopies else { return result }
                var copy = DisplayGroup(content: tile)
                copy.transform = CGAffineTransform(
                    translationX: origin.x + column * size.width,
                    y: origin.y + row * size.height)
                result.append(.group(copy))
            }
        }
        return result
    }
}
