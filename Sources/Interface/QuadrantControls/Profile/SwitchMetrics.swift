package import Foundation
package import QuadrantViews

/// The lengths and colours of a switch, in points.
package struct SwitchMetrics: Sendable {
    /// The size of the track, which is a capsule.
    package let track: CGSize
    /// The size of the knob, a white capsule.
    package let knob: CGSize
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

    /// How far the knob goes between off and on.
    package var way: CGFloat { track.width - knob.width - 2 * inset }
}
