import Foundation
public import QuadrantCore
import QuadrantGeometry
public import QuadrantMotion

/// Where a view is on its way through a scroll view.
///
/// Apple: "ScrollTransitionPhase".
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// It comes in or goes out at the top, or at the leading edge.
    case topLeading
    /// It is in sight.
    case identity
    /// It comes in or goes out at the bottom, or at the trailing edge.
    case bottomTrailing

    /// Whether the view is in sight and is to look as it is.
    public var isIdentity: Bool { self == .identity }

    /// -1 at the top or leading edge, 0 in sight, 1 at the bottom or trailing edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view comes into sight in a scroll view, and leaves it.
///
/// Apple: "ScrollTransitionConfiguration".
public struct ScrollTransitionConfiguration: Sendable {
    /// How far in sight a view is when it looks as it is.
    ///
    /// Apple: "ScrollTransitionConfiguration.Threshold".
    public struct Threshold: Sendable {
        /// How far the view is to have come from where it is just hidden: parts of its own length and of the scroll
        /// view's, and points.
        var ofView: Double
        var ofRoom: Double
        var points: Double

        /// A part of the view is in sight, from 0 to 1; others are held there.
        public static func visible(_ amount: Double) -> Threshold {
            NumberFault.unless(
                .known, "Threshold.visible", ["": amount], instead: "It counts as 1.")?.say()
            return Threshold(
                ofView: amount.isNaN ? 1 : min(max(amount, 0), 1), ofRoom: 0, points: 0)
        }

        /// All of the view is in sight.
        public static let visible = Threshold.visible(1)
        /// The view is just hidden.
        public static let hidden = Threshold.visible(0)
        /// The middle of the view is in the middle of the scroll view.
        public static let centered = Threshold(ofView: 0.5, ofRoom: 0.5, points: 0)

        /// The same, `distance` points further in; a distance that is not finite counts as 0.
        public func inset(by distance: Double) -> Threshold {
            NumberFault.unless(
                .points, "Threshold.inset", ["by": distance], instead: "It counts as 0.")?.say()
            var result = self
            result.points += distance.isFinite ? distance : 0
            return result
        }

        /// A part of the way, from 0 to 1, from this threshold to another.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            NumberFault.unless(
                .known, "Threshold.interpolated", ["amount": amount], instead: "It counts as 0.")?
                .say()
            let amount = amount.isNaN ? 0 : min(max(amount, 0), 1)
            func mix(_ one: Double, _ other: Double) -> Double { one + (other - one) * amount }
            return Threshold(
                ofView: mix(ofView, other.ofView), ofRoom: mix(ofRoom, other.ofRoom),
                points: mix(points, other.points))
        }
    }

    enum Kind: Sendable {
        case identity
        /// Along a curve; with an animation that leads to where the curve is, so that the effect lags behind.
        case interactive(UnitCurve, Animation?)
        case animated(Animation)
    }

    var kind: Kind
    /// When the view looks as it is. By default as soon as all of it is in sight: a choice, as Apple does not say.
    var threshold = Threshold.visible

    /// The view looks as it is, wherever it is.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)
    /// The effect follows the scroll offset, eased at both ends.
    public static let interactive = ScrollTransitionConfiguration.interactive(
        timingCurve: .easeInOut)
    /// The effect changes with the default animation where the threshold is passed.
    public static let animated = ScrollTransitionConfiguration.animated(.default)

    /// The effect follows the scroll offset along a curve: from 0, where the view is just hidden, to 1 at the threshold.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
        .init(kind: .interactive(timingCurve, nil))
    }

    /// The effect changes with an animation where the threshold is passed.
    public static func animated(_ animation: Animation = .default) -> Self {
        .init(kind: .animated(animation))
    }

    /// The same with an animation. An animated effect changes with it where the threshold is passed; one that follows the
    /// scroll offset goes with it to where the offset has it, and so lags behind. The identity stays as it is.
    ///
    /// Apple: "animation(_:)".
    public func animation(_ animation: Animation) -> Self {
        var result = self
        switch kind {
        case .identity: break
        case .interactive(let curve, _): result.kind = .interactive(curve, animation)
        case .animated: result.kind = .animated(animation)
        }
        return result
    }

    /// The same with another threshold.
    public func threshold(_ threshold: Threshold) -> Self {
        var result = self
        result.threshold = threshold
        return result
    }
}

/// How views come in and go out, at the one edge and at the other.
struct ScrollPassage: Sendable {
    var first: ScrollTransitionConfiguration
    var last: ScrollTransitionConfiguration
    var axis: Axis?

    /// Where a view is: the edge that it is near, and how far it is on its way to where it looks as it is, from 0 to 1.
    func place(of proxy: GeometryProxy) -> (edge: ScrollTransitionPhase, progress: Double) {
        let inner = NamedCoordinateSpace.scrollView
        let axis =
            axis
            ?? (proxy.bounds(of: .scrollView(axis: .vertical)) == nil
                && proxy.bounds(of: .scrollView(axis: .horizontal)) != nil
                ? .horizontal : .vertical)
        let along = self.axis.map { NamedCoordinateSpace.scrollView(axis: $0) } ?? inner
        guard let room = proxy.bounds(of: along) else { return (.identity, 1) }
        let isVertical = axis == .vertical
        let length = isVertical ? proxy.size.height : proxy.size.width
        let (low, high) = isVertical ? (room.minY, room.maxY) : (room.minX, room.maxX)
        func progress(_ way: Double, _ configuration: ScrollTransitionConfiguration) -> Double {
            let threshold = configuration.threshold
            let whole =
                threshold.ofView * length + threshold.ofRoom * (high - low) + threshold.points
            guard whole > 0 else { return way > 0 ? 1 : 0 }
            return min(max(way / whole, 0), 1)
        }
        let (atFirst, atLast) = (progress(length - low, first), progress(high, last))
        if atFirst >= 1, atLast >= 1 { return (.identity, 1) }
        return atFirst <= atLast ? (.topLeading, atFirst) : (.bottomTrailing, atLast)
    }

    /// The configuration for an edge.
    func configuration(_ edge: ScrollTransitionPhase) -> ScrollTransitionConfiguration {
        edge == .bottomTrailing ? last : first
    }

    /// Whether the effect at an edge follows the offset, and how far it is then from the view as it is: from -1 to 1.
    func value(of proxy: GeometryProxy) -> Double {
        let (edge, progress) = place(of: proxy)
        switch configuration(edge).kind {
        case .identity: return 0
        case .interactive(let curve, _): return edge.value * (1 - curve.value(at: progress))
        case .animated: return progress < 1 ? edge.value : 0
        }
    }

    /// The animation of an edge; `nil` where the effect follows the offset at once.
    func animation(_ edge: ScrollTransitionPhase) -> Animation? {
        switch configuration(edge).kind {
        case .identity: nil
        case .interactive(_, let animation): animation
        case .animated(let animation): animation
        }
    }

    /// Whether neither edge has an animation.
    var followsOffset: Bool {
        animation(.topLeading) == nil && animation(.bottomTrailing) == nil
    }
}
