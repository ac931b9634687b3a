/// A key that a test presses while a field or an editor of text has the focus.
public enum TypedKey: Hashable, Sendable {
    /// Begins a new line, or submits a field of one line.
    case `return`
    /// Deletes what is selected, or the character before the caret.
    case delete
    /// Deletes what is selected, or the character behind the caret.
    case forwardDelete
    /// Moves the caret; with `shift` what is selected is extended.
    case leftArrow, rightArrow, upArrow, downArrow
    /// Moves the caret to the start of the line.
    case home
    /// Moves the caret to the end of the line.
    case end

    /// What is held down meanwhile.
    public struct Modifiers: OptionSet, Sendable {
        /// One bit for each key.
        public let rawValue: Int

        /// The keys whose bits are set.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Selects what the caret moves over.
        public static let shift = Modifiers(rawValue: 1 << 0)
        /// Moves or deletes by words.
        public static let option = Modifiers(rawValue: 1 << 1)
        /// Moves or deletes to the end of the line or, up and down, of the text.
        public static let command = Modifiers(rawValue: 1 << 2)
    }
}
