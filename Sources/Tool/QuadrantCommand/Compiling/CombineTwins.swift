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

    /// Which of the names the other modules declare, by the module.
    static func names(
        in modules: [ModulesMaker.Module], without own: ModulesMaker.Module
    ) -> [String: Set<String>] {
        modules.reduce(into: [:]) { found, module in
            guard module.part.name != own.part.name else { return }
            let declared = module.sources.facts.reduce(into: Set<String>()) {
                $0.formUnion($1.interface.names.intersection(names))
            }
            if !declared.isEmpty { found[module.part.name] = declared }
        }
    }

    /// Declarations that say which one a file means; empty for most files.
    static func choices(_ facts: FileFacts, among twins: [String: Set<String>]) -> String {
        if twins.isEmpty { return "" }
        let imports = Set(facts.imports.map(\.module))
        if imports.contains("Combine") { return "" }
        return twins.sorted { $0.key < $1.key }.flatMap { module, declared -> [String] in
            guard imports.contains(module) else { return [] }
            let meant = declared.intersection(facts.interface.mentions)
                .subtracting(facts.interface.names)
            return meant.sorted().map { "private typealias \($0) = \(module).\($0)\n" }
        }.joined()
    }
}
