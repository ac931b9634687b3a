public import SwiftUI

private struct ModelContextKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue = ModelContext(ModelContainer(standIn: ()))
}

extension EnvironmentValues {
    /// The context of the models that views show. Without a container it is one that keeps nothing.
    ///
    /// Apple: "modelContext" (EnvironmentValues).
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}
