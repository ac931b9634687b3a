/// How a view shows that a finger holds it down. Drawn without evaluating the view again.
package enum PressedLook: Equatable, Sendable {
    /// A label without a ground. Evidence: highlighted titles of UIKit's system buttons are shown with 20 % (widely
    /// reported; Apple documents no figure).
    case label
    /// A label on a ground. A choice: 75 % of both.
    case ground
    /// A row of a list, which has the ground of selected rows; its list draws that.
    case row

    /// The opacity of what is held.
    var opacity: Double {
        switch self {
        case .label: 0.2
        case .ground: 0.75
        case .row: 1
        }
    }
}
