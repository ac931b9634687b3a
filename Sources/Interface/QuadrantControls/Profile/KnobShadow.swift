package import Foundation
import QuadrantGeometry
import QuadrantViews

/// A shadow of a knob, in points.
package struct KnobShadow: Sendable {
    /// How opaque the shadow is, which is black.
    package let opacity: Double
    /// How wide it is blurred, as of `shadow(color:radius:x:y:)`.
    package let radius: CGFloat
    /// How far it lies below the knob.
    package let drop: CGFloat
}

extension [KnobShadow] {
    /// White, and the shadows of the shape that is filled, the first one nearest to it.
    var white: AnyShapeStyle {
        reduce(AnyShapeStyle(.white)) { style, shadow in
            AnyShapeStyle(
                style.shadow(
                    .drop(
                        color: .black.opacity(shadow.opacity), radius: shadow.radius,
                        y: shadow.drop)))
        }
    }
}
