public import Foundation

/// Where something stands beside something else.
///
/// Apple: "AnnotationPosition".
public struct AnnotationPosition: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, overlay, top, bottom, leading, trailing
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }

    let kind: Kind

    /// Above; of lying bars at the trailing end; of bars with negative values at their other end; in the middle of
    /// sectors.
    public static let automatic = AnnotationPosition(kind: .automatic)
    /// Over it; of a sector in the middle of its angles and radii.
    public static let overlay = AnnotationPosition(kind: .overlay)
    /// Above.
    public static let top = AnnotationPosition(kind: .top)
    /// Below.
    public static let bottom = AnnotationPosition(kind: .bottom)
    /// Before.
    public static let leading = AnnotationPosition(kind: .leading)
    /// Behind.
    public static let trailing = AnnotationPosition(kind: .trailing)
    /// Above and before.
    public static let topLeading = AnnotationPosition(kind: .topLeading)
    /// Above and behind.
    public static let topTrailing = AnnotationPosition(kind: .topTrailing)
    /// Below and before.
    public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
    /// Below and behind.
    public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// What the content of an annotation knows.
///
/// Apple: "AnnotationContext".
public struct AnnotationContext {
    /// The size of the mark, in points; of a sector the size of the box around it.
    public let targetSize: CGSize
}

/// What becomes of an annotation that would stick out.
///
/// Apple: "AnnotationOverflowResolution".
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// What becomes of it along one axis.
    public struct Strategy: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case automatic, disabled, padScale
            case fit(Boundary)
        }

        let kind: Kind

        /// Beside the value of a bar, the scale of numbers gets room for it, so that it is in the plot; else it sticks
        /// out. Apple is silent; in iOS 16 scales widened.
        public static let automatic = Strategy(kind: .automatic)
        /// It sticks out.
        public static let disabled = Strategy(kind: .disabled)
        /// It is moved into the plot or chart.
        public static let fit = Strategy(kind: .fit(.automatic))
        /// The scale of positions gets room at its ends for it, of half of the plot at most. A chart that scrolls gets
        /// none.
        public static let padScale = Strategy(kind: .padScale)

        /// It is moved into a boundary.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    }

    /// What an annotation has to fit into.
    public struct Boundary: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case automatic, chart, plot }
        let kind: Kind

        /// The plot.
        public static let automatic = Boundary(kind: .automatic)
        /// The whole chart.
        public static let chart = Boundary(kind: .chart)
        /// The plot.
        public static let plot = Boundary(kind: .plot)
    }

    /// What is done along the axis x.
    var x: Strategy
    /// What is done along the axis y.
    var y: Strategy

    /// What is done along each axis.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }

    /// Automatic along both axes.
    public static let automatic = AnnotationOverflowResolution()
}
