package import Foundation
package import QuadrantViews

/// The lengths and colours of what is presented, in points.
package struct PresentationMetrics: Sendable {
    /// Sheets.
    package let sheet: SheetMetrics
    /// Alerts.
    package let alert: AlertMetrics
    /// Confirmation dialogs.
    package let dialog: DialogMetrics
    /// Popovers.
    package let popover: PopoverMetrics
}

/// The lengths of sheets, in points.
package struct SheetMetrics: Sendable {
    /// The opacity of the black over what is behind.
    package let dim: Double
    /// The least distance of a large sheet from the top of the screen.
    package let leastTop: CGFloat
    /// The distance of a large sheet from the top of the safe area.
    package let belowSafeArea: CGFloat
    /// The radius of the corners.
    package let corner: CGFloat
    /// The height of the medium detent, as a fraction of the screen's.
    package let medium: CGFloat
    /// How far sheets that are not large stand from the sides and the bottom.
    package let float: CGFloat
    /// The size of the grabber.
    package let grabber: CGSize
    /// The distance of the grabber from the top of the sheet.
    package let grabberTop: CGFloat
    /// The opacity of the grabber.
    package let grabberOpacity: Double
    /// The size of a form on a large screen.
    package let form: CGSize
}

/// The lengths and colours of alerts, in points.
package struct AlertMetrics: Sendable {
    /// The lengths of fields of text.
    package struct Field: Sendable {
        package let height: CGFloat
        /// The distance of the field from the sides of the alert.
        package let inset: CGFloat
        package let corner: CGFloat
    }

    package let width: CGFloat
    package let corner: CGFloat
    /// The opacity of the black over what is behind.
    package let dim: Double
    /// The distance of texts from the sides.
    package let padding: CGFloat
    /// The distance of the title from the top.
    package let top: CGFloat
    package let titleToMessage: CGFloat
    package let textToButtons: CGFloat
    /// The distance of the buttons from the bottom.
    package let bottom: CGFloat
    /// Whether texts are centred.
    package let isCentered: Bool
    package let message: Font
    package let buttonHeight: CGFloat
    /// The distance of buttons from the sides.
    package let buttonInset: CGFloat
    package let buttonDistance: CGFloat
    /// Whether buttons are capsules; otherwise lines stand between them.
    package let hasCapsules: Bool
    package let field: Field
    package let ground: ControlColor
}

/// The lengths of confirmation dialogs, in points.
package struct DialogMetrics: Sendable {
    /// The width of a dialog that points to what it belongs to.
    package let width: CGFloat
    package let corner: CGFloat
    /// Whether the dialog points to what it belongs to; otherwise it stands at the bottom of the screen.
    package let isPopover: Bool
    /// The distance from what it belongs to.
    package let distance: CGFloat
    /// The distance of texts from the sides.
    package let padding: CGFloat
    package let buttonHeight: CGFloat
    /// The distance of buttons from the sides.
    package let buttonInset: CGFloat
    package let buttonDistance: CGFloat
    package let title: Font
    package let message: Font
    /// The least distance from the edges of the screen.
    package let margin: CGFloat
}

/// The lengths of popovers, in points.
package struct PopoverMetrics: Sendable {
    package let corner: CGFloat
    /// The size of the arrow: its width along the edge, and how far it reaches.
    package let arrow: CGSize
    /// The least distance from the edges of the screen.
    package let margin: CGFloat
}
