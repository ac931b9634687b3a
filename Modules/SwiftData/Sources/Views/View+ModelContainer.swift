public import SwiftUI

extension View {
    /// Has the views inside use a container: its main context is that of the environment.
    ///
    /// Apple: "modelContainer(_:)".
    nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
        modifier(GivenContainer(container: container))
    }

    /// Has the views inside use a context.
    ///
    /// Apple: "modelContext(_:)".
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
        nonisolated(unsafe) let context = modelContext
        return environment(\.modelContext, context)
    }

    /// Makes a container of a class, which lives as long as the view, and has the views inside use it.
    ///
    /// - Parameters:
    ///   - modelType: The class. Those that it refers to are added.
    ///   - inMemory: Whether the models are gone when the program ends; in pictures they are in any case.
    ///   - isAutosaveEnabled: Whether the context saves by itself.
    ///   - isUndoEnabled: Whether changes can be undone by the environment's undo manager.
    ///   - onSetup: Called once with the container, or with the error. Without a container the views have an empty
    ///     context.
    ///
    /// Apple: "modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)".
    nonisolated public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false,
        isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
            isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Makes a container of some classes, which lives as long as the view, and has the views inside use it.
    ///
    /// Apple: "modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)".
    nonisolated public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
        isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            MadeContainer(
                types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                isUndoEnabled: isUndoEnabled, onSetup: onSetup))
    }
}

/// Puts the main context of a container into the environment.
private struct GivenContainer: ViewModifier {
    let container: ModelContainer

    func body(content: Content) -> some View {
        content.environment(\.modelContext, container.mainContext)
    }
}

/// Makes a container, and puts its main context into the environment.
struct MadeContainer: ViewModifier {
    let types: [any PersistentModel.Type]
    let inMemory: Bool
    let isAutosaveEnabled: Bool
    let isUndoEnabled: Bool
    nonisolated(unsafe) let onSetup: (Result<ModelContainer, any Error>) -> Void
    @State private var holder = ContainerHolder()
    @Environment(\.undoManager) private var undoManager

    nonisolated init(
        types: [any PersistentModel.Type], inMemory: Bool, isAutosaveEnabled: Bool,
        isUndoEnabled: Bool, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
    ) {
        (self.types, self.inMemory, self.isAutosaveEnabled) = (types, inMemory, isAutosaveEnabled)
        (self.isUndoEnabled, self.onSetup) = (isUndoEnabled, onSetup)
    }

    func body(content: Content) -> some View {
        let container = holder.container(of: self)
        if isUndoEnabled { container.mainContext.undoManager = undoManager }
        return content.environment(\.modelContext, container.mainContext)
    }

    func make() -> ModelContainer {
        let result = Result {
            try ModelContainer(
                for: Schema(types),
                configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory))
        }
        defer { onSetup(result) }
        switch result {
        case .success(let container):
            container.mainContext.autosaveEnabled = isAutosaveEnabled
            return container
        case .failure(let error):
            Notes.tell(".modelContainer(for:) made no container: \(error)")
            return ModelContainer(standIn: ())
        }
    }
}

/// Keeps a container for a view.
@MainActor final class ContainerHolder {
    private var container: ModelContainer?

    nonisolated init() {}

    func container(of modifier: MadeContainer) -> ModelContainer {
        if let container { return container }
        let made = modifier.make()
        container = made
        return made
    }
}
