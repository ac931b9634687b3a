package import Foundation

/// The lengths and colours of pickers, in points.
package struct PickerMetrics: Sendable {
    /// How far a menu picker reaches beyond its value on each side.
    package let menuPadding: CGSize
    /// The distance from the value of a menu picker to its chevrons.
    package let chevronDistance: CGFloat
    /// Segmented pickers.
    package let segmented: SegmentedMetrics
    /// Wheels.
    package let wheel: WheelMetrics
    /// What a menu and a closed picker show at their end in a bordered button; `nil` where they have no button.
    package var popUp: PopUpMetrics?
}

/// The lengths of buttons that open a menu, in points.
package struct PopUpMetrics: Sendable {
    /// The room of the chevrons behind the title, within the padding of a bordered button.
    package let room: CGFloat
    /// The size of the font of the chevrons.
    package let chevron: CGFloat
}

/// The lengths and colours of segmented pickers, in points.
package struct SegmentedMetrics: Sendable {
    /// The height in layout.
    package let height: CGFloat
    /// The height of the ground that is drawn, about the middle.
    package let drawnHeight: CGFloat
    /// How much wider a segment is than the widest title.
    package let padding: CGFloat
    /// The least width of a segment.
    package let leastWidth: CGFloat
    /// The distance from the ground's edge to the thumb all round.
    package let inset: CGFloat
    /// The radius of the ground; `nil` for a capsule.
    package let corner: CGFloat?
    /// The radius of the thumb; `nil` for a capsule.
    package let thumbCorner: CGFloat?
    /// Whether lines stand between segments neither of which is selected.
    package let hasDividers: Bool
    /// The ground.
    package let ground: ControlColor
    /// The thumb, behind the selected segment.
    package let thumb: ControlColor
    /// Whether segments fill the width that there is, and the picker shows no label.
    package var fills = true
    /// Whether titles are of the usual weight, the chosen one too.
    package var isPlain = false
}

/// The lengths of wheels, in points.
package struct WheelMetrics: Sendable {
    /// The ideal size; the height is the same in every proposal.
    package let size: CGSize
    /// The height of a row where `defaultWheelPickerItemHeight` sets none.
    package let rowHeight: CGFloat
    /// The distance from the wheel's ends to those of the band behind the selected row.
    package let bandInset: CGFloat
    /// The radius of that band.
    package let bandCorner: CGFloat
}
