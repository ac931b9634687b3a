public import SwiftUI

/// How a surface or a symbol in space looks.
struct SolidLook {
    var surface: BasicChart3DSurfaceStyle?
    var symbol = BasicChart3DSymbolShape.sphere
    /// The side of the box around the symbol, in points; `nil` for what is usual.
    var size: CGFloat?
    var rotation: Rotation3D?
    var metalness = 0.0
    var roughness = 1.0
}

/// A solid that can be the symbol of a mark in space.
///
/// Apple: "Chart3DSymbolShape".
public protocol Chart3DSymbolShape {
    /// The solid as charts know it; not for use outside the library.
    var _solid: BasicChart3DSymbolShape { get }
}

/// The solids that charts have themselves.
///
/// Apple: "BasicChart3DSymbolShape". They are drawn as flat outlines with a light from above.
public struct BasicChart3DSymbolShape: Chart3DSymbolShape, Hashable, Sendable {
    enum Kind: Hashable, Sendable { case sphere, cube, cone, cylinder }
    let kind: Kind

    /// The solid itself.
    public var _solid: BasicChart3DSymbolShape { self }
}

extension Chart3DSymbolShape where Self == BasicChart3DSymbolShape {
    /// A sphere.
    public static var sphere: BasicChart3DSymbolShape { BasicChart3DSymbolShape(kind: .sphere) }
    /// A cube.
    public static var cube: BasicChart3DSymbolShape { BasicChart3DSymbolShape(kind: .cube) }
    /// A cone.
    public static var cone: BasicChart3DSymbolShape { BasicChart3DSymbolShape(kind: .cone) }
    /// A cylinder.
    public static var cylinder: BasicChart3DSymbolShape { BasicChart3DSymbolShape(kind: .cylinder) }
}

/// How surfaces are coloured.
///
/// Apple: "Chart3DSurfaceStyle".
public protocol Chart3DSurfaceStyle {
    /// The style as charts know it; not for use outside the library.
    var _surface: BasicChart3DSurfaceStyle { get }
}

/// The styles of surfaces that charts have themselves.
///
/// Apple: "BasicChart3DSurfaceStyle".
public struct BasicChart3DSurfaceStyle: Chart3DSurfaceStyle, Sendable {
    enum Kind: Sendable {
        case height([Color], ClosedRange<CGFloat>?)
        case normal
    }
    let kind: Kind

    /// The colours of heights, tenths of the way apart (measured, but for the lowest, which is that of Turbo, whose
    /// tones these are).
    static let usualColors: [Color] = [
        (48, 18, 59), (70, 88, 200), (102, 162, 231), (129, 214, 193), (158, 237, 140),
        (199, 239, 110), (223, 213, 102), (223, 161, 81), (201, 93, 49), (160, 50, 29),
        (122, 25, 15),
    ].map { Color(red: $0.0 / 255, green: $0.1 / 255, blue: $0.2 / 255) }

    /// The style itself.
    public var _surface: BasicChart3DSurfaceStyle { self }
}

extension Chart3DSurfaceStyle where Self == BasicChart3DSurfaceStyle {
    /// By height, from a dark violet through blue, green and yellow to a dark red.
    public static var heightBased: BasicChart3DSurfaceStyle {
        BasicChart3DSurfaceStyle(kind: .height(BasicChart3DSurfaceStyle.usualColors, nil))
    }

    /// By the direction in which the surface looks.
    public static var normalBased: BasicChart3DSurfaceStyle {
        BasicChart3DSurfaceStyle(kind: .normal)
    }

    /// By height, from one end of a gradient to the other.
    ///
    /// - Parameter yRange: The values of the ends; `nil` for those of the chart.
    public static func heightBased(
        _ gradient: Gradient, yRange: ClosedRange<CGFloat>? = nil
    ) -> BasicChart3DSurfaceStyle {
        BasicChart3DSurfaceStyle(kind: .height(gradient.stops.map(\.color), yRange))
    }

    /// By height between two values.
    public static func heightBased(yRange: ClosedRange<CGFloat>) -> BasicChart3DSurfaceStyle {
        BasicChart3DSurfaceStyle(kind: .height(BasicChart3DSurfaceStyle.usualColors, yRange))
    }
}

extension Chart3DContent {
    private func changed(_ change: @escaping (inout Mark) -> Void) -> some Chart3DContent {
        ModifiedChart3DContent(content: self, change: change)
    }

    /// Colours surfaces.
    public func foregroundStyle(_ style: some Chart3DSurfaceStyle) -> some Chart3DContent {
        let surface = style._surface
        return changed { if $0.solid.surface == nil { $0.solid.surface = surface } }
    }

    /// Fills marks with a style.
    public func foregroundStyle(_ style: some ShapeStyle) -> some Chart3DContent {
        let fill = ChartFill(style)
        return changed { if $0.look.style == nil { $0.look.style = fill } }
    }

    /// Gives marks a style for each value.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some Chart3DContent {
        let value = EncodedValue(value)
        return changed { if $0.look.styleBy == nil { $0.look.styleBy = value } }
    }

    /// How much marks look like metal, from 0 to 1: more has more contrast.
    public func metalness(_ value: Double) -> some Chart3DContent {
        changed { $0.solid.metalness = value.isFinite ? min(max(value, 0), 1) : 0 }
    }

    /// How dull marks look, from 0 to 1: less has a brighter light on it.
    public func roughness(_ value: Double) -> some Chart3DContent {
        changed { $0.solid.roughness = value.isFinite ? min(max(value, 0), 1) : 1 }
    }

    /// The solid of points.
    public func symbol<S: Chart3DSymbolShape>(_ symbol: S) -> some Chart3DContent {
        changed { $0.solid.symbol = symbol._solid }
    }

    /// Turns the solids of points. It has no effect on spheres, and is not drawn for the others, which is reported
    /// once.
    public func symbolRotation(_ rotation: Rotation3D) -> some Chart3DContent {
        ChartNotes.tell(
            "symbolRotation(_:) has no effect: the symbols of charts with depth are drawn upright.")
        return changed { $0.solid.rotation = rotation }
    }

    /// The size of the solids of points: the side of the box around them, of the unit cube of the chart.
    public func symbolSize(_ size: CGFloat) -> some Chart3DContent {
        changed { $0.solid.size = size.isFinite ? max(size, 0) : nil }
    }
}

extension View {
    /// From where the charts with depth in the view are looked at.
    ///
    /// Apple: "chart3DPose(_:)".
    nonisolated public func chart3DPose(_ pose: Chart3DPose) -> some View {
        settings { $0.pose.pose = pose }
    }

    /// From where charts with depth are looked at; a finger that moves turns them.
    nonisolated public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View {
        settings { $0.pose.binding = pose }
    }

    /// Whether what is far away is smaller.
    nonisolated public func chart3DCameraProjection(
        _ projection: Chart3DCameraProjection
    ) -> some View {
        settings { $0.pose.projection = projection }
    }

    /// Whether charts are pictures or stand in the room: here they are pictures, and `.volumetric` is reported once.
    nonisolated public func chart3DRenderingStyle(_ style: Chart3DRenderingStyle) -> some View {
        if style == .volumetric {
            ChartNotes.tell(
                "chart3DRenderingStyle(.volumetric) has no effect: charts are drawn as pictures.")
        }
        return settings { $0.pose.rendering = style }
    }
}
