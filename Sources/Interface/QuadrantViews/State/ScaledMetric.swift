import Foundation
public import QuadrantCore

/// A length that grows and shrinks with the text size that the user has chosen.
///
/// Apple: "ScaledMetric". At the standard size (`.large`) it is the length that was given; at other
/// sizes it is scaled as the lines of a text style are, to whole pixels.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, LinkedProperty {
    private let value: Value
    private let style: Font.TextStyle
    private var scale: CGFloat = 1
    private var pixelsPerPoint: CGFloat = 1

    /// Creates a length that is scaled as the lines of a text style are.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        style = textStyle
    }

    /// Creates a length that is scaled as the lines of the style `.body` are.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// The length, scaled for the environment of the view; outside of a body, the length that was
    /// given.
    public var wrappedValue: Value {
        if scale == 1 { return value }
        return Value((Double(value) * scale * pixelsPerPoint).rounded() / pixelsPerPoint)
    }

    package func isSame(as other: ScaledMetric) -> Bool {
        value == other.value && style == other.style
    }

    package mutating func link(to scope: Scope, cell: inout AnyObject?, name: String) {
        let environment = scope.environment
        scale = style.metricScale(at: environment.dynamicTypeSize, environment.platformProfile)
        if scale != 1 { pixelsPerPoint = max(1, environment.displayScale) }
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}
