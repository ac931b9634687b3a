package import Foundation
package import QuadrantCore
package import QuadrantDisplayList

/// What came of a view at a moment: plain values that any thread may use.
package struct Frame: Sendable {
    /// The moment, from the first one of the session.
    package var time: Duration
    /// The drawing.
    package var list: DisplayList
    /// Where the root's top left corner stands in the drawing, in points.
    package var origin: CGPoint
    /// Where the drawing differs from that of the frame before; all of it for the first one.
    package var damage: DisplayDamage
    /// What could not be done as written, and was not told in a frame before.
    package var issues: [RuntimeIssue]
    /// What is as at Apple's and not as one would expect, and was not told in a frame before.
    package var remarks: [RuntimeIssue]
    /// What the view asks of whoever shows it.
    package var wishes: Wishes
    /// When the next frame may differ though nobody acts: a date that a view waits for, the end of a sleep, the next picture of
    /// something that moves, which is this moment. `nil` for never.
    package var deadline: Duration?

    /// What a view asks of the window that it is shown in.
    package struct Wishes: Hashable, Sendable {
        /// The title of the screen in front, in the locale of the root; `nil` where none has one.
        package var title: String?
        /// The look of the pointer where it is, by the name of `PointerStyle`; `nil` for the usual one.
        package var pointer: String?
        /// The frame of what has the focus, in points of the drawing; `nil` where nothing has it.
        package var focus: CGRect?
        /// Whether what has the focus takes text.
        package var takesText = false
        /// How much a software keyboard takes of the room, from its lower edge, in points.
        package var keyboardHeight: CGFloat = 0
        /// Whether the view asks for a dark window; `nil` where it asks for none.
        package var isDark: Bool?

        /// Nothing.
        package init() {}
    }
}
