public import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry

/// Puts a blurred silhouette behind a view.
nonisolated struct ShadowModifier: NodeModifier {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    func drawing(in environment: EnvironmentValues) -> ShadowDrawing? {
        ShadowDrawing(color: color.rgba(in: environment), radius: radius, offset: offset)
    }

    var diagnostic: Diagnostic? {
        ShadowFilter.checked(".shadow", color: .black, radius: radius, offset: offset).1
    }
}

struct ShadowDrawing: NodeDrawing {
    typealias AnimatableData = AnimatablePair<
        AnimatableColor, AnimatablePair<CGFloat, CGSize.AnimatableData>
    >

    var color: RGBAColor
    var radius: CGFloat
    var offset: CGSize

    /// The colour, the radius and the offset.
    var animatableData:
        AnimatablePair<AnimatableColor, AnimatablePair<CGFloat, CGSize.AnimatableData>>
    {
        get {
            AnimatablePair(
                AnimatableColor(color), AnimatablePair(radius, offset.animatableData))
        }
        set {
            color = newValue.first.color
            radius = max(0, newValue.second.first)
            offset.animatableData = newValue.second.second
        }
    }

    var hasFrame: Bool { false }

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        guard color.alpha > 0 else { return nil }
        let (filter, _) = ShadowFilter.checked(
            ".shadow", color: color, radius: radius, offset: offset)
        guard let silhouette = Silhouette(content) else {
            var group = DisplayGroup(content: content)
            group.filters = [.shadow(filter)]
            return group
        }
        let item = silhouette.blurred(
            color.opacity(silhouette.color.alpha), sigma: filter.sigma, offset: filter.offset)
        var group = DisplayGroup(content: Fragment(items: [item] + content.items))
        // The shape covers its shadow, whatever fades them.
        group.isLeaf = true
        return group
    }
}

/// Blurs a view.
nonisolated struct BlurModifier: NodeModifier {
    let radius: CGFloat
    let isOpaque: Bool

    func drawing(in environment: EnvironmentValues) -> BlurDrawing? {
        BlurDrawing(radius: radius, isOpaque: isOpaque)
    }

    var diagnostic: Diagnostic? { EffectLimits.radius(radius, of: ".blur").1 }
}

struct BlurDrawing: NodeDrawing {
    typealias AnimatableData = CGFloat

    var radius: CGFloat
    let isOpaque: Bool

    var animatableData: CGFloat {
        get { radius }
        set { radius = max(0, newValue) }
    }

    var hasFrame: Bool { isOpaque }

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        let (sigma, _) = EffectLimits.radius(radius, of: ".blur")
        guard sigma > 0 else { return nil }
        guard !isOpaque, let silhouette = Silhouette(content) else {
            let frame = isOpaque ? context.bounds : nil
            let group = DisplayGroup(
                filtering: content, by: [.blur(BlurFilter(sigma: sigma, frame: frame))])
            context.report(EffectLimits.diagnostic(ofFilters: group, after: content))
            return group
        }
        let item = silhouette.blurred(silhouette.color, sigma: sigma, offset: .zero)
        return DisplayGroup(content: Fragment(items: [item]))
    }
}

/// A drawing that shows nothing but one shape in one colour.
private struct Silhouette {
    let shape: DisplayShape
    let color: RGBAColor
    /// The origin of the shape's coordinates.
    private let origin: CGPoint
    private let source: SourceTag?

    /// `nil` if the drawing shows anything else.
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

    /// The silhouette in a colour, blurred by a Gaussian with a standard deviation of `sigma`
    /// points.
    func blurred(_ color: RGBAColor, sigma: CGFloat, offset: CGSize) -> DisplayItem {
        var item = ShadowItem(
            shape: shape, color: color, sigma: max(0, sigma), offset: offset)
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
    /// Draws a shadow behind the view, blurred by a Gaussian whose standard deviation is 0.945
    /// times `radius`, in points (measured).
    ///
    /// The view as a whole casts the shadow, which lies `x` points to the right, in both layout
    /// directions, and `y` points below. Radii above 1,000 count as 1,000; radii that are negative
    /// or not finite as 0, and an offset that is not finite as none. All are reported.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(
            ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Blurs the view by a Gaussian whose standard deviation is `radius` points. A radius that is
    /// negative or not finite counts as 0, one above 1,000 as 1,000; all are reported.
    ///
    /// - Parameter opaque: Whether the view covers its frame and stays opaque: the edges of the
    ///   frame do not fade, and nothing is drawn outside.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurModifier(radius: radius, isOpaque: opaque))
    }
}
