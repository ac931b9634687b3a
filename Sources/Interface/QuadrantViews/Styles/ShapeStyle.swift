public import QuadrantCore

/// A style that shapes and texts are drawn with, such as a colour or a gradient.
///
/// Apple: "ShapeStyle".
public protocol ShapeStyle: Sendable {
    /// The style that a custom style stands for.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that a custom style stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The style with its colours worked out; not for use outside the library.
    static func _resolve(_ style: Self, in environment: EnvironmentValues) -> _ResolvedStyle

    /// A level of the style, 0 for the style itself, with its colours worked out; not for use
    /// outside the library.
    static func _resolve(
        _ style: Self, level: Int, in environment: EnvironmentValues
    ) -> _ResolvedStyle

    /// The standard material that the style is; `nil` for every other style. Not for use outside the
    /// library.
    static func _material(_ style: Self, in environment: EnvironmentValues) -> Material?

    /// Whether a style of the type may be a standard material: only then is one asked whether it is. Not for use
    /// outside the library.
    static var _mayBeMaterial: Bool { get }
}

extension ShapeStyle {
    /// By default, the style that `resolve(in:)` returns is worked out.
    public static func _resolve(
        _ style: Self, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        environment.reads?.askedUserCode = true
        return Resolved._resolve(style.resolve(in: environment), in: environment)
    }

    /// The levels of a custom style are those of the style that it stands for. Other styles are
    /// fainter from level to level.
    public static func _resolve(
        _ style: Self, level: Int, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        guard Resolved.self != Never.self else {
            return _resolve(style, in: environment).opacity(StyleLevel.faintness(level))
        }
        environment.reads?.askedUserCode = true
        return Resolved._resolve(style.resolve(in: environment), level: level, in: environment)
    }

    /// By default, whether what `resolve(in:)` returns may be one.
    public static var _mayBeMaterial: Bool { Resolved._mayBeMaterial }

    /// By default, the material that `resolve(in:)` returns, if it returns one. `resolve(in:)` is not called for
    /// what can be none, such as a colour.
    public static func _material(_ style: Self, in environment: EnvironmentValues) -> Material? {
        guard _mayBeMaterial else { return nil }
        environment.reads?.askedUserCode = true
        return Resolved._material(style.resolve(in: environment), in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Never called: the library works built-in styles out itself.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is resolved by the library itself.")
    }
}

extension Never: ShapeStyle {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never

    /// Never called: there is no value of this type.
    public static func _resolve(
        _ style: Never, in environment: EnvironmentValues
    ) -> _ResolvedStyle {}

    /// No style is one of this type.
    public static var _mayBeMaterial: Bool { false }
}

/// A style whose type is hidden.
///
/// Apple: "AnyShapeStyle".
public struct AnyShapeStyle: ShapeStyle {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never

    private let finish: @Sendable (EnvironmentValues, Int) -> _ResolvedStyle
    /// The material that the hidden style is; `nil` for a style that can be none.
    private let material: (@Sendable (EnvironmentValues) -> Material?)?

    /// Hides the type of a style.
    public init<S: ShapeStyle>(_ style: S) {
        finish = {
            $1 == 0
                ? S._resolve(style, in: $0) : S._resolve(style, level: $1, in: $0)
        }
        guard S._mayBeMaterial else {
            material = nil
            return
        }
        material = { S._material(style, in: $0) }
    }

    /// The hidden style with its colours worked out.
    public static func _resolve(
        _ style: AnyShapeStyle, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        style.finish(environment, 0)
    }

    /// The level of the hidden style with its colours worked out.
    public static func _resolve(
        _ style: AnyShapeStyle, level: Int, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        style.finish(environment, level)
    }

    /// The hidden style may be one.
    public static var _mayBeMaterial: Bool { true }

    /// The hidden style, if it is a material. Its colours are not worked out for that.
    public static func _material(
        _ style: AnyShapeStyle, in environment: EnvironmentValues
    ) -> Material? {
        style.material?(environment)
    }
}
