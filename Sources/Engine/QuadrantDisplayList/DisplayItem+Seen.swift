internal import Foundation
package import QuadrantGeometry
internal import QuadrantText

extension DisplayItem {
    /// Whether something of the item can be seen where `transform` maps its group's coordinates to the canvas.
    ///
    /// Type of less than a thousandth of a point shows nothing, nor does what is painted with a gradient that has no
    /// place. All renderers ask this, as neither they nor the readers of files can calculate with such items.
    package func canBeSeen(in transform: CGAffineTransform) -> Bool {
        switch self {
        case .fill(let item): item.paint.hasPlace
        case .stroke(let item): item.paint.hasPlace
        case .glyphs(let item): item.run.canBeSeen(in: transform) && item.paint.hasPlace
        // Groups and pictures have maps of their own, which are looked at when they are entered or drawn.
        case .group, .image, .shadow, .backdrop: true
        }
    }
}

extension GlyphRun {
    /// The size from which type can be seen, in points of the canvas.
    private static let leastSize: CGFloat = 0.001

    fileprivate func canBeSeen(in transform: CGAffineTransform) -> Bool {
        let growth = abs(transform.a) + abs(transform.b) + abs(transform.c) + abs(transform.d)
        return size * growth >= Self.leastSize
    }
}

extension Paint {
    /// Whether the place of the paint is known. A gradient with a coordinate that is not finite shows nothing,
    /// nor does one whose map has no inverse. Radii may be infinite.
    package var hasPlace: Bool {
        switch self {
        case .color, .meshGradient, .tiles: true
        case .linearGradient(let gradient): gradient.start.isKnown && gradient.end.isKnown
        case .radialGradient(let gradient):
            gradient.center.isKnown && !gradient.startRadius.isNaN && !gradient.endRadius.isNaN
                && gradient.transform.isDrawable
        case .angularGradient(let gradient):
            gradient.center.isKnown && gradient.startAngle.isFinite && gradient.endAngle.isFinite
        }
    }
}

extension CGPoint {
    fileprivate var isKnown: Bool { x.isFinite && y.isFinite }
}
