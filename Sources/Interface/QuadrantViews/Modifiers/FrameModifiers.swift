public import Foundation
public import QuadrantCore
import QuadrantGeometry
public import QuadrantLayout

package nonisolated struct FrameModifier: NodeModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    package func rule(in environment: EnvironmentValues) -> LayoutRule {
        .frame(FrameRule(width: width, height: height, alignment: alignment))
    }

    package var diagnostic: Diagnostic? {
        wrong("width", width) ?? wrong("height", height)
    }

    private func wrong(_ label: String, _ length: CGFloat?) -> Diagnostic? {
        guard let length, !(length.isFinite && length >= 0) else { return nil }
        return Diagnostic(
            ".frame(\(label): \(length)) is no length of a frame",
            advice: "It was ignored. Give a finite length of 0 or more; for all the room there "
                + "is, write maxWidth: .infinity or maxHeight: .infinity.")
    }
}

nonisolated struct FlexibleFrameModifier: NodeModifier {
    let horizontal: FlexibleBounds
    let vertical: FlexibleBounds
    let alignment: Alignment

    func rule(in environment: EnvironmentValues) -> LayoutRule {
        .flexibleFrame(
            FlexibleFrameRule(
                horizontal: horizontal.length, vertical: vertical.length, alignment: alignment))
    }

    var diagnostic: Diagnostic? {
        horizontal.diagnostic(about: "Width") ?? vertical.diagnostic(about: "Height")
    }
}

nonisolated struct FixedSizeModifier: NodeModifier {
    let horizontal: Bool
    let vertical: Bool

    func rule(in environment: EnvironmentValues) -> LayoutRule {
        .fixedSize(horizontal: horizontal, vertical: vertical)
    }
}

nonisolated struct AspectRatioModifier: NodeModifier {
    let ratio: CGFloat?
    let contentMode: ContentMode

    func rule(in environment: EnvironmentValues) -> LayoutRule {
        .aspectRatio(AspectRatioRule(ratio: ratio, contentMode: contentMode))
    }

    var diagnostic: Diagnostic? {
        guard let ratio, !(ratio.isFinite && ratio > 0) else { return nil }
        return Diagnostic(
            ".aspectRatio(\(ratio)) is no ratio",
            advice: "The ratio of the view's ideal size was taken. Give a finite number above 0, "
                + "width by height.")
    }
}

nonisolated struct LayoutPriorityModifier: AttachingModifier {
    let priority: Double

    func attach(_ attachments: inout NodeAttachments) {
        var traits = attachments.traits ?? NodeTraits()
        traits.priority = priority.isNaN ? 0 : priority
        attachments.traits = traits
    }
}

nonisolated struct ZIndexModifier: AttachingModifier {
    let value: Double

    func attach(_ attachments: inout NodeAttachments) {
        var traits = attachments.traits ?? NodeTraits()
        if !value.isNaN { traits.zIndex = value }
        attachments.traits = traits
    }
}

extension View {
    /// Puts the view in a frame without lengths, which changes nothing.
    @available(*, deprecated, message: "Give the frame a width or a height.")
    nonisolated public func frame() -> some View {
        modifier(FrameModifier(width: nil, height: nil, alignment: .center))
    }

    /// Puts the view in a frame of fixed lengths in points; `nil` keeps the length of the view.
    ///
    /// Negative, infinite and NaN lengths are ignored and reported.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Puts the view in a frame whose lengths lie between bounds, in points.
    ///
    /// `nil` and NaN leave a bound open. A minimum takes precedence over the ideal length, and that
    /// over the maximum. Bounds that are negative, infinite (but for a maximum) or out of order are
    /// put right or ignored, and reported.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                horizontal: FlexibleBounds(
                    minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                vertical: FlexibleBounds(
                    minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
                alignment: alignment))
    }

    /// Gives the view its ideal size, whatever is proposed.
    nonisolated public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Gives the view its ideal length along the chosen axes, whatever is proposed.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }

    /// Proposes a size of a given ratio to the view: the largest that fits the proposal, or the
    /// smallest that covers it. The ratio is width divided by height; `nil` stands for that of the
    /// view's ideal size. A ratio that is not finite or not above 0 counts as `nil` and is
    /// reported.
    nonisolated public func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Proposes a size to the view that has the ratio of `aspectRatio`, its width divided by its
    /// height. A ratio that is not finite or not above 0, as of a size without height, counts as
    /// that of the view's ideal size and is reported.
    nonisolated public func aspectRatio(
        _ aspectRatio: CGSize, contentMode: ContentMode
    ) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to the largest size of its own ratio that fits the proposal.
    nonisolated public func scaledToFit() -> some View {
        aspectRatio(contentMode: .fit)
    }

    /// Scales the view to the smallest size of its own ratio that covers the proposal.
    nonisolated public func scaledToFill() -> some View {
        aspectRatio(contentMode: .fill)
    }

    /// Sets the order in which a stack offers room to its children: higher priorities first, 0
    /// unless set. NaN counts as 0 and is reported.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        NumberFault.tellNaN(value, in: ".layoutPriority", instead: "It counts as 0.")
        return modifier(LayoutPriorityModifier(priority: value))
    }

    /// Sets the order in which overlapping siblings are drawn: higher values lie in front, 0 unless
    /// set. If several are set on a view, also with other modifiers between them, the innermost
    /// counts. NaN sets nothing and is reported.
    nonisolated public func zIndex(_ value: Double) -> some View {
        NumberFault.tellNaN(value, in: ".zIndex", instead: "It was ignored.")
        return modifier(ZIndexModifier(value: value))
    }
}
