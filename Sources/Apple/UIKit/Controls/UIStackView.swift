internal import CoreGraphics
public import Foundation

/// Views in a row or a column.
///
/// Apple: "UIStackView" (UIKit). The views have the sizes that suit them; those of `fillEqually` share the room.
open class UIStackView: UIView {
    /// How views share the room along the axis.
    public enum Distribution: Int, Hashable, Sendable {
        /// One takes the rest; all are as long; in proportion; with equal spaces; with equal middles.
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// How views stand across the axis.
    public enum Alignment: Int, Hashable, Sendable {
        /// As long as the room; at its beginning, at first baselines, in the middle, at its end.
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        /// At the beginning.
        public static let top = Alignment.leading
        /// At the end.
        public static let bottom = Alignment.trailing
    }

    /// The views that are arranged.
    open private(set) var arrangedSubviews: [UIView] = []
    private var isMoving = false
    /// Along which axis.
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// The space between views, in points.
    open var spacing: CGFloat = 0
    /// How views share the room along the axis.
    open var distribution = Distribution.fill
    /// How views stand across the axis.
    open var alignment = Alignment.fill

    /// Creates a row of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Inserts a view among the others.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.arrange(view, at: stackIndex)
        addSubview(view)
    }

    /// Takes a view out of the arrangement; it stays among the subviews.
    open func removeArrangedSubview(_ view: UIView) {
        if arrangedSubviews.unarrange(view) { view.stackPlace = StackPlace() }
    }

    /// Stands for the stack's own spacing.
    public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// Stands for the spacing of the system: 8 points.
    public nonisolated static let spacingUseSystem = CGFloat.leastNonzeroMagnitude

    /// Sets the space behind a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        arrangedSubview.stackPlace.gap =
            spacing == UIStackView.spacingUseDefault
            ? nil : spacing == UIStackView.spacingUseSystem ? 8 : spacing
        changed()
    }

    /// The space behind a view, in points.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        arrangedSubview.stackPlace.gap ?? UIStackView.spacingUseDefault
    }

    private func gap(after view: UIView) -> CGFloat { view.stackPlace.gap ?? spacing }

    override open func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        // One that moves among the others leaves and comes again.
        if !isMoving { removeArrangedSubview(subview) }
    }

    override open func insertSubview(_ view: UIView, at index: Int) {
        isMoving = view.superview === self
        super.insertSubview(view, at: index)
        isMoving = false
    }

    /// Whether the views keep the margins of the stack.
    open var isLayoutMarginsRelativeArrangement = false
    /// Whether lengths across are measured from baselines. It is kept without effect.
    open var isBaselineRelativeArrangement = false
    private var margins: UIEdgeInsets {
        guard isLayoutMarginsRelativeArrangement else { return .zero }
        let directional = directionalLayoutMargins
        let usual = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        guard directional != usual else { return layoutMargins }
        return UIEdgeInsets(
            top: directional.top, left: directional.leading, bottom: directional.bottom,
            right: directional.trailing)
    }

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
    private var isRow: Bool { axis == .horizontal }

    override open var intrinsicContentSize: CGSize {
        let views = shown
        let sizes = views.map { $0.sizeThatFits(bounds.size) }
        let gaps = views.dropLast().reduce(CGFloat(0)) { $0 + gap(after: $1) }
        let along = sizes.reduce(gaps) { $0 + (isRow ? $1.width : $1.height) }
        let across = sizes.map { isRow ? $0.height : $0.width }.max() ?? 0
        let around = CGSize(
            width: margins.left + margins.right, height: margins.top + margins.bottom)
        return isRow
            ? CGSize(width: along + around.width, height: across + around.height)
            : CGSize(width: across + around.width, height: along + around.height)
    }

    override open func layoutSubviews() {
        let views = shown
        guard !views.isEmpty else { return }
        let inner = CGRect(origin: .zero, size: bounds.size).inset(by: margins)
        let room = inner.size
        let (total, across) = isRow ? (room.width, room.height) : (room.height, room.width)
        var lengths = views.map {
            let size = $0.sizeThatFits(room)
            return isRow ? size.width : size.height
        }
        let between = views.dropLast().reduce(CGFloat(0)) { $0 + gap(after: $1) }
        let free = total - between - lengths.reduce(0, +)
        var extra: CGFloat = 0
        switch distribution {
        case .fillEqually:
            let each = (total - between) / CGFloat(views.count)
            lengths = lengths.map { _ in each }
        case .fill, .fillProportionally: lengths[lengths.count - 1] += free
        case .equalSpacing, .equalCentering:
            if views.count > 1 { extra = free / CGFloat(views.count - 1) }
        }
        var place: CGFloat = 0
        for (view, length) in zip(views, lengths) {
            let size = view.sizeThatFits(room)
            let wide = alignment == .fill ? across : min(across, isRow ? size.height : size.width)
            let start: CGFloat =
                switch alignment {
                case .center: (across - wide) / 2
                case .trailing, .lastBaseline: across - wide
                default: 0
                }
            view.frame =
                isRow
                ? CGRect(
                    x: inner.minX + place, y: inner.minY + start, width: length, height: wide)
                : CGRect(
                    x: inner.minX + start, y: inner.minY + place, width: wide, height: length)
            place += length + gap(after: view) + extra
        }
    }
}
