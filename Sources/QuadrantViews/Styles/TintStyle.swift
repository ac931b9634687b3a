public import QuadrantCore

private enum TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// The style that `tint` set; `nil` for the accent colour.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

/// The style of controls and of what is emphasised: what `tint` set, else the accent colour.
///
/// Apple: "TintShapeStyle".
public struct TintShapeStyle: ShapeStyle, BitwiseCopyable {
    public typealias Resolved = Never

    /// The style.
    public init() {}

    public static func _resolve(
        _ style: TintShapeStyle, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        _resolve(style, level: 0, in: environment)
    }

    public static func _resolve(
        _ style: TintShapeStyle, level: Int, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        // A tint set to `.tint` stands for the accent colour.
        var outer = environment
        outer.tintStyle = nil
        let tint = environment.tintStyle ?? AnyShapeStyle(Color.accentColor)
        return AnyShapeStyle._resolve(tint, level: level, in: outer)
    }
}

/// The style of what is selected: the tint.
///
/// Apple: "SelectionShapeStyle".
public struct SelectionShapeStyle: ShapeStyle, BitwiseCopyable {
    public typealias Resolved = Never

    /// The style.
    public init() {}

    public static func _resolve(
        _ style: SelectionShapeStyle, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        TintShapeStyle._resolve(TintShapeStyle(), in: environment)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The current tint.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of what is selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

nonisolated struct TintModifier: EnvironmentModifier {
    /// `nil` for the accent colour.
    let style: AnyShapeStyle?

    func change(_ environment: inout EnvironmentValues) {
        environment.tintStyle = style
    }
}

extension View {
    /// Sets the style of controls and of `.tint` in this view; `nil` for the accent colour.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
    }

    /// Sets the colour of controls and of `.tint` in this view; `nil` for the accent colour.
    nonisolated public func tint(_ tint: Color?) -> some View {
        modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
    }

    /// Sets the colour of controls and of `.tint` in this view; the same as `tint(_:)`.
    /// `Color.accentColor` itself stays as it is.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        tint(accentColor)
    }
}
