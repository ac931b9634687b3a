import QuadrantControls
public import QuadrantCore
import QuadrantLayout
public import QuadrantViews

/// An alert as a value.
///
/// Apple: "Alert", the older form of `alert(_:isPresented:actions:)`.
public struct Alert {
    /// A button of an alert or of an action sheet.
    ///
    /// Apple: "Alert.Button".
    public struct Button {
        fileprivate let label: Text?
        fileprivate let role: ButtonRole?
        fileprivate let action: (() -> Void)?

        /// A button without a role.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: nil, action: action)
        }

        /// A button that cancels, with a title.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: .cancel, action: action)
        }

        /// A button that cancels and says so.
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: nil, role: .cancel, action: action)
        }

        /// A button that deletes something or the like.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: .destructive, action: action)
        }
    }

    fileprivate let title: Text
    fileprivate let message: Text?
    fileprivate let buttons: [Alert.Button]

    private init(_ title: Text, _ message: Text?, _ buttons: [Alert.Button]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }

    /// Creates an alert with one button; `nil` for one that says OK.
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.init(title, message, dismissButton.map { [$0] } ?? [])
    }

    /// Creates an alert with two buttons.
    public init(
        title: Text, message: Text? = nil, primaryButton: Alert.Button,
        secondaryButton: Alert.Button
    ) {
        self.init(title, message, [primaryButton, secondaryButton])
    }

    /// An alert with two buttons side by side.
    public static func sideBySideButtons(
        title: Text, message: Text? = nil, primaryButton: Alert.Button,
        secondaryButton: Alert.Button
    ) -> Alert {
        Alert(title, message, [primaryButton, secondaryButton])
    }
}

/// A confirmation dialog as a value.
///
/// Apple: "ActionSheet", the older form of `confirmationDialog(_:isPresented:actions:)`.
public struct ActionSheet {
    /// A button of an action sheet.
    public typealias Button = Alert.Button

    fileprivate let title: Text
    fileprivate let message: Text?
    fileprivate let buttons: [Alert.Button]

    /// Creates an action sheet; without a button that cancels, a tap beside it does.
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

/// Buttons that are given as values.
private nonisolated struct OlderButtons: View {
    let buttons: [Alert.Button]

    @MainActor var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role) {
                button.action?()
            } label: {
                button.label ?? Text("Cancel")
            }
        }
    }
}

extension View {
    /// Shows an alert that is made as a value while a binding is `true`.
    ///
    /// Apple: "alert(isPresented:content:)".
    nonisolated public func alert(
        isPresented: Binding<Bool>, content: () -> Alert
    ) -> some View {
        let alert = content()
        return presentingAlert(
            alert.title, isPresented: isPresented, AnyView(OlderButtons(buttons: alert.buttons)),
            message: alert.message.map { AnyView($0) })
    }

    /// Shows an alert that is made as a value while there is an item.
    ///
    /// Apple: "alert(item:content:)".
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
    ) -> some View {
        let alert = item.wrappedValue.map(content)
        return presentingAlert(
            alert?.title ?? Text(verbatim: ""), isPresented: .isPresent(item),
            AnyView(OlderButtons(buttons: alert?.buttons ?? [])),
            message: alert?.message.map { AnyView($0) })
    }

    /// Shows a confirmation dialog that is made as a value while a binding is `true`.
    ///
    /// Apple: "actionSheet(isPresented:content:)".
    nonisolated public func actionSheet(
        isPresented: Binding<Bool>, content: () -> ActionSheet
    ) -> some View {
        let sheet = content()
        return presentingDialog(
            sheet.title, isPresented: isPresented, titleVisibility: .visible,
            AnyView(OlderButtons(buttons: sheet.buttons)),
            message: sheet.message.map { AnyView($0) })
    }

    /// Shows a confirmation dialog that is made as a value while there is an item.
    ///
    /// Apple: "actionSheet(item:content:)".
    nonisolated public func actionSheet<T: Identifiable>(
        item: Binding<T?>, content: (T) -> ActionSheet
    ) -> some View {
        let sheet = item.wrappedValue.map(content)
        return presentingDialog(
            sheet?.title ?? Text(verbatim: ""), isPresented: .isPresent(item),
            titleVisibility: .visible, AnyView(OlderButtons(buttons: sheet?.buttons ?? [])),
            message: sheet?.message.map { AnyView($0) })
    }
}
