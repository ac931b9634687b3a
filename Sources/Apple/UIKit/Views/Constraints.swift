internal import Foundation
internal import QuadrantCore

/// Places a view's subviews by their active constraints.
///
/// Each subview takes what its own equalities say of its sides, middles and lengths: relative to the view
/// around, to constants, or to other subviews that are placed before. What they leave open is the view's own
/// size, or 0.
@MainActor struct Constraints {
    private let parent: UIView
    private let isRightToLeft: Bool

    init(of parent: UIView) {
        self.parent = parent
        isRightToLeft = HostDevice.current.environment.layoutDirection == .rightToLeft
    }

    /// Gives every subview that constraints place its frame. Twice, as a view may follow a later one.
    func place() {
        let views = parent.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
        guard !views.isEmpty else { return }
        for _ in 0..<2 {
            for view in views { view.frame = frame(of: view) }
        }
    }

    private func frame(of view: UIView) -> CGRect {
        let own = view.intrinsicContentSize
        let x = Line(self, view, .left, .right, .centerX, .width, own.width)
        let y = Line(self, view, .top, .bottom, .centerY, .height, own.height)
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }

    /// What an equality of the view says of one of its attributes; `nil` for nothing. An equality that
    /// another view has with this one counts too.
    func value(
        of view: UIView, _ attribute: NSLayoutConstraint.Attribute
    ) -> CGFloat? {
        for constraint in view.constraints where constraint.relation == .equal {
            guard physical(constraint.firstAttribute) == attribute else { continue }
            if constraint.secondAttribute == .notAnAttribute { return constraint.constant }
            guard let other = constraint.secondItem as? UIView,
                let base = place(of: other, physical(constraint.secondAttribute))
            else { continue }
            return base * constraint.multiplier + sign(constraint) * constraint.constant
        }
        for constraint in parent.constraints where constraint.relation == .equal {
            guard constraint.secondItem === view, constraint.multiplier == 1,
                physical(constraint.secondAttribute) == attribute,
                let base = place(of: parent, physical(constraint.firstAttribute))
            else { continue }
            return base - sign(constraint) * constraint.constant
        }
        return nil
    }

    /// From right to left, constants of leading and trailing sides point the other way.
    private func sign(_ constraint: NSLayoutConstraint) -> CGFloat {
        let isDirected =
            constraint.firstAttribute == .leading || constraint.firstAttribute == .trailing
        return isRightToLeft && isDirected ? -1 : 1
    }

    private func physical(
        _ attribute: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint.Attribute {
        switch attribute {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: attribute
        }
    }

    private func place(of view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        guard view === parent || view.superview === parent else { return nil }
        let box = view === parent ? CGRect(origin: .zero, size: parent.bounds.size) : view.frame
        switch attribute {
        case .left: return box.minX
        case .right: return box.maxX
        case .top: return box.minY
        case .bottom: return box.maxY
        case .centerX: return box.midX
        case .centerY: return box.midY
        case .width: return box.width
        case .height: return box.height
        default: return nil
        }
    }
}

/// Where a view begins along an axis, and how long it is.
@MainActor private struct Line {
    var start: CGFloat = 0
    var length: CGFloat

    init(
        _ constraints: Constraints, _ view: UIView, _ near: NSLayoutConstraint.Attribute,
        _ far: NSLayoutConstraint.Attribute, _ middle: NSLayoutConstraint.Attribute,
        _ extent: NSLayoutConstraint.Attribute, _ own: CGFloat
    ) {
        let low = constraints.value(of: view, near)
        let high = constraints.value(of: view, far)
        length = constraints.value(of: view, extent) ?? max(0, own)
        if let low, let high, constraints.value(of: view, extent) == nil {
            length = max(0, high - low)
        }
        if let low {
            start = low
        } else if let high {
            start = high - length
        } else if let middle = constraints.value(of: view, middle) {
            start = middle - length / 2
        }
    }
}
