/// Something in the user's files that can be drawn, or that looks as if it could.
package struct Candidate: Equatable, Sendable {
    /// The kinds of declaration.
    package enum Kind: String, Sendable {
        /// A `#Preview`.
        case preview
        /// A type that conforms to `PreviewProvider`.
        case provider
        /// A type that conforms to `View`.
        case view
        /// A type that conforms to `App`: its first scene is drawn.
        case app
        /// A type that conforms to `Widget` or `WidgetBundle`: each of its sizes is drawn.
        case widget
    }

    /// The kind of declaration.
    package var kind: Kind
    /// The type's name, with those it is nested in (`Outer.Row`), the preview's name, or "Preview",
    /// "Preview 2" and so on for previews without one.
    package var name: String
    /// Whether the name is the user's: `false` for previews that were only counted.
    package var isNamed: Bool
    /// The file, as an index into `SourceIndex.files`.
    package var file: Int
    /// The line it begins on, from 1.
    package var line: Int
    /// The column it begins at in UTF-8 bytes, from 1.
    package var column: Int
    /// Why it cannot be drawn by itself, as the end of a sentence ("needs arguments: title:"); `nil` if it
    /// can.
    package var obstacle: String?
    /// Whether another view of the files mentions it.
    package var isUsedByAnotherView: Bool
    /// Whether it is a view that a preview of the files mentions, and thereby shows.
    package var isShownByPreview = false
    /// Which of a provider's previews it is, from 0; `nil` where the provider has one, or nobody knows how
    /// many.
    package var part: Int?
    /// What a provider's preview is called by `previewDisplayName`.
    package var displayName: String?
    /// The type it is private in, if it can be reached only from an extension of that type.
    package var privateScope: String?

    /// The name in lists and names of files: `Card`, `Card_Previews 2`, `Dark`.
    package var shownName: String {
        if let displayName { return displayName }
        guard let part, part > 0 else { return name }
        return "\(name) \(part + 1)"
    }

    /// A candidate that can be drawn, is used by no other and is visible in its file.
    package init(
        _ kind: Kind, _ name: String, file: Int = 0, line: Int, column: Int = 1
    ) {
        self.kind = kind
        self.name = name
        self.isNamed = true
        self.file = file
        self.line = line
        self.column = column
        self.isUsedByAnotherView = false
    }
}
