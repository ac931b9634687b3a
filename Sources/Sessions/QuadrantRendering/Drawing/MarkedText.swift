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

extension DisplayItem {
    /// A line over a picture.
    static func line(
        from start: CGPoint, to end: CGPoint, _ color: RGBAColor, width: CGFloat,
        dash: [CGFloat] = []
    ) -> DisplayItem {
        var path = Path()
        path.move(to: start)
        path.addLine(to: end)
        return .stroke(
            StrokeItem(
                shape: .path(path), paint: .color(color),
                style: StrokeStyle(lineWidth: width, dash: dash)))
    }
}
