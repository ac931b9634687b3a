internal import Foundation
internal import QuadrantGeometry
internal import Spatial

/// The thin lines around planes by which the eye sees where they are.
struct PlaneEdge {
    let isDark: Bool
    /// Whether layers have edges, of their frames, instead of planes.
    let ofLayers: Bool

    /// In points of the plane.
    private static let width: CGFloat = 0.75

    private var paint: Paint {
        .color(RGBAColor(red: 0.5, green: 0.5, blue: 0.5, alpha: isDark ? 0.7 : 0.6))
    }

    /// The line around an outline.
    func line(around outline: [SIMD2<Double>]) -> DisplayItem {
        .stroke(
            StrokeItem(
                shape: .path(Path(corners: outline)), paint: paint,
                style: StrokeStyle(lineWidth: Self.width, lineJoin: .round)))
    }
}

extension SpacePlane {
    /// The place of the ground among the planes.
    static let groundOrder = -1

    /// The ground: a faint sheet as large as the view behind everything.
    static func ground(_ canvas: CGRect, at z: Double, isDark: Bool) -> SpacePlane {
        let tone = isDark ? 1.0 : 0.0
        let sheet = FillItem(
            shape: .rect(canvas),
            paint: .color(
                RGBAColor(red: tone, green: tone, blue: tone, alpha: isDark ? 0.08 : 0.04)))
        let edge = PlaneEdge(isDark: isDark, ofLayers: false)
        return SpacePlane(
            items: [.fill(sheet), edge.line(around: canvas.corners)],
            place: AffineTransform3D(translation: Vector3D(x: 0, y: 0, z: z)), frames: [],
            order: groundOrder, outline: canvas.insetBy(dx: -1, dy: -1).corners)
    }
}

extension DisplayItem {
    /// About what the item shows, without the room that bounds leave for overhangs and soft edges.
    var shownBounds: CGRect {
        switch self {
        case .group(let group):
            let inner = group.content.items.reduce(CGRect.null) { $0.union($1.shownBounds) }
            let cut = group.clip.map { inner.overlap(with: $0.shape.bounds) } ?? inner
            let seen = group.projection.map { $0.visibleBounds(of: cut) } ?? cut
            return seen.isNull ? .null : seen.applying(group.transform)
        case .fill(let item): return item.shape.bounds.drawable
        case .stroke(let item):
            let half = -item.style.lineWidth / 2
            return item.shape.bounds.insetBy(dx: half, dy: half).drawable
        case .glyphs(let item): return item.lineBox.drawable
        case .image(let item): return item.rect.drawable
        case .shadow(let item): return item.shape.bounds.drawable
        case .backdrop(let item): return item.shape.bounds.drawable
        }
    }
}
