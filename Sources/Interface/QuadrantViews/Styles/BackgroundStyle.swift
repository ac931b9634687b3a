public import QuadrantCore

private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// The style of backgrounds that set none; `nil` for the system's background colour.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

/// The background of the place where it is used: the style that `backgroundStyle` set, or the
/// system's background colour.
///
/// Apple: "BackgroundStyle".
public struct BackgroundStyle: ShapeStyle, BitwiseCopyable {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never

    /// Creates the style.
    public init() {}

    /// The first level of the background.
    public static func _resolve(
        _ style: BackgroundStyle, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        _resolve(style, level: 0, in: environment)
    }

    /// Without a background style, the system's first, second or third background colour. Further
    /// levels are the third.
    public static func _resolve(
        _ style: BackgroundStyle, level: Int, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        guard let set = environment.backgroundStyle else {
            let grounds: [SystemColor] = [
                .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
            ]
            return _ResolvedStyle(grounds[min(max(level, 0), 2)].rgba(in: environment))
        }
        // A background style set to `.background` stands for the system's.
        var outer = environment
        outer.backgroundStyle = nil
        return AnyShapeStyle._resolve(set, level: level, in: outer)
    }

    /// The background style that is set may be one.
    public static var _mayBeMaterial: Bool { true }

    /// The background style that is set, if it is a material.
    public static func _material(
        _ style: BackgroundStyle, in environment: EnvironmentValues
    ) -> Material? {
        guard let set = environment.backgroundStyle else { return nil }
        var outer = environment
        outer.backgroundStyle = nil
        return AnyShapeStyle._material(set, in: outer)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The current background style.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

nonisolated struct BackgroundStyleModifier: EnvironmentModifier {
    let style: AnyShapeStyle

    func change(_ environment: inout EnvironmentValues) {
        environment.backgroundStyle = style
    }
}

extension View {
    /// Sets the style of the backgrounds in this view that set none.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(BackgroundStyleModifier(style: AnyShapeStyle(style)))
    }
}
