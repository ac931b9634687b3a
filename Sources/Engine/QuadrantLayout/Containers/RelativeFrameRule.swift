package import Foundation
package import QuadrantGeometry

/// `containerRelativeFrame`: a frame whose lengths follow from those of the nearest container.
package struct RelativeFrameRule: ExtendedRule {
    /// How a length follows from the container's.
    package enum Length {
        /// The length of the container.
        case whole
        /// The length of `span` neighbours among `count` equal columns, `spacing` points apart.
        case columns(count: Int, span: Int, spacing: CGFloat)
        case custom((CGFloat, Axis) -> CGFloat)
    }

    let axes: Axis.Set
    let alignment: Alignment
    let length: Length

    package init(axes: Axis.Set, alignment: Alignment, length: Length) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
    }

    /// Closures cannot be compared: a frame with one is always another.
    package func isSame(as other: any ExtendedRule) -> Bool {
        guard let other = other as? RelativeFrameRule, axes == other.axes,
            alignment == other.alignment
        else { return false }
        switch (length, other.length) {
        case (.whole, .whole): return true
        case (.columns(let a, let b, let c), .columns(let d, let e, let f)):
            return a == d && b == e && c == f
        default: return false
        }
    }

    package func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        let frame = frame(context)
        let inner = context.children.first.map {
            context.measure($0, frame.childProposal(proposal))
        }
        return frame.answer(child: inner ?? .zero)
    }

    package func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        guard let child = context.children.first else { return [] }
        let offer = frame(context).childProposal(proposal)
        let inner = context.measure(child, offer)
        func start(_ key: AlignmentKey) -> CGFloat {
            key.defaultValue(width: size.width, height: size.height)
                - context.guide(child, key, size: inner, proposal: offer)
        }
        return [
            ChildPlacement(
                child: child, x: start(alignment.horizontal.key), y: start(alignment.vertical.key),
                proposal: offer)
        ]
    }

    /// As for a frame: the default distance along axes on which the frame sets the length.
    package func spacing(_ context: RuleContext) -> ViewSpacing? {
        var result = context.children.first.map { context.spacing($0) } ?? ViewSpacing()
        if axes.contains(.horizontal) { result.set(.standard, on: .horizontal) }
        if axes.contains(.vertical) { result.set(.standard, on: .vertical) }
        return result
    }

    package var followsSurroundings: Bool { true }

    package var isWrapper: Bool { true }

    package var name: String { "containerRelativeFrame" }

    private func frame(_ context: RuleContext) -> FrameRule {
        let container = context.tree.containerSize(around: context.node)
        var frame = FrameRule(width: nil, height: nil, alignment: alignment)
        if axes.contains(.horizontal) { frame.width = length(.horizontal, in: container) }
        if axes.contains(.vertical) { frame.height = length(.vertical, in: container) }
        return frame
    }

    /// NaN, for what is offered, if there is no valid length. Negative ones count as 0.
    ///
    /// (L - spacing * (count - 1)) / count is a column, column * span + spacing * (span - 1) the
    /// length, as Apple's page on `containerRelativeFrame` says. Counts below 1 count as 1.
    private func length(_ axis: Axis, in container: CGSize) -> CGFloat {
        let whole = container.length(axis)
        switch length {
        case .whole:
            return whole
        case .columns(let count, let span, let spacing):
            let (count, span) = (CGFloat(max(1, count)), CGFloat(max(1, span)))
            let gap = spacing.isFinite ? spacing : 0
            let column = max(0, (whole - gap * (count - 1)) / count)
            return max(0, column * span + gap * (span - 1))
        case .custom(let compute):
            let value = compute(whole, axis)
            return value.isNaN ? .nan : max(0, value)
        }
    }
}
