/// How the children of a node are shown with its drawing.
package enum DrawingRole {
    /// Shown between what lies behind them and what lies over them.
    case plain
    /// The first is shown, those after it behind it.
    case background
    /// The first is shown as far as the second is opaque.
    case mask
    /// Recorded before the node, which shows them where it likes.
    case symbols
    /// The first is shown, those after it are never drawn.
    case representation
}
