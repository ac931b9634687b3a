public import QuadrantCore

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

    /// The finished style of a level, 0 for the style itself; not for use outside the library.
    static func _resolve(
        _ style: Self, level: Int, in environment: EnvironmentValues
    ) -> _ResolvedStyle
}

extension ShapeStyle {
    /// A custom style is asked what it stands for, and that is finished.
    public static func _resolve(
        _ style: Self, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        environment.reads?.askedUserCode = true
        return Resolved._resolve(style.resolve(in: environment), in: environment)
    }

    /// The levels of a custom style are those of what it stands for; others are fainter from level
    /// to level.
    public static func _resolve(
        _ style: Self, level: Int, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        guard Resolved.self != Never.self else {
            return _resolve(style, in: environment).opacity(StyleLevel.faintness(level))
        }
        environment.reads?.askedUserCode = true
        return Resolved._resolve(style.resolve(in: environment), level: level, in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Built-in styles stand for themselves.
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
}

/// A style of a type that is not known until run time.
///
/// Apple: "AnyShapeStyle".
public struct AnyShapeStyle: ShapeStyle {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never

    private let finish: @Sendable (EnvironmentValues, Int) -> _ResolvedStyle

    /// Hides the type of a style.
    public init<S: ShapeStyle>(_ style: S) {
        finish = {
            $1 == 0
                ? S._resolve(style, in: $0) : S._resolve(style, level: $1, in: $0)
        }
    }

    /// The hidden style, finished.
    public static func _resolve(
        _ style: AnyShapeStyle, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        style.finish(environment, 0)
    }

    /// The level of the hidden style, finished.
    public static func _resolve(
        _ style: AnyShapeStyle, level: Int, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        style.finish(environment, level)
    }
}
