public import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry

/// What views of one name have in common.
///
/// Apple: "MatchedGeometryProperties".
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// One bit for each property.
    public let rawValue: UInt32

    /// The properties whose bits are set.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Where the view is.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// How large the view is.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Measured: followers keep their own slots in layout; only what they draw follows.
nonisolated struct MatchedGeometryModifier: NodeModifier {
    let isSource: Bool

    func drawing(in environment: EnvironmentValues) -> (any NodeDrawing)? {
        isSource ? nil : FollowerDrawing()
    }
}

/// A follower, drawn in its own slot.
struct FollowerDrawing: NodeDrawing {
    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        context.report(
            Complaint(
                ".matchedGeometryEffect(isSource: false) is laid out, and not moved to its source",
                advice: "The view is drawn in its own slot."))
        return nil
    }
}

extension View {
    /// Gives the view the geometry of the source of the same name: followers keep their slots in the
    /// layout.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(MatchedGeometryModifier(isSource: isSource))
    }
}
