/// A word that an option had before; it goes on, with a word on what it is called now.
struct FormerOption: Sendable {
    /// The long name that it had, with its dashes.
    let name: String
    /// The name of the option.
    let option: String
    /// The value that stands for the word alone; `nil` where the value that was given counts.
    var value: String?

    /// All words that options had before.
    static let all = [
        FormerOption(name: "--matrix", option: "--appearances"),
        FormerOption(name: "--rtl", option: "--directions", value: "both"),
        FormerOption(name: "--frame", option: "--bezel"),
    ]

    /// What is said when the word is used.
    var note: String {
        "note: '\(name)' is '\(option)\(value.map { " \($0)" } ?? "")' now"
    }
}
