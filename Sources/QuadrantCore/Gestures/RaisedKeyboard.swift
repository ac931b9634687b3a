package import Foundation

/// A keyboard on the screen, as gestures see it.
@MainActor
package struct RaisedKeyboard {
    /// Its upper edge, in the root's space: fingers that come down below it reach no view.
    package let top: CGFloat
    /// Moves it away, by taking the focus from the field that is edited.
    package let lower: @MainActor () -> Void

    package init(top: CGFloat, lower: @escaping @MainActor () -> Void) {
        (self.top, self.lower) = (top, lower)
    }

    /// Whether it covers a point of the root.
    func covers(_ point: CGPoint) -> Bool { point.y >= top }
}
