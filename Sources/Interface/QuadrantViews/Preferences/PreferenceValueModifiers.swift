public import QuadrantCore
import QuadrantGeometry
public import QuadrantLayout

/// Views made of a preference of the view they stand behind or in front of, whose size they take.
nonisolated struct PreferenceValueModifier<K: PreferenceKey, Secondary: View>: ViewModifier {
    typealias Body = Never

    let alignment: Alignment
    let isBackground: Bool
    let transform: (K.Value) -> Secondary

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: PreferenceValueModifier<K, Secondary>, _ content: V,
        _ cursor: inout _ViewCursor
    ) {
        let environment = cursor.environment
        let transform = modifier.transform
        let label = modifier.isBackground ? "backgroundPreferenceValue" : "overlayPreferenceValue"
        cursor.wrap(content, by: modifier) { cursor, inner in
            cursor.node(
                .overlay(modifier.alignment),
                drawing: modifier.isBackground ? BackgroundDrawing() : nil
            ) { cursor in
                // The views' own preferences are none of those they are made of.
                let source = cursor.node(.pass) { $0.asking(for: K.self, inner) }
                cursor.inEnvironment(environment) { cursor in
                    cursor.node(.layers(.center)) { cursor in
                        cursor.readPreference(
                            K.self, of: source, label: "\(label)(\(K.self).self)"
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

extension View {
    /// Places views made of a preference of this view behind it.
    ///
    /// This is `backgroundPreferenceValue(_:alignment:_:)` with the alignment `.center`.
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(
            PreferenceValueModifier<Key, T>(
                alignment: .center, isBackground: true, transform: transform))
    }

    /// Places views made of a preference of this view behind it, aligned in its frame.
    ///
    /// The views are made in the same update, once the value is known. They are made again when the
    /// value changes, if it is `Equatable`, and otherwise whenever one of the values that it
    /// combines may have changed. They are proposed this view's size and do not change it. For
    /// views around, the preferences of this view come first, then those of the views behind.
    ///
    /// - Parameters:
    ///   - key: The preference. If no view inside sets it, its default is taken.
    ///   - alignment: How the views are aligned in the frame.
    ///   - transform: Makes the views.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceValueModifier<K, V>(
                alignment: alignment, isBackground: true, transform: transform))
    }

    /// Places views made of a preference of this view in front of it.
    ///
    /// This is `overlayPreferenceValue(_:alignment:_:)` with the alignment `.center`.
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(
            PreferenceValueModifier<Key, T>(
                alignment: .center, isBackground: false, transform: transform))
    }

    /// Places views made of a preference of this view in front of it, aligned in its frame.
    ///
    /// This works as `backgroundPreferenceValue(_:alignment:_:)`. Here too, the preferences of this
    /// view come before those of the views in front.
    ///
    /// - Parameters:
    ///   - key: The preference. If no view inside sets it, its default is taken.
    ///   - alignment: How the views are aligned in the frame.
    ///   - transform: Makes the views.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceValueModifier<K, V>(
                alignment: alignment, isBackground: false, transform: transform))
    }
}
