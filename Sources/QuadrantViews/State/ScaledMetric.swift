import Foundation
public import QuadrantCore

/// A length that grows and shrinks with the reader's text size.
///
/// Apple: "ScaledMetric". At the standard size (`.large`) it is the value that was given; elsewhere it is
/// scaled as a text style's size is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, LinkedProperty {
    private let value: Value
    private let style: Font.TextStyle
    private var scale: CGFloat = 1

    /// A length that is scaled as a text style is.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        style = textStyle
    }

    /// A length that is scaled as the style `.body` is.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// The length in the environment of the view; outside of a body as it was given.
    public var wrappedValue: Value { Value(Double(value) * scale) }

    package func isSame(as other: ScaledMetric) -> Bool {
        value == other.value && style == other.style
    }

    package mutating func link(to scope: Scope, cell: inout AnyObject?, name: String) {
        scale = style.scale(
            at: scope.environment.dynamicTypeSize, scope.environment.platformProfile)
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}
