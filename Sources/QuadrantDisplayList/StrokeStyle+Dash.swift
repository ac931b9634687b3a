package import Foundation
package import QuadrantGeometry

extension StrokeStyle {
    /// The dash pattern, or none if it has a negative or infinite length or only zeros: then the
    /// line is solid.
    package var usableDash: [CGFloat] {
        dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 } ? dash : []
    }
}
