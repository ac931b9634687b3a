/// What a rule tells of the view in it.
package struct ContentReason: Equatable, Sendable {
    /// The words.
    package let words: String
    /// Whether somebody has set it, and it is not as in all nodes of the kind.
    package let isSet: Bool

    /// A reason in words.
    package init(_ words: String, isSet: Bool = false) {
        (self.words, self.isSet) = (words, isSet)
    }
}
