package import Foundation
public import QuadrantCore
package import QuadrantDisplayList
package import QuadrantGeometry

/// A colour, gradient or the like that shapes and texts are drawn with.
///
/// Apple: "ShapeStyle".
public protocol ShapeStyle: Sendable {
    /// The style that a custom style stands for.
    associatedtype Resolved: ShapeStyle = Never

    /// What the style stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The finished style; not for use outside the library.
    static func _resolve(_ style: Self, in environment: EnvironmentValues) -> _ResolvedStyle
}

extension ShapeStyle {
    public static func _resolve(
        _ style: Self, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        Resolved._resolve(style.resolve(in: environment), in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Built-in styles stand for themselves.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is resolved by the library itself.")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never

    public static func _resolve(
        _ style: Never, in environment: EnvironmentValues
    ) -> _ResolvedStyle {}
}

/// A style with all colours settled; opaque outside the library.
public struct _ResolvedStyle: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        case color(RGBAColor)
    }

    package var kind: Kind

    package init(_ color: RGBAColor) {
        kind = .color(color)
    }

    /// The paint for a shape whose frame is `rect`.
    package func paint(in rect: CGRect) -> Paint {
        switch kind {
        case .color(let color): .color(color)
        }
    }

    /// The same, its alpha multiplied by `factor`.
    package func opacity(_ factor: Double) -> _ResolvedStyle {
        switch kind {
        case .color(let color): _ResolvedStyle(color.opacity(factor))
        }
    }
}

/// A style of a type that is not known until run time.
///
/// Apple: "AnyShapeStyle".
public struct AnyShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    private let finish: @Sendable (EnvironmentValues) -> _ResolvedStyle

    public init<S: ShapeStyle>(_ style: S) {
        finish = { S._resolve(style, in: $0) }
    }

    public static func _resolve(
        _ style: AnyShapeStyle, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        style.finish(environment)
    }
}
