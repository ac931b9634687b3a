public import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry

/// Puts a blurred silhouette behind a view.
nonisolated struct ShadowModifier: NodeModifier {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    func drawing(in environment: EnvironmentValues) -> (any NodeDrawing)? {
        ShadowDrawing(
            style: Color._resolve(color, in: environment), radius: radius, offset: offset)
    }
}

struct ShadowDrawing: NodeDrawing {
    let style: _ResolvedStyle
    let radius: CGFloat
    let offset: CGSize

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        guard case .color(let color) = style.paint(in: context.bounds), color.alpha > 0,
            (radius + offset.width + offset.height).isFinite
        else { return nil }
        guard let silhouette = Silhouette(content) else {
            context.reportNotDrawn("The .shadow of anything but one filled shape")
            return nil
        }
        let item = silhouette.blurred(
            color.opacity(silhouette.color.alpha), radius: radius, offset: offset)
        return DisplayGroup(content: Fragment(items: [item] + content.items))
    }
}

/// Blurs a view.
nonisolated struct BlurModifier: NodeModifier {
    let radius: CGFloat
    let isOpaque: Bool

    func drawing(in environment: EnvironmentValues) -> (any NodeDrawing)? {
        BlurDrawing(radius: radius, isOpaque: isOpaque)
    }
}

struct BlurDrawing: NodeDrawing {
    let radius: CGFloat
    let isOpaque: Bool

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        guard radius > 0, radius.isFinite else { return nil }
        guard !isOpaque, let silhouette = Silhouette(content) else {
            context.reportNotDrawn("The .blur of anything but one filled shape")
            return nil
        }
        let item = silhouette.blurred(silhouette.color, radius: radius, offset: .zero)
        return DisplayGroup(content: Fragment(items: [item]))
    }
}

/// One shape in one colour: all that a drawing shows.
private struct Silhouette {
    let shape: DisplayShape
    let color: RGBAColor
    /// Where the shape's coordinates begin.
    private let origin: CGPoint
    private let source: SourceTag?

    /// `nil` if the drawing shows more than that, or it by other means.
    init?(_ content: Fragment) {
        var (content, origin) = (content, CGPoint.zero)
        while true {
            guard content.items.count == 1 else { return nil }
            switch content.items[0] {
            case .fill(let item):
                guard case .color(let color) = item.paint, !item.style.isEOFilled else {
                    return nil
                }
                (shape, self.color, self.origin) = (item.shape, color, origin)
                source = item.source
                return
            case .group(let group):
                guard group.isPlainMove else { return nil }
                origin.x += group.transform.tx
                origin.y += group.transform.ty
                content = group.content
            default: return nil
            }
        }
    }

    /// Measured: a Gaussian of `radius` points standard deviation.
    func blurred(_ color: RGBAColor, radius: CGFloat, offset: CGSize) -> DisplayItem {
        var item = ShadowItem(
            shape: shape, color: color, sigma: max(0, radius), offset: offset)
        item.source = source
        guard origin != .zero else { return .shadow(item) }
        var group = DisplayGroup(content: Fragment(items: [.shadow(item)]))
        group.transform = CGAffineTransform(translationX: origin.x, y: origin.y)
        return .group(group)
    }
}

extension DisplayGroup {
    /// Whether the group does nothing but move its content.
    fileprivate var isPlainMove: Bool {
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        return a == 1 && b == 0 && c == 0 && d == 1 && clip == nil && isDirect
    }
}

extension View {
    /// Puts a shadow behind the view, blurred by a Gaussian of `radius` points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(
            ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Blurs the view by a Gaussian of `radius` points.
    ///
    /// - Parameter opaque: Whether the view's edges stay opaque.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurModifier(radius: radius, isOpaque: opaque))
    }
}
