internal import Foundation
internal import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantShaping
internal import QuadrantText
internal import QuadrantViews

/// Small words over a picture, on a plate in their colour.
@MainActor
struct MarkedText {
    /// The size of the letters, in points.
    static let size: CGFloat = 8
    private static let inset = CGSize(width: 2, height: 0.5)

    /// The plate with the words, at the origin.
    let item: Fragment
    /// The size of the plate.
    let size: CGSize

    /// White words on a plate, or dark words without one where `plate` is `nil`.
    init(_ words: String, plate: RGBAColor?, isDark: Bool = false) {
        let color = plate == nil ? Color(white: isDark ? 0.85 : 0.2) : Color.white
        let host = TreeHost(
            Text(verbatim: words).font(.system(size: Self.size)).foregroundStyle(color),
            environment: EnvironmentValues(), engine: ShapingEngine.shared,
            room: RootRoom(.unspecified, placement: .corner), isStill: true)
        let text = host.update()
        let list = host.displayList(canvas: text, displayScale: 2)
        size = CGSize(
            width: text.width + 2 * Self.inset.width, height: text.height + 2 * Self.inset.height)
        var group = DisplayGroup(content: list.root)
        group.transform = CGAffineTransform(
            translationX: Self.inset.width, y: Self.inset.height)
        var items: [DisplayItem] = []
        if let plate {
            items.append(
                .fill(
                    FillItem(
                        shape: .roundedRect(CGRect(origin: .zero, size: size), radius: 2),
                        paint: .color(plate))))
        }
        items.append(.group(group))
        item = Fragment(items: items)
    }

    /// The plate with its corner at a point.
    func placed(at point: CGPoint) -> DisplayItem {
        var group = DisplayGroup(content: item)
        group.transform = CGAffineTransform(translationX: point.x, y: point.y)
        return .group(group)
    }
}

/// Where plates lie, so that none covers another.
struct PlatePlaces {
    private(set) var taken: [CGRect] = []
    /// So far from its frame a plate is looked for, in points.
    private static let farthest = 400

    /// A free place for a plate of a size, as near to the corner of a frame as can be: above it, in it, below it, then further down.
    mutating func place(_ size: CGSize, at frame: CGRect) -> CGRect {
        let usual = [
            CGPoint(x: frame.minX, y: frame.minY - size.height),
            CGPoint(x: frame.minX, y: frame.minY),
            CGPoint(x: frame.minX, y: frame.maxY),
            CGPoint(x: frame.maxX - size.width, y: frame.minY),
            CGPoint(x: frame.maxX - size.width, y: frame.maxY - size.height),
            CGPoint(x: frame.maxX, y: frame.minY),
        ]
        if let point = usual.first(where: { isFree(CGRect(origin: $0, size: size)) }) {
            return take(CGRect(origin: point, size: size))
        }
        for ring in 1..<Self.farthest {
            let way = CGFloat(ring) * 3
            for (x, y) in [(0.0, 1.0), (1, 0), (0, -1), (-1, 0), (1, 1), (-1, 1)] {
                let rect = CGRect(
                    x: frame.minX + way * x, y: frame.minY + way * y, width: size.width,
                    height: size.height)
                if isFree(rect) { return take(rect) }
            }
        }
        let lowest = taken.map(\.maxY).max() ?? frame.maxY
        return take(CGRect(origin: CGPoint(x: frame.minX, y: lowest), size: size))
    }

    private func isFree(_ rect: CGRect) -> Bool {
        rect.minX >= 0 && rect.minY >= 0
            && !taken.contains { $0.insetBy(dx: 0.1, dy: 0.1).intersects(rect) }
    }

    private mutating func take(_ rect: CGRect) -> CGRect {
        taken.append(rect)
        return rect
    }
}
