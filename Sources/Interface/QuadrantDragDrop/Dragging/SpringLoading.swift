import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// Whether what is dragged over a view opens it.
///
/// Apple: "SpringLoadingBehavior".
public struct SpringLoadingBehavior: Hashable, Sendable {
    enum Kind {
        case automatic
        case enabled
        case disabled
    }

    fileprivate let kind: Kind

    /// As the system has it: here nothing opens by itself.
    public static let automatic = SpringLoadingBehavior(kind: .automatic)
    /// It does: after a second over it, as if it was tapped.
    public static let enabled = SpringLoadingBehavior(kind: .enabled)
    /// It does not.
    public static let disabled = SpringLoadingBehavior(kind: .disabled)
}

private enum SpringLoadingKey: EnvironmentKey {
    static var defaultValue: SpringLoadingBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether what is dragged over views opens them.
    ///
    /// Apple: "EnvironmentValues.springLoadingBehavior".
    public var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingKey.self] }
        set { self[SpringLoadingKey.self] = newValue }
    }
}

/// The note of a view that opens when something is dragged over it for a while.
struct SpringNote: NodeNoteKey {
    typealias Value = Bool

    static var isListed: Bool { true }

    /// The inner one says more.
    static func combine(_ inner: Bool, _ outer: Bool) -> Bool { inner }
}

private nonisolated struct SpringModifier: AttachingModifier {
    let isOn: Bool

    func attach(_ attachments: inout NodeAttachments) {
        attachments.add(isOn, for: SpringNote.self)
    }
}

extension View {
    /// Sets whether what is dragged over the view for a second opens it, as if it was tapped.
    ///
    /// Apple: "springLoadingBehavior(_:)".
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        modifier(SpringModifier(isOn: behavior.kind == .enabled))
            .environment(\.springLoadingBehavior, behavior)
    }
}

extension ViewTree {
    /// The innermost view at a point of the root that opens when something is dragged over it; `nil` for none.
    @MainActor
    func springLoaded(at point: CGPoint) -> NodeID? {
        let known = nodes(noting: SpringNote.self).filter { note(SpringNote.self, of: $0) == true }
        guard !known.isEmpty else { return nil }
        return nodes(at: point).first { known.contains($0) }
    }
}
