public import Foundation
public import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry
public import QuadrantLayout

/// Shows only what lies in a shape of the view's frame.
nonisolated struct ClipModifier<Clip: Shape>: NodeModifier {
    let shape: Clip
    let style: FillStyle
    /// What is wrong with the argument that the shape was made of; `nil` where nothing is.
    var given: NumberFault?

    var diagnostic: Diagnostic? {
        (given ?? Clip._traits(shape, in: .zero).fault).map { Diagnostic($0) }
    }

    func drawing(in environment: EnvironmentValues) -> ClipDrawing<Clip>? {
        ClipDrawing(shape: shape.standing(in: environment), style: style)
    }
}

struct ClipDrawing<Clip: Shape>: NodeDrawing {
    typealias AnimatableData = Clip.AnimatableData

    var shape: Clip
    let style: FillStyle

    var animatableData: Clip.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        let outline = context.outline(shape)
        var clip = ClipItem(shape: outline, style: style)
        if case .rect(let rect) = outline { clip.snapsToPixels = rect == context.bounds }
        var group = DisplayGroup(content: content)
        group.clip = clip
        return group
    }
}

/// Shows what another view, laid out as a background is, covers; as much as that is opaque.
nonisolated struct MaskModifier<Mask: View>: ViewModifier {
    typealias Body = Never

    let mask: Mask
    let alignment: Alignment

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: MaskModifier<Mask>, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let outer = cursor.environment
        cursor.wrap(content, by: modifier) { cursor, inner in
            cursor.node(.overlay(modifier.alignment), drawing: MaskDrawing()) { cursor in
                inner(&cursor)
                cursor.inEnvironment(outer) { cursor in
                    cursor.node(.layers(.center)) { Mask._makeNodes(modifier.mask, &$0) }
                }
            }
        }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension View {
    /// Draws only what lies inside of the view's frame; with `antialiased`, with smooth edges.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Draws only what lies inside of a shape in the view's frame; `style` says what is inside, and
    /// whether edges are smooth.
    nonisolated public func clipShape<S: Shape>(
        _ shape: S, style: FillStyle = FillStyle()
    ) -> some View {
        modifier(ClipModifier(shape: shape, style: style))
    }

    /// Rounds the corners of what the view draws by a radius in points, with the continuous curve
    /// of `RoundedRectangle(cornerRadius:)` and `clipShape(.rect(cornerRadius:))`, and clips the
    /// view to its frame. A radius above half of the shorter side counts as half of it, a negative
    /// one as 0.
    ///
    /// Apple: "cornerRadius(_:antialiased:)". Measured in Apple's pictures (iOS 18): the corner of
    /// a radius of 12 becomes straight at about 16.7 points.
    nonisolated public func cornerRadius(
        _ radius: CGFloat, antialiased: Bool = true
    ) -> some View {
        var clip = ClipModifier(
            shape: RoundedRectangle(cornerRadius: radius),
            style: FillStyle(antialiased: antialiased))
        clip.given = .unless(.amount, ".cornerRadius", ["": radius], instead: "It counts as 0.")
        return modifier(clip)
    }

    /// Draws the view as opaque as the views in `mask` are at each place. They are aligned in its
    /// frame and do not change its size.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Draws the view as opaque as `mask` is at each place.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }
}
