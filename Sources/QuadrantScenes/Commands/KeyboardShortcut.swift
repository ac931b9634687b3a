public import QuadrantCore
import QuadrantGeometry
public import QuadrantGestures
import QuadrantLayout
import QuadrantViews

/// A key, by the character that it makes.
///
/// Apple: "KeyEquivalent".
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character.
    public var character: Character

    /// The key of a character.
    public init(_ character: Character) {
        self.character = character
    }

    /// The key of a character.
    public init(extendedGraphemeClusterLiteral: Character) {
        character = extendedGraphemeClusterLiteral
    }

    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Delete, which takes away the character before.
    public static let delete = KeyEquivalent("\u{8}")
    /// Delete, which takes away the character behind.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// Page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// Page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Clear.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Return.
    public static let `return` = KeyEquivalent("\r")
}

/// A key with those that are held, which does what a control does.
///
/// Apple: "KeyboardShortcut". It is kept as data: there is no keyboard here.
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
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: Localization = .automatic
    ) {
        (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
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
    /// Gives the controls in this view a keyboard shortcut. It is in their environment; there is no keyboard here.
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
