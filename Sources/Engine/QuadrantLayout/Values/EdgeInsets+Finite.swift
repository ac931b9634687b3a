import Foundation
import QuadrantGeometry

extension EdgeInsets {
    /// The insets with 0 for those that are negative or not finite.
    var finite: EdgeInsets {
        func valid(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
        return EdgeInsets(
            top: valid(top), leading: valid(leading), bottom: valid(bottom),
            trailing: valid(trailing))
    }
}
