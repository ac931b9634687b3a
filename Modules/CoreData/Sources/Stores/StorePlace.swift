internal import Foundation
internal import ObjectStore

/// Opens the store of a description.
struct StorePlace {
    /// Whether this is the program that draws pictures, which leaves no files behind.
    static var isAlwaysMemory: Bool { PictureProgram.isRunning }

    private let description: NSPersistentStoreDescription
    private let model: NSManagedObjectModel
    /// Under which a file has the shape of the model that it is of.
    private static let note = "core data model"

    init(_ description: NSPersistentStoreDescription, _ model: NSManagedObjectModel) {
        (self.description, self.model) = (description, model)
    }

    func open() throws -> NSPersistentStore {
        let entities = model.entities(forConfigurationName: description.configuration)
        guard let entities else {
            throw CoreDataErrors.error(
                NSPersistentStoreOperationError,
                "The model has no configuration '\(description.configuration ?? "")'. It has: \(model.configurations.joined(separator: ", "))."
            )
        }
        let names = description.configuration == nil ? nil : Set(entities.compactMap(\.name))
        if description.isMemory {
            return NSPersistentStore(MemoryStore(), description, entityNames: names)
        }
        guard let url = description.url else {
            throw CoreDataErrors.error(
                NSPersistentStoreOpenError, "The description of a store has no URL. Set its url.")
        }
        do {
            return NSPersistentStore(try file(url, entities), description, entityNames: names)
        } catch let problem as StoreProblem {
            throw Self.error(for: problem)
        }
    }

    /// The error of Core Data's for a problem of a store.
    static func error(for problem: StoreProblem) -> NSError {
        let code =
            switch problem.kind {
            case .unusable: NSPersistentStoreOpenError
            // Cocoa's "the file is damaged".
            case .damaged: CocoaError.fileReadCorruptFile.rawValue
            case .newer: NSPersistentStoreIncompatibleVersionHashError
            }
        return CoreDataErrors.error(code, problem.description)
    }

    private func file(_ url: URL, _ entities: [NSEntityDescription]) throws -> FileStore {
        let opener = FileOpener(
            url,
            words: StoreWords(
                otherFile: "name another file in NSPersistentStoreDescription(url:)",
                readOnly: "'isReadOnly' of its description", whereToMend: "",
                firstValue: { "Give '\($0)' a default value in the model" }),
            tell: Notes.tell)
        let tables = entities.filter { !$0.isAbstract }.map(\.storeTable)
        let version = StoreVersion(1, 0, 0)
        let old = try opener.note(Self.note)
        if let old, old != model.shape { try check(old, url.path) }
        let store = try opener.open(
            tables, version: version, for: description.isReadOnly ? .read : .change)
        if old != model.shape, !description.isReadOnly {
            try store.setNote(Self.note, to: model.shape)
        }
        return store
    }

    /// Looks whether a file of another model can become one of this.
    private func check(_ old: String, _ path: String) throws {
        guard description.shouldMigrateStoreAutomatically else {
            throw CoreDataErrors.error(
                NSPersistentStoreIncompatibleVersionHashError,
                "The store '\(path)' is of another model, and 'shouldMigrateStoreAutomatically' is false. It was left as it is."
            )
        }
        guard description.shouldInferMappingModelAutomatically else {
            throw CoreDataErrors.error(
                NSMigrationMissingMappingModelError,
                "The store '\(path)' is of another model, and mapping models are not read here. It was left as it is: set "
                    + "'shouldInferMappingModelAutomatically'.")
        }
        guard let source = model.others.first(where: { $0.shape == old }) else {
            throw CoreDataErrors.error(
                NSMigrationMissingSourceModelError,
                "The store '\(path)' is of a model that is no version of this one: of a newer program, or of a model that was changed without "
                    + "adding a version. It was left as it is: add a model version, or begin with another file."
            )
        }
        for entity in model.entities {
            let wasThere = source.entitiesByName[entity.name ?? ""]
            if wasThere == nil, let name = entity.renamingIdentifier,
                source.entitiesByName[name] != nil
            {
                throw inference(path, "the entity '\(name)' is now '\(entity.name ?? "")'")
            }
            for (name, attribute) in entity.attributesByName.sorted(by: { $0.key < $1.key }) {
                let before = wasThere?.attributesByName[attribute.renamingIdentifier ?? name]
                guard let before, before.attributeType != attribute.attributeType else { continue }
                throw inference(path, "'\(entity.name ?? "").\(name)' is of another type")
            }
        }
    }

    private func inference(_ path: String, _ what: String) -> NSError {
        CoreDataErrors.error(
            NSInferredMappingModelError,
            "The store '\(path)' cannot be taken over: \(what), and mapping models are not read here. It was left as it is."
        )
    }
}
