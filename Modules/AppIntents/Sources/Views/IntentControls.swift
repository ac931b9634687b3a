internal import Foundation
public import SwiftUI

extension Button {
    /// A button that has an intent done.
    ///
    /// Apple: "init(intent:label:)" (Button).
    @MainActor @preconcurrency public init(intent: some AppIntent, @ViewBuilder label: () -> Label)
    {
        self.init(action: { _IntentRunner.run(intent) }, label: label)
    }

    /// A button of a role that has an intent done.
    ///
    /// Apple: "init(role:intent:label:)" (Button).
    @MainActor @preconcurrency public init(
        role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, action: { _IntentRunner.run(intent) }, label: label)
    }
}

extension Button where Label == Text {
    /// A button with a title that has an intent done.
    ///
    /// Apple: "init(_:intent:)" (Button).
    @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
        self.init(titleKey) { _IntentRunner.run(intent) }
    }

    /// A button with a title that has an intent done.
    ///
    /// Apple: "init(_:intent:)" (Button).
    @_disfavoredOverload
    @MainActor @preconcurrency public init(_ title: some StringProtocol, intent: some AppIntent) {
        self.init(title) { _IntentRunner.run(intent) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A button with a title and a symbol that has an intent done.
    ///
    /// Apple: "init(_:systemImage:intent:)" (Button).
    @MainActor @preconcurrency public init(
        _ titleKey: LocalizedStringKey, systemImage: String, intent: some AppIntent
    ) {
        self.init(titleKey, systemImage: systemImage) { _IntentRunner.run(intent) }
    }
}

extension Toggle {
    /// A toggle that shows a value; when it is used, an intent is done that changes the value.
    ///
    /// Apple: "init(isOn:intent:label:)" (Toggle).
    @MainActor @preconcurrency public init(
        isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label
    ) {
        self.init(
            isOn: Binding {
                isOn
            } set: { _ in
                _IntentRunner.run(intent)
            }, label: label)
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title that shows a value; when it is used, an intent is done that changes the value.
    ///
    /// Apple: "init(_:isOn:intent:)" (Toggle).
    @MainActor @preconcurrency public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent
    ) {
        self.init(
            titleKey,
            isOn: Binding {
                isOn
            } set: { _ in
                _IntentRunner.run(intent)
            })
    }
}

extension View {
    /// Has an intent done by an action of assistive technologies.
    ///
    /// Apple: "accessibilityAction(_:intent:)".
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind, intent: some AppIntent
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(actionKind) { MainActor.assumeIsolated { _IntentRunner.run(intent) } }
    }

    /// Has an intent done by an action with a name.
    ///
    /// Apple: "accessibilityAction(named:intent:)".
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, intent: some AppIntent
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: nameKey) {
            MainActor.assumeIsolated { _IntentRunner.run(intent) }
        }
    }
}

/// A card that says what can be said. There is no Siri here, so nothing is drawn, which is told.
///
/// Apple: "SiriTipView".
public struct SiriTipView<Intent: AppIntent>: View {
    private let isShown: Binding<Bool>?

    /// A card for an intent.
    public init(intent: Intent, isVisible: Binding<Bool>? = nil) { isShown = isVisible }

    public var body: some View {
        let _ = Notes.tell("SiriTipView draws nothing: there is no Siri.")
        EmptyView()
    }
}

/// A button that opens the app's shortcuts, which does nothing here.
///
/// Apple: "ShortcutsLink".
public struct ShortcutsLink: View {
    private let action: (() -> Void)?

    /// A button; `action` is called when it is used.
    public init(action: (() -> Void)? = nil) { self.action = action }

    public var body: some View {
        Button {
            action?()
            Notes.tell("ShortcutsLink opens nothing: there is no app for shortcuts.")
        } label: {
            Label("Shortcuts", systemImage: "square.2.layers.3d").font(.headline)
                .padding(.horizontal, 16).padding(.vertical, 10)
                .background(.fill.tertiary, in: .capsule)
        }
        .buttonStyle(.plain)
    }
}
