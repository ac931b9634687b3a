package import Foundation
package import QuadrantCore

/// Changes the attributes of texts before they are shown: what `attributedTextFormattingDefinition(_:)` sets.
package struct TextAttributeConstraint: Equatable {
    private let definition: Any
    private let hasValues: Bool
    /// Changes the attributes of one stretch of a text.
    package let constrain: (inout AttributeContainer) -> Void

    /// - Parameter definition: What the constraint is made of: constraints of equal ones are equal.
    package init<D>(_ definition: D, constrain: @escaping (inout AttributeContainer) -> Void) {
        self.definition = definition
        hasValues = MemoryLayout<D>.size > 0
        self.constrain = constrain
    }

    package static func == (lhs: TextAttributeConstraint, rhs: TextAttributeConstraint) -> Bool {
        guard type(of: lhs.definition) == type(of: rhs.definition) else { return false }
        guard lhs.hasValues else { return true }
        guard let one = lhs.definition as? any Hashable, let other = rhs.definition as? any Hashable
        else { return false }
        return AnyHashable(one) == AnyHashable(other)
    }
}

private enum TextAttributeConstraintKey: EnvironmentKey {
    static var defaultValue: TextAttributeConstraint? { nil }
}

extension EnvironmentValues {
    /// Which attributes texts may show; `nil` for all.
    package var textAttributeConstraint: TextAttributeConstraint? {
        get { self[TextAttributeConstraintKey.self] }
        set { self[TextAttributeConstraintKey.self] = newValue }
    }
}
