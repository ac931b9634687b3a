package import Foundation
package import QuadrantCore
package import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantInspection
internal import QuadrantLayout
internal import QuadrantShaping
internal import QuadrantText
internal import QuadrantViews

/// The names of the layers of a view that is taken apart, small and grey beside the layers: where nothing is drawn, with a
/// thin line to the layer where that is not next to it.
@MainActor
package struct LayerLabels {
    /// More names are not written.
    private static let most = 200
    private static let size: CGFloat = 9
    private static let gap: CGFloat = 5
    /// A point up or down counts as so many across: names at the height of their layers are found sooner.
    private static let costOfRising: CGFloat = 1.5

    /// A name in the picture.
    package struct Label {
        package var item: DisplayItem
        package var frame: CGRect
        /// The thin line to the layer; `nil` where the name stands next to it.
        package var line: DisplayItem?
    }

    package private(set) var labels: [Label] = []
    /// What is left out.
    package private(set) var issue: String?

    package init(_ picture: CameraPicture, of tree: ViewTree, isDark: Bool) {
        let layers = picture.layers
        if layers.count > Self.most {
            issue =
                "The view has \(layers.count) layers: only \(Self.most) of them have their names beside them."
        }
        for layer in layers.prefix(Self.most) {
            guard
                let name = layer.source.flatMap({
                    tree.layerName(at: $0.node, ofModifier: layer.isDrawnByItself)
                })
            else { continue }
            let text = Self.text(name, isDark: isDark)
            let frame = place(text.size, beside: layer, outside: picture.covered)
            var group = DisplayGroup(content: text.content)
            group.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
            labels.append(
                Label(
                    item: .group(group), frame: frame,
                    line: Self.line(from: layer, to: frame, isDark: isDark)))
        }
    }

    /// Where a name stands: the free place nearest to its layer's corner, where nothing is drawn and no other name stands,
    /// with as little way up and down as across.
    private func place(
        _ size: CGSize, beside layer: SeenLayer, outside covered: [[CGPoint]]
    ) -> CGRect {
        let wanted = CGPoint(
            x: layer.corner.x + (layer.isLeft ? -Self.gap - size.width : Self.gap),
            y: layer.corner.y - size.height / 2)
        var best: (place: CGPoint, way: CGFloat)?
        // Lines of names, in turn above and below; above and below everything there is room.
        for step in 0..<400 {
            let lines = CGFloat((step + 1) / 2) * (step.isMultiple(of: 2) ? 1 : -1)
            let y = wanted.y + lines * size.height / 2
            let rise = abs(y - wanted.y) * Self.costOfRising
            if let best, best.way <= rise { break }
            let band = y - 1...y + size.height + 1
            var taken = covered.compactMap { $0.reach(in: band) }
            taken += labels.filter { $0.frame.maxY > y && $0.frame.minY < y + size.height }
                .map { $0.frame.minX...$0.frame.maxX }
            let x = taken.free(size.width, near: wanted.x, apart: Self.gap)
            let way = abs(x - wanted.x) + rise
            if way < best?.way ?? .infinity { best = (CGPoint(x: x, y: y), way) }
        }
        return CGRect(origin: best?.place ?? wanted, size: size)
    }

    /// The line from a layer's corner to its name; `nil` where they are next to each other.
    private static func line(
        from layer: SeenLayer, to frame: CGRect, isDark: Bool
    ) -> DisplayItem? {
        let corner = layer.corner
        let end = CGPoint(
            x: min(max(corner.x, frame.minX - 1), frame.maxX + 1),
            y: min(max(corner.y, frame.minY), frame.maxY))
        guard hypot(end.x - corner.x, end.y - corner.y) > 2 * gap else { return nil }
        var path = Path()
        path.move(to: corner)
        path.addLine(to: end)
        let grey = RGBAColor(red: 0.5, green: 0.5, blue: 0.5, alpha: isDark ? 0.5 : 0.4)
        return .stroke(
            StrokeItem(
                shape: .path(path), paint: .color(grey), style: StrokeStyle(lineWidth: 0.5)))
    }

    private static func text(_ name: String, isDark: Bool) -> (content: Fragment, size: CGSize) {
        let grey = Color(white: isDark ? 0.66 : 0.42)
        let host = TreeHost(
            Text(verbatim: name).font(.system(size: size)).foregroundStyle(grey),
            environment: EnvironmentValues(), engine: ShapingEngine.shared,
            room: RootRoom(.unspecified, placement: .corner), isStill: true)
        let size = host.update()
        return (host.displayList(canvas: size, displayScale: 2).root, size)
    }

    /// Writes the names, on a canvas that has room for them.
    func add(to list: inout DisplayList) {
        let canvas = CGRect(origin: .zero, size: list.size)
        let whole = labels.reduce(canvas) { whole, label in
            whole.union(label.frame.insetBy(dx: -8, dy: -8))
        }
        list.root = Fragment(
            items: list.root.items + labels.compactMap(\.line) + labels.map(\.item))
        if whole != canvas { list.crop(to: whole) }
    }
}

extension [CGPoint] {
    /// From where to where a convex outline with these corners reaches across a band from one y to another; `nil` if it
    /// does not meet it.
    fileprivate func reach(in band: ClosedRange<CGFloat>) -> ClosedRange<CGFloat>? {
        var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
        func take(_ x: CGFloat) { (left, right) = (Swift.min(left, x), Swift.max(right, x)) }
        for index in indices {
            let (one, other) = (self[index], self[(index + 1) % count])
            if band.contains(one.y) { take(one.x) }
            for y in [band.lowerBound, band.upperBound]
            where (one.y < y) != (other.y < y) {
                take(one.x + (other.x - one.x) * (y - one.y) / (other.y - one.y))
            }
        }
        return left <= right ? left...right : nil
    }
}

extension [ClosedRange<CGFloat>] {
    /// The place nearest to `wanted` for something of a length that is to stand apart from all ranges.
    fileprivate func free(_ length: CGFloat, near wanted: CGFloat, apart gap: CGFloat) -> CGFloat {
        var best = CGFloat.infinity
        func offer(_ x: CGFloat) {
            if abs(x - wanted) < abs(best - wanted) { best = x }
        }
        var end = -CGFloat.infinity
        for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
            let last = range.lowerBound - gap - length
            if last >= end { offer(Swift.min(Swift.max(wanted, end), last)) }
            end = Swift.max(end, range.upperBound + gap)
        }
        offer(Swift.max(wanted, end))
        return best
    }
}

extension ViewTree {
    /// What a layer shows, by a short name: the type of the first view in it that is no modifier, or the modifier that
    /// draws it.
    fileprivate func layerName(at index: UInt32, ofModifier isModifier: Bool) -> String? {
        guard var node = layout.id(index) else { return nil }
        if !isModifier {
            while label(of: node).hasPrefix("."), let child = layout.firstChild(of: node) {
                node = child
            }
        }
        let label = label(of: node)
        let name =
            label.prefix(1) + label.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? nil : String(name)
    }
}
