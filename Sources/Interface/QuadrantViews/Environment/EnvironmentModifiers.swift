public import Observation
public import QuadrantCore

nonisolated struct KeyPathEnvironmentModifier<Value>: EnvironmentModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    func change(_ environment: inout EnvironmentValues) {
        environment[keyPath: keyPath] = value
        guard let whole = value as? EnvironmentValues else { return }
        // Whoever hands on all values that it read depends on all of them.
        whole.reads?.noteCopy()
        // Who made the environment may go on using it.
        environment = environment.kept()
    }
}

nonisolated struct TransformEnvironmentModifier<Value>: EnvironmentModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void

    func change(_ environment: inout EnvironmentValues) {
        let isWhole = Value.self == EnvironmentValues.self
        if isWhole { environment = environment.kept() }
        transform(&environment[keyPath: keyPath])
        if isWhole { environment = environment.kept() }
    }
}

extension View {
    /// Sets a value of the environment for this view and the views in it.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(KeyPathEnvironmentModifier(keyPath: keyPath, value: value))
    }

    /// Puts an observable object into the environment of this view and the views in it, where
    /// `@Environment` finds the object by its type; `nil` hides an object that was put there
    /// further outside.
    ///
    /// Apple: "View.environment(_:)".
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(ObjectEnvironmentModifier(object: object))
    }

    /// Changes a value of the environment for this view and the views in it.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(TransformEnvironmentModifier(keyPath: keyPath, transform: transform))
    }
}

nonisolated private struct ObjectEnvironmentModifier<T: AnyObject & Observable>: EnvironmentModifier
{
    let object: T?

    func change(_ environment: inout EnvironmentValues) {
        environment[object: ObjectIdentity<T>()] = object
    }
}
