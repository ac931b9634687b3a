public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
public import QuadrantViews

/// The action that gives something another name.
///
/// Apple: "RenameAction".
public struct RenameAction {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    /// Begins to rename.
    public func callAsFunction() { action() }
}

private enum RenameActionKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
    /// The action that rename buttons trigger; `nil` where nothing can be renamed.
    ///
    /// Apple: "EnvironmentValues.rename".
    public var rename: RenameAction? {
        get { self[RenameActionKey.self] }
        set { self[RenameActionKey.self] = newValue }
    }
}

extension View {
    /// Sets what the rename buttons in this view do.
    ///
    /// Apple: "renameAction(_:)".
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action))
    }

    /// Has the rename buttons in this view move the focus to a field.
    ///
    /// Apple: "renameAction(_:)".
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction { isFocused.wrappedValue = true })
    }
}

/// A button that triggers the rename action around it. Without one it is disabled.
///
/// Apple: "RenameButton".
public nonisolated struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    /// Creates a rename button.
    public init() where Label == QuadrantControls.Label<Text, Image> {
        label = QuadrantControls.Label("Rename", systemImage: "pencil")
    }

    /// A button with the label "Rename".
    @MainActor public var body: some View {
        let (rename, label) = (rename, label)
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

/// A round button with a question mark, which opens help.
///
/// Apple: "HelpLink", which exists on macOS only. Its diameter, 20, is not measured.
public struct HelpLink: View {
    private let action: (@MainActor () -> Void)?
    private let destination: URL?
    private let anchor: String?
    @Environment(\.openURL) private var openURL

    /// Creates a button with an action.
    @preconcurrency
    nonisolated public init(action: @escaping @MainActor () -> Void) {
        self.action = action
        destination = nil
        anchor = nil
    }

    /// Creates a button that opens an address.
    nonisolated public init(destination: URL) {
        action = nil
        self.destination = destination
        anchor = nil
    }

    /// Creates a button that opens a place in the program's help book. There are no help books here, which is reported.
    nonisolated public init(anchor: NSHelpManager.AnchorName) {
        action = nil
        destination = nil
        self.anchor = anchor
    }

    /// Creates a button that opens a place in a help book. There are no help books here, which is reported.
    nonisolated public init(anchor: NSHelpManager.AnchorName, book: NSHelpManager.BookName) {
        self.init(anchor: anchor)
    }

    /// The button.
    public var body: some View {
        let (action, destination, openURL) = (action, destination, openURL)
        Button {
            action?()
            if let destination { openURL(destination) }
        } label: {
            Text(verbatim: "?").font(.system(size: 13, weight: .medium))
                .foregroundStyle(Color(system: .label))
                .frame(width: 20, height: 20)
                .background {
                    Circle().fill(Color(system: .tertiarySystemFill))
                }
        }
        .buttonStyle(.borderless)
        .accessibilityLabel("Help")
        .modifier(
            ReportModifier(
                diagnostic: anchor.map {
                    .withoutEffect(
                        "HelpLink(anchor: \"\($0)\")", advice: "There are no help books.")
                }))
    }
}

/// Names of help books and of places in them, as AppKit has them; help links take them.
public enum NSHelpManager {
    /// The name of a place in a help book.
    public typealias AnchorName = String
    /// The name of a help book.
    public typealias BookName = String
}

/// A button that opens the settings of the program.
///
/// Apple: "SettingsLink", which exists on macOS only. There is no window of settings here, which is reported.
public nonisolated struct SettingsLink<Label: View>: View {
    private let label: Label

    /// Creates a button with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// A button with the label.
    @MainActor public var body: some View {
        Button(
            PrimitiveButtonStyleConfiguration(label: label) { _ in }
        )
        .modifier(
            ReportModifier(
                diagnostic: .withoutEffect(
                    "SettingsLink", advice: "There is no window of settings.")))
    }
}

/// The label of a settings link that was given none.
///
/// Apple: "DefaultSettingsLinkLabel".
public nonisolated struct DefaultSettingsLinkLabel: View {
    /// "Settings…".
    @MainActor public var body: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    /// Creates a button with the title "Settings…".
    public init() {
        self.init { DefaultSettingsLinkLabel() }
    }
}
