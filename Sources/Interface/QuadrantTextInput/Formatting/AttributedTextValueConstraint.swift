public import Foundation
import QuadrantViews

/// A constraint on the values of one attribute.
///
/// Apple: "AttributedTextValueConstraint". Constraints may read other attributes; these are as the constraints before in the
/// definition left them.
public protocol AttributedTextValueConstraint: Hashable, Sendable,
    AttributedTextFormattingDefinition
{
    /// The attribute.
    associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable

    /// The attributes of a stretch of text, of which one can be changed.
    typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>

    /// Changes the value of the attribute where it is not allowed.
    func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
    /// The constraint itself, which has no body.
    public var body: Self { self }

    /// Applies the constraint.
    public func _constrain(_ container: inout AttributeContainer) {
        var attributes = Attributes(container)
        constrain(&attributes)
        container = attributes.container
    }
}

extension AttributedTextFormatting {
    /// A constraint that permits an attribute some values.
    ///
    /// Apple: "AttributedTextFormatting.ValueConstraint".
    public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
        AttributedTextValueConstraint
    where AttributeKey.Value: Sendable & Hashable {
        private let values: Set<AttributeKey.Value?>
        private let standard: AttributeKey.Value?

        /// Creates a constraint.
        ///
        /// - Parameters:
        ///   - attribute: The attribute.
        ///   - allowedValues: Its values; `nil` for no value.
        ///   - defaultValue: The value in place of others.
        public init(
            for attribute: KeyPath<Scope, AttributeKey>,
            values allowedValues: Set<AttributeKey.Value?>,
            default defaultValue: AttributeKey.Value?
        ) {
            (values, standard) = (allowedValues, defaultValue)
        }

        /// Creates a constraint.
        public init(
            for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
            default defaultValue: AttributeKey.Value?
        ) {
            (values, standard) = (allowedValues, defaultValue)
        }

        /// Replaces a value that is not allowed.
        public func constrain(_ container: inout Attributes) {
            if !values.contains(container[AttributeKey.self]) {
                container[AttributeKey.self] = standard
            }
        }
    }

    /// The attributes of a stretch of text, of which one can be changed and the others read.
    ///
    /// Apple: "AttributedTextFormatting.AttributeContainerProxy".
    @dynamicMemberLookup
    public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>:
        Sendable
    where Attribute.Value: Sendable {
        private(set) var container: AttributeContainer

        init(_ container: AttributeContainer) {
            self.container = container
        }

        /// The value of the attribute that can be changed.
        public subscript(key: Attribute.Type) -> Attribute.Value? {
            get { container[key] }
            set { container[key] = newValue }
        }

        /// The value of another attribute.
        @_disfavoredOverload
        public subscript<K: AttributedStringKey>(key: K.Type) -> K.Value?
        where K.Value: Sendable { container[key] }

        /// The value of the attribute that can be changed.
        public subscript(
            dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>
        ) -> Attribute.Value? {
            get { container[Attribute.self] }
            set { container[Attribute.self] = newValue }
        }

        /// The value of another attribute.
        @_disfavoredOverload
        public subscript<K: AttributedStringKey>(
            dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
        ) -> K.Value? where K.Value: Sendable { container[K.self] }
    }
}
