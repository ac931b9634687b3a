public import Foundation
public import QuadrantGeometry
package import QuadrantText

/// The distances that a view prefers to its neighbours, for each of its edges.
///
/// Apple: "ViewSpacing". The distance between two views is the largest one that either of them
/// prefers, and 8 points if neither prefers any.
public struct ViewSpacing: Sendable {
    var top: EdgeSpacing
    var leading: EdgeSpacing
    var bottom: EdgeSpacing
    var trailing: EdgeSpacing

    /// Creates the spacing of a view without preferences, which keeps 8 points on every edge.
    public init() {
        self.init(all: .standard)
    }

    /// The spacing of a view that keeps no distance on any edge.
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

    /// Takes over the larger of both preferences for each of `edges`.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.leading) { leading.formUnion(other.leading) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
    }

    /// Takes over all preferences of a view that lies over this one, or under it.
    mutating func formLayers(_ other: ViewSpacing) {
        top.formLayers(other.top)
        leading.formLayers(other.leading)
        bottom.formLayers(other.bottom)
        trailing.formLayers(other.trailing)
    }

    /// The larger of both preferences for each of `edges`, and this spacing's preferences for the
    /// others.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// What a control prefers: 8 points to everything but text, also where a text stands beside it.
    ///
    /// Evidence: in an Apple picture of iOS 15.5 a row of a slider and texts is 8 below a switch, where a row of a text
    /// and a shape would be 6.6.
    package static let control = ViewSpacing(all: .control)

    /// Keeps a distance above and below from whatever is there, texts too, whatever that prefers.
    ///
    /// Evidence: macOS 26.2: a checkbox is 6 below a text, a field and a checkbox, and 6 above a text, where texts are 8.15 above
    /// other views.
    package static func exactly(_ distance: CGFloat) -> ViewSpacing {
        var edge = EdgeSpacing.standard
        edge.exact = distance
        return ViewSpacing(all: edge)
    }

    /// What a symbol prefers: as a text of its font above and sideways; a text below it stands at once under it.
    ///
    /// Evidence: in Apple's pictures a text in body is about 0 under a symbol of 80 points and 2 under a body text,
    /// also under a row of texts that ends in a symbol; a padded text is 5.3 under a symbol of 34 points (six cards of one
    /// picture), of which we take it that the distance grows with the size.
    package static func symbol(_ font: FontDescriptor, displayScale: CGFloat) -> ViewSpacing {
        var result = text(font, displayScale: displayScale)
        result.bottom.text?.isSymbol = true
        result.bottom.text?.toOthers = font.size * (5.3 / 34)
        return result
    }

    /// What a text prefers. Sideways 8 points to everything.
    ///
    /// - Parameters:
    ///   - first: The font of the first line, which decides above.
    ///   - last: The font of the last one; `nil` for that of the first.
    ///   - displayScale: Pixels per point.
    package static func text(
        _ first: FontDescriptor, last: FontDescriptor? = nil, displayScale: CGFloat
    ) -> ViewSpacing {
        let upper = TextDistances(first, displayScale: displayScale)
        let lower = last.map { TextDistances($0, displayScale: displayScale) } ?? upper
        var result = ViewSpacing(
            all: .text(toOthers: EdgeSpacing.defaultDistance, toText: 0))
        result.set(.text(toOthers: upper.above, toText: upper.toText), on: .top)
        result.set(.text(toOthers: lower.below, toText: 0), on: .bottom)
        return result
    }

    /// Keeps the distances to texts on `edges`, and takes 8 points to everything else there.
    package mutating func takePlainToOthers(on edges: Edge.Set) {
        if edges.contains(.top) { top.text?.toOthers = EdgeSpacing.defaultDistance }
        if edges.contains(.leading) { leading.text?.toOthers = EdgeSpacing.defaultDistance }
        if edges.contains(.bottom) { bottom.text?.toOthers = EdgeSpacing.defaultDistance }
        if edges.contains(.trailing) { trailing.text?.toOthers = EdgeSpacing.defaultDistance }
    }

    /// Whether both prefer the same on every edge.
    func isSame(as other: ViewSpacing) -> Bool {
        top == other.top && leading == other.leading && bottom == other.bottom
            && trailing == other.trailing
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
    /// Whether the edge holds a part that is no text: texts keep their distance to others from it.
    var isStandard: Bool
    /// Holds text: the distances depend on its font.
    var text: TextSpacing?
    /// Whether it keeps no distance from anything.
    var isZero = false
    /// Whether the edge holds a control, which keeps 8 points from what is no text.
    var isControl = false
    /// The distance that counts in place of all other wishes; `nil` for none.
    var exact: CGFloat?

    /// The distances of a line of text.
    struct TextSpacing: Sendable, Equatable {
        /// From this edge to anything that is not text.
        var toOthers: CGFloat
        /// From this edge, as the upper one of the lower text, to a text above it.
        var toText: CGFloat
        /// Whether it is the edge of symbols alone: a text below does not keep its distance.
        var isSymbol = false

        func union(_ other: TextSpacing?) -> TextSpacing {
            guard let other else { return self }
            return TextSpacing(
                toOthers: max(toOthers, other.toOthers), toText: max(toText, other.toText),
                isSymbol: isSymbol && other.isSymbol)
        }
    }

    static let standard = EdgeSpacing(isStandard: true, text: nil)
    static let control = EdgeSpacing(isStandard: true, text: nil, isControl: true)
    static let none = EdgeSpacing(isStandard: false, text: nil, isZero: true)
    /// Of a part that says nothing: 8 points from everything, texts too, and nothing beside what says something.
    static let silent = EdgeSpacing(isStandard: false, text: nil)

    static func text(toOthers: CGFloat, toText: CGFloat) -> EdgeSpacing {
        EdgeSpacing(isStandard: false, text: TextSpacing(toOthers: toOthers, toText: toText))
    }

    /// Evidence: 8 between plain views (measured, all platforms); a Spacer's edges prefer 0 to anything.
    static let defaultDistance: CGFloat = 8

    /// What has no preference says nothing beside a text. Evidence, Apple's pictures: a row of a text, a
    /// spacer and a symbol is 2 from one of texts, a row of a circle and a text as far from a shape as the
    /// text is.
    mutating func formUnion(_ other: EdgeSpacing) {
        formLayers(other)
        if text != nil { isStandard = false }
    }

    /// The same of views that lie on one another: the wishes of all count. Evidence, Apple's pictures: a `ZStack` of a
    /// circle and a text is as far below a text as the circle would be.
    mutating func formLayers(_ other: EdgeSpacing) {
        text = text?.union(other.text) ?? other.text
        isStandard = isStandard || other.isStandard
        isControl = isControl || other.isControl
        if let own = other.exact { exact = max(exact ?? 0, own) }
        isZero = isZero && other.isZero
    }

    /// The largest of the wishes that both have a part for; 8 points where there is none.
    func distance(to next: EdgeSpacing, along axis: Axis) -> CGFloat {
        if isZero || next.isZero { return 0 }
        guard axis == .vertical else { return Self.defaultDistance }
        if exact != nil || next.exact != nil { return max(exact ?? 0, next.exact ?? 0) }
        var result: CGFloat?
        func wish(_ distance: CGFloat) { result = result.map { max($0, distance) } ?? distance }
        if let upper = text, let lower = next.text {
            wish(upper.isSymbol ? upper.toText : max(upper.toText, lower.toText))
        }
        if let text, next.isStandard { wish(text.toOthers) }
        if let text = next.text, isStandard { wish(text.toOthers) }
        if isControl && (next.isStandard || next.isControl) || next.isControl && isStandard {
            wish(Self.defaultDistance)
        }
        return result ?? Self.defaultDistance
    }
}
