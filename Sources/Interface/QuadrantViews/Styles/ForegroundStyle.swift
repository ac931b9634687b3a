public import QuadrantCore

private enum ForegroundStyleKey: EnvironmentKey {
    static var defaultValue: ForegroundLevels? { nil }
}

/// The styles that one `foregroundStyle` set, and those that it stands in.
final class ForegroundLevels: Sendable {
    /// Primary, secondary, tertiary: at least one.
    let styles: [AnyShapeStyle]
    /// The levels that were set further out; `nil` for none.
    let outer: ForegroundLevels?
    /// How opaque what is drawn in the styles is: less than 1 in labels of disabled controls.
    let opacity: Double

    init(styles: [AnyShapeStyle], outer: ForegroundLevels?, opacity: Double = 1) {
        self.styles = styles
        self.outer = outer
        self.opacity = opacity
    }

    /// The same styles with another opacity.
    func with(opacity: Double) -> ForegroundLevels {
        ForegroundLevels(styles: styles, outer: outer, opacity: opacity)
    }

    /// The levels for `styles` (or the defaults) that are set inside of `levels`. The defaults take over the opacity of
    /// `levels`, and so do the levels around that a style stands for (`.secondary`); a colour that is set there is as opaque as
    /// it is. Evidence: Apple's pictures of disabled buttons whose labels have a colour of their own.
    static func inside(_ levels: ForegroundLevels?, styles: [AnyShapeStyle]) -> ForegroundLevels? {
        guard let levels else {
            return styles.isEmpty ? nil : ForegroundLevels(styles: styles, outer: nil)
        }
        guard styles.isEmpty else { return ForegroundLevels(styles: styles, outer: levels) }
        guard levels.opacity < 1 else { return nil }
        return ForegroundLevels(
            styles: [AnyShapeStyle(.foreground)], outer: nil, opacity: levels.opacity)
    }

    /// A level, 0 for primary; levels that were not set are fainter than the first.
    func resolve(level: Int, in environment: EnvironmentValues) -> _ResolvedStyle {
        // A style set inside another stands for the outer one's levels.
        var around = environment
        around.foregroundLevels = outer
        let style =
            level == 0 || level >= styles.count
            ? AnyShapeStyle._resolve(styles[0], level: level, in: around)
            : AnyShapeStyle._resolve(styles[level], in: around)
        return opacity < 1 ? style.opacity(opacity) : style
    }

    /// The first style, if it is a material.
    func material(in environment: EnvironmentValues) -> Material? {
        guard opacity == 1 else { return nil }
        var around = environment
        around.foregroundLevels = outer
        return AnyShapeStyle._material(styles[0], in: around)
    }
}

private enum DefaultForegroundKey: ScreenKey {
    static var defaultValue: AnyShapeStyle? { nil }
    static var ends: ScreenSteps { .elsewhere }
}

extension EnvironmentValues {
    /// The styles set by `foregroundStyle`; `nil` for those of `defaultForeground`.
    var foregroundLevels: ForegroundLevels? {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }

    /// The style of the control around, whose levels stand where no style is set; `nil` for the label
    /// colours.
    package var defaultForeground: AnyShapeStyle? {
        get { self[DefaultForegroundKey.self] }
        set { self[DefaultForegroundKey.self] = newValue }
    }

    /// Makes what is drawn in the foreground style so opaque, in the styles that are set or in the usual one.
    package mutating func fadeForeground(to opacity: Double) {
        let levels =
            foregroundLevels ?? ForegroundLevels(styles: [AnyShapeStyle(.foreground)], outer: nil)
        foregroundLevels = levels.with(opacity: opacity)
    }
}

/// The foreground style of the place where it is used: the style that `foregroundStyle` set, or the
/// colour of the control around, or the colour of labels.
///
/// Apple: "ForegroundStyle".
public struct ForegroundStyle: ShapeStyle {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never

    /// Creates the style.
    public init() {}

    /// The first level of the foreground.
    public static func _resolve(
        _ style: ForegroundStyle, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        HierarchicalShapeStyle._resolve(.primary, in: environment)
    }

    /// The level of the foreground.
    public static func _resolve(
        _ style: ForegroundStyle, level: Int, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        HierarchicalShapeStyle._resolve(.primary, level: level, in: environment)
    }

    /// The style that is set may be one.
    public static var _mayBeMaterial: Bool { true }

    /// The style that is set, if it is a material.
    public static func _material(
        _ style: ForegroundStyle, in environment: EnvironmentValues
    ) -> Material? {
        environment.foregroundLevels?.material(in: environment)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the place where it is used.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

nonisolated struct ForegroundStyleModifier: EnvironmentModifier {
    /// The styles of the first levels; empty for the defaults.
    let styles: [AnyShapeStyle]

    func change(_ environment: inout EnvironmentValues) {
        environment.foregroundLevels = ForegroundLevels.inside(
            environment.foregroundLevels, styles: styles)
    }
}

extension View {
    /// Sets the style of the texts, symbols and shapes in this view that set none.
    ///
    /// Apple: "foregroundStyle(_:)". It takes precedence over the colours that buttons, links and
    /// toggles give their labels; `.primary`, `.secondary` and so on are then levels of those
    /// colours.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
    }

    /// Sets the first two levels of the foreground style of this view.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modifier(
            ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Sets the three levels of the foreground style of this view.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            ForegroundStyleModifier(
                styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
        )
    }

    /// Sets the colour of the texts, symbols and shapes in this view that set none; `nil` for the
    /// default.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
    }
}
