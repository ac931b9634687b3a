public import QuadrantCore
import QuadrantViews

/// A key with those that are held, which does what a control does.
///
/// Apple: "KeyboardShortcut". The first control in the front window with the shortcut does what it is for.
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut goes by the layout of the keyboard.
    ///
    /// Apple: "KeyboardShortcut.Localization".
    public struct Localization: Hashable, Sendable {
        private let name: String

        /// The key and its mirror image by the layout of the keyboard.
        public static let automatic = Localization(name: "automatic")
        /// The key by the layout of the keyboard, never its mirror image.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// The key as it is written.
        public static let custom = Localization(name: "custom")
    }

    /// The key.
    public var key: KeyEquivalent
    /// The keys that are held.
    public var modifiers: EventModifiers
    /// How it goes by the layout of the keyboard.
    public var localization: Localization

    /// A key with those that are held.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
    ) {
        (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
    }

    /// A key with those that are held, by the layout of the keyboard.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    /// Return: what a dialog is mainly for.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: cancels.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

private enum KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// The keyboard shortcut of the view; `nil` for none.
    ///
    /// Apple: "EnvironmentValues.keyboardShortcut".
    public package(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Gives the controls in this view a keyboard shortcut: a host that is sent the key does what the control is for.
    ///
    /// Apple: "keyboardShortcut(_:modifiers:)".
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        environment(\.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers))
    }

    /// The same with a way to go by the layout of the keyboard.
    ///
    /// Apple: "keyboardShortcut(_:modifiers:localization:)".
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization
    ) -> some View {
        environment(
            \.keyboardShortcut,
            KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Gives the controls in this view a keyboard shortcut.
    ///
    /// Apple: "keyboardShortcut(_:)".
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Gives the controls in this view a keyboard shortcut; `nil` for none.
    ///
    /// Apple: "keyboardShortcut(_:)".
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}
