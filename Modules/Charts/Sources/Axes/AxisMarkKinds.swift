public import SwiftUI

/// How the marks of an axis lie to the plot.
///
/// Apple: "AxisMarkPreset". Apple is silent on the distances; each case says what it does here.
public struct AxisMarkPreset: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, aligned, extended, inset }
    let kind: Kind

    /// Labels of numbers and dates begin behind their line, those of categories are in the middle of their band.
    public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
    /// The first label begins, and the last one ends, with the plot; the others are in the middle of their lines.
    public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
    /// Labels are in the middle of their lines, and the plot leaves room for them.
    public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
    /// Labels are inside the plot.
    public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }
}

/// At which side of the plot the marks of an axis are.
///
/// Apple: "AxisMarkPosition".
public struct AxisMarkPosition: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
    let kind: Kind

    /// At the bottom; of the axis y at the trailing side.
    public static var automatic: AxisMarkPosition { AxisMarkPosition(kind: .automatic) }
    /// Before the plot.
    public static var leading: AxisMarkPosition { AxisMarkPosition(kind: .leading) }
    /// Behind the plot.
    public static var trailing: AxisMarkPosition { AxisMarkPosition(kind: .trailing) }
    /// Above the plot.
    public static var top: AxisMarkPosition { AxisMarkPosition(kind: .top) }
    /// Below the plot.
    public static var bottom: AxisMarkPosition { AxisMarkPosition(kind: .bottom) }
}

/// What happens to labels that would overlap.
///
/// Apple: "AxisValueLabelCollisionResolution".
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, disabled, truncate
        case greedy(priority: Double, spacing: CGFloat?)
    }
    let kind: Kind

    /// As `greedy`.
    public static var automatic: AxisValueLabelCollisionResolution { Self(kind: .automatic) }
    /// They overlap.
    public static var disabled: AxisValueLabelCollisionResolution { Self(kind: .disabled) }
    /// Those of a lower priority, and of one priority the later ones, are left out.
    public static var greedy: AxisValueLabelCollisionResolution { greedy() }
    /// The same; labels keep a distance, of which Apple is silent: 4 points here unless another is said.
    public static func greedy(
        priority: Double = 0, minimumSpacing: CGFloat? = nil
    ) -> AxisValueLabelCollisionResolution {
        Self(kind: .greedy(priority: priority, spacing: minimumSpacing))
    }
    /// They are cut to the room between marks.
    public static var truncate: AxisValueLabelCollisionResolution { Self(kind: .truncate) }
}

/// Along which direction a label is written.
///
/// Apple: "AxisValueLabelOrientation".
public struct AxisValueLabelOrientation: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }
    let kind: Kind

    /// As `horizontal`.
    public static var automatic: AxisValueLabelOrientation { Self(kind: .automatic) }
    /// As texts are.
    public static var horizontal: AxisValueLabelOrientation { Self(kind: .horizontal) }
    /// From top to bottom.
    public static var vertical: AxisValueLabelOrientation { Self(kind: .vertical) }
    /// From bottom to top.
    public static var verticalReversed: AxisValueLabelOrientation { Self(kind: .verticalReversed) }
}

/// The value at which an axis has marks.
///
/// Apple: "AxisValue".
public struct AxisValue {
    let datum: _Datum
    /// Its place among the values, from 0.
    public let index: Int
    /// How many values there are.
    public let count: Int

    /// The value as a type; `nil` where it is none of it.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.value(of: datum) }
}

/// A line, tick or label of an axis, and groups of them.
///
/// Apple: "AxisMark".
public protocol AxisMark {
    /// Adds what it is made of; not for use outside the library.
    func _collect(_ collector: inout _AxisMarkCollector)
}

/// Collects what an axis has at one value; not for use outside the library.
public struct _AxisMarkCollector {
    /// The value.
    let value: AxisValue
    var parts: [AxisPart] = []
}

/// A part of an axis at one value.
struct AxisPart {
    enum Kind {
        case line(centered: Bool?)
        case tick(centered: Bool?, length: AxisTick.Length)
        case label(AxisLabel)
    }

    var kind: Kind
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    /// The innermost font that was said, even if it is no font.
    var font: Font??
    var offset = CGSize.zero

    /// Whether it is in the middle between its value and the next.
    var isCentered: Bool {
        switch kind {
        case .line(let centered), .tick(let centered, _): centered == true
        case .label(let label): label.centered == true
        }
    }
}

/// What a label of an axis says and how it lies.
struct AxisLabel {
    /// What it shows; `nil` for the value.
    var content: AnyView?
    /// Writes the value; `nil` for the usual format.
    var format: ((_Datum, Locale) -> String?)?
    var centered: Bool?
    var anchor: UnitPoint?
    var alignment: Alignment?
    var collision = AxisValueLabelCollisionResolution.automatic
    var offsetsMarks: Bool?
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

/// A line through the plot at a value.
///
/// Apple: "AxisGridLine". Unless it is said, half a point wide, and of the axis x 2 on 2 off (measured).
public struct AxisGridLine: AxisMark {
    private let part: AxisPart

    /// A line.
    ///
    /// - Parameters:
    ///   - centered: Whether it is half way to the next value; `nil` for the bounds of bands of categories, and the
    ///     values of others.
    ///   - stroke: `nil` for what is usual.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        part = AxisPart(kind: .line(centered: centered), stroke: stroke)
    }

    /// Adds the line.
    public func _collect(_ collector: inout _AxisMarkCollector) { collector.parts.append(part) }
}

/// A short line outside of the plot at a value.
///
/// Apple: "AxisTick".
public struct AxisTick: AxisMark {
    /// How long a tick is.
    public struct Length: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case automatic
            case points(CGFloat)
            case label(CGFloat)
            case longestLabel(CGFloat)
        }
        let kind: Kind

        /// To the end of the label, which begins behind it; 4 points where the label is in the middle of it.
        public static var automatic: Length { Length(kind: .automatic) }
        /// To the end of the label.
        public static var label: Length { label(extendPastBy: 0) }
        /// To the end of the longest label of the axis.
        public static var longestLabel: Length { longestLabel(extendPastBy: 0) }
        /// Some points beyond the end of the label.
        public static func label(extendPastBy length: CGFloat) -> Length {
            Length(kind: .label(length))
        }
        /// Some points beyond the end of the longest label of the axis.
        public static func longestLabel(extendPastBy length: CGFloat) -> Length {
            Length(kind: .longestLabel(length))
        }
    }

    private let part: AxisPart

    /// A tick of a length.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        part = AxisPart(kind: .tick(centered: centered, length: length), stroke: stroke)
    }

    /// A tick of a number of points.
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        part = AxisPart(
            kind: .tick(centered: centered, length: Length(kind: .points(length))), stroke: stroke)
    }

    /// Adds the tick.
    public func _collect(_ collector: inout _AxisMarkCollector) { collector.parts.append(part) }
}
