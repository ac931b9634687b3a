public import Foundation
public import QuadrantCore
public import QuadrantGeometry
public import QuadrantLayout

nonisolated struct DepthFrameModifier: NodeModifier {
    let depth: CGFloat?
    let alignment: DepthAlignment

    private var usable: CGFloat {
        guard let depth, depth.isFinite, depth >= 0 else { return .nan }
        return depth
    }

    var depthRule: DepthRule? { .frame(usable, alignment) }

    var diagnostic: Diagnostic? {
        guard let depth, usable.isNaN else { return nil }
        return Diagnostic(
            ".frame(depth: \(depth)) is no depth of a frame",
            advice: "It was ignored. Give a finite depth of 0 or more; for all the depth there is, "
                + "write maxDepth: .infinity.")
    }
}

nonisolated struct FlexibleDepthModifier: NodeModifier {
    let bounds: FlexibleBounds
    let alignment: DepthAlignment

    var depthRule: DepthRule? { .flexibleFrame(bounds.length, alignment) }

    var diagnostic: Diagnostic? { bounds.diagnostic(about: "Depth") }
}

nonisolated struct DepthPaddingModifier: NodeModifier {
    let insets: EdgeInsets3D

    func rule(in environment: EnvironmentValues) -> LayoutRule {
        PaddingModifier(insets: EdgeInsets(insets)).rule(in: environment)
    }

    var depthRule: DepthRule? {
        .padding(
            back: insets.back.isFinite ? insets.back : 0,
            front: insets.front.isFinite ? insets.front : 0)
    }

    var diagnostic: Diagnostic? {
        .unlessFinite(
            ".padding3D",
            [
                "top": insets.top, "leading": insets.leading, "bottom": insets.bottom,
                "trailing": insets.trailing, "front": insets.front, "back": insets.back,
            ])
    }
}

nonisolated struct DepthOffsetModifier: NodeModifier {
    let z: CGFloat

    var depthRule: DepthRule? { .offset(z.isFinite ? z : 0) }

    var diagnostic: Diagnostic? { .unlessFinite(".offset", ["z": z]) }
}

nonisolated struct DepthGuideModifier: NodeModifier {
    let guide: DepthGuideRule

    var depthRule: DepthRule? { .guide(guide) }
}

extension View {
    /// Puts the view in a frame of a fixed depth, in points.
    ///
    /// A depth that is negative, infinite or NaN is ignored and reported.
    ///
    /// - Parameters:
    ///   - depth: The depth; `nil` keeps that of the view.
    ///   - alignment: How the view stands in the frame where it is not as deep.
    nonisolated public func frame(
        depth: CGFloat?, alignment: DepthAlignment = .center
    ) -> some View {
        modifier(DepthFrameModifier(depth: depth, alignment: alignment))
    }

    /// Puts the view in a frame whose depth lies between bounds, in points, by the rules by which
    /// frames do on the other axes.
    ///
    /// `nil` and NaN leave a bound open. A minimum takes precedence over the ideal depth, and that over the
    /// maximum.
    nonisolated public func frame(
        minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, maxDepth: CGFloat? = nil,
        alignment: DepthAlignment = .center
    ) -> some View {
        modifier(
            FlexibleDepthModifier(
                bounds: FlexibleBounds(minimum: minDepth, ideal: idealDepth, maximum: maxDepth),
                alignment: alignment))
    }

    /// Brings what the view shows toward the viewer, by points along z; a negative number moves it away. The
    /// layout around does not change, nor do guides. Boxes inside the view, and taps, follow. A number that is
    /// not finite counts as 0 and is reported.
    nonisolated public func offset(z: CGFloat) -> some View {
        modifier(DepthOffsetModifier(z: z))
    }

    /// Adds insets on the six faces of the view, in points; leading is the right side where layout runs right to
    /// left. Negative insets let the view reach beyond its box. Insets that are not finite count as 0 and are
    /// reported.
    nonisolated public func padding3D(_ insets: EdgeInsets3D) -> some View {
        modifier(DepthPaddingModifier(insets: insets))
    }

    /// Adds insets on some faces of the view, in points; `nil` stands for the default, 16 (not published by Apple:
    /// that of `padding`). A length that is not finite counts as 0 and is reported.
    nonisolated public func padding3D(
        _ edges: Edge3D.Set = .all, _ length: CGFloat? = nil
    ) -> some View {
        padding3D(EdgeInsets3D(edges: edges, length: length ?? DepthDefaults.padding))
    }

    /// Adds insets on all six faces of the view, in points. A negative length lets the view reach
    /// beyond its box; one that is not finite counts as 0 and is reported.
    nonisolated public func padding3D(_ length: CGFloat) -> some View {
        padding3D(.all, length)
    }

    /// Overrides the guide `g` of the view by points from its back. A value that is not finite is ignored and
    /// reported.
    nonisolated public func alignmentGuide(
        _ g: DepthAlignment, computeValue: @escaping (ViewDimensions3D) -> CGFloat
    ) -> some View {
        modifier(DepthGuideModifier(guide: DepthGuideRule(g, compute: computeValue)))
    }
}
