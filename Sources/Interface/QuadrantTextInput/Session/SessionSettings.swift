import QuadrantEditing

/// What a field or an editor needs to know of its own settings to be edited.
struct SessionSettings {
    var value: any FieldValue
    var policy = EditingPolicy(isSingleLine: true)
    /// Where the program sets and reads what is selected.
    var selection: (any SelectionLink)?
    var editingChanged: ((Bool) -> Void)?
    var committed: (() -> Void)?
}

/// What links the selection of a text to a binding of the program's.
@MainActor
protocol SelectionLink {
    /// What the program has selected; `nil` for nothing. A body that asks depends on it.
    ///
    /// - Parameter affinity: To which character beside it a caret belongs where the selection does not say.
    func selection(in text: String, _ affinity: TextSelectionAffinity) -> EditSelection?
    /// Tells the program what is selected.
    func tell(_ selection: EditSelection, in text: String)
}
