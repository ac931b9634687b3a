public import AppIntents
internal import SwiftUI

/// A control as it is drawn: a button or a toggle.
///
/// Apple: "ControlWidgetTemplate".
public protocol ControlWidgetTemplate: View {}

extension ControlWidgetTemplate {
    /// The colour of a control that is on.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
        TintedControl(base: self, tint: tint)
    }
    /// Whether the control can be used.
    public func disabled(_ isDisabled: Bool) -> some ControlWidgetTemplate {
        DisabledControl(base: self, isDisabled: isDisabled)
    }
}

private struct TintedControl<Base: View>: ControlWidgetTemplate {
    let base: Base
    let tint: Color?
    var body: some View { base.tint(tint) }
}

private struct DisabledControl<Base: View>: ControlWidgetTemplate {
    let base: Base
    let isDisabled: Bool
    var body: some View { base.modifier(Disabling(isDisabled: isDisabled)) }
}

private struct Disabling: ViewModifier {
    let isDisabled: Bool
    func body(content: Content) -> some View { content.disabled(isDisabled) }
}

/// A control that has an intent done.
///
/// Apple: "ControlWidgetButton".
public struct ControlWidgetButton<Content: View>: ControlWidgetTemplate {
    private let button: Button<ControlLabel<Content>>

    /// A button with a label.
    @MainActor @preconcurrency public init<Action: AppIntent>(
        action: Action, @ViewBuilder label: @escaping () -> Content
    ) {
        button = Button(intent: action) { ControlLabel(isOn: false, content: label()) }
    }

    /// A button with a label, which says whether the intent is being done.
    @MainActor @preconcurrency public init<Action: AppIntent>(
        action: Action, @ViewBuilder label: @escaping () -> Content,
        @ViewBuilder actionLabel: @escaping (Bool) -> some View
    ) {
        button = Button(intent: action) { ControlLabel(isOn: false, content: label()) }
    }

    public var body: some View { button.buttonStyle(.plain) }
}

/// A control that shows a value and has an intent done that changes it.
///
/// Apple: "ControlWidgetToggle".
public struct ControlWidgetToggle<Content: View>: ControlWidgetTemplate {
    private let isOn: Bool
    private let button: Button<ControlLabel<Content>>

    /// A toggle with a title, and a label that says the value.
    @MainActor @preconcurrency public init<Action: SetValueIntent>(
        _ title: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> Content
    ) where Action.ValueType == Bool {
        self.isOn = isOn
        button = Button(intent: action) {
            ControlLabel(title: Text(title), isOn: isOn, content: valueLabel(isOn))
        }
    }

    /// A toggle with a title, and a label that says the value.
    @_disfavoredOverload
    @MainActor @preconcurrency public init<Action: SetValueIntent>(
        _ title: some StringProtocol, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> Content
    ) where Action.ValueType == Bool {
        self.isOn = isOn
        button = Button(intent: action) {
            ControlLabel(title: Text(title), isOn: isOn, content: valueLabel(isOn))
        }
    }

    /// A toggle with a label, and one that says the value.
    @MainActor @preconcurrency public init<Action: SetValueIntent>(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> some View,
        @ViewBuilder valueLabel: @escaping (Bool) -> Content
    ) where Action.ValueType == Bool {
        self.isOn = isOn
        button = Button(intent: action) { ControlLabel(isOn: isOn, content: valueLabel(isOn)) }
    }

    public var body: some View {
        button.buttonStyle(.plain).accessibilityAddTraits(isOn ? .isSelected : [])
    }
}

/// What a control shows, in a capsule.
struct ControlLabel<Content: View>: View {
    var title: Text?
    let isOn: Bool
    let content: Content

    var body: some View {
        HStack(spacing: 10) {
            content.labelStyle(.titleAndIcon).foregroundStyle(
                isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
            title?.font(.subheadline.weight(.semibold))
        }
        .padding(.horizontal, 16)
        .frame(minWidth: 64, minHeight: 64)
        .background(.fill.secondary, in: .capsule)
    }
}
