public import QuadrantCore
import QuadrantGeometry
public import QuadrantLayout

/// Views in the box of another, whose size and depth they take.
nonisolated struct SpatialOverlayModifier<Secondary: View>: ViewModifier {
    typealias Body = Never

    let secondary: Secondary
    let alignment: Alignment3D

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: SpatialOverlayModifier<Secondary>, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let environment = cursor.environment
        cursor.wrap(content, by: modifier) { cursor, inner in
            cursor.spatialOverlay(modifier.alignment, inner) { cursor in
                cursor.inEnvironment(environment) { cursor in
                    if case .one = Secondary._arity {
                        cursor.makeSingle(modifier.secondary)
                    } else {
                        cursor.spatialContainer(modifier.alignment) {
                            Secondary._makeNodes(modifier.secondary, &$0)
                        }
                    }
                }
            }
        }
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

/// Views made of a preference of the view in whose box they stand.
nonisolated struct SpatialPreferenceModifier<K: PreferenceKey, Secondary: View>: ViewModifier {
    typealias Body = Never

    let alignment: Alignment3D
    let transform: (K.Value) -> Secondary

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: SpatialPreferenceModifier<K, Secondary>, _ content: V,
        _ cursor: inout _ViewCursor
    ) {
        let environment = cursor.environment
        let transform = modifier.transform
        cursor.wrap(content, by: modifier) { cursor, inner in
            var source: NodeID?
            cursor.spatialOverlay(modifier.alignment) { cursor in
                // The preferences that the new views set themselves are not among those that they are made of.
                source = cursor.node(.pass, children: inner)
            } secondary: { cursor in
                guard let source else { return }
                cursor.inEnvironment(environment) { cursor in
                    cursor.spatialContainer(modifier.alignment) { cursor in
                        cursor.readPreference(
                            K.self, of: source,
                            label: "spatialOverlayPreferenceValue(\(K.self).self)"
                        ) { value, cursor in
                            Secondary._makeNodes(cursor.reading { transform(value) }, &cursor)
                        }
                    }
                }
            }
        }
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension _ViewCursor {
    /// A node in whose box, that of its first child, the others stand.
    @MainActor
    fileprivate mutating func spatialOverlay(
        _ alignment: Alignment3D, _ primary: (inout _ViewCursor) -> Void,
        secondary: (inout _ViewCursor) -> Void
    ) {
        let node = node(.overlay(alignment.plane)) { cursor in
            primary(&cursor)
            secondary(&cursor)
        }
        setDepthRule(.overlay(alignment.depth), of: node)
    }

    /// A `SpatialContainer` of what `content` makes.
    @MainActor
    fileprivate mutating func spatialContainer(
        _ alignment: Alignment3D, _ content: (inout _ViewCursor) -> Void
    ) {
        let layout = SpatialContainer(alignment: alignment)
        let node = node(layout.engineRule) { cursor in
            cursor.stackAxis = nil
            content(&cursor)
        }
        setDepthRule(layout.engineDepthRule, of: node)
    }
}

extension View {
    /// Places views in the box of this one, aligned on all three axes. They are offered its size and depth and
    /// do not change it. Several views are arranged by a `SpatialContainer`.
    nonisolated public func spatialOverlay<V: View>(
        alignment: Alignment3D = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SpatialOverlayModifier(secondary: content(), alignment: alignment))
    }

    /// Places views made of a preference of this view in its box, aligned on all three axes, as
    /// `overlayPreferenceValue` does in front of it.
    nonisolated public func spatialOverlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment3D = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(SpatialPreferenceModifier<K, V>(alignment: alignment, transform: transform))
    }
}
