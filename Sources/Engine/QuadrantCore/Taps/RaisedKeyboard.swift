package import Foundation

/// A keyboard on the screen, as gestures see it.
@MainActor
package struct RaisedKeyboard {
    /// How much it takes of the window, from its lower edge, in points: fingers that come down there reach no view.
    package let height: CGFloat
    /// Moves it away, by taking the focus from the field that is edited.
    package let lower: @MainActor () -> Void

    package init(height: CGFloat, lower: @escaping @MainActor () -> Void) {
        (self.height, self.lower) = (height, lower)
    }

    /// Where it lies in a window, both in the root's space.
    package func frame(in window: CGRect) -> CGRect {
        CGRect(x: window.minX, y: window.maxY - height, width: window.width, height: height)
    }
}

extension ViewTree {
    /// Whether the keyboard covers a point of the root.
    @MainActor
    func isUnderKeyboard(_ point: CGPoint) -> Bool {
        arena.keyboard.map { point.y >= $0.frame(in: window).minY } ?? false
    }
}
