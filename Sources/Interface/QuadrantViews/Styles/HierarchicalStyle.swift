public import QuadrantCore
import QuadrantGeometry

/// A level of the foreground style of the place where it is used.
///
/// Apple: "HierarchicalShapeStyle". If no foreground style is set, a level is the system's label
/// colour of that level. Below a foreground style, and in the label of a control, a level is that
/// style or the colour of the control, fainter from level to level. On a material, the label
/// colours are vibrant (`EnvironmentValues.backgroundMaterial`).
public struct HierarchicalShapeStyle: ShapeStyle {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never

    private let level: Int

    /// The first level: the foreground style itself, in which titles and running text stand.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level, fainter than the first, as of notes beside a title.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level, fainter than the second.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level, fainter than the third.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level: half as opaque as the fourth.
    ///
    /// The level is not published for iOS, and UIKit has only four label colours. The evidence for
    /// the half comes from macOS, which has five: according to published tables, the fourth is
    /// black at 10 percent, and `NSColor.quinaryLabel` is black at 5.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The level of the foreground that is set around, else of the control around, else the
    /// system's label colour.
    public static func _resolve(
        _ style: HierarchicalShapeStyle, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        if let levels = environment.foregroundLevels {
            return levels.resolve(level: style.level, in: environment)
        }
        if let control = environment.defaultForeground {
            var around = environment
            around.defaultForeground = nil
            return AnyShapeStyle._resolve(control, level: style.level, in: around)
        }
        return _ResolvedStyle(label(style.level, in: environment))
    }

    /// The system's label colour of a level, vibrant on a material.
    private static func label(_ level: Int, in environment: EnvironmentValues) -> RGBAColor {
        let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
        var color = labels[min(level, labels.count - 1)].rgba(in: environment)
        if level >= labels.count { color = color.opacity(StyleLevel.fifthOfFourth) }
        return environment.backgroundMaterial == nil
            ? color : color.vibrant(isDark: environment.colorScheme == .dark)
    }

    /// A level of a level is that much further down: the second level of `.secondary` is
    /// `.tertiary`.
    public static func _resolve(
        _ style: HierarchicalShapeStyle, level: Int, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        _resolve(
            HierarchicalShapeStyle(level: min(style.level + level, 4)), in: environment)
    }
}

/// The opacities of levels of styles that have no levels of their own.
enum StyleLevel {
    /// The fifth level, as a share of the fourth; see `HierarchicalShapeStyle.quinary`.
    static let fifthOfFourth = 0.5

    /// Evidence: the alphas of the label colours relative to the first, 60, 30 and 18 percent.
    static func faintness(_ level: Int) -> Double {
        let steps = [1, 0.6, 0.3, 0.18, 0.18 * fifthOfFourth]
        return steps[min(max(level, 0), steps.count - 1)]
    }
}

/// A level of any style.
///
/// Apple: "HierarchicalShapeStyleModifier". Styles that have levels of their own, such as
/// `.background` and `.fill`, give those. Others are fainter from level to level.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never

    let base: Base
    let level: Int

    /// The level of the base style.
    public static func _resolve(
        _ style: HierarchicalShapeStyleModifier<Base>, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        Base._resolve(style.base, level: style.level, in: environment)
    }

    /// The level counted from that of the base style.
    public static func _resolve(
        _ style: HierarchicalShapeStyleModifier<Base>, level: Int,
        in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        Base._resolve(style.base, level: style.level + level, in: environment)
    }
}

extension ShapeStyle {
    /// The second level of this style: 60 percent as opaque as the style, unless the style has
    /// levels of its own.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// The third level of this style: 30 percent as opaque as the style, unless the style has
    /// levels of its own.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// The fourth level of this style: 18 percent as opaque as the style, unless the style has
    /// levels of its own.
    public var quaternary: some ShapeStyle {
        HierarchicalShapeStyleModifier(base: self, level: 3)
    }
    /// The fifth level of this style: 9 percent as opaque as the style, unless the style has levels
    /// of its own.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the foreground style: the style itself.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the foreground style, fainter than the first.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the foreground style, fainter than the second.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the foreground style, fainter than the third.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The fifth level of the foreground style: half as opaque as the fourth.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}
