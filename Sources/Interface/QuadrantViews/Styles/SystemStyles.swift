public import QuadrantCore
import QuadrantGeometry

/// The colour of lines that separate contents.
///
/// Apple: "SeparatorShapeStyle".
public struct SeparatorShapeStyle: ShapeStyle, BitwiseCopyable {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never

    /// Creates the style.
    public init() {}

    /// The system's colour of separators, in light or dark.
    public static func _resolve(
        _ style: SeparatorShapeStyle, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        _ResolvedStyle(SystemColor.separator.rgba(in: environment))
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of lines that separate contents.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The colour of links.
///
/// Apple: "LinkShapeStyle".
public struct LinkShapeStyle: ShapeStyle, BitwiseCopyable {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never

    /// Creates the style.
    public init() {}

    /// The system's colour of links, in light or dark.
    public static func _resolve(
        _ style: LinkShapeStyle, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        _ResolvedStyle(SystemColor.link.rgba(in: environment))
    }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The colour of texts that stand in place of a value that is not entered yet.
///
/// Apple: "PlaceholderTextShapeStyle".
public struct PlaceholderTextShapeStyle: ShapeStyle, BitwiseCopyable {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never

    /// Creates the style.
    public init() {}

    /// The system's colour of placeholders, in light or dark.
    public static func _resolve(
        _ style: PlaceholderTextShapeStyle, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        _ResolvedStyle(SystemColor.placeholderText.rgba(in: environment))
    }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of texts that stand in place of a value that is not entered yet.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The background of a window.
///
/// Apple: "WindowBackgroundShapeStyle". Here it is the system's background colour, on which
/// pictures are drawn.
public struct WindowBackgroundShapeStyle: ShapeStyle, BitwiseCopyable {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never

    /// Creates the style.
    public init() {}

    /// The system's background colour, in light or dark.
    public static func _resolve(
        _ style: WindowBackgroundShapeStyle, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        _ResolvedStyle(SystemColor.systemBackground.rgba(in: environment))
    }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// The colours of controls and other surfaces behind content, fainter from level to level.
///
/// Apple: "FillShapeStyle".
public struct FillShapeStyle: ShapeStyle, BitwiseCopyable {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never

    /// Creates the style.
    public init() {}

    /// The first of the fills.
    public static func _resolve(
        _ style: FillShapeStyle, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        _resolve(style, level: 0, in: environment)
    }

    /// The system has four fill colours; the fifth level is half as opaque as the fourth.
    public static func _resolve(
        _ style: FillShapeStyle, level: Int, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        let fills: [SystemColor] = [
            .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
        ]
        let color = fills[min(max(level, 0), 3)].rgba(in: environment)
        return _ResolvedStyle(color.opacity(level > 3 ? 0.5 : 1))
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The colour of surfaces behind content; `.fill.secondary` and so on are fainter.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
