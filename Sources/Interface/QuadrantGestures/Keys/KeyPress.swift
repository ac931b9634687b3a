import Foundation
package import QuadrantEvents

/// A key that was pressed, repeats or was let go.
///
/// Apple: "KeyPress".
public struct KeyPress: Sendable {
    /// What may happen with a key.
    ///
    /// Apple: "KeyPress.Phases".
    public struct Phases: OptionSet, Hashable, Sendable {
        /// A bit for each of them.
        public let rawValue: Int

        /// The phases of a set of bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// It was pressed.
        public static let down = Phases(rawValue: 1 << 0)
        /// It is held and repeats.
        public static let `repeat` = Phases(rawValue: 1 << 1)
        /// It was let go.
        public static let up = Phases(rawValue: 1 << 2)
        /// All of them.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// What an action has made of a key.
    ///
    /// Apple: "KeyPress.Result".
    public enum Result: Sendable {
        /// The key was meant for the action: nobody else is told.
        case handled
        /// The views around are told.
        case ignored
    }

    /// What happened.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The characters that it makes.
    public let characters: String
    /// Keys that are held meanwhile.
    public let modifiers: EventModifiers

    /// The key of an event; `nil` for an event of no key.
    package init?(_ event: InputEvent) {
        guard event.kind == .key, let character = event.key.first else { return nil }
        switch event.phase {
        case .began: phase = .down
        case .moved: phase = .repeat
        case .ended: phase = .up
        case .cancelled: return nil
        }
        key = KeyEquivalent(character)
        characters = event.text.isEmpty ? event.key : event.text
        modifiers = EventModifiers(event.modifiers)
    }
}

extension KeyPress: CustomDebugStringConvertible {
    public var debugDescription: String {
        "KeyPress(key: \(key.character.debugDescription), characters: \(characters.debugDescription))"
    }
}
