package import QuadrantCore

/// Reports a diagnostic once for each place.
package nonisolated struct ReportModifier: ViewModifier {
    package typealias Body = Never

    private let diagnostic: Diagnostic?
    private let isRemark: Bool

    /// - Parameters:
    ///   - diagnostic: `nil` for nothing to say.
    ///   - isRemark: Whether it is as at Apple's, and not as one would expect.
    package init(diagnostic: Diagnostic?, isRemark: Bool = false) {
        (self.diagnostic, self.isRemark) = (diagnostic, isRemark)
    }

    @MainActor
    package static func _makeNodes<V: View>(
        _ modifier: ReportModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        if let diagnostic = modifier.diagnostic {
            if modifier.isRemark { cursor.remark(diagnostic) } else { cursor.report(diagnostic) }
        }
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
