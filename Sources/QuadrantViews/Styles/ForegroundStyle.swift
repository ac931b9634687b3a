public import QuadrantCore

private enum ForegroundStyleKey: EnvironmentKey {
    static var defaultValue: [AnyShapeStyle] { [] }
}

extension EnvironmentValues {
    /// The styles set by `foregroundStyle`: primary, secondary, tertiary; empty for the defaults.
    var foregroundStyles: [AnyShapeStyle] {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }
}

/// The style that is current where it is used: what `foregroundStyle` set, else the label colour.
///
/// Apple: "ForegroundStyle".
public struct ForegroundStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public static func _resolve(
        _ style: ForegroundStyle, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        HierarchicalShapeStyle._resolve(.primary, in: environment)
    }
}

/// One of the levels of the current style.
///
/// Apple: "HierarchicalShapeStyle". Without a style of its own a level is the label colour of
/// that level; below a foreground style it is that style, fainter from level to level.
public struct HierarchicalShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    private let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public static func _resolve(
        _ style: HierarchicalShapeStyle, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        let set = environment.foregroundStyles
        guard let first = set.first else {
            let label: [SystemColor] = [
                .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel,
            ]
            return _ResolvedStyle(
                label[style.level].rgba(dark: environment.colorScheme == .dark))
        }
        // A style set inside another stands for the outer one's levels.
        var outer = environment
        outer.foregroundStyles = []
        if style.level < set.count { return AnyShapeStyle._resolve(set[style.level], in: outer) }
        // Evidence: the alphas of the label colours relative to the first, 60, 30 and 18 percent.
        let faintness: [Double] = [1, 0.6, 0.3, 0.18, 0.09]
        return AnyShapeStyle._resolve(first, in: outer).opacity(faintness[style.level])
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The current style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the current style.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the current style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the current style.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the current style.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The fifth level of the current style.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

nonisolated struct ForegroundStyleModifier: EnvironmentModifier {
    let styles: [AnyShapeStyle]

    func change(_ environment: inout EnvironmentValues) {
        environment.foregroundStyles = styles
    }
}

extension View {
    /// Sets the style of texts, symbols and shapes that set none.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
    }

    /// Sets the first two levels of the foreground style.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modifier(
            ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Sets the three levels of the foreground style.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            ForegroundStyleModifier(
                styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
        )
    }

    /// Sets the colour of texts, symbols and shapes that set none; `nil` for the default.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
    }
}
