package import Foundation
package import QuadrantViews

/// The lengths and colours of a switch, in points.
package struct SwitchMetrics: Sendable {
    /// The size of the track, which is a capsule.
    package var track: CGSize
    /// The size of the knob, a white capsule.
    package var knob: CGSize
    /// The distance from the track's edge to the knob all round.
    package let inset: CGFloat
    /// How far the switch is drawn beyond the end of the row that it is laid out in.
    package let overhang: CGFloat
    /// The size that a switch alone is laid out with: its height is the least height of toggles outside of lists and forms.
    package let frame: CGSize
    /// The track of a switch that is off.
    package let off: SystemColor
    /// How opaque the track of a disabled switch is.
    package let disabledOpacity: Double
    /// What the knob throws upon the track, and nowhere beside it.
    package let shadows: [KnobShadow]
    /// Whether a switch that is on is in the tint where none is set, not green.
    package var isTinted = false
    /// Track and knob in rows of grouped forms; `nil` for the same as elsewhere.
    package var small: (track: CGSize, knob: CGSize)?

    /// How far the knob goes between off and on.
    package var way: CGFloat { track.width - knob.width - 2 * inset }
}
