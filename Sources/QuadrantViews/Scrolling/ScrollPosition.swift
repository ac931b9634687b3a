public import Foundation
import QuadrantCore
public import QuadrantGeometry

/// Where a scroll view is, or is to go: at a view, at an edge or at a point.
///
/// Apple: "ScrollPosition". A position that was set scrolls the scroll view in the next update; when
/// somebody scrolls, the position becomes that of the user and names the view that is seen first.
public struct ScrollPosition: Equatable {
    enum Place: Equatable {
        case none
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        /// `nil` leaves an axis as it is.
        case point(x: CGFloat?, y: CGFloat?)
    }

    private(set) var place = Place.none
    /// Views that the position may name are of this type.
    private(set) var idType: Any.Type = Never.self
    /// Tells orders to the same place apart.
    private(set) var order = 0
    private var seen: AnyHashable?

    /// Whether somebody has scrolled since the position was set last. Setting it to `true` makes the
    /// position one that nobody asked for: nothing scrolls.
    public var isPositionedByUser = false

    /// Nowhere in particular.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {
        self.idType = idType
    }

    /// At a view.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        idType = ID.self
        place = .view(AnyHashable(id), anchor)
    }

    /// At an edge of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.idType = idType
        place = .edge(edge)
    }

    /// At a point of the content, in points from its top left corner.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.idType = idType
        go(.point(x: point.x, y: point.y))
    }

    /// At a point of the content, in points from its top left corner.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(idType: idType, point: CGPoint(x: x, y: y))
    }

    /// At a horizontal offset, in points; vertically as it is.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.idType = idType
        go(.point(x: x, y: nil))
    }

    /// At a vertical offset, in points; horizontally as it is.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.idType = idType
        go(.point(x: nil, y: y))
    }

    /// Goes to the view with an identity, its `anchor` on that of the scroll view; `nil` for as little as
    /// shows all of it.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(.view(AnyHashable(id), anchor))
    }

    /// Goes to an edge of the content.
    public mutating func scrollTo(edge: Edge) {
        go(.edge(edge))
    }

    /// Goes to a point of the content, in points from its top left corner.
    public mutating func scrollTo(point: CGPoint) {
        go(.point(x: point.x, y: point.y))
    }

    /// Goes to a point of the content, in points from its top left corner.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) {
        go(.point(x: x, y: y))
    }

    /// Goes to a horizontal offset, in points.
    public mutating func scrollTo(x: CGFloat) {
        go(.point(x: x, y: nil))
    }

    /// Goes to a vertical offset, in points.
    public mutating func scrollTo(y: CGFloat) {
        go(.point(x: nil, y: y))
    }

    /// Lengths that are not finite leave an axis as it is.
    private mutating func go(_ new: Place) {
        place = new
        if case .point(let x, let y) = new {
            place = .point(x: x?.isFinite == true ? x : nil, y: y?.isFinite == true ? y : nil)
        }
        order += 1
        isPositionedByUser = false
        seen = nil
    }

    /// The edge it was set to; `nil` once somebody has scrolled.
    public var edge: Edge? {
        if case .edge(let edge) = place, !isPositionedByUser { edge } else { nil }
    }

    /// The point it was set to; `nil` once somebody has scrolled, and without both parts.
    public var point: CGPoint? {
        guard let x, let y else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The horizontal offset it was set to; `nil` once somebody has scrolled.
    public var x: CGFloat? {
        if case .point(let x, _) = place, !isPositionedByUser { x } else { nil }
    }

    /// The vertical offset it was set to; `nil` once somebody has scrolled.
    public var y: CGFloat? {
        if case .point(_, let y) = place, !isPositionedByUser { y } else { nil }
    }

    /// The identity of the view it was set to, or that is seen first since somebody has scrolled.
    public var viewID: (any Hashable & Sendable)? {
        func sendable<ID: Hashable>(_ id: ID) -> (any Hashable & Sendable)? {
            // Only sendable identities come in; what is seen is of their type.
            unsafeBitCast(id as any Hashable, to: (any Hashable & Sendable).self)
        }
        guard let id = currentID, let value = id.base as? any Hashable else { return nil }
        return sendable(value)
    }

    /// As `viewID`, where it is of the type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { currentID?.base as? T }

    private var currentID: AnyHashable? {
        if isPositionedByUser { return seen }
        if case .view(let id, _) = place { return id }
        return nil
    }

    /// Somebody scrolled; `id` is the view that is seen first.
    mutating func follow(_ id: AnyHashable?) {
        isPositionedByUser = true
        seen = id
    }

    /// Two positions are equal if they name the same place, were set by the same call, saw the same
    /// view and agree on whether the user scrolled.
    public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
        lhs.place == rhs.place && lhs.order == rhs.order && lhs.seen == rhs.seen
            && lhs.isPositionedByUser == rhs.isPositionedByUser
    }
}
