public import Foundation

/// The shape of the ends of open lines.
public enum CGLineCap: Int32, Sendable {
    /// The end is flat, where the line ends.
    case butt
    /// The end is a half circle beyond the end of the line.
    case round
    /// The end is flat, half of the line's width beyond its end.
    case square
}

/// The shape of corners where two lines meet.
public enum CGLineJoin: Int32, Sendable {
    /// The corner is pointed, as far as the miter limit allows.
    case miter
    /// The corner is round.
    case round
    /// The corner is cut off.
    case bevel
}

/// The line that a stroke draws. Widths and lengths are in points, and the middle of the line lies
/// on the path.
///
/// Apple: "StrokeStyle".
public struct StrokeStyle: Equatable, Sendable {
    /// The width of the line. One that is not finite or not above 0 draws nothing.
    public var lineWidth: CGFloat
    /// The shape of the ends of lines and dashes.
    public var lineCap: CGLineCap
    /// The shape of the corners.
    public var lineJoin: CGLineJoin
    /// The longest miter, as a multiple of the line's width, before a corner is bevelled. In views
    /// and canvases, a limit that is below 1 or not finite counts as 10.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn; empty for a solid line. The line is also solid if a
    /// length is negative or not finite, or all are 0.
    public var dash: [CGFloat]
    /// How far into the pattern of dashes the line starts; 0 if it is not finite.
    public var dashPhase: CGFloat

    /// Creates a style: solid, one point wide, with flat ends and pointed corners, unless said
    /// otherwise.
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// How the inside of a path is filled.
public struct FillStyle: Equatable, Sendable, BitwiseCopyable {
    /// Whether the even-odd rule decides what is inside; otherwise the non-zero winding rule does.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    /// Creates a style: by the winding rule and with smooth edges, unless said otherwise.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// The shape of rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Corners are quarter circles.
    case circular
    /// Corners have a curvature that changes gradually. This is the default of the rounded shapes.
    case continuous
}

extension StrokeStyle: Animatable {
    /// The width of the line, the limit of miters and the phase of the dashes.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension StrokeStyle {
    /// What is wrong with the first of its numbers that cannot be drawn; `nil` where all can.
    package var fault: NumberFault? {
        // Mostly all are fine, and nothing is looked up.
        if lineWidth >= 0, (lineWidth + dashPhase).isFinite, !miterLimit.isNaN, dash.isEmpty {
            return nil
        }
        return .unless(
            .length, "StrokeStyle", ["lineWidth": lineWidth], instead: "No line is drawn.")
            ?? dash.lazy.compactMap {
                .unless(.length, "StrokeStyle", ["dash": $0], instead: "The line is solid.")
            }.first
            ?? .unless(
                .number, "StrokeStyle", ["dashPhase": dashPhase], instead: "It counts as 0.")
            ?? .unless(
                .known, "StrokeStyle", ["miterLimit": miterLimit], instead: "It counts as 10.")
    }
}
