import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// What a view of a dialog is.
enum DialogPart: Equatable {
    /// The ground, behind all but a cancel button that stands apart.
    case ground
    /// The title and the message.
    case text
    /// A field of text, or anything else that is no button.
    case field
    case button
    case cancel
    /// A line between two buttons in a row.
    case rowLine
    /// Shown nowhere.
    case hidden
}

/// The part that a view of a dialog is; what says nothing is a field.
enum DialogPartKey: LayoutValueKey {
    static var defaultValue: DialogPart { .field }
}

/// The lengths of a dialog, in points.
struct DialogFigures {
    var padding: CGFloat
    var top: CGFloat
    /// The distance from texts to what follows.
    var textToButtons: CGFloat
    var bottom: CGFloat
    var buttonHeight: CGFloat
    var buttonInset: CGFloat
    var buttonDistance: CGFloat
    var fieldInset: CGFloat
    /// Whether two buttons stand in one row if they fit.
    var hasRows: Bool
    /// The distance of a cancel button that stands apart; `nil` for one among the others.
    var cancelDistance: CGFloat?
}

/// Texts over fields over buttons. The cancel button is the last one; in a row of two it is the first.
struct DialogLayout: Layout {
    let figures: DialogFigures

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) -> CGSize {
        solved(subviews, width: proposal.width ?? 270).size
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) {
        let frames = solved(subviews, width: bounds.width).frames
        for (subview, frame) in zip(subviews, frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                anchor: .topLeading,
                proposal: ProposedViewSize(width: frame.width, height: frame.height))
        }
    }

    /// The frames of the views and the size of all.
    private func solved(
        _ subviews: LayoutSubviews, width: CGFloat
    ) -> (frames: [CGRect], size: CGSize) {
        var frames = Array(repeating: CGRect.zero, count: subviews.count)
        let parts = subviews.map { $0[DialogPartKey.self] }
        func indices(_ wanted: DialogPart) -> [Int] { parts.indices.filter { parts[$0] == wanted } }
        var y = stackTexts(subviews, parts, width, &frames)
        let (cancels, others) = (indices(.cancel), indices(.button))
        let inside = figures.cancelDistance == nil ? others + cancels : others
        if isRow(inside, subviews, width) {
            let row = figures.cancelDistance == nil ? cancels + others : others
            let length = (width - 2 * figures.buttonInset - figures.buttonDistance) / 2
            let height = row.reduce(figures.buttonHeight) { height, index in
                let offer = ProposedViewSize(width: length, height: nil)
                return max(height, subviews[index].sizeThatFits(offer).height)
            }
            for (place, index) in row.enumerated() {
                frames[index] = CGRect(
                    x: figures.buttonInset + CGFloat(place) * (length + figures.buttonDistance),
                    y: y, width: length, height: height)
            }
            for index in indices(.rowLine) {
                frames[index] = CGRect(
                    x: width / 2, y: y, width: 0.5, height: height)
            }
            y += height
        } else {
            for (place, index) in inside.enumerated() {
                if place > 0 { y += figures.buttonDistance }
                frames[index] = button(subviews[index], y: y, width: width)
                y = frames[index].maxY
            }
        }
        y += inside.isEmpty ? 0 : figures.bottom
        for index in indices(.ground) {
            frames[index] = CGRect(x: 0, y: 0, width: width, height: y)
        }
        if let distance = figures.cancelDistance {
            for index in cancels {
                frames[index] = button(subviews[index], y: y + distance, width: width)
                y = frames[index].maxY
            }
        }
        return (frames, CGSize(width: width, height: y))
    }

    /// Places texts and fields; returns where buttons begin.
    private func stackTexts(
        _ subviews: LayoutSubviews, _ parts: [DialogPart], _ width: CGFloat,
        _ frames: inout [CGRect]
    ) -> CGFloat {
        var y: CGFloat = 0
        for (index, subview) in subviews.enumerated() where parts[index] == .text {
            let inner = width - 2 * figures.padding
            let height = subview.sizeThatFits(ProposedViewSize(width: inner, height: nil)).height
            guard height > 0 else { continue }
            frames[index] = CGRect(x: figures.padding, y: figures.top, width: inner, height: height)
            y = figures.top + height + figures.textToButtons
        }
        if y == 0 { y = figures.buttonInset }
        let fields = parts.indices.filter { parts[$0] == .field }
        for index in fields {
            let inner = width - 2 * figures.fieldInset
            let height = subviews[index].sizeThatFits(ProposedViewSize(width: inner, height: nil))
                .height
            frames[index] = CGRect(x: figures.fieldInset, y: y, width: inner, height: height)
            y += height + 8
        }
        return fields.isEmpty ? y : y + 8
    }

    private func button(_ subview: LayoutSubview, y: CGFloat, width: CGFloat) -> CGRect {
        let inner = width - 2 * figures.buttonInset
        let own = subview.sizeThatFits(ProposedViewSize(width: inner, height: nil)).height
        return CGRect(
            x: figures.buttonInset, y: y, width: inner, height: max(figures.buttonHeight, own))
    }

    private func isRow(_ buttons: [Int], _ subviews: LayoutSubviews, _ width: CGFloat) -> Bool {
        guard figures.hasRows, buttons.count == 2 else { return false }
        let length = (width - 2 * figures.buttonInset - figures.buttonDistance) / 2
        return buttons.allSatisfy { subviews[$0].sizeThatFits(.unspecified).width <= length }
    }
}
