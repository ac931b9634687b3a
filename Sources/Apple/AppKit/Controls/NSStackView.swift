internal import CoreGraphics
public import Foundation
public import UIKit

/// Views in a row or a column, each in the size that it has of itself.
///
/// Apple: "NSStackView" (AppKit).
open class NSStackView: NSView {
    /// A part of the stack that draws its views to an end.
    ///
    /// Apple: "NSStackView.Gravity".
    public enum Gravity: Int, Sendable {
        /// Above or at the beginning, in the middle, below or at the end.
        case leading = 1
        case center, trailing
        /// `leading` of a column.
        public static var top: Gravity { .leading }
        /// `trailing` of a column.
        public static var bottom: Gravity { .trailing }
    }

    /// How views share the room along the axis.
    ///
    /// Apple: "NSStackView.Distribution".
    public enum Distribution: Int, Sendable {
        /// At their ends and in the middle; the most willing one takes the rest; all are as long; in proportion; with equal spaces.
        case gravityAreas = -1
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// How long a view stays where room is short.
    ///
    /// Apple: "NSStackView.VisibilityPriority".
    public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: Float

        /// A priority of its number.
        public init(rawValue: Float) { self.rawValue = rawValue }

        /// It stays always; it goes where room is short; it is not shown.
        public static let mustHold = VisibilityPriority(rawValue: 1000)
        /// It goes where room is short. It stays here.
        public static let detachOnlyIfNecessary = VisibilityPriority(rawValue: 900)
        /// It is not shown.
        public static let notVisible = VisibilityPriority(rawValue: 0)
    }

    /// Stands for the stack's own spacing.
    public nonisolated static let useDefaultSpacing = CGFloat.greatestFiniteMagnitude

    /// The views that are arranged.
    open private(set) var arrangedSubviews: [NSView] = []
    /// Along which axis.
    open var orientation = NSUserInterfaceLayoutOrientation.horizontal {
        didSet {
            guard orientation != oldValue else { return }
            if alignment == .centerY || alignment == .centerX {
                alignment = orientation == .horizontal ? .centerY : .centerX
            }
            backing.changed()
        }
    }
    /// How views stand across the axis.
    open var alignment = NSLayoutConstraint.Attribute.centerY { didSet { backing.changed() } }
    /// How views share the room along the axis.
    open var distribution = Distribution.gravityAreas { didSet { backing.changed() } }
    /// The space between views, in points.
    open var spacing: CGFloat = 8 { didSet { backing.changed() } }
    /// The space around the views, in points.
    open var edgeInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
        didSet { backing.changed() }
    }
    /// Whether hidden views take no room.
    open var detachesHiddenViews = true { didSet { backing.changed() } }
    /// Who is told of views that leave and come.
    open weak var delegate: AnyObject?

    /// Creates a row of views.
    public convenience init(views: [NSView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// The views.
    open var views: [NSView] { arrangedSubviews }
    /// The views of a part.
    open func views(in gravity: Gravity) -> [NSView] {
        arrangedSubviews.filter { area(of: $0) == gravity }
    }
    /// Adds a view at the end.
    open func addArrangedSubview(_ view: NSView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }
    /// Inserts a view among the others.
    open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
        arrangedSubviews.arrange(view, at: insertionIndex)
        addSubview(view)
    }
    /// Takes a view out of the arrangement; it stays among the subviews.
    open func removeArrangedSubview(_ view: NSView) {
        if arrangedSubviews.unarrange(view) { view.backing.stackPlace = StackPlace() }
    }
    /// Takes a view away.
    open func removeView(_ view: NSView) {
        removeArrangedSubview(view)
        view.removeFromSuperview()
    }
    /// Adds a view to a part.
    open func addView(_ view: NSView, in gravity: Gravity) {
        insertView(view, at: views(in: gravity).count, in: gravity)
    }
    /// Inserts a view into a part, at a place among the views of that part.
    open func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
        if view.superview !== self { view.removeFromSuperview() }
        removeArrangedSubview(view)
        let before = arrangedSubviews.count { area(of: $0).rawValue < gravity.rawValue }
        view.backing.stackPlace.area = gravity.rawValue
        insertArrangedSubview(view, at: before + min(max(index, 0), views(in: gravity).count))
    }
    private func area(of view: NSView) -> Gravity {
        view.backing.stackPlace.area.flatMap(Gravity.init) ?? .leading
    }
    /// Sets the views of a part.
    open func setViews(_ views: [NSView], in gravity: Gravity) {
        for view in self.views(in: gravity) { removeView(view) }
        for view in views { addView(view, in: gravity) }
    }
    /// Sets the space behind a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
        view.backing.stackPlace.gap = spacing == NSStackView.useDefaultSpacing ? nil : spacing
        backing.changed()
    }
    /// The space behind a view, in points.
    open func customSpacing(after view: NSView) -> CGFloat {
        view.backing.stackPlace.gap ?? NSStackView.useDefaultSpacing
    }
    /// Sets how long a view stays: one that is not to be shown is hidden.
    open func setVisibilityPriority(_ priority: VisibilityPriority, for view: NSView) {
        view.isHidden = priority == .notVisible
    }
    /// Sets how much the stack resists to become larger than its views.
    open func setHuggingPriority(
        _ huggingPriority: NSLayoutConstraint.Priority,
        for orientation: NSLayoutConstraint.Orientation
    ) {
        setContentHuggingPriority(huggingPriority, for: orientation)
    }
    /// Sets how much the stack resists to cut its views off.
    open func setClippingResistancePriority(
        _ clippingResistancePriority: NSLayoutConstraint.Priority,
        for orientation: NSLayoutConstraint.Orientation
    ) {}

    override open func willRemoveSubview(_ subview: NSView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    override open var isFlipped: Bool { true }
    override var takesPointer: Bool { false }

    private var held: [NSView] {
        detachesHiddenViews ? arrangedSubviews.filter { !$0.isHidden } : arrangedSubviews
    }
    private var isRow: Bool { orientation == .horizontal }
    private func size(of view: NSView) -> CGSize { view.placedSize }
    private func gap(after view: NSView) -> CGFloat { view.backing.stackPlace.gap ?? spacing }

    override open var intrinsicContentSize: CGSize {
        let views = held
        let sizes = views.map { size(of: $0) }
        let between = views.dropLast().reduce(CGFloat(0)) { $0 + gap(after: $1) }
        let along = sizes.reduce(between) { $0 + (isRow ? $1.width : $1.height) }
        let across = sizes.map { isRow ? $0.height : $0.width }.max() ?? 0
        let sides = edgeInsets.left + edgeInsets.right
        let ends = edgeInsets.top + edgeInsets.bottom
        return isRow
            ? CGSize(width: along + sides, height: across + ends)
            : CGSize(width: across + sides, height: along + ends)
    }

    override open func layout() {
        let views = held
        guard !views.isEmpty else { return }
        let inner = CGRect(
            x: edgeInsets.left, y: edgeInsets.top,
            width: max(0, bounds.width - edgeInsets.left - edgeInsets.right),
            height: max(0, bounds.height - edgeInsets.top - edgeInsets.bottom))
        let total = isRow ? inner.width : inner.height
        var lengths = views.map { isRow ? size(of: $0).width : size(of: $0).height }
        let between = views.dropLast().reduce(CGFloat(0)) { $0 + gap(after: $1) }
        let free = total - between - lengths.reduce(0, +)
        var extra: CGFloat = 0
        switch distribution {
        case .fillEqually:
            let each = (total - between) / CGFloat(views.count)
            lengths = lengths.map { _ in max(0, each) }
        case .fill, .fillProportionally:
            let index = mostWilling(views)
            lengths[index] = max(0, lengths[index] + free)
        case .equalSpacing, .equalCentering:
            if views.count > 1 { extra = max(0, free) / CGFloat(views.count - 1) }
        case .gravityAreas: break
        }
        var place: CGFloat = 0
        for (view, length) in zip(views, lengths) {
            if distribution == .gravityAreas { place += lead(before: view, in: views, free) }
            let across = across(view, isRow ? inner.height : inner.width)
            view.frame =
                isRow
                ? CGRect(
                    x: inner.minX + place, y: inner.minY + across.lowerBound, width: length,
                    height: across.upperBound - across.lowerBound)
                : CGRect(
                    x: inner.minX + across.lowerBound, y: inner.minY + place,
                    width: across.upperBound - across.lowerBound, height: length)
            place += length + gap(after: view) + extra
        }
    }

    /// The view that becomes longer first: that which resists least, the last of several.
    private func mostWilling(_ views: [NSView]) -> Int {
        let axis: NSLayoutConstraint.Orientation = isRow ? .horizontal : .vertical
        let least = views.map { $0.contentHuggingPriority(for: axis) }.min() ?? .defaultLow
        return views.lastIndex { $0.contentHuggingPriority(for: axis) == least } ?? 0
    }

    /// What is free before the first view of the middle and of the end.
    private func lead(before view: NSView, in views: [NSView], _ free: CGFloat) -> CGFloat {
        guard free > 0, area(of: view) != .leading,
            views.first(where: { area(of: $0) == area(of: view) }) === view
        else { return 0 }
        let hasMiddle = views.contains { area(of: $0) == .center }
        let hasEnd = views.contains { area(of: $0) == .trailing }
        return hasMiddle && (hasEnd || area(of: view) == .center) ? free / 2 : free
    }

    private func across(_ view: NSView, _ room: CGFloat) -> Range<CGFloat> {
        let own = isRow ? size(of: view).height : size(of: view).width
        let length = min(max(own, 0), room)
        switch alignment {
        case .width, .height: return 0..<max(room, 0)
        case .top, .leading, .left: return 0..<length
        case .bottom, .trailing, .right: return (room - length)..<room
        default: return ((room - length) / 2)..<((room + length) / 2)
        }
    }
}

extension NSView {
    /// The size in which a stack or a grid places the view: by its constraints, its own, or else its frame.
    var placedSize: CGSize {
        let (own, fitting) = (intrinsicContentSize, fittingSize)
        func length(
            _ attribute: NSLayoutConstraint.Attribute, _ own: CGFloat, _ fitting: CGFloat,
            _ frame: CGFloat
        ) -> CGFloat {
            let said = constraints.last {
                $0.isActive && $0.firstAttribute == attribute && $0.secondItem == nil
                    && $0.relation == .equal
            }
            return said?.constant ?? (own >= 0 ? own : fitting > 0 ? fitting : frame)
        }
        return CGSize(
            width: length(.width, own.width, fitting.width, frame.width),
            height: length(.height, own.height, fitting.height, frame.height))
    }
}

/// Along which axis something is laid out.
///
/// Apple: "NSUserInterfaceLayoutOrientation" (AppKit).
public enum NSUserInterfaceLayoutOrientation: Int, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
}

/// Views in rows and columns.
///
/// Apple: "NSGridView" (AppKit), in part: views stand at the beginning of their cells.
open class NSGridView: NSView {
    private var cells: [[NSView]] = []
    /// The space between rows, in points.
    open var rowSpacing: CGFloat = 6
    /// The space between columns, in points.
    open var columnSpacing: CGFloat = 6

    /// Creates a grid of rows of views.
    public convenience init(views rows: [[NSView]]) {
        self.init(frame: .zero)
        for row in rows { addRow(with: row) }
    }
    /// Creates a grid of a number of rows and columns.
    public convenience init(numberOfColumns columnCount: Int, rows rowCount: Int) {
        self.init(frame: .zero)
    }

    /// A view that stands for a cell without one.
    public class var emptyContentView: NSView { NSView() }
    /// How many rows there are.
    open var numberOfRows: Int { cells.count }
    /// How many columns there are.
    open var numberOfColumns: Int { cells.map(\.count).max() ?? 0 }
    /// Adds a row.
    open func addRow(with views: [NSView]) {
        cells.append(views)
        for view in views { addSubview(view) }
    }

    override open var isFlipped: Bool { true }
    override var takesPointer: Bool { false }

    private var widths: [CGFloat] {
        (0..<numberOfColumns).map { column in
            cells.compactMap { $0.indices.contains(column) ? $0[column].placedSize.width : nil }
                .max() ?? 0
        }
    }
    private var heights: [CGFloat] { cells.map { $0.map(\.placedSize.height).max() ?? 0 } }

    override open var intrinsicContentSize: CGSize {
        let (widths, heights) = (widths, heights)
        return CGSize(
            width: widths.reduce(0, +) + columnSpacing * CGFloat(max(0, widths.count - 1)),
            height: heights.reduce(0, +) + rowSpacing * CGFloat(max(0, heights.count - 1)))
    }

    override open func layout() {
        let (widths, heights) = (widths, heights)
        var y: CGFloat = 0
        for (row, height) in zip(cells, heights) {
            var x: CGFloat = 0
            for (view, width) in zip(row, widths) {
                let size = view.placedSize
                view.frame = CGRect(
                    x: x, y: y + (height - size.height) / 2, width: min(size.width, width),
                    height: size.height)
                x += width + columnSpacing
            }
            y += height + rowSpacing
        }
    }
}
