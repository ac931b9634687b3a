internal import Foundation

/// Opens the store of a configuration.
struct StoreOpener {
    private let configuration: ModelConfiguration
    private let models: [_ModelEntity]
    private let version: Schema.Version
    private let plan: (any SchemaMigrationPlan.Type)?

    init(
        _ configuration: ModelConfiguration, _ schema: Schema,
        _ plan: (any SchemaMigrationPlan.Type)?
    ) {
        (self.configuration, self.plan) = (configuration, plan)
        models = configuration.schema?.models ?? schema.models
        version = schema.version
    }

    func open() throws -> any ModelStore { MemoryStore() }
}
