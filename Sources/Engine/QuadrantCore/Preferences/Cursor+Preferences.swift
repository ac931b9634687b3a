import Foundation
import QuadrantLayout

extension _ViewCursor {
    /// Sets a preference of the node that is being made to `value`, whatever is set inside it.
    @MainActor
    package mutating func setPreference<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
        say(key, .value(value))
    }

    /// Has the node that is being made change the value that is set inside it.
    @MainActor
    package mutating func changePreference<K: PreferenceKey>(
        _ key: K.Type, _ change: @escaping (inout K.Value) -> Void
    ) {
        say(key, .change(change))
    }

    /// Sets a preference of the node that is being made to what `transform` makes of its geometry.
    @MainActor
    package mutating func setPreference<K: PreferenceKey, A>(
        _ key: K.Type, at source: Anchor<A>.Source, _ transform: @escaping (Anchor<A>) -> K.Value
    ) {
        follow(
            key,
            .init(points: source.points) { .value(transform(Anchor(source, points: $0))) })
    }

    /// Has the node that is being made change the value that is set inside it, depending on its
    /// geometry.
    @MainActor
    package mutating func changePreference<K: PreferenceKey, A>(
        _ key: K.Type, at source: Anchor<A>.Source,
        _ transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) {
        follow(
            key,
            .init(points: source.points) { points in
                .change { transform(&$0, Anchor(source, points: points)) }
            })
    }

    @MainActor
    private mutating func say<K: PreferenceKey>(
        _ key: K.Type, _ content: PreferenceContent<K.Value>
    ) {
        let writer = takeWriter(key)
        if writer.say(content) { tree.preferences.changed(writer) }
    }

    @MainActor
    private mutating func follow<K: PreferenceKey>(
        _ key: K.Type, _ following: TypedPreferenceWriter<K>.Following
    ) {
        let writer = takeWriter(key)
        writer.follow(following)
        tree.preferences.follow(writer)
    }

    @MainActor
    private mutating func takeWriter<K: PreferenceKey>(
        _ key: K.Type
    ) -> TypedPreferenceWriter<K> {
        let (tree, node) = (tree, parent)
        return takePart(TypedPreferenceWriter<K>.self) {
            let record = tree.preferences.record(of: node, in: tree.layout)
            let writer = TypedPreferenceWriter<K>(
                key: ObjectIdentifier(key), record: record, tree: tree)
            record.writer = writer
            return writer
        }
    }
}
