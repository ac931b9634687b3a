package import QuadrantCore

/// Reports a diagnostic once for each place.
package nonisolated struct ReportModifier: ViewModifier {
    package typealias Body = Never

    private let diagnostic: Diagnostic?

    /// - Parameter diagnostic: `nil` for nothing to say.
    package init(diagnostic: Diagnostic?) {
        self.diagnostic = diagnostic
    }

    @MainActor
    package static func _makeNodes<V: View>(
        _ modifier: ReportModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        if let diagnostic = modifier.diagnostic { cursor.report(diagnostic) }
        V._makeNodes(content, &cursor)
    }

    package nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension View {
    /// The view with a modifier, as it is written, that means nothing here.
    nonisolated func withoutEffect(
        _ call: String, advice: String = "Pictures do not change by it."
    ) -> some View {
        modifier(ReportModifier(diagnostic: .withoutEffect(call, advice: advice)))
    }
}
