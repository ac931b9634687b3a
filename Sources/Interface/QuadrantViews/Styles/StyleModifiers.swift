public import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry

/// A shadow of a style.
///
/// Apple: "ShadowStyle".
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    let isInner: Bool

    /// A shadow behind what is drawn.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - radius: How wide the shadow is blurred, in points; the standard deviation is 0.945 times
    ///     as much (measured).
    ///   - x: How far the shadow lies to the right, in points.
    ///   - y: How far the shadow lies below, in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(
            color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    /// A shadow that falls from the edges into what is drawn.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - radius: How wide the shadow is blurred, in points; the standard deviation is 0.945 times
    ///     as much (measured).
    ///   - x: How far the shadow lies to the right, in points.
    ///   - y: How far the shadow lies below, in points.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(
            color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }

    func resolved(in environment: EnvironmentValues) -> StyleShadow {
        let call = isInner ? "ShadowStyle.inner" : "ShadowStyle.drop"
        let (filter, diagnostic) = ShadowFilter.checked(
            call, color: color.rgba(in: environment), radius: radius, offset: offset)
        return StyleShadow(filter: filter, isInner: isInner, diagnostic: diagnostic)
    }
}

/// A style and what it does beside painting.
struct ChangedStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never

    /// What the style does beside painting.
    enum Change: Sendable {
        case opacity(Double)
        case blend(BlendMode)
        case shadow(ShadowStyle)
        case frame(CGRect)
    }

    let base: Base
    let change: Change

    static func _resolve(
        _ style: ChangedStyle<Base>, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        _resolve(style, level: 0, in: environment)
    }

    static func _resolve(
        _ style: ChangedStyle<Base>, level: Int, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        let base =
            level == 0
            ? Base._resolve(style.base, in: environment)
            : Base._resolve(style.base, level: level, in: environment)
        switch style.change {
        case .opacity(let opacity):
            if !opacity.isFinite { NumberFault.unless(.number, ".opacity", ["": opacity])?.say() }
            return base.opacity(opacity.isFinite ? min(max(opacity, 0), 1) : 1)
        case .blend(let mode):
            return _ResolvedStyle(.changed(base, .blend(mode.display)))
        case .shadow(let shadow):
            return _ResolvedStyle(.changed(base, .shadow(shadow.resolved(in: environment))))
        case .frame(let frame):
            let isUsable =
                !frame.isNull && !frame.isInfinite
                && (frame.minX + frame.minY + frame.width + frame.height).isFinite
            guard isUsable else {
                NumberFault.unless(
                    .points, ".in",
                    [
                        "x": frame.minX, "y": frame.minY, "width": frame.width,
                        "height": frame.height,
                    ])?.say()
                return base
            }
            return _ResolvedStyle(.changed(base, .frame(frame)))
        }
    }
}

extension ShapeStyle {
    // Gradients are views too: where both would do, their modifiers are meant.

    /// The same style with its opacity multiplied by `opacity`, from 0 to 1; values outside are
    /// clamped.
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        ChangedStyle(base: self, change: .opacity(opacity))
    }

    /// The same style, mixed with what is behind it.
    @_disfavoredOverload
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        ChangedStyle(base: self, change: .blend(mode))
    }

    /// The same style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ChangedStyle(base: self, change: .shadow(style))
    }

    /// The same style with its gradients spread over a rectangle, in points from the top left
    /// corner of the shape's frame, instead of the shape. A null or infinite rectangle changes
    /// nothing.
    public func `in`(_ rect: CGRect) -> some ShapeStyle {
        ChangedStyle(base: self, change: .frame(rect))
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with its opacity multiplied by `opacity`, from 0 to 1; values outside
    /// are clamped.
    public static func opacity(_ opacity: Double) -> some ShapeStyle {
        ForegroundStyle().opacity(opacity)
    }

    /// The foreground style, mixed with what is behind it.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        ForegroundStyle().blendMode(mode)
    }

    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ForegroundStyle().shadow(style)
    }
}
