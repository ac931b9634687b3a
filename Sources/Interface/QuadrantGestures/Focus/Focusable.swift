import Observation
public import QuadrantCore
package import QuadrantEvents
import QuadrantLayout
import QuadrantViews

/// What people do with a view that has the focus.
///
/// Apple: "FocusInteractions".
public struct FocusInteractions: OptionSet, Hashable, Sendable {
    /// A bit for each of them.
    public let rawValue: Int

    /// The interactions of a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The view is activated, as a button is: it has the focus only where everything can be reached by keys.
    public static let activate = FocusInteractions(rawValue: 1 << 0)
    /// The view is edited, as a field is: a click gives it the focus.
    public static let edit = FocusInteractions(rawValue: 1 << 1)
    /// All of them.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// A view that can have the focus.
@Observable @MainActor
final class FocusableTarget: FocusTarget {
    private(set) var isFocused = false
    @ObservationIgnored var isOn = true
    @ObservationIgnored var center: FocusCenter?
    @ObservationIgnored var wishes: [FocusWish] = []
    @ObservationIgnored var onChange: ((Bool) -> Void)?
    @ObservationIgnored var onKey: ((InputEvent) -> Bool)?
    @ObservationIgnored var showsRing = false

    nonisolated init() {}

    func didGainFocus() {
        isFocused = true
        for wish in wishes where !wish.isWanted() { wish.set(true) }
        onChange?(true)
    }

    func didLoseFocus() {
        isFocused = false
        for wish in wishes where wish.isWanted() { wish.set(false) }
        onChange?(false)
    }

    var stopsTabs: Bool { isOn }

    func take(_ key: InputEvent) -> Bool { onKey?(key) ?? false }

    /// Takes what the view was given last.
    func take(_ onChange: ((Bool) -> Void)? = nil, onKey: ((InputEvent) -> Bool)? = nil) {
        (self.onChange, self.onKey) = (onChange, onKey)
    }

    func takeFocusByKey() { takeFocus() }

    func takeFocus() {
        guard isOn else {
            for wish in wishes where wish.isWanted() { wish.set(false) }
            return
        }
        center?.focus(self)
    }
}

/// Lets a view have the focus.
private nonisolated struct FocusableModifier: ViewModifier {
    let isFocusable: Bool
    let interactions: FocusInteractions
    let onChange: ((Bool) -> Void)?

    @State private var target = FocusableTarget()
    @Environment(\.isEnabled) private var isEnabled

    @MainActor
    func body(content: Content) -> some View {
        let isOn = isFocusable && isEnabled
        let target = target
        let _ = target.take(onChange)
        content
            .modifier(FocusHolding(target: target, isOn: isOn, showsRing: true))
            .simultaneousGesture(
                TapGesture().onEnded { target.takeFocus() },
                isEnabled: isOn && interactions.contains(.edit))
    }
}

/// Lets a control have the focus for its keys: by the tab key, a focus state, or as the control itself says.
package nonisolated struct KeyTargetModifier: ViewModifier {
    let showsRing: Bool
    let take: (InputEvent) -> Bool
    let focused: (@escaping () -> Void) -> Void

    @State private var target = FocusableTarget()
    @Environment(\.isEnabled) private var isEnabled

    /// - Parameters:
    ///   - showsRing: Whether a ring shows that it has the focus.
    ///   - take: Does what a key is for; whether it was meant for the control.
    ///   - focused: Given a closure that gives the control the focus if nothing has it.
    package init(
        ring showsRing: Bool, take: @escaping (InputEvent) -> Bool,
        focused: @escaping (@escaping () -> Void) -> Void
    ) {
        (self.showsRing, self.take, self.focused) = (showsRing, take, focused)
    }

    @MainActor
    package func body(content: Content) -> some View {
        let target = target
        let _ = target.take(onKey: take)
        let _ = focused { [weak target] in
            if let target, target.center?.current == nil { target.takeFocus() }
        }
        content.modifier(FocusHolding(target: target, isOn: isEnabled, showsRing: showsRing))
    }
}

/// Ties a target to a view, and to the focus states that speak of the view.
private nonisolated struct FocusHolding: ViewModifier {
    let target: FocusableTarget
    let isOn: Bool
    let showsRing: Bool

    @Environment(\.focusCenter) private var center
    @Environment(\.focusWishes) private var wishes
    @Environment(\.isFocusEffectEnabled) private var isEffectEnabled

    @MainActor
    func body(content: Content) -> some View {
        let isWanted = wishes.contains { $0.isWanted() }
        let _ = update()
        let target = target
        content
            .environment(\.isFocused, target.isFocused)
            .modifier(FocusTargetModifier(target))
            .onChange(of: isWanted, initial: true) { _, isWanted in
                if isWanted {
                    if let center {
                        center.focusAsWished(target) { target.takeFocus() }
                    }
                } else if !wishes.isEmpty {
                    center?.resign(target)
                }
            }
            .onChange(of: isOn) { _, isOn in
                if !isOn { center?.resign(target) }
            }
            .onDisappear { center?.resign(target) }
    }

    @MainActor
    private func update() {
        target.isOn = isOn
        target.center = center
        target.wishes = wishes
        target.showsRing = showsRing && isEffectEnabled
    }
}

extension View {
    /// Lets the view have the focus: by a tap, the tab key or a focus state.
    ///
    /// Apple: "focusable(_:)".
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(
            FocusableModifier(isFocusable: isFocusable, interactions: .automatic, onChange: nil))
    }

    /// Lets the view have the focus for some interactions.
    ///
    /// Apple: "focusable(_:interactions:)".
    nonisolated public func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View {
        modifier(
            FocusableModifier(
                isFocusable: isFocusable, interactions: interactions, onChange: nil))
    }

    /// Lets the view have the focus, and calls a closure when it comes and goes.
    ///
    /// Apple: "focusable(_:onFocusChange:)".
    nonisolated public func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void
    ) -> some View {
        modifier(
            FocusableModifier(
                isFocusable: isFocusable, interactions: .automatic, onChange: onFocusChange))
    }
}
