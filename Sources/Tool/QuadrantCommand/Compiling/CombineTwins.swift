internal import QuadrantIndex

/// Names that Combine has and another module of the project too: `Subscription` of a module with purchases.
///
/// Here SwiftUI and Foundation show all of Combine. On Apple's systems they show some of it only (Apple's sample "Food Truck" has such
/// a type and names it beside SwiftUI), so that a file that does not import Combine means the project's.
enum CombineTwins {
    private static let names: Set = [
        "Subscription", "Subscriber", "Subscribers", "Publisher", "Publishers", "Subject", "Record",
        "Just", "Empty", "Fail", "Future", "Deferred", "Cancellable",
    ]

    /// What an import of each of the names says that modules declare for all, by the module: "struct Store.Subscription".
    static func names(in modules: [ModulesMaker.Module]) -> [String: [String: String]] {
        modules.reduce(into: [:]) { found, module in
            let name = module.part.name
            for (file, facts) in zip(module.sources.files, module.sources.facts) {
                for type in facts.interface.types.intersection(names) {
                    guard let kind = kind(of: type, in: file.text) else { continue }
                    found[name, default: [:]][type] = "\(kind) \(name).\(type)"
                }
            }
        }
    }

    /// With what the import of a type begins that is public; `nil` for one that is not.
    private static func kind(of type: String, in text: String) -> String? {
        let pattern =
            #"(?m)^(?:@\w+ )*(?:public|open) (?:final |indirect )*(struct|class|enum|protocol|actor) \#(type)\b"#
        guard let regex = try? Regex(pattern, as: (Substring, Substring).self),
            let kind = text.firstMatch(of: regex)?.1
        else { return nil }
        return kind == "actor" ? "class" : String(kind)
    }

    /// Imports that say which one a file means; empty for most files, and where two modules that it imports have the name.
    static func choices(_ facts: FileFacts, among twins: [String: [String: String]]) -> String {
        if twins.isEmpty { return "" }
        let imports = Set(facts.imports.map(\.module))
        if imports.contains("Combine") { return "" }
        let meant = names.intersection(facts.interface.mentions)
            .subtracting(facts.interface.names)
        return meant.sorted().map { name in
            let found = imports.sorted().compactMap { twins[$0]?[name] }
            return found.count == 1 ? "import \(found[0])\n" : ""
        }.joined()
    }
}
