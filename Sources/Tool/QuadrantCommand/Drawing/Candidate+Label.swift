internal import QuadrantIndex
internal import QuadrantRendering

extension Candidate {
    /// The name as messages and lists show it: one line without control characters, which the name of a preview may have.
    var label: String { TerminalText.line(shownName) }
}
