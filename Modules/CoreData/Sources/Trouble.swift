/// What Apple's framework raises an exception for, which ends the program: a mistake in the program itself.
enum Trouble {
    /// Ends the program with a sentence that says what is wrong and how it is mended.
    static func raise(_ sentence: String) -> Never { fatalError("CoreData: \(sentence)") }
}
