public import Foundation
public import QuadrantCore
import QuadrantViews

/// Says which attributes a text with attributes may show, and with which values.
///
/// Apple: "AttributedTextFormattingDefinition". A definition of one's own lists others in its body, which are applied in
/// order: `AttributedTextFormatting.ValueConstraint`, and types that conform to `AttributedTextValueConstraint`.
/// Attributes outside of the scope are shown as they are (a limit; Apple leaves them out).
public protocol AttributedTextFormattingDefinition<Scope> {
    /// The attributes that it speaks of.
    associatedtype Scope: AttributeScope where Scope == Body.Scope
    /// What the body is made of.
    associatedtype Body: AttributedTextFormattingDefinition

    /// The constraints, in order.
    @AttributedTextFormatting.DefinitionBuilder<Scope>
    var body: Body { get }

    /// Applies the constraints; not for use outside the library.
    func _constrain(_ container: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
    /// A definition that permits one attribute some values.
    public typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

    /// Applies the constraints of the body.
    public func _constrain(_ container: inout AttributeContainer) { body._constrain(&container) }

    /// Applies all constraints to attributes.
    ///
    /// Apple: "constrain(_:)".
    public func constrain(_ container: inout AttributeContainer) { _constrain(&container) }
}

/// The types that definitions of attributed texts are made of.
///
/// Apple: "AttributedTextFormatting".
public enum AttributedTextFormatting {
    /// A definition without constraints.
    public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        /// Creates the definition.
        public init() {}

        /// The definition itself, which has no body.
        public var body: Self { self }

        /// Does nothing.
        public func _constrain(_ container: inout AttributeContainer) {}
    }

    /// Several definitions, applied in order.
    public struct TupleDefinition<
        Scope: AttributeScope, each Definition: AttributedTextFormattingDefinition
    >: AttributedTextFormattingDefinition {
        private let definition: (repeat each Definition)

        /// Creates the definition.
        public init(definition: (repeat each Definition)) {
            self.definition = definition
        }

        /// The definition itself, which has no body.
        public var body: Self { self }

        /// Applies the definitions in order.
        public func _constrain(_ container: inout AttributeContainer) {
            repeat (each definition)._constrain(&container)
        }
    }

    /// A definition of any type.
    public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        private let constrain: (inout AttributeContainer) -> Void

        /// Creates the definition.
        public init(_ definition: some AttributedTextFormattingDefinition<Scope>) {
            constrain = { definition._constrain(&$0) }
        }

        /// The definition itself, which has no body.
        public var body: Self { self }

        /// Applies the definition.
        public func _constrain(_ container: inout AttributeContainer) { constrain(&container) }
    }

    /// Joins the definitions in a body.
    @resultBuilder
    public struct DefinitionBuilder<Scope: AttributeScope> {
        /// A definition as it is written.
        public static func buildExpression<D: AttributedTextFormattingDefinition<Scope>>(
            _ definition: D
        ) -> D { definition }

        /// No definitions.
        public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }

        /// One definition.
        public static func buildBlock<D: AttributedTextFormattingDefinition<Scope>>(
            _ definition: D
        ) -> D { definition }

        /// Several definitions.
        public static func buildBlock<each D: AttributedTextFormattingDefinition>(
            _ definition: repeat each D
        ) -> TupleDefinition<Scope, repeat each D> {
            TupleDefinition(definition: (repeat each definition))
        }

        /// A definition under a condition.
        public static func buildIf<D: AttributedTextFormattingDefinition<Scope>>(
            _ definition: D?
        ) -> AnyDefinition<Scope> {
            definition.map { AnyDefinition($0) } ?? AnyDefinition(EmptyDefinition<Scope>())
        }

        /// The first of two definitions.
        public static func buildEither<D: AttributedTextFormattingDefinition<Scope>>(
            first definition: D
        ) -> AnyDefinition<Scope> { AnyDefinition(definition) }

        /// The second of two definitions.
        public static func buildEither<D: AttributedTextFormattingDefinition<Scope>>(
            second definition: D
        ) -> AnyDefinition<Scope> { AnyDefinition(definition) }

        /// A definition that is there from some system on.
        public static func buildLimitedAvailability<D: AttributedTextFormattingDefinition<Scope>>(
            _ definition: D
        ) -> AnyDefinition<Scope> { AnyDefinition(definition) }
    }
}

extension View {
    /// Says that texts with attributes in this view may show those of a scope. No other attribute is left out here, which is reported.
    ///
    /// Apple: "attributedTextFormattingDefinition(_:)".
    nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(
        _ scope: S.Type
    ) -> some View {
        attributedTextFormattingDefinition(AttributedTextFormatting.EmptyDefinition<S>())
            .modifier(
                ReportModifier(
                    diagnostic: .withoutEffect(
                        ".attributedTextFormattingDefinition(\(S.self).self)",
                        advice: "Attributes of other scopes are shown too.")))
    }

    /// The same of a scope that is named by its property: `\.recipe`.
    ///
    /// Apple: "attributedTextFormattingDefinition(_:)".
    nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(
        _ scope: KeyPath<AttributeScopes, S.Type>
    ) -> some View {
        attributedTextFormattingDefinition(S.self)
    }

    /// Says which attributes texts with attributes in this view may show: those of `Text` and `TextEditor`. The text itself
    /// stays as it is; `constrain(_:)` changes attributes for good.
    ///
    /// Apple: "attributedTextFormattingDefinition(_:)".
    nonisolated public func attributedTextFormattingDefinition<
        D: AttributedTextFormattingDefinition
    >(_ definition: D) -> some View {
        transformEnvironment(\.textAttributeConstraint) { constraint in
            let outer = constraint
            constraint = TextAttributeConstraint(definition) { container in
                definition._constrain(&container)
                outer?.constrain(&container)
            }
        }
    }
}
