public import Foundation

/// The shape of the ends of open lines.
public enum CGLineCap: Int32, Sendable {
    /// Flat, where the line ends.
    case butt
    /// A half circle beyond the line's end.
    case round
    /// Flat, half the line's width beyond its end.
    case square
}

/// The shape of corners where two lines meet.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed, as far as the miter limit allows.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
}

/// How a path is traced: widths and lengths in points, centred on the outline.
public struct StrokeStyle: Equatable, Sendable {
    /// How wide the line is.
    public var lineWidth: CGFloat
    /// The shape of the ends of lines and dashes.
    public var lineCap: CGLineCap
    /// The shape of corners.
    public var lineJoin: CGLineJoin
    /// The longest miter, as a multiple of the line's width, before a corner is bevelled.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn; empty for a solid line.
    public var dash: [CGFloat]
    /// How far into the dash pattern the line starts.
    public var dashPhase: CGFloat

    /// A line; solid, one point wide, with flat ends and pointed corners unless said otherwise.
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

/// How the inside of a path is painted.
public struct FillStyle: Equatable, Sendable, BitwiseCopyable {
    /// Whether the even-odd rule decides what is inside; else the non-zero winding rule.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    /// Filled by the winding rule and with smooth edges unless said otherwise.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// The shape of rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// Corners whose curvature changes gradually; the default of the rounded shapes.
    case continuous
}
