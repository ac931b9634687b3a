public import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry

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

/// Measured: followers keep their own slots in layout; only what they draw follows.
nonisolated struct MatchedGeometryModifier: NodeModifier {
    let isSource: Bool

    func drawing(in environment: EnvironmentValues) -> FollowerDrawing? {
        isSource ? nil : FollowerDrawing()
    }
}

/// A follower, drawn in its own slot.
struct FollowerDrawing: NodeDrawing {
    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        context.report(
            Diagnostic(
                ".matchedGeometryEffect(isSource: false) is laid out, and not moved to its source",
                advice: "The view is drawn in its own slot."))
        return nil
    }
}

extension View {
    /// Relates the view to others with the same identity. Nothing is moved here: each view is laid
    /// out and drawn in its own place, and a view that is not a source reports that.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(MatchedGeometryModifier(isSource: isSource))
    }
}
