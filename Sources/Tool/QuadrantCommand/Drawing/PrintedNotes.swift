/// Passes on to the user what drawings told: what the user's code printed as it is, and issues once.
struct PrintedNotes {
    private var said: Set<String> = []
    /// Whether issues name their picture, as there are several.
    let namesPictures: Bool

    /// How many issues were told.
    var count: Int { said.count }

    init(namesPictures: Bool) {
        self.namesPictures = namesPictures
    }

    /// Writes to standard error what a drawing told.
    mutating func show(_ told: DrawingNotes, of picture: String?) {
        Console.error(text(of: told, picture: picture))
    }

    /// Whether an issue was shown.
    func hasSaid(_ issue: String) -> Bool { said.contains(issue) }

    /// What was printed, then the issues that were not shown before, with the name of their picture.
    mutating func text(of told: DrawingNotes, picture: String?) -> String {
        var text = told.printed
        for issue in told.issues where said.insert(issue).inserted {
            // What the user's code had printed of a line ends here.
            if !text.isEmpty, text.last?.isNewline != true { text += "\n" }
            if namesPictures, let picture { text += "\(picture): " }
            text += (told.placed[issue] ?? issue) + "\n"
        }
        return text
    }
}
