/// Why no view could be chosen.
package enum ChoiceError: Error, Equatable, Sendable {
    /// The files declare nothing that looks like a view.
    case noView
    /// There are views, but none can be made without arguments; these are their positions.
    case noneCanBeMade([Int])
    /// No candidate has this name.
    case unknownName(String)
    /// The candidate of the given name, at this position, cannot be drawn by itself.
    case cannotBeMade(Int)
}

extension SourceIndex {
    /// The positions of the candidates that can be drawn.
    package var drawable: [Int] {
        candidates.indices.filter { candidates[$0].obstacle == nil }
    }

    /// The positions of all candidates that `--all` draws: those that can be drawn, without the views
    /// that previews show.
    package var all: [Int] {
        drawable.filter { !candidates[$0].isShownByPreview }
    }

    /// The candidate to draw if the user names none: the first preview, else the first provider, else
    /// the first app, else the first widget, else the last view that can be made and that no other view uses.
    ///
    /// Where every view is used by another (they refer to each other), the last one is taken.
    package func defaultChoice() throws(ChoiceError) -> Int {
        let drawable = drawable
        if let preview = drawable.first(where: { candidates[$0].kind == .preview }) {
            return preview
        }
        if let provider = drawable.first(where: { candidates[$0].kind == .provider }) {
            return provider
        }
        if let app = drawable.first(where: { candidates[$0].kind == .app }) { return app }
        if let widget = drawable.first(where: { candidates[$0].kind == .widget }) { return widget }
        let unused = drawable.last { !candidates[$0].isUsedByAnotherView }
        if let choice = unused ?? drawable.last { return choice }
        throw candidates.isEmpty ? .noView : .noneCanBeMade(Array(candidates.indices))
    }

    /// The candidate that a name stands for.
    ///
    /// A type's full name comes first, then a preview's name, that of a `#Preview` or of one of a
    /// provider's, then the last part of a nested type's name, then a place such as `Card.swift:12`;
    /// among equals one that can be drawn, then the first.
    package func choice(named name: String) throws(ChoiceError) -> Int {
        let matches: [(Candidate) -> Bool] = [
            { $0.kind != .preview && $0.name == name },
            { $0.kind == .preview && $0.name == name },
            { $0.kind == .provider && $0.shownName == name },
            { $0.kind != .preview && $0.name.hasSuffix(".\(name)") },
            { name.contains(".swift:") && self.place(of: $0) == name },
        ]
        for matches in matches {
            let found = candidates.indices.filter { matches(candidates[$0]) }
            if let choice = found.first(where: { candidates[$0].obstacle == nil }) { return choice }
            if let obstructed = found.first { throw .cannotBeMade(obstructed) }
        }
        throw candidates.isEmpty ? .noView : .unknownName(name)
    }
}
