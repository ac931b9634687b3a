/// Joins scenes.
///
/// Apple: "SceneBuilder".
@resultBuilder
public struct SceneBuilder {
    /// A scene as it is.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// A single scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Several scenes.
    @MainActor
    public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> some Scene { TupleScene(content: (repeat each content)) }

    /// A scene under a condition.
    public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene {
        OptionalScene(content: scene)
    }

    /// A scene that is there from a version of the system on.
    public static func buildLimitedAvailability(_ scene: any Scene) -> some Scene {
        ErasedScene(content: scene)
    }
}

/// Several scenes.
private nonisolated struct TupleScene<each Content: Scene>: Scene {
    typealias Body = Never

    let content: (repeat each Content)

    @MainActor
    static func _collect(_ scene: TupleScene, into list: inout _SceneList) {
        func collect<S: Scene>(_ one: S) { S._collect(one, into: &list) }
        repeat collect(each scene.content)
    }
}

/// A scene or none.
private nonisolated struct OptionalScene<Content: Scene>: Scene {
    typealias Body = Never

    let content: Content?

    @MainActor
    static func _collect(_ scene: OptionalScene, into list: inout _SceneList) {
        if let content = scene.content { Content._collect(content, into: &list) }
    }
}

/// A scene of a hidden type.
private nonisolated struct ErasedScene: Scene {
    typealias Body = Never

    let content: any Scene

    @MainActor
    static func _collect(_ scene: ErasedScene, into list: inout _SceneList) {
        func collect<S: Scene>(_ one: S) { S._collect(one, into: &list) }
        collect(scene.content)
    }
}
