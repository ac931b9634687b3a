package import Foundation
package import QuadrantGeometry

/// What surrounds the root: the room of the window or page, and how much of it is not safe.
package struct HostGeometry: Equatable, Sendable {
    /// The size of the container that relative frames refer to, in points.
    package var containerSize: CGSize
    /// Insets of the safe area in the container, in points.
    package var safeAreaInsets: EdgeInsets
    /// How much of the bottom inset a keyboard adds to that of the container, in points; 0 where there is none.
    package var keyboard: CGFloat = 0

    package init(containerSize: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets()) {
        self.containerSize = containerSize
        self.safeAreaInsets = safeAreaInsets
    }
}
