package import Foundation
import QuadrantViews

/// The lengths and colours of bars with titles and buttons, in points.
package struct BarMetrics: Sendable {
    /// What stands behind the buttons of a bar.
    package struct Ground: Sendable {
        package let fill: ControlColor
        package let rim: ControlColor
        package let shadow: ControlColor
        package let shadowRadius: CGFloat
        package let shadowDrop: CGFloat
        /// From the side of the glass to a text.
        package let textInset: CGFloat
        /// The width of the widest symbol that leaves a button round.
        package let widestSymbol: CGFloat
    }

    /// From the safe area to the bar.
    package let top: CGFloat
    /// Whether a stack keeps the room of the bar where nothing is in it.
    package let keepsRoom: Bool
    /// The height of the bar without a large title.
    package let height: CGFloat
    /// The height of buttons, and of what stands beside them.
    package let button: CGFloat
    /// What a large title adds; 0 for none.
    package let largeTitle: CGFloat
    /// From the top of that to the title's line.
    package let largeTitleTop: CGFloat
    /// From the top of what a large title adds to the title's baseline, where the text is not so large that it needs more.
    package let largeTitleBaseline: CGFloat
    /// From the sides of the bar to what is in it.
    package let side: CGFloat
    /// Between groups of buttons.
    package let gap: CGFloat
    /// The size of titles that are not large, at every size of text.
    package let titleSize: CGFloat
    /// The height of what lies at the bottom in place of it.
    package let toolbarButton: CGFloat
    /// From the sides to the buttons at the bottom.
    package let toolbarSide: CGFloat
    /// Below the buttons at the bottom.
    package let toolbarBelow: CGFloat
    /// `nil` for buttons without anything behind them, in the tint, on a bar with a ground.
    package let glass: Ground?
    /// The size of texts and symbols in bars.
    package var itemSize: CGFloat = 17
}

/// The lengths of windows that have the bars of the screens in them, in points.
package struct WindowMetrics: Sendable {
    /// The height of the bar of a window with a title alone.
    package let titleBar: CGFloat
    /// The height of a bar with items.
    package let toolbar: CGFloat
    /// The diameter of the three dots, the distance of their middles, and from the window's side to the middle of the first.
    package let dot: CGFloat
    package let dotPitch: CGFloat
    package let dotInset: CGFloat
    /// What the dots are filled with.
    package let dotFill: ControlColor
    /// The size of a window whose content fills all that it gets.
    package let size: CGSize
    /// The widest field to search in.
    package let searchWidth: CGFloat
}

/// The lengths and colours of bars of tabs and of the dots of pages, in points.
package struct TabMetrics: Sendable {
    /// The height of the bar.
    package let height: CGFloat
    /// From the window's edge to the bar.
    package let below: CGFloat
    /// How much of the window the bar takes from its content.
    package let band: CGFloat
    /// The least distance from the sides; `nil` for a bar from side to side.
    package let side: CGFloat?
    /// The width of a bar with one tab, and what each other tab adds.
    package let width: CGFloat
    package let widthOfOthers: CGFloat
    /// The least width of a bar.
    package let leastWidth: CGFloat
    /// From the edges of the bar to what marks the selected tab.
    package let inset: CGFloat
    package let selected: ControlColor?
    package let symbol: CGFloat
    package let title: CGFloat
    /// From the top of the bar to the middle of the symbol, and to the middle of the title.
    package let symbolMiddle: CGFloat
    package let titleMiddle: CGFloat
    /// The diameter of the dots of pages, the distance of their middles, and the height of their row.
    package let dot: CGFloat
    package let dotPitch: CGFloat
    package let dotRow: CGFloat
    /// How opaque the dots of other pages are.
    package let otherDot: Double
}

/// The lengths of fields to search in, in points.
package struct SearchMetrics: Sendable {
    /// The height of a field in a bar at the top.
    package let height: CGFloat
    /// The corner of it; `nil` for round ends.
    package let corner: CGFloat?
    /// From the sides to the field.
    package let side: CGFloat
    /// From the field to the end of its bar.
    package let below: CGFloat
    /// From the field's side to the magnifier, and to the text.
    package let symbolStart: CGFloat
    package let textStart: CGFloat
    /// The band of the scopes.
    package let scopes: CGFloat
    /// Whether the field is at the bottom of a stack, where there is no bar of tabs.
    package let isAtBottom: Bool
    package let fill: ControlColor
}

/// The lengths of columns beside each other, in points.
package struct ColumnMetrics: Sendable {
    /// The usual widths.
    package let sidebar: CGFloat
    package let content: CGFloat
    /// From the edges of the window to the panel of the sidebar, and its corners.
    package let panelInset: CGFloat
    package let panelCorner: CGFloat
    /// From the panel to the next column; `nil` for as from the edges.
    package var panelEnd: CGFloat?
    /// Whether the second of three columns is a sidebar too.
    package var contentIsSidebar = true
}
