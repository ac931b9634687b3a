public import QuadrantCore
public import QuadrantGeometry

/// What a scroll view is doing at the moment.
///
/// Apple: "ScrollPhase". Scrolling takes no time here: a scroll view is always idle.
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

    /// Whether the scroll view moves or is held: true unless it is idle.
    public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
    /// The name of the phase.
    public var debugDescription: String { "\(self)" }
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
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
    /// Scroll views always bounce.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
    /// Scroll views bounce if their content is longer than they are.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}

/// How scrolling moves a software keyboard away.
///
/// Apple: "ScrollDismissesKeyboardMode".
public struct ScrollDismissesKeyboardMode: Sendable {
    /// The platform decides.
    public static var automatic: ScrollDismissesKeyboardMode { .init() }
    /// The keyboard goes as soon as scrolling begins.
    public static var immediately: ScrollDismissesKeyboardMode { .init() }
    /// The keyboard follows the finger.
    public static var interactively: ScrollDismissesKeyboardMode { .init() }
    /// The keyboard stays.
    public static var never: ScrollDismissesKeyboardMode { .init() }
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
    /// Has no effect here, which is reported: scrolling takes no time, so a scroll view is always idle, and `action`
    /// is never called.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        withoutEffect(
            ".onScrollPhaseChange",
            advice: "Scrolling takes no time. Use onScrollGeometryChange to follow it.")
    }

    /// Has no effect here, which is reported: scrolling takes no time, so a scroll view is always idle, and `action`
    /// is never called.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase,
                _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        withoutEffect(
            ".onScrollPhaseChange",
            advice: "Scrolling takes no time. Use onScrollGeometryChange to follow it.")
    }

    /// Has no effect here, which is reported: scroll views never go beyond the ends of their content.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        withoutEffect(
            ".scrollBounceBehavior", advice: "Offsets never go beyond the ends of the content.")
    }

    /// Has no effect here, which is reported: there is no software keyboard.
    nonisolated public func scrollDismissesKeyboard(
        _ mode: ScrollDismissesKeyboardMode
    ) -> some View {
        withoutEffect(".scrollDismissesKeyboard", advice: "There is no software keyboard.")
    }

    /// Has no effect here, which is reported: there are no bars under which content would fade.
    nonisolated public func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View {
        withoutEffect(".scrollEdgeEffectStyle", advice: "No edge of a scroll view is drawn.")
    }

    /// Has no effect here, which is reported: there are no edge effects to hide.
    nonisolated public func scrollEdgeEffectHidden(
        _ hidden: Bool = true, for edges: Edge.Set = .all
    ) -> some View {
        withoutEffect(".scrollEdgeEffectHidden", advice: "No edge of a scroll view is drawn.")
    }

    /// Has no effect here, which is reported: indicators are not drawn.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        withoutEffect(
            ".scrollIndicatorsFlash(onAppear:)", advice: "Scroll indicators are not drawn.")
    }

    /// Has no effect here, which is reported: indicators are not drawn.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        withoutEffect(
            ".scrollIndicatorsFlash(trigger:)", advice: "Scroll indicators are not drawn.")
    }
}
