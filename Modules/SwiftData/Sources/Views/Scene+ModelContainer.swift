public import SwiftUI

extension Scene {
    /// Has the views of a scene use a container.
    ///
    /// Apple: "modelContainer(_:)" (Scene).
    @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some Scene
    {
        environment(\.modelContext, container.mainContext)
    }

    /// Has the views of a scene use a context.
    ///
    /// Apple: "modelContext(_:)" (Scene).
    @MainActor @preconcurrency public func modelContext(_ modelContext: ModelContext) -> some Scene
    {
        environment(\.modelContext, modelContext)
    }

    /// Makes a container of a class for the views of a scene. Its parameters are those of the view's modifier.
    ///
    /// Apple: "modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)" (Scene).
    @MainActor @preconcurrency public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false,
        isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
            isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Makes a container of some classes for the views of a scene. Its parameters are those of the view's modifier.
    ///
    /// Apple: "modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)" (Scene).
    @MainActor @preconcurrency public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
        isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        ContainerScene(
            scene: self,
            made: MadeContainer(
                types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                isUndoEnabled: isUndoEnabled, onSetup: onSetup))
    }
}

/// A scene with a container of its own.
private struct ContainerScene<Base: Scene>: Scene {
    let scene: Base
    let made: MadeContainer
    @State private var holder = ContainerHolder()

    var body: some Scene {
        scene.environment(\.modelContext, holder.container(of: made).mainContext)
    }
}
