public import Foundation
public import QuadrantCore
public import QuadrantGeometry
public import QuadrantLayout

/// A view at an edge of another, which keeps its content clear of it.
nonisolated struct SafeAreaInsetModifier<Inset: View>: ViewModifier {
    typealias Body = Never

    let rule: SafeAreaInsetRule
    let inset: Inset

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: SafeAreaInsetModifier<Inset>, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let environment = cursor.environment
        cursor.wrap(content, by: modifier) { cursor, inner in
            cursor.node(.extended(modifier.rule)) { cursor in
                inner(&cursor)
                cursor.inEnvironment(environment) { cursor in
                    if case .one = Inset._arity {
                        Inset._makeNodes(modifier.inset, &cursor)
                    } else {
                        cursor.node(.layers(.center)) { Inset._makeNodes(modifier.inset, &$0) }
                    }
                }
            }
        }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension View {
    /// Places content above or below this view. The safe area of this view ends where the content
    /// begins.
    ///
    /// - Parameters:
    ///   - edge: The edge at which the content is placed.
    ///   - alignment: The guide by which both are aligned.
    ///   - spacing: The distance between both, in points; `nil` for the distance that they prefer,
    ///     mostly 8. One that is not finite is that one too, and is reported.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let rule = SafeAreaInsetRule(
            edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing)
        return modifier(SafeAreaInsetModifier(rule: rule, inset: content()))
            .modifier(ReportModifier(diagnostic: .ofInsetSpacing(spacing)))
    }

    /// Places content beside this view. The safe area of this view ends where the content begins.
    ///
    /// - Parameters:
    ///   - edge: The edge at which the content is placed.
    ///   - alignment: The guide by which both are aligned.
    ///   - spacing: The distance between both, in points; `nil` for the distance that they prefer,
    ///     mostly 8. One that is not finite is that one too, and is reported.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let rule = SafeAreaInsetRule(
            edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
            spacing: spacing)
        return modifier(SafeAreaInsetModifier(rule: rule, inset: content()))
            .modifier(ReportModifier(diagnostic: .ofInsetSpacing(spacing)))
    }
}

extension Diagnostic {
    /// What is wrong with the distance of an inset; `nil` where nothing is.
    fileprivate static func ofInsetSpacing(_ spacing: CGFloat?) -> Diagnostic? {
        spacing.flatMap { .unlessNumber(".safeAreaInset", ["spacing": $0]) }
    }
}
