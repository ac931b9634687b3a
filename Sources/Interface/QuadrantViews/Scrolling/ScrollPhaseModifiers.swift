public import QuadrantCore
public import QuadrantGeometry

/// What a scroll view is doing at the moment.
///
/// Apple: "ScrollPhase".
public enum ScrollPhase: Hashable, Sendable {
    /// The scroll view is at rest.
    case idle
    /// Somebody touches the scroll view and may scroll it soon.
    case tracking
    /// Somebody scrolls the scroll view.
    case interacting
    /// The scroll view goes on by itself after somebody has scrolled it.
    case decelerating
    /// The scroll view is moving to where the program asked it to go.
    case animating

    /// Whether the scroll view moves or is held: `true` unless it is idle.
    public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase {
    init(_ activity: ScrollActivity) {
        switch activity {
        case .idle: self = .idle
        case .tracking: self = .tracking
        case .interacting: self = .interacting
        case .decelerating: self = .decelerating
        case .animating: self = .animating
        }
    }
}

/// `onScrollPhaseChange`: hears the first scroll view in its content.
nonisolated struct ScrollPhaseModifier: ViewModifier {
    typealias Body = Never

    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    /// Whether the first phase was told.
    private final class Memory {
        var isTold = false
    }

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: ScrollPhaseModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let client = cursor.scrollClient()
        func tell(_ scroll: ScrollPart, _ old: ScrollActivity, _ new: ScrollActivity) {
            let context = ScrollPhaseChangeContext(
                geometry: ScrollGeometry(scroll),
                velocity: scroll.releaseVelocity == .zero ? nil : scroll.releaseVelocity)
            modifier.action(ScrollPhase(old), ScrollPhase(new), context)
        }
        client.activityDidChange = { scroll, old, new in tell(scroll, old, new) }
        // Evidence: called once before anything scrolled (recorded on iOS 26.0).
        client.settle = { scroll, follower in
            let memory = follower.remembered { Memory() }
            guard !memory.isTold else { return }
            memory.isTold = true
            tell(scroll, .idle, .idle)
        }
        cursor.following(client, content)
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension ScrollPhase: CustomDebugStringConvertible {
    /// The name of the phase.
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

/// Details about a scroll view whose phase changes.
///
/// Apple: "ScrollPhaseChangeContext".
public struct ScrollPhaseChangeContext {
    /// The geometry of the scroll view.
    public let geometry: ScrollGeometry
    /// How fast the scroll view moves, in points per second; `nil` if it does not move.
    public let velocity: CGVector?
}

/// When scroll views can be pulled beyond the ends of their content.
///
/// Apple: "ScrollBounceBehavior".
public struct ScrollBounceBehavior: Sendable {
    /// The platform decides.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(bySize: false) }
    /// Scroll views always bounce.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(bySize: false) }
    /// Scroll views bounce if their content is longer than they are.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(bySize: true) }

    fileprivate let bySize: Bool
}

/// How scrolling moves a software keyboard away.
///
/// Apple: "ScrollDismissesKeyboardMode".
public struct ScrollDismissesKeyboardMode: Sendable {
    /// The platform decides: the keyboard goes as soon as scrolling begins.
    public static var automatic: ScrollDismissesKeyboardMode { .init(dismissal: .atOnce) }
    /// The keyboard goes as soon as scrolling begins.
    public static var immediately: ScrollDismissesKeyboardMode { .init(dismissal: .atOnce) }
    /// The keyboard goes when the finger that scrolls has reached it. On a phone it follows the finger from there on, which is
    /// not drawn.
    public static var interactively: ScrollDismissesKeyboardMode { .init(dismissal: .byFinger) }
    /// The keyboard stays.
    public static var never: ScrollDismissesKeyboardMode { .init(dismissal: .never) }

    fileprivate let dismissal: KeyboardDismissal
}

private enum KeyboardDismissalKey: EnvironmentKey {
    static var defaultValue: KeyboardDismissal { .atOnce }
}

extension EnvironmentValues {
    /// What a finger that scrolls does with a keyboard in the window.
    var keyboardDismissal: KeyboardDismissal {
        get { self[KeyboardDismissalKey.self] }
        set { self[KeyboardDismissalKey.self] = newValue }
    }

    /// How a finger that scrolls moves a keyboard away, as `scrollDismissesKeyboard(_:)` sets it.
    ///
    /// Apple: "scrollDismissesKeyboardMode".
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { ScrollDismissesKeyboardMode(dismissal: keyboardDismissal) }
        set { keyboardDismissal = newValue.dismissal }
    }
}

/// How content fades under bars at the edges of scroll views.
///
/// Apple: "ScrollEdgeEffectStyle".
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String

    /// The platform decides.
    public static var automatic: ScrollEdgeEffectStyle { .init(name: "automatic") }
    /// The content ends at a line under the bar.
    public static var hard: ScrollEdgeEffectStyle { .init(name: "hard") }
    /// The content fades gradually under the bar.
    public static var soft: ScrollEdgeEffectStyle { .init(name: "soft") }
}

extension View {
    /// Calls `action` when a scroll view begins to be moved, goes on by itself, or stops, and once at first, with
    /// `.idle` twice.
    ///
    /// Apple: "onScrollPhaseChange(_:)".
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    /// The same with details about the scroll view.
    ///
    /// Apple: "onScrollPhaseChange(_:)".
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase,
                _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }

    /// Sets when scroll views can be pulled beyond the ends of their content, along `axes`.
    ///
    /// Apple: "scrollBounceBehavior(_:axes:)".
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        modifier(ScrollSettingsModifier { $0.bouncesBySize = behavior.bySize && !axes.isEmpty })
    }

    /// Sets how a finger that scrolls the scroll views in this view moves a software keyboard away, where the window has one:
    /// devices, and hosts that ask for it.
    ///
    /// Apple: "scrollDismissesKeyboard(_:)".
    nonisolated public func scrollDismissesKeyboard(
        _ mode: ScrollDismissesKeyboardMode
    ) -> some View {
        environment(\.keyboardDismissal, mode.dismissal)
    }

    /// Sets how content fades at `edges` of scroll views. It has no effect here, which is reported:
    /// there are no bars under which content would fade.
    nonisolated public func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View {
        withoutEffect(".scrollEdgeEffectStyle", advice: "No edge of a scroll view is drawn.")
    }

    /// Hides the effects by which content fades at `edges` of scroll views. It has no effect here,
    /// which is reported: there are no such effects.
    nonisolated public func scrollEdgeEffectHidden(
        _ hidden: Bool = true, for edges: Edge.Set = .all
    ) -> some View {
        withoutEffect(".scrollEdgeEffectHidden", advice: "No edge of a scroll view is drawn.")
    }
}
