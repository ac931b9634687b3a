public import Foundation
public import SwiftUI

/// The text, or another view, at a value of an axis.
///
/// Apple: "AxisValueLabel". Parameters of all initializers:
/// - `centered`: Whether it is in the middle between its value and the next; `nil` for bands of categories.
/// - `anchor`: Which of its points is at the mark; `nil` for what the preset says.
/// - `multiLabelAlignment`: How labels of one value lie to each other.
/// - `collisionResolution`: What becomes of it if it would overlap another.
/// - `offsetsMarks`: Whether the ticks of the axis make room for it; `true` has no effect here, which is reported once.
/// - `orientation`: Along which direction it is written.
/// - `horizontalSpacing`, `verticalSpacing`: Its distance to the mark, in points; `nil` for 4 points away from the
///   plot, and 4 points
///   behind the line it begins at.
public struct AxisValueLabel<Content: View>: AxisMark {
    private let label: AxisLabel

    /// Adds the label.
    public func _collect(_ collector: inout _AxisMarkCollector) {
        if label.offsetsMarks == true {
            ChartNotes.tell(
                "AxisValueLabel(offsetsMarks: true) has no effect: ticks make no room for labels.")
        }
        collector.parts.append(AxisPart(kind: .label(label)))
    }
}

extension AxisValueLabel {
    /// A label with a view.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        label = AxisLabel(
            content: AnyView(content()), format: nil, centered: centered, anchor: anchor,
            alignment: multiLabelAlignment,
            collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }
}

extension AxisValueLabel where Content == Never {
    /// A label with the value.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        label = AxisLabel(
            content: nil, format: nil, centered: centered, anchor: anchor,
            alignment: multiLabelAlignment,
            collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }

    /// A label with the value in a format. It shows nothing where the format is for another type.
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        label = AxisLabel(
            content: nil, format: AxisFormat.writer(format), centered: centered, anchor: anchor,
            alignment: multiLabelAlignment,
            collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }
}

extension AxisValueLabel where Content == Text {
    /// A label with a text.
    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        label = AxisLabel(
            content: AnyView(Text(titleKey)), format: nil, centered: centered, anchor: anchor,
            alignment: multiLabelAlignment,
            collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }

    /// A label with a text.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        label = AxisLabel(
            content: AnyView(Text(titleResource)), format: nil, centered: centered, anchor: anchor,
            alignment: multiLabelAlignment,
            collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }

    /// A label with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        label = AxisLabel(
            content: AnyView(Text(title)), format: nil, centered: centered, anchor: anchor,
            alignment: multiLabelAlignment,
            collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }
}
