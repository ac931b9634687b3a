public import Foundation
public import QuadrantGeometry

/// The distances a view prefers to its neighbours on each of its edges.
///
/// Apple: "ViewSpacing". The distance of two views is the largest that any of their preferences
/// ask for; 8 points where neither prefers anything.
public struct ViewSpacing: Sendable {
    var top: EdgeSpacing
    var leading: EdgeSpacing
    var bottom: EdgeSpacing
    var trailing: EdgeSpacing

    /// The spacing of views without preferences: 8 points on every edge.
    public init() {
        self.init(all: .standard)
    }

    /// No distance on any edge.
    public static let zero = ViewSpacing(all: .none)

    init(all edge: EdgeSpacing) {
        top = edge
        leading = edge
        bottom = edge
        trailing = edge
    }

    /// The preferred distance in points from this view to `next`, which follows it along `axis`.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch axis {
        case .horizontal: trailing.distance(to: next.leading, along: axis)
        case .vertical: bottom.distance(to: next.top, along: axis)
        }
    }

    /// Takes the larger preferences of both on `edges`.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.leading) { leading.formUnion(other.leading) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
    }

    /// The larger preferences of both on `edges`, this one's on the others.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Forgets the preferences on `edges`: 8 points there.
    package mutating func takePlain(on edges: Edge.Set) {
        set(.standard, on: edges)
    }

    /// Replaces the preferences on `edges`.
    mutating func set(_ edge: EdgeSpacing, on edges: Edge.Set) {
        if edges.contains(.top) { top = edge }
        if edges.contains(.leading) { leading = edge }
        if edges.contains(.bottom) { bottom = edge }
        if edges.contains(.trailing) { trailing = edge }
    }
}

/// What one edge prefers: several kinds of neighbour may be preferred differently.
struct EdgeSpacing: Sendable, Equatable {
    /// Holds a part that has no preference: 8 points.
    var isStandard: Bool
    /// Holds text: the distances depend on its font.
    var text: TextSpacing?

    /// The distances of a line of text.
    struct TextSpacing: Sendable, Equatable {
        /// From this edge to anything that is not text.
        var toOthers: CGFloat
        /// From this edge, as the upper one of the lower text, to a text above it.
        var toText: CGFloat

        func union(_ other: TextSpacing?) -> TextSpacing {
            guard let other else { return self }
            return TextSpacing(
                toOthers: max(toOthers, other.toOthers), toText: max(toText, other.toText))
        }
    }

    static let standard = EdgeSpacing(isStandard: true, text: nil)
    static let none = EdgeSpacing(isStandard: false, text: nil)

    /// Evidence: 8 between plain views (measured, all platforms); a Spacer's edges prefer 0 to anything.
    static let defaultDistance: CGFloat = 8

    mutating func formUnion(_ other: EdgeSpacing) {
        isStandard = isStandard || other.isStandard
        text = text?.union(other.text) ?? other.text
    }

    func distance(to next: EdgeSpacing, along axis: Axis) -> CGFloat {
        if self == .none || next == .none { return 0 }
        var result = CGFloat(0)
        if isStandard, next.isStandard { result = EdgeSpacing.defaultDistance }
        if let text, let lower = next.text {
            result = max(
                result, axis == .vertical ? max(text.toText, lower.toText) : Self.defaultDistance)
        }
        if let text, next.isStandard {
            result = max(result, axis == .vertical ? text.toOthers : Self.defaultDistance)
        }
        if let text = next.text, isStandard {
            result = max(result, axis == .vertical ? text.toOthers : Self.defaultDistance)
        }
        return result
    }
}
