public import QuadrantCore
public import QuadrantGeometry

/// What a scroll view is doing.
///
/// Apple: "ScrollPhase". Scrolling takes no time here: a scroll view is always idle.
public enum ScrollPhase: Hashable, Sendable {
    /// Nothing.
    case idle
    /// It may be scrolled soon.
    case tracking
    /// Somebody scrolls it.
    case interacting
    /// It goes on by itself after somebody scrolled.
    case decelerating
    /// It is on its way to where it was told to go.
    case animating

    /// Whether it moves or is held.
    public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
    /// The name of the phase.
    public var debugDescription: String { "\(self)" }
}

/// More about a scroll view whose phase changes.
///
/// Apple: "ScrollPhaseChangeContext".
public struct ScrollPhaseChangeContext {
    /// How far it is scrolled.
    public let geometry: ScrollGeometry
    /// How fast it moves, in points a second; `nil` where it does not.
    public let velocity: CGVector?
}

/// When scroll views give way beyond the ends of their content.
///
/// Apple: "ScrollBounceBehavior".
public struct ScrollBounceBehavior: Sendable {
    /// As the platform decides.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
    /// Always.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
    /// Where the content is longer than the scroll view.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}

/// How scrolling moves a software keyboard away.
///
/// Apple: "ScrollDismissesKeyboardMode".
public struct ScrollDismissesKeyboardMode: Sendable {
    /// As the platform decides.
    public static var automatic: ScrollDismissesKeyboardMode { .init() }
    /// As soon as scrolling begins.
    public static var immediately: ScrollDismissesKeyboardMode { .init() }
    /// With the finger.
    public static var interactively: ScrollDismissesKeyboardMode { .init() }
    /// Not at all.
    public static var never: ScrollDismissesKeyboardMode { .init() }
}

/// How content fades under bars at the edges of scroll views.
///
/// Apple: "ScrollEdgeEffectStyle".
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String

    /// As the platform decides.
    public static var automatic: ScrollEdgeEffectStyle { .init(name: "automatic") }
    /// With a line.
    public static var hard: ScrollEdgeEffectStyle { .init(name: "hard") }
    /// By and by.
    public static var soft: ScrollEdgeEffectStyle { .init(name: "soft") }
}

extension View {
    /// Accepted, without effect here: scrolling takes no time, so a scroll view is always idle and
    /// `action` is never called.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        withoutEffect(
            ".onScrollPhaseChange",
            advice: "Scrolling takes no time. Use onScrollGeometryChange to follow it.")
    }

    /// Accepted, without effect here: scrolling takes no time, so a scroll view is always idle and
    /// `action` is never called.
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

    /// Accepted, without effect here: offsets never go beyond the ends of the content.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        withoutEffect(
            ".scrollBounceBehavior", advice: "Offsets never go beyond the ends of the content.")
    }

    /// Accepted, without effect here: scroll views have no background of their own.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        withoutEffect(
            ".scrollContentBackground", advice: "Scroll views have no background of their own.")
    }

    /// Accepted, without effect here: there is no software keyboard.
    nonisolated public func scrollDismissesKeyboard(
        _ mode: ScrollDismissesKeyboardMode
    ) -> some View {
        withoutEffect(".scrollDismissesKeyboard", advice: "There is no software keyboard.")
    }

    /// Accepted, without effect here: there are no bars whose edges would fade.
    nonisolated public func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View {
        withoutEffect(".scrollEdgeEffectStyle", advice: "No edge of a scroll view is drawn.")
    }

    /// Accepted, without effect here: there are no edge effects to hide.
    nonisolated public func scrollEdgeEffectHidden(
        _ hidden: Bool = true, for edges: Edge.Set = .all
    ) -> some View {
        withoutEffect(".scrollEdgeEffectHidden", advice: "No edge of a scroll view is drawn.")
    }

    /// Accepted, without effect here: indicators are not drawn.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        withoutEffect(
            ".scrollIndicatorsFlash(onAppear:)", advice: "Scroll indicators are not drawn.")
    }

    /// Accepted, without effect here: indicators are not drawn.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        withoutEffect(
            ".scrollIndicatorsFlash(trigger:)", advice: "Scroll indicators are not drawn.")
    }
}
