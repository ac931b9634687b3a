internal import Foundation
internal import ObjectStore

/// Opens the store of a configuration.
struct StoreOpener {
    private let configuration: ModelConfiguration
    private let schema: Schema
    private let plan: (any SchemaMigrationPlan.Type)?

    init(
        _ configuration: ModelConfiguration, _ schema: Schema,
        _ plan: (any SchemaMigrationPlan.Type)?
    ) {
        (self.configuration, self.plan) = (configuration, plan)
        self.schema = configuration.schema ?? schema
    }

    func open() throws -> any ModelStore {
        if configuration.isStoredInMemoryOnly { return MemoryStore() }
        return try NamedStore.named {
            if configuration.allowsSave { try migrate() }
            return NamedStore(
                try opener.open(
                    schema.models, version: schema.version.ofStore,
                    for: configuration.allowsSave ? .change : .read))
        }
    }

    private var opener: FileOpener {
        let readOnly = "the configuration '\(configuration.name)' says 'allowsSave: false', which"
        return FileOpener(
            configuration.url,
            words: StoreWords(
                otherFile: "name another file in ModelConfiguration(url:)", readOnly: readOnly,
                whereToMend: " in a stage of a SchemaMigrationPlan",
                firstValue: { "Write 'var \($0) = …'" }),
            tell: Notes.tell)
    }

    /// Carries out the stages of the plan that lie between the file's schema and the newest.
    private func migrate() throws {
        guard let plan, let version = try opener.version() else { return }
        var current = Schema.Version(version.major, version.minor, version.patch)
        for stage in plan.stages {
            let (from, to) = stage.versions
            guard from.versionIdentifier == current, to.versionIdentifier <= schema.version else {
                continue
            }
            try carryOut(stage)
            current = to.versionIdentifier
        }
    }

    private func carryOut(_ stage: MigrationStage) throws {
        func work(
            _ version: any VersionedSchema.Type, _ block: ((ModelContext) throws -> Void)?
        ) throws {
            let schema = Schema(versionedSchema: version)
            let store = try opener.open(
                schema.models, version: schema.version.ofStore, for: .migrate)
            if let block {
                let context = ModelContext(ModelContainer(schema, store))
                try block(context)
                try context.save()
            }
            // Last: whoever is stopped before begins the stage anew.
            try store.noteVersion(schema.version.ofStore)
        }
        switch stage {
        case .lightweight(_, let to): try work(to, nil)
        case .custom(let from, let to, let before, let after):
            if before != nil { try work(from, before) }
            try work(to, after)
        }
    }
}
