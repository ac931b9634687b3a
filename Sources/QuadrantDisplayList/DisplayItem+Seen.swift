internal import Foundation
package import QuadrantGeometry
internal import QuadrantText

extension DisplayItem {
    /// Whether something of the item can be seen where `transform` maps its group's coordinates to the canvas.
    ///
    /// Type of less than a thousandth of a point shows nothing, nor does what is painted with a gradient that has no
    /// place. All renderers ask: none of them, nor any reader of a file, has numbers for such things.
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
    /// As large type must be to be seen, in points of the canvas.
    private static let leastSize: CGFloat = 0.001

    fileprivate func canBeSeen(in transform: CGAffineTransform) -> Bool {
        let growth = abs(transform.a) + abs(transform.b) + abs(transform.c) + abs(transform.d)
        return size * growth >= Self.leastSize
    }
}

extension Paint {
    /// Whether it is known where the paint lies: a gradient of which a coordinate is not a finite number shows
    /// nothing, nor does one whose map cannot be undone. Radii may be infinite.
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
