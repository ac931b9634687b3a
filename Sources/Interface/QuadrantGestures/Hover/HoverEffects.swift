public import QuadrantCore
import QuadrantViews

/// How a view stands out under a pointer.
///
/// Apple: "HoverEffect". On an iPhone, which views are drawn as here, nothing stands out.
public struct HoverEffect: Sendable, Hashable {
    private let name: String

    /// That of the system.
    public static let automatic = HoverEffect(name: "automatic")
    /// The pointer takes the form of the view.
    public static let highlight = HoverEffect(name: "highlight")
    /// The view is raised.
    public static let lift = HoverEffect(name: "lift")
}

private enum HoverEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether views stand out under a pointer.
    ///
    /// Apple: "EnvironmentValues.isHoverEffectEnabled".
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
    }
}

extension View {
    /// Has the view stand out under a pointer. On an iPhone, as here, nothing is to be seen of it.
    ///
    /// Apple: "hoverEffect(_:)".
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        modifier(
            WithoutEffectModifier(call: ".hoverEffect(_:)", advice: WithoutEffectModifier.noPointer)
        )
    }

    /// The same, and it can be turned off.
    ///
    /// Apple: "hoverEffect(_:isEnabled:)".
    nonisolated public func hoverEffect(
        _ effect: HoverEffect = .automatic, isEnabled: Bool
    ) -> some View {
        modifier(
            WithoutEffectModifier(
                call: ".hoverEffect(_:isEnabled:)", advice: WithoutEffectModifier.noPointer))
    }

    /// Sets the effect of views in this view that have none of their own.
    ///
    /// Apple: "defaultHoverEffect(_:)".
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        modifier(
            WithoutEffectModifier(
                call: ".defaultHoverEffect(_:)", advice: WithoutEffectModifier.noPointer))
    }

    /// Turns the effects of pointers off in this view.
    ///
    /// Apple: "hoverEffectDisabled(_:)".
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
    }
}

/// Says that a modifier has no effect, once for each place.
nonisolated struct WithoutEffectModifier: ViewModifier {
    typealias Body = Never

    static let noPointer = "An iPhone shows nothing under a pointer."

    let call: String
    let advice: String

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: WithoutEffectModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.report(.withoutEffect(modifier.call, advice: modifier.advice))
        V._makeNodes(content, &cursor)
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}
