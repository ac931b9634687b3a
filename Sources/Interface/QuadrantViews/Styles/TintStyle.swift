public import QuadrantCore
package import QuadrantGeometry
import QuadrantText

private enum TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

private enum TintGradientKey: EnvironmentKey {
    static var defaultValue: Gradient? { nil }
}

private enum AccentKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// The style that `tint` set; `nil` for the accent colour.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The gradient that `tint` set without a direction: gauges lead it along their tracks; `nil` for any other style.
    package var tintGradient: Gradient? {
        get { self[TintGradientKey.self] }
        set { self[TintGradientKey.self] = newValue }
    }

    /// The colour that `accentColor` set; `nil` for the system's.
    package var accentStyle: AnyShapeStyle? {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }

    /// What `Color.accentColor` stands for: the tint, if it is a colour, else the accent colour.
    package var accentRGBA: RGBAColor {
        // A tint that is set to `.tint` or `.accentColor` stands for the accent colour, that for the system's.
        var outer = self
        outer.tintStyle = nil
        if let color = tintStyle?.color(in: outer) { return color }
        outer.accentStyle = nil
        return accentStyle?.color(in: outer) ?? SystemColor.blue.rgba(in: self)
    }
}

extension AnyShapeStyle {
    /// The one colour that the style is; `nil` for gradients and other styles.
    fileprivate func color(in environment: EnvironmentValues) -> RGBAColor? {
        guard case .color(let color) = AnyShapeStyle._resolve(self, in: environment).kind else {
            return nil
        }
        return color
    }
}

/// The style of controls and emphasised content: what `tint` set, or what `accentColor` set, or the
/// accent colour of the system.
///
/// Apple: "TintShapeStyle".
public struct TintShapeStyle: ShapeStyle, BitwiseCopyable {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never

    /// Creates the style.
    public init() {}

    /// The first level of the tint.
    public static func _resolve(
        _ style: TintShapeStyle, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        _resolve(style, level: 0, in: environment)
    }

    /// The level of the tint that is set around, else of the accent colour.
    public static func _resolve(
        _ style: TintShapeStyle, level: Int, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        // A tint set to `.tint` stands for the accent colour.
        var outer = environment
        outer.tintStyle = nil
        if environment.tintStyle == nil { outer.accentStyle = nil }
        let tint =
            environment.tintStyle ?? environment.accentStyle ?? AnyShapeStyle(Color.accentColor)
        return AnyShapeStyle._resolve(tint, level: level, in: outer)
    }
}

/// The style of selected content: the tint.
///
/// Apple: "SelectionShapeStyle".
public struct SelectionShapeStyle: ShapeStyle, BitwiseCopyable {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never

    /// Creates the style.
    public init() {}

    /// Resolves to the tint of the environment; on macOS to grey unless the view or one around it has the focus.
    public static func _resolve(
        _ style: SelectionShapeStyle, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        if environment.platformProfile == .macOS26, !environment.isFocused {
            // AppKit's unemphasizedSelectedContentBackgroundColor.
            let white = environment.colorScheme == .dark ? 70.0 / 255 : 220.0 / 255
            return _ResolvedStyle(RGBAColor(red: white, green: white, blue: white, alpha: 1))
        }
        return TintShapeStyle._resolve(TintShapeStyle(), in: environment)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The current tint.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of selected content.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

nonisolated struct TintModifier: EnvironmentModifier {
    /// `nil` for the accent colour.
    let style: AnyShapeStyle?
    /// The style, where it is a gradient without a direction.
    var gradient: Gradient?

    func change(_ environment: inout EnvironmentValues) {
        environment.tintStyle = style
        environment.tintGradient = gradient
    }
}

nonisolated struct AccentModifier: EnvironmentModifier {
    /// `nil` for the system's.
    let color: Color?

    func change(_ environment: inout EnvironmentValues) {
        environment.accentStyle = color.map { AnyShapeStyle($0) }
    }
}

extension View {
    /// Sets the style of controls and of `.tint` in this view; `nil` for the accent colour.
    ///
    /// Gauges lead a `Gradient` along their tracks, from the lower bound to the upper.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(
            TintModifier(style: tint.map { AnyShapeStyle($0) }, gradient: tint as? Gradient))
    }

    /// Sets the colour of controls and of `.tint` in this view; `nil` for the accent colour.
    nonisolated public func tint(_ tint: Color?) -> some View {
        modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
    }

    /// Sets the colour of controls and of `.tint` in this view, if `tint(_:)` sets none; `nil` for
    /// the system's colour.
    ///
    /// Apple: "accentColor(_:)". Switches stay green, and destructive buttons red, as they follow
    /// only `tint(_:)` (for switches, as seen in Apple's pictures of iOS 18; for buttons, a
    /// choice).
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        modifier(AccentModifier(color: accentColor))
    }
}
