package import Foundation

/// Converts between lengths from the leading edge, in which layouts are worked out, and lengths from
/// the left edge, in which things are placed. Only here does right-to-left change a number.
///
/// It is its own inverse.
package struct MirrorMap: Equatable, Sendable, BitwiseCopyable {
    /// Whether leading is the right side.
    package let isRightToLeft: Bool

    @inlinable
    @inline(__always)
    package init(_ isRightToLeft: Bool) {
        self.isRightToLeft = isRightToLeft
    }

    /// The place from the left edge of something that begins `x` points from the leading edge, or
    /// the reverse, in points.
    ///
    /// - Parameters:
    ///   - length: How long the thing is, in points; worked out only where it is asked for.
    ///   - room: How long the room is, in points.
    @inlinable
    @inline(__always)
    package func x(
        _ x: CGFloat, length: @autoclosure () -> CGFloat = 0, in room: CGFloat
    ) -> CGFloat {
        isRightToLeft ? room - x - length() : x
    }

    /// The map that draws what is made for the leading edge on the left, in `rect`, as it is to be seen.
    package func transform(in rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(
            a: distance(1), b: 0, c: 0, d: 1, tx: x(0, in: rect.minX + rect.maxX), ty: 0)
    }

    /// A way of `distance` points toward the trailing edge as one to the right.
    @inlinable
    @inline(__always)
    package func distance(_ distance: CGFloat) -> CGFloat { isRightToLeft ? -distance : distance }

    /// The inset on the left side, in points.
    package func left(_ insets: EdgeInsets) -> CGFloat {
        isRightToLeft ? insets.trailing : insets.leading
    }

    /// The inset on the right side, in points.
    package func right(_ insets: EdgeInsets) -> CGFloat {
        isRightToLeft ? insets.leading : insets.trailing
    }

    /// A point in fractions from the leading side as one from the left, or the reverse.
    package func unit(_ point: UnitPoint) -> UnitPoint {
        UnitPoint(x: x(point.x, in: 1), y: point.y)
    }

    /// A point in fractions from the leading side as one from the left, or the reverse.
    package func unit(_ point: UnitPoint3D) -> UnitPoint3D {
        UnitPoint3D(x: x(point.x, in: 1), y: point.y, z: point.z)
    }

    /// Insets of the four sides.
    package func insets(
        top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
    ) -> EdgeInsets {
        EdgeInsets(
            top: top, leading: isRightToLeft ? right : left, bottom: bottom,
            trailing: isRightToLeft ? left : right)
    }
}
