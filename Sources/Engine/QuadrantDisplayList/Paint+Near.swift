package import Foundation
internal import QuadrantGeometry

// Cairo, by which most files are read too, keeps what leads from a pixel to a paint in numbers of 16 bits before
// the point and 16 behind it. Paints that begin far off what is seen, or change over far more than that, end there.
extension Paint {
    /// The paint as it is seen in `sight`, which has the item's coordinates, told from points near it.
    package func near(_ sight: CGRect) -> Paint {
        guard !sight.isNull, sight.hasFiniteEdges else { return self }
        switch self {
        case .color, .angularGradient, .meshGradient:
            return self
        case .linearGradient(let gradient):
            return gradient.near(sight)
        case .radialGradient(let gradient):
            return gradient.color(farBeyond: sight).map { .color($0) } ?? self
        case .tiles(let tiles):
            return .tiles(tiles.near(sight))
        }
    }
}

extension LinearGradientPaint {
    /// As many times the longer side of what is seen may the ends lie off it.
    private static let mostSights: CGFloat = 100

    /// The part of the way that is seen, and as much around it as is seen; its colour, where that is one.
    fileprivate func near(_ sight: CGRect) -> Paint {
        let side = max(sight.width, sight.height)
        let reach = sight.insetBy(dx: -Self.mostSights * side, dy: -Self.mostSights * side)
        let length = hypot(end.x - start.x, end.y - start.y)
        guard side > 0, length > 0, length.isFinite, !reach.holds(start) || !reach.holds(end)
        else { return .linearGradient(self) }
        let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
        func distance(_ point: CGPoint) -> CGFloat {
            (point.x - start.x) * along.dx + (point.y - start.y) * along.dy
        }
        let seen = sight.insetBy(dx: -side, dy: -side)
        let middle = CGPoint(x: seen.midX, y: seen.midY)
        let half = (abs(along.dx) * seen.width + abs(along.dy) * seen.height) / 2
        let (first, last) = (
            (distance(middle) - half) / length, (distance(middle) + half) / length
        )
        guard first.isFinite, last.isFinite else { return .linearGradient(self) }
        let part = mixed(from: Double(first), to: Double(last))
        guard let color = part.first?.color, part.contains(where: { $0.color != color }) else {
            return part.first.map { .color($0.color) } ?? .linearGradient(self)
        }
        return .linearGradient(
            LinearGradientPaint(
                stops: part,
                start: CGPoint(x: middle.x - along.dx * half, y: middle.y - along.dy * half),
                end: CGPoint(x: middle.x + along.dx * half, y: middle.y + along.dy * half)))
    }

    /// The stops between two places, which become 0 and 1, with the colours there.
    private func mixed(from first: Double, to last: Double) -> [GradientStop] {
        guard !stops.isEmpty else { return [] }
        var ramp = ColorRamp(stops)
        func color(at place: Double) -> RGBAColor {
            ramp.color(at: place) { $0.mixed(premultipliedWith: $1, by: $2) }
        }
        let start = color(at: first)
        // So short a part of the way has a single colour.
        guard last - first > 1e-9 else { return [GradientStop(color: start, location: 0)] }
        let inner = stops.filter { $0.location > first && $0.location <= last }.map {
            GradientStop(color: $0.color, location: ($0.location - first) / (last - first))
        }
        return [GradientStop(color: start, location: 0)] + inner
            + [GradientStop(color: color(at: last), location: 1)]
    }
}

extension TilePaint {
    /// As many pixels of the picture may lie between what is seen and the first copy.
    private static let mostPixels: CGFloat = 8000

    /// The copies counted from another first one, where the first lies far off.
    fileprivate func near(_ sight: CGRect) -> TilePaint {
        func step(_ distance: CGFloat, _ length: CGFloat, _ pixels: Int) -> CGFloat {
            let copies = (distance / length).rounded(.down)
            return copies.isFinite && abs(copies) * CGFloat(pixels) > Self.mostPixels
                ? copies * length : 0
        }
        var tiles = self
        tiles.rect.origin.x += step(sight.minX - rect.minX, rect.width, image.width)
        tiles.rect.origin.y += step(sight.minY - rect.minY, rect.height, image.height)
        return tiles
    }
}

extension CGRect {
    fileprivate var hasFiniteEdges: Bool {
        minX.isFinite && maxX.isFinite && minY.isFinite && maxY.isFinite
    }
}
