internal import Foundation
internal import Synchronization

/// Finds the classes of entities by their names.
enum ObjectClasses {
    private struct State {
        var types: [String: NSManagedObject.Type] = [:]
        /// Modules that have such classes.
        var modules: [String] = ["QuadrantPreview"]
        var models: [WeakModel] = []
    }
    private struct WeakModel: @unchecked Sendable {
        weak var model: NSManagedObjectModel?
    }
    private static let state = Mutex(State())

    /// The name of a class without its module.
    static func name(of type: NSManagedObject.Type) -> String { "\(type)" }

    /// Takes note of a class that code uses.
    static func note(_ type: NSManagedObject.Type) {
        let name = name(of: type)
        if name == "NSManagedObject" { return }
        let module = String(reflecting: type).prefix { $0 != "." }
        state.withLock { state in
            if state.types.updateValue(type, forKey: name) != nil { return }
            if !state.modules.contains(String(module)) { state.modules.append(String(module)) }
        }
    }

    /// Takes note of a model that is used.
    static func note(_ model: NSManagedObjectModel) {
        state.withLock { state in
            state.models.removeAll { $0.model == nil || $0.model === model }
            state.models.append(WeakModel(model: model))
        }
    }

    /// The entity whose objects are of a class, in the model that was made last and has one, or in one of the main bundle.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        note(type)
        let models = state.withLock { $0.models.compactMap(\.model) }
        if let found = models.reversed().lazy.compactMap({ $0.entity(of: type) }).first {
            return found
        }
        // Previews make objects before any container.
        return ModelFolder.models(in: .main).lazy.compactMap { KnownModels.shared.model(at: $0) }
            .compactMap { $0.entity(of: type) }.first
    }

    /// The modules of the functions that are carried out now, as far as they have names.
    private static var callers: [String] {
        let names = Thread.callStackSymbols.compactMap { line -> String? in
            guard let start = line.range(of: "$s") else { return nil }
            let digits = line[start.upperBound...].prefix { $0.isNumber }
            guard let length = Int(digits), length < 200 else { return nil }
            return String(line[digits.endIndex...].prefix(length))
        }
        return Set(names).subtracting(["CoreData"]).sorted()
    }

    static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
        let name = entity.className
        if name == "NSManagedObject" { return NSManagedObject.self }
        let (known, modules) = state.withLock { ($0.types[name], $0.modules) }
        if let known { return known }
        let own = Bundle.main.executableURL?.lastPathComponent
        for module in modules + [own].compactMap(\.self) + callers {
            let symbol = "\(module.utf8.count)\(module)\(name.utf8.count)\(name)C"
            guard let found = _typeByName(symbol) as? NSManagedObject.Type else { continue }
            note(found)
            return found
        }
        Notes.tell(
            "There is no class '\(name)' for the entity '\(entity.name ?? "")': its objects are of the class NSManagedObject. Write the class, "
                + "or have Xcode generate it (Codegen: Class Definition).")
        return NSManagedObject.self
    }
}
