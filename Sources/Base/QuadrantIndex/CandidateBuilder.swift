/// Makes candidates from the facts about the declarations of files.
struct CandidateBuilder {
    /// A type with the file it stands in: private types of one name in two files stay apart.
    private typealias FiledType = (file: Int, facts: TypeFacts)

    private let files: [DeclarationFacts]
    private let viewProtocols: Set<String>
    /// The extensions of each type, in the order of the files.
    private let extensions: [String: [TypeFacts]]

    init(_ files: [DeclarationFacts]) {
        self.files = files
        extensions = Dictionary(grouping: files.flatMap(\.extensions), by: \.name)
        let protocols = files.reduce(into: [:]) { all, file in
            all.merge(file.protocols) { $0 + $1 }
        }
        viewProtocols = Self.viewProtocols(among: protocols)
    }

    /// All candidates, by file and line.
    var candidates: [Candidate] {
        let joined: [FiledType] = files.enumerated().flatMap { file, facts in
            facts.types.map { (file, joinedWithExtensions($0)) }
        }
        let views = joined.filter { $0.facts.inherited.contains(where: viewProtocols.contains) }
        let providers = joined.filter { $0.facts.inherited.contains("PreviewProvider") }
        let apps = joined.filter { $0.facts.inherited.contains("App") }
        let widgets = joined.filter {
            $0.facts.inherited.contains { $0 == "Widget" || $0 == "WidgetBundle" }
        }
        let shown = files.flatMap(\.previews).map(\.mentions) + providers.map(\.facts.mentions)
        let isShown = shown.reduce(into: Set<String>()) { $0.formUnion($1) }
        let names = Set(views.map { Self.shortName($0.facts.name) })
        // By the name of a view, who mentions it: one other is enough.
        var mentioning: [String: Set<String>] = [:]
        for view in views {
            for name in view.facts.mentions.intersection(names)
            where mentioning[name, default: []].count < 2 {
                mentioning[name, default: []].insert(view.facts.name)
            }
        }
        let found =
            previews + providers.flatMap(candidates(ofProvider:))
            + apps.map { candidate(.app, for: $0) } + widgets.map { candidate(.widget, for: $0) }
            + views.map { view in
                var candidate = candidate(.view, for: view)
                let name = Self.shortName(view.facts.name)
                candidate.isUsedByAnotherView =
                    mentioning[name]?.contains { $0 != view.facts.name } ?? false
                candidate.isShownByPreview = isShown.contains(name)
                return candidate
            }
        return found.sorted { one, other in
            (one.file, one.line, one.column, one.part ?? 0)
                < (other.file, other.line, other.column, other.part ?? 0)
        }
    }

    /// The name without the types around it.
    private static func shortName(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }

    private var previews: [Candidate] {
        let all = files.enumerated().flatMap { file, facts in
            facts.previews.map { (file: file, preview: $0) }
        }
        return all.enumerated().map { position, found in
            let counted = position == 0 ? "Preview" : "Preview \(position + 1)"
            let preview = found.preview
            var candidate = Candidate(
                .preview, preview.name ?? counted, file: found.file, line: preview.place.line,
                column: preview.place.column)
            candidate.isNamed = preview.name != nil
            return candidate
        }
    }

    /// The candidates of a provider: one for each of its previews, or one for all if their number
    /// is not known.
    private func candidates(ofProvider filed: FiledType) -> [Candidate] {
        let candidate = candidate(.provider, for: filed)
        guard let names = filed.facts.previews, !names.isEmpty else { return [candidate] }
        return names.enumerated().map { part, name in
            var candidate = candidate
            candidate.part = part
            candidate.displayName = name
            return candidate
        }
    }

    private func candidate(_ kind: Candidate.Kind, for filed: FiledType) -> Candidate {
        let type = filed.facts
        var candidate = Candidate(
            kind, type.name, file: filed.file, line: type.place.line, column: type.place.column)
        candidate.privateScope = type.privateScope
        candidate.obstacle = obstacle(for: type, isMade: kind != .provider)
        return candidate
    }

    private func obstacle(for type: TypeFacts, isMade: Bool) -> String? {
        if type.isOutOfReach { return "is private inside a private type" }
        if type.isGeneric { return "is generic, or inside something generic" }
        guard isMade else { return nil }
        if !type.initializers.isEmpty {
            if type.initializers.contains([]) { return nil }
            let shortest = type.initializers.compactMap { $0 }.min { $0.count < $1.count }
            return shortest.map(needs) ?? "has no plain initializer without arguments"
        }
        if type.isEnum { return "is an enum, so a case has to be named" }
        return type.requiredProperties.isEmpty ? nil : needs(type.requiredProperties)
    }

    private func needs(_ labels: [String]) -> String {
        "needs arguments: \(labels.joined(separator: ", "))"
    }

    /// The type with what its extensions add: conformances, names mentioned, initializers.
    ///
    /// Initializers in extensions of a struct leave the memberwise one in place, so they only matter
    /// if they need no arguments.
    private func joinedWithExtensions(_ type: TypeFacts) -> TypeFacts {
        var joined = type
        for addition in extensions[type.name] ?? [] {
            joined.inherited += addition.inherited
            joined.previews = joined.previews ?? addition.previews
            joined.mentions.formUnion(addition.mentions)
            if addition.initializers.contains([]) { joined.initializers.append([]) }
        }
        return joined
    }

    /// `View` and the protocols of the files that inherit from it, however indirectly.
    private static func viewProtocols(among protocols: [String: [String]]) -> Set<String> {
        var found: Set = ["View"]
        while true {
            let more = protocols.filter { name, inherited in
                !found.contains(name) && inherited.contains(where: found.contains)
            }
            if more.isEmpty { return found }
            found.formUnion(more.keys)
        }
    }
}
