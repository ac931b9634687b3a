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
                .secondary(modifier.alignment),
                drawing: modifier.isBackground ? BackgroundDrawing() : nil
            ) { cursor in
                // The views' own preferences are none of those they are made of.
                let source = cursor.node(.pass, children: inner)
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
    /// Puts views made of a preference of this view behind it.
    ///
    /// See `backgroundPreferenceValue(_:alignment:_:)`, which this is with the alignment `.center`.
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(
            PreferenceValueModifier<Key, T>(
                alignment: .center, isBackground: true, transform: transform))
    }

    /// Puts views made of a preference of this view behind it, aligned in its frame.
    ///
    /// The views are made once the value is known, in the same update; again when it changes, if it is
    /// `Equatable`, else whenever one of the values that it is combined of may have changed. They are
    /// offered this view's size and do not change it. For views around, the preferences of this view and
    /// those of the views behind are combined, those of this view first.
    ///
    /// - Parameters:
    ///   - key: The preference: the default where no view inside sets it.
    ///   - alignment: Where the views stand in the frame.
    ///   - transform: Makes the views.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceValueModifier<K, V>(
                alignment: alignment, isBackground: true, transform: transform))
    }

    /// Puts views made of a preference of this view in front of it.
    ///
    /// See `overlayPreferenceValue(_:alignment:_:)`, which this is with the alignment `.center`.
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(
            PreferenceValueModifier<Key, T>(
                alignment: .center, isBackground: false, transform: transform))
    }

    /// Puts views made of a preference of this view in front of it, aligned in its frame.
    ///
    /// As `backgroundPreferenceValue(_:alignment:_:)`, but in front; also here the preferences of this
    /// view come before those of the views in front.
    ///
    /// - Parameters:
    ///   - key: The preference: the default where no view inside sets it.
    ///   - alignment: Where the views stand in the frame.
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
