import Foundation

/// Has a view move and grow as a whole.
struct GeometryGroupDrawing: NodeDrawing {
    init() {}

    var isGroup: Bool { false }

    var label: String? { ".geometryGroup()" }

    func contains(_ point: CGPoint, size: CGSize, isRightToLeft: Bool) -> Bool { false }
}

nonisolated struct GeometryGroupModifier: NodeModifier {
    func drawing(in environment: EnvironmentValues) -> GeometryGroupDrawing? {
        GeometryGroupDrawing()
    }
}

extension View {
    /// Has the frame of the view move as a whole: what is in it goes with it, and only moves by itself where its place in
    /// the view changes.
    ///
    /// Apple: "geometryGroup()". Without it, each view that shows something moves by itself from where it was, so that a
    /// view that is made while its container moves stands at its target at once.
    nonisolated public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
