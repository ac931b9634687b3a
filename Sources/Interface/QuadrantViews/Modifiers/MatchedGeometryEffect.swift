public import QuadrantCore
public import QuadrantGeometry
import QuadrantLayout

/// The properties that a view takes over from another with the same identity.
///
/// Apple: "MatchedGeometryProperties".
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// One bit for each property.
    public let rawValue: UInt32

    /// The properties whose bits are set.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The position of the view.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size of the view.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both the position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Measured: followers keep their own slots in layout; only what they show follows.
nonisolated struct MatchedGeometryModifier: ViewModifier {
    typealias Body = Never

    let geometry: MatchedGeometry

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: MatchedGeometryModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.wrap(content, by: modifier) { cursor, inner in
            let rule: LayoutRule =
                modifier.geometry.isSource ? .pass : cursor.followerRule()
            let node = cursor.node(rule, children: inner)
            cursor.tree.match(node, as: modifier.geometry)
        }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension View {
    /// Relates the view to others with the same identity in the same namespace.
    ///
    /// Apple: "matchedGeometryEffect(id:in:properties:anchor:isSource:)". Of the views that are shown, one is to be the
    /// source; with several, the first counts, and that is reported. The others keep their places among the views around
    /// them, and show their content at the source's: by position, their anchor lies at the source's; by size, they are
    /// proposed its size. Where a source takes another one's place with an animation, it comes from where that was seen,
    /// and the other one, as long as it is seen, goes to where the new one is.
    ///
    /// - Parameters:
    ///   - properties: What is taken over from the source.
    ///   - anchor: The point of both views that lies in the same place.
    ///   - isSource: Whether others follow this view.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                geometry: MatchedGeometry(
                    id: AnyHashable(id), namespace: namespace,
                    followsPosition: properties.contains(.position),
                    followsSize: properties.contains(.size), anchor: anchor, isSource: isSource)))
    }
}
