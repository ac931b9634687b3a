internal import QuadrantIndex
internal import QuadrantRendering

/// Which of the views in files a command is about.
struct ViewChoice {
    let index: SourceIndex
    /// What the command does with the views, for messages: "drawing".
    let verb: String

    /// How many views a message names.
    private static let mostNames = 20

    /// The positions of the views. A choice that the program makes is announced.
    func positions(for selection: RenderRequest.Selection) throws(CommandError) -> [Int] {
        do throws(ChoiceError) {
            switch selection {
            case .named(let name): return [try index.choice(named: name)]
            case .all:
                let first = try index.defaultChoice()
                return index.all.isEmpty ? [first] : index.all
            case .standard, .list:
                let choice = try index.defaultChoice()
                announce(choice)
                return [choice]
            }
        } catch {
            throw commandError(for: error)
        }
    }

    private func announce(_ choice: Int) {
        let others = index.drawable.filter { $0 != choice }
        let names = others.prefix(Self.mostNames).map { title(at: $0) }.joined(separator: ", ")
        let more =
            others.count > Self.mostNames
            ? " and \(others.count - Self.mostNames) more, which --list names" : ""
        let rest = others.isEmpty ? "" : "; there are also: \(names)\(more)"
        Console.errorOnce(
            "quadrant: \(verb) \(title(at: choice)) "
                + "(\(index.place(of: index.candidates[choice])))\(rest)\n")
    }

    private func commandError(for error: ChoiceError) -> CommandError {
        switch error {
        case .noView: .noView(files: index.files)
        case .unknownName(let name): .unknownView(name: TerminalText.line(name), others: shownNames)
        case .cannotBeMade(let position):
            AbsenceReport(index).error { $0 == index.candidates[position].file }
                ?? .needsArguments(
                    name: index.candidates[position].name,
                    place: index.place(of: index.candidates[position]),
                    obstacle: index.candidates[position].obstacle ?? "")
        case .noneCanBeMade(let positions):
            .noneCanBeMade(
                positions.map { position in
                    let candidate = index.candidates[position]
                    return "\(candidate.name) (\(index.place(of: candidate))) "
                        + (candidate.obstacle ?? "")
                })
        }
    }

    /// The names of all candidates in quotes, or of the first and how many more there are.
    private var shownNames: [String] {
        let names = index.candidates.prefix(Self.mostNames).map { "'\($0.label)'" }
        let more = index.candidates.count - names.count
        return more == 0 ? names : names + ["\(more) more, which --list names"]
    }

    /// The name of a candidate in a sentence: `#Preview "Dark"`, `Card`.
    private func title(at position: Int) -> String {
        let candidate = index.candidates[position]
        guard candidate.kind == .preview else { return candidate.label }
        return candidate.isNamed ? "#Preview \"\(candidate.name)\"" : candidate.name
    }
}
