public import Foundation
import QuadrantCore
public import QuadrantGeometry

/// The place that a scroll view is scrolled to, or is to scroll to: a view, an edge or a point.
///
/// Apple: "ScrollPosition". When a position is set, the scroll view scrolls there in the next
/// update. When the user scrolls, the position is marked as the user's, and names the first visible
/// view.
public struct ScrollPosition: Equatable {
    enum Place: Equatable {
        case none
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        /// A point of the content; a coordinate of `nil` leaves the axis as it is.
        case point(x: CGFloat?, y: CGFloat?)
    }

    private(set) var place = Place.none
    /// Views that the position may name are of this type.
    private(set) var idType: Any.Type = Never.self
    /// Tells orders to the same place apart.
    private(set) var order = 0
    private var seen: AnyHashable?

    /// Whether the user has scrolled since the position was set. Setting it to `true` drops the
    /// target and keeps the offset.
    public var isPositionedByUser = false

    /// Creates a position that names no place; the scroll view does not scroll.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {
        self.idType = idType
    }

    /// Creates the position of a view, whose point `anchor` lies at the same point of the scroll
    /// view. With `nil`, the scroll view scrolls no further than needed to show the whole view.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        idType = ID.self
        place = .view(AnyHashable(id), anchor)
    }

    /// Creates the position of an edge of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.idType = idType
        place = .edge(edge)
    }

    /// Creates the position of a point of the content, in points from its top left corner. A
    /// coordinate that is not finite leaves its axis as it is.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.idType = idType
        go(.point(x: point.x, y: point.y))
    }

    /// Creates the position of a point of the content, in points from its top left corner. A
    /// coordinate that is not finite leaves its axis as it is.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(idType: idType, point: CGPoint(x: x, y: y))
    }

    /// Creates a position with a horizontal offset, in points; the vertical one does not change.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.idType = idType
        go(.point(x: x, y: nil))
    }

    /// Creates a position with a vertical offset, in points; the horizontal one does not change.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.idType = idType
        go(.point(x: nil, y: y))
    }

    /// Sets the position to a view: the point `anchor` of the view lies at the same point of the
    /// scroll view. With `nil`, the scroll view scrolls no further than needed to show the whole
    /// view.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(.view(AnyHashable(id), anchor))
    }

    /// Sets the position to an edge of the content.
    public mutating func scrollTo(edge: Edge) {
        go(.edge(edge))
    }

    /// Sets the position to a point of the content, in points from its top left corner. A
    /// coordinate that is not finite leaves its axis as it is.
    public mutating func scrollTo(point: CGPoint) {
        go(.point(x: point.x, y: point.y))
    }

    /// Sets the position to a point of the content, in points from its top left corner. A
    /// coordinate that is not finite leaves its axis as it is.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) {
        go(.point(x: x, y: y))
    }

    /// Sets the position to a horizontal offset, in points from the left; the vertical one does not
    /// change.
    public mutating func scrollTo(x: CGFloat) {
        go(.point(x: x, y: nil))
    }

    /// Sets the position to a vertical offset, in points from the top; the horizontal one does not
    /// change.
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

    /// The edge that the position was set to; `nil` once the user has scrolled.
    public var edge: Edge? {
        if case .edge(let edge) = place, !isPositionedByUser { edge } else { nil }
    }

    /// The point that the position was set to; `nil` once the user has scrolled, and if only one
    /// coordinate was set.
    public var point: CGPoint? {
        guard let x, let y else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The horizontal offset that the position was set to, in points; `nil` once the user has
    /// scrolled.
    public var x: CGFloat? {
        if case .point(let x, _) = place, !isPositionedByUser { x } else { nil }
    }

    /// The vertical offset that the position was set to, in points; `nil` once the user has
    /// scrolled.
    public var y: CGFloat? {
        if case .point(_, let y) = place, !isPositionedByUser { y } else { nil }
    }

    /// The identity of the view that the position was set to; once the user has scrolled, that of
    /// the first visible view.
    public var viewID: (any Hashable & Sendable)? {
        // Only sendable identities come in; what is seen is of their type.
        (currentID?.base as? any Hashable).map(knownSendable)
    }

    /// The same as `viewID`, if the identity is of the type; `nil` otherwise.
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

    /// Two positions are equal if they name the same place, were set by the same call, have the
    /// same first visible view and agree on whether the user scrolled.
    public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
        lhs.place == rhs.place && lhs.order == rhs.order && lhs.seen == rhs.seen
            && lhs.isPositionedByUser == rhs.isPositionedByUser
    }
}
