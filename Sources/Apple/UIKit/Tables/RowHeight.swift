internal import Foundation

/// How high views of a row are that stand by constraints, in a width.
///
/// Each view is as high as a constraint or its content says, and stands below the top or another view as equalities say. What is lowest, with its
/// distance to the bottom, decides.
@MainActor struct RowHeight {
    private let parent: UIView
    private let width: CGFloat

    init(of parent: UIView, width: CGFloat) {
        (self.parent, self.width) = (parent, width)
    }

    /// The height in points; `nil` where no constraint says anything.
    func height() -> CGFloat? {
        let views = parent.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
        guard !views.isEmpty else { return frames }
        // Widths do not depend on the height.
        parent.frame.size = CGSize(width: width, height: 10_000)
        Constraints(of: parent).place()
        return views.compactMap { bottom(of: $0, []) }.max()
    }

    /// How far views reach that frames place.
    private var frames: CGFloat? {
        parent.subviews.filter { !$0.autoresizingMask.contains(.flexibleHeight) }
            .map(\.frame.maxY).max()
    }

    /// Where a view ends, with its distance to the bottom.
    private func bottom(of view: UIView, _ seen: [UIView]) -> CGFloat? {
        let gap = gap(below: view)
        let middle = equalities(of: view, .centerY).first { $0.other === parent }
        if gap == nil, middle != nil { return own(view) }
        guard let end = end(of: view, seen) else { return nil }
        return end + (gap ?? 0)
    }

    private func end(of view: UIView, _ seen: [UIView]) -> CGFloat? {
        guard seen.count < 32, !seen.contains(view) else { return nil }
        return start(of: view, seen + [view]) + own(view)
    }

    private func start(of view: UIView, _ seen: [UIView]) -> CGFloat {
        for equality in equalities(of: view, .top) {
            if equality.other === parent { return equality.constant }
            if equality.attribute == .bottom, let end = end(of: equality.other, seen) {
                return end + equality.constant
            }
            if equality.attribute == .top {
                return start(of: equality.other, seen) + equality.constant
            }
        }
        return 0
    }

    /// The height that a view has of itself.
    private func own(_ view: UIView) -> CGFloat {
        let fixed = view.constraints.first {
            $0.relation == .equal && $0.firstAttribute == .height
                && $0.secondAttribute == .notAnAttribute
        }
        if let fixed { return fixed.constant }
        let fits = view.sizeThatFits(CGSize(width: view.frame.width, height: 0)).height
        let inner =
            view.subviews.isEmpty ? nil : RowHeight(of: view, width: view.frame.width).height()
        return max(0, view.intrinsicContentSize.height, view is UILabel ? fits : 0, inner ?? 0)
    }

    /// How far the bottom of the view around is below a view; `nil` where nothing says it.
    private func gap(below view: UIView) -> CGFloat? {
        for equality in equalities(of: view, .bottom) where equality.other === parent {
            return -equality.constant
        }
        return nil
    }

    private struct Equality {
        let other: UIView
        let attribute: NSLayoutConstraint.Attribute
        let constant: CGFloat
    }

    /// What equalities say of an attribute of a view, by whichever of both views they were written.
    private func equalities(
        of view: UIView, _ attribute: NSLayoutConstraint.Attribute
    ) -> [Equality] {
        let own = view.constraints.filter {
            $0.relation == .equal && $0.firstAttribute == attribute
        }
        let forward = own.compactMap { constraint in
            (constraint.secondItem as? UIView).map {
                Equality(
                    other: $0, attribute: constraint.secondAttribute,
                    constant: constraint.constant)
            }
        }
        let others = [parent] + parent.subviews.filter { $0 !== view }
        let back = others.flatMap { other in
            other.constraints.filter {
                $0.relation == .equal && $0.secondItem === view && $0.secondAttribute == attribute
            }
            .map { Equality(other: other, attribute: $0.firstAttribute, constant: -$0.constant) }
        }
        return forward + back
    }
}
