package import Foundation
package import QuadrantViews

/// The lengths and colours of sliders, in points.
package struct SliderMetrics: Sendable {
    /// The height in layout.
    package let height: CGFloat
    /// The height of the track.
    package let bar: CGFloat
    /// The size of the knob, a white capsule.
    package let knob: CGSize
    /// The diameter of the marks at steps.
    package let mark: CGFloat
    /// Whether each step has a mark.
    package let marksSteps: Bool
    /// The distance from the track to the labels of the bounds.
    package let labelDistance: CGFloat
    /// The part of the track that is not filled.
    package let track: ControlColor
    /// How opaque the filled part and the knob of a disabled slider are.
    package let disabledOpacity: Double
    /// What the knob throws.
    package let shadows: [KnobShadow]
    /// The font of the labels of the bounds where none is set; `nil` for that of all texts.
    package var boundFont: Font?
    /// The outline of the knob; `nil` for none.
    package var knobOutline: ControlColor?
}

/// The lengths and colours of steppers, in points.
package struct StepperMetrics: Sendable {
    /// The size of both buttons together.
    package let size: CGSize
    /// The radius of the ground; `nil` for a capsule.
    package let corner: CGFloat?
    /// The length of the signs.
    package let sign: CGFloat
    /// The thickness of the signs.
    package let stroke: CGFloat
    /// The thickness of the line between the buttons.
    package let divider: CGFloat
    /// The length of that line.
    package let dividerHeight: CGFloat
    /// The ground.
    package let ground: ControlColor
    /// The line between the buttons.
    package let line: ControlColor
    /// Whether the buttons lie on one another with chevrons in them, not beside each other with signs.
    package var isUpright = false
}
