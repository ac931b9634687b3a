internal import Foundation

/// The manual page and the completions, made of the tables of commands and options.
enum SelfDescription {
    /// Writes them into a folder.
    static func write(to folder: String) throws(CommandError) {
        try OwnText.makeFolder(folder)
        for (name, text) in files { try OwnText.write(text, to: "\(folder)/\(name)") }
    }

    /// Their texts, by name.
    static var files: [(name: String, text: String)] {
        [
            ("quadrant.1", ManualPage.text), ("quadrant.bash", CompletionScript.bash),
            ("_quadrant", CompletionScript.zsh), ("quadrant.fish", CompletionScript.fish),
        ]
    }
}
