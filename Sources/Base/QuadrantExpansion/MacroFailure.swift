/// A mistake in the use of a macro; the compiler shows the sentence at the macro.
struct MacroFailure: Error, CustomStringConvertible, Equatable {
    /// The sentence: what is wrong and what is expected.
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
