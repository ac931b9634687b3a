public import QuadrantCore
public import QuadrantViews

/// What a double pinch of a watch's wearer does.
///
/// Apple: "HandGestureShortcut".
public struct HandGestureShortcut: Hashable, Sendable {
    private let name: String

    /// What the view is mainly for.
    public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

/// How much a watch's crown has to be turned.
///
/// Apple: "DigitalCrownRotationalSensitivity".
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
    case low
    case medium
    case high
}

/// A turn of a watch's crown.
///
/// Apple: "DigitalCrownEvent". There is none here.
public struct DigitalCrownEvent: Hashable, Sendable {
    /// The value that the crown stands at.
    public var offset: Double
    /// How fast it is turned.
    public var velocity: Double
}

/// Whether an input scrolls.
///
/// Apple: "ScrollInputBehavior".
public struct ScrollInputBehavior: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = ScrollInputBehavior(name: "automatic")
    /// It scrolls.
    public static let enabled = ScrollInputBehavior(name: "enabled")
    /// It does not scroll.
    public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// An input by which people scroll.
///
/// Apple: "ScrollInputKind".
public struct ScrollInputKind: Hashable, Sendable {
    private let name: String

    /// The double pinch of a watch's wearer.
    public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
    /// Eyes that look at the edge of a scroll view.
    public static let look = ScrollInputKind(name: "look")
}

extension WithoutEffectModifier {
    fileprivate static let noCrown = "There is no crown, as of a watch."
}

extension View {
    /// Has a double pinch of a watch's wearer do what the view is for. There is no watch here, which is reported.
    ///
    /// Apple: "handGestureShortcut(_:isEnabled:)".
    nonisolated public func handGestureShortcut(
        _ shortcut: HandGestureShortcut, isEnabled: Bool = true
    ) -> some View {
        modifier(
            WithoutEffectModifier(
                call: ".handGestureShortcut(_:isEnabled:)", advice: "There is no watch."))
    }

    /// Says whether an input, such as a watch's double pinch, scrolls the views in this view. There is none of them here, which is
    /// reported.
    ///
    /// Apple: "scrollInputBehavior(_:for:)".
    nonisolated public func scrollInputBehavior(
        _ behavior: ScrollInputBehavior, for input: ScrollInputKind
    ) -> some View {
        modifier(
            WithoutEffectModifier(
                call: ".scrollInputBehavior(_:for:)",
                advice: "There is neither a watch nor a gaze."))
    }

    /// Binds a number to a watch's crown. There is none here, which is reported.
    ///
    /// Apple: "digitalCrownRotation(_:)".
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>
    ) -> some View {
        modifier(
            WithoutEffectModifier(
                call: ".digitalCrownRotation(_:)", advice: WithoutEffectModifier.noCrown))
    }

    /// The same, told of turns and rest.
    ///
    /// Apple: "digitalCrownRotation(_:onChange:onIdle:)".
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View {
        digitalCrownRotation(binding)
    }

    /// The same within a range.
    ///
    /// Apple: "digitalCrownRotation(_:from:through:by:sensitivity:isContinuous:isHapticFeedbackEnabled:)".
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View where V.Stride: BinaryFloatingPoint {
        digitalCrownRotation(binding)
    }

    /// The same within a range, told of turns and rest.
    ///
    /// Apple:
    /// "digitalCrownRotation(_:from:through:sensitivity:isContinuous:isHapticFeedbackEnabled:onChange:onIdle:)".
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void,
        onIdle: @escaping () -> Void = {}
    ) -> some View where V.Stride: BinaryFloatingPoint {
        digitalCrownRotation(binding)
    }

    /// The same with places at which the crown rests.
    ///
    /// Apple:
    /// "digitalCrownRotation(detent:from:through:by:sensitivity:isContinuous:isHapticFeedbackEnabled:onChange:onIdle:)".
    nonisolated public func digitalCrownRotation<V: BinaryInteger>(
        detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true,
        onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            WithoutEffectModifier(
                call: ".digitalCrownRotation(detent:)", advice: WithoutEffectModifier.noCrown))
    }

    /// Shows a view beside a watch's crown. There is none here, which is reported.
    ///
    /// Apple: "digitalCrownAccessory(content:)".
    nonisolated public func digitalCrownAccessory<Content: View>(
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            WithoutEffectModifier(
                call: ".digitalCrownAccessory(content:)", advice: WithoutEffectModifier.noCrown))
    }

    /// Says whether a view beside a watch's crown is shown. There is none here, which is reported.
    ///
    /// Apple: "digitalCrownAccessory(_:)".
    nonisolated public func digitalCrownAccessory(_ visibility: Visibility) -> some View {
        modifier(
            WithoutEffectModifier(
                call: ".digitalCrownAccessory(_:)", advice: WithoutEffectModifier.noCrown))
    }

    /// Says whether a click that brings a window to the front is also meant for the view. There are no windows beside this
    /// one here, which is reported.
    ///
    /// Apple: "allowsWindowActivationEvents(_:)".
    nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View {
        modifier(
            WithoutEffectModifier(
                call: ".allowsWindowActivationEvents(_:)",
                advice: "There is one window, and it is in front."))
    }

    /// Hides the pointer over the view. A picture shows none, which is reported.
    ///
    /// Apple: "pointerVisibility(_:)".
    nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
        modifier(
            WithoutEffectModifier(
                call: ".pointerVisibility(_:)", advice: WithoutEffectModifier.noPointer))
    }
}
