/// How scrolling moves a keyboard away.
package enum KeyboardDismissal: Sendable {
    /// Not at all.
    case never
    /// As soon as a finger scrolls.
    case atOnce
    /// When the finger that scrolls has reached the keyboard.
    case byFinger
}
