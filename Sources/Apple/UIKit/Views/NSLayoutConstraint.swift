public import Foundation

/// A relation between lengths and places of views.
///
/// Apple: "NSLayoutConstraint" (UIKit). A representable places views in one another by the equalities that
/// are active: their sides, middles and lengths. Inequalities and priorities change nothing.
@MainActor @preconcurrency open class NSLayoutConstraint {
    /// An axis.
    ///
    /// Apple: "NSLayoutConstraint.Axis".
    public enum Axis: Int, Hashable, Sendable {
        /// From left to right, from top to bottom.
        case horizontal, vertical
    }

    /// What of a view a constraint is about.
    ///
    /// Apple: "NSLayoutConstraint.Attribute".
    public enum Attribute: Int, Hashable, Sendable {
        /// Nothing: the constant alone counts.
        case notAnAttribute = 0
        /// The sides, the lengths and the middles.
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY
    }

    /// Whether both are equal, or one the least or the greatest.
    ///
    /// Apple: "NSLayoutConstraint.Relation".
    public enum Relation: Int, Hashable, Sendable {
        /// At most, exactly, at least.
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }

    /// The first view.
    public let firstItem: AnyObject?
    /// What of the first view.
    public let firstAttribute: Attribute
    /// How both are related.
    public let relation: Relation
    /// The second view.
    public let secondItem: AnyObject?
    /// What of the second view.
    public let secondAttribute: Attribute
    /// By what the second is multiplied.
    public let multiplier: CGFloat
    /// What is added to the second, in points.
    open var constant: CGFloat
    /// How much it counts. Kept without effect.
    open var priority = UILayoutPriority.required
    /// A name to find it by.
    open var identifier: String?
    /// Whether it counts.
    open var isActive = false {
        didSet { if isActive != oldValue { changeOwner() } }
    }

    /// Creates a constraint that does not count yet.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
        toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = Self.placed(view1)
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2.map { Self.placed($0) }
        secondAttribute = attr2
        self.multiplier = multiplier
        constant = c
    }

    /// What is placed: the view that stands for a view of AppKit's.
    private static func placed(_ item: Any) -> AnyObject {
        (item as? any ViewFace)?.shownView ?? item as AnyObject
    }

    /// Lets constraints count.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Lets constraints no longer count.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The first view keeps it, from which it is placed.
    private func changeOwner() {
        guard let view = firstItem as? UIView else { return }
        if isActive {
            view.constraints.append(self)
        } else {
            view.constraints.removeAll { $0 === self }
        }
    }
}

/// A place or length of a view, to make constraints of.
///
/// Apple: "NSLayoutAnchor" (UIKit).
@MainActor @preconcurrency open class NSLayoutAnchor<Kind> {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<Kind>?,
        multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
            attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier,
            constant: constant)
    }

    /// A constraint that both are equal but for a constant.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<Kind>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.equal, anchor, constant: c) }

    /// A constraint that this is at least as great. It changes no picture.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant: c) }

    /// A constraint that this is at most as great. It changes no picture.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, constant: c) }
}

/// A place along the horizontal axis.
///
/// Apple: "NSLayoutXAxisAnchor" (UIKit).
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// A place along the vertical axis.
///
/// Apple: "NSLayoutYAxisAnchor" (UIKit).
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A length.
///
/// Apple: "NSLayoutDimension" (UIKit).
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A constraint that the length is a number of points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, nil, constant: c)
    }

    /// A constraint that the length is at least a number of points. It changes no picture.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, nil, constant: c)
    }

    /// A constraint that the length is at most a number of points. It changes no picture.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, nil, constant: c)
    }

    /// A constraint that the length is a multiple of another one, but for a constant.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.equal, anchor, multiplier: m, constant: c) }
}

/// A part of a view that constraints can be about, such as its safe area.
///
/// Apple: "UILayoutGuide" (UIKit). It is as large as its view.
@MainActor @preconcurrency open class UILayoutGuide {
    /// The view.
    open private(set) weak var owningView: UIView?

    /// Its box in the view's own coordinates, in points: that of the view.
    open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

    init(_ view: UIView) {
        owningView = view
    }
}

extension UIView {
    /// The left side.
    public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
    /// The right side.
    public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
    /// The side at which lines of text begin.
    public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
    /// The side at which lines of text end.
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
    /// The middle from left to right.
    public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
    /// The top.
    public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
    /// The bottom.
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
    /// The middle from top to bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { .init(self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { .init(self, .height) }
    /// The part of the view that nothing covers: all of it here.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self) }

    /// Adds constraints and lets them count.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
    }

    /// Adds a constraint and lets it count.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
}

extension UILayoutGuide {
    private var view: UIView { owningView ?? UIView() }

    /// The left side.
    public var leftAnchor: NSLayoutXAxisAnchor { view.leftAnchor }
    /// The right side.
    public var rightAnchor: NSLayoutXAxisAnchor { view.rightAnchor }
    /// The side at which lines of text begin.
    public var leadingAnchor: NSLayoutXAxisAnchor { view.leadingAnchor }
    /// The side at which lines of text end.
    public var trailingAnchor: NSLayoutXAxisAnchor { view.trailingAnchor }
    /// The middle from left to right.
    public var centerXAnchor: NSLayoutXAxisAnchor { view.centerXAnchor }
    /// The top.
    public var topAnchor: NSLayoutYAxisAnchor { view.topAnchor }
    /// The bottom.
    public var bottomAnchor: NSLayoutYAxisAnchor { view.bottomAnchor }
    /// The middle from top to bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor { view.centerYAnchor }
    /// The width.
    public var widthAnchor: NSLayoutDimension { view.widthAnchor }
    /// The height.
    public var heightAnchor: NSLayoutDimension { view.heightAnchor }
}
