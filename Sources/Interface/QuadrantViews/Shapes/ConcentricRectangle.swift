public import Foundation
import QuadrantCore
public import QuadrantGeometry

extension Edge {
    /// One of the four corners of a rectangle; leading and trailing follow the layout direction.
    ///
    /// Apple: "Edge.Corner".
    public enum Corner: Hashable, Sendable, CaseIterable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// How a corner is rounded.
        ///
        /// Apple: "Edge.Corner.Style".
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral,
            ExpressibleByIntegerLiteral
        {
            /// `nil` for corners that follow the container.
            var radius: CGFloat?
            var minimum: CGFloat
            /// A radius that was given and is none.
            private(set) var kept = KeptFault()

            /// A corner of a radius in points. A radius that is negative or not finite counts as 0.
            public static func fixed(_ radius: CGFloat) -> Style {
                Style(radius: radius, minimum: 0)
            }

            /// A corner with the same centre as the container's corner: its radius is smaller by
            /// the distance between both.
            public static var concentric: Style { Style(radius: nil, minimum: 0) }

            /// A corner with the same centre as the container's corner, with a least radius: 0 for `nil`.
            public static func concentric(minimum: Style? = nil) -> Style {
                guard let minimum else { return concentric }
                var style = Style(radius: nil, minimum: minimum.radius ?? minimum.minimum)
                style.kept = minimum.kept
                return style
            }

            private init(radius: CGFloat?, minimum: CGFloat) {
                func usable(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
                self.radius = radius.map(usable)
                self.minimum = usable(minimum)
                kept = KeptFault(
                    .unless(
                        .length, "Edge.Corner.Style.fixed", ["": radius ?? minimum],
                        instead: "It counts as 0."))
            }

            /// A corner of a radius in points, as by `fixed(_:)`.
            public init(floatLiteral value: Double) {
                self = .fixed(CGFloat(value))
            }

            /// A corner of a radius in points, as by `fixed(_:)`.
            public init(integerLiteral value: Int) {
                self = .fixed(CGFloat(value))
            }

            /// The radius at a distance from a container's corner.
            func radius(container: CGFloat, distance: CGFloat) -> CGFloat {
                radius ?? max(minimum, container - distance)
            }
        }
    }
}

extension Edge.Corner.Style: Animatable {
    /// The radius of a fixed corner, and the least one of a concentric corner, in points. A corner that becomes one of the
    /// other kind jumps.
    public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(radius ?? 0, minimum) }
        set {
            if radius != nil { radius = max(0, newValue.first) }
            minimum = max(0, newValue.second)
        }
    }
}

/// A rectangle whose corners have the same centres as those of the container around.
///
/// Apple: "ConcentricRectangle". The corners of the container are known if its shape is a
/// rectangle, a rounded or uneven rectangle, a capsule or a circle. The radius of a corner is the
/// container's, less the greater of the distances of the corner's two edges. Without a container,
/// concentric corners have their least radius, 0 unless given.
public nonisolated struct ConcentricRectangle: InsettableShape, ContainerFollowing {
    /// As a view, the shape is filled with the foreground style.
    public typealias Body = _ShapeView<ConcentricRectangle, ForegroundStyle>

    private var styles: [Edge.Corner: Edge.Corner.Style]
    /// Groups of corners that share the greatest radius among them.
    private let uniform: [[Edge.Corner]]
    private var amount: CGFloat = 0

    private init(
        _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style,
        _ bottomLeading: Edge.Corner.Style, _ bottomTrailing: Edge.Corner.Style,
        uniform: [[Edge.Corner]] = []
    ) {
        styles = [
            .topLeading: topLeading, .topTrailing: topTrailing, .bottomLeading: bottomLeading,
            .bottomTrailing: bottomTrailing,
        ]
        self.uniform = uniform
    }

    /// Creates a rectangle whose corners are all concentric.
    public init() {
        self.init(.concentric, .concentric, .concentric, .concentric)
    }

    /// Creates a rectangle whose corners have one style.
    ///
    /// - Parameters:
    ///   - corners: How the corners are rounded.
    ///   - isUniform: Whether all corners have the greatest radius among them.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(
            corners, corners, corners, corners,
            uniform: isUniform ? [Edge.Corner.allCases] : [])
    }

    /// Creates a rectangle with a style for each corner.
    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner)
    }

    /// Creates a rectangle whose upper corners have one radius.
    public init(
        uniformTopCorners: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner,
            uniform: [[.topLeading, .topTrailing]])
    }

    /// Creates a rectangle whose lower corners have one radius.
    public init(
        uniformBottomCorners: Edge.Corner.Style,
        topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners,
            uniform: [[.bottomLeading, .bottomTrailing]])
    }

    /// Creates a rectangle whose upper corners have one radius, and whose lower corners have one.
    public init(
        uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
    ) {
        self.init(
            uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners,
            uniform: [[.topLeading, .topTrailing], [.bottomLeading, .bottomTrailing]])
    }

    /// Creates a rectangle whose leading corners have one radius.
    public init(
        uniformLeadingCorners: Edge.Corner.Style,
        topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners,
            bottomTrailingCorner, uniform: [[.topLeading, .bottomLeading]])
    }

    /// Creates a rectangle whose trailing corners have one radius.
    public init(
        uniformTrailingCorners: Edge.Corner.Style,
        topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner,
            uniformTrailingCorners, uniform: [[.topTrailing, .bottomTrailing]])
    }

    /// Creates a rectangle whose leading corners have one radius, and whose trailing corners have
    /// one.
    public init(
        uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
    ) {
        self.init(
            uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners,
            uniformTrailingCorners,
            uniform: [[.topLeading, .bottomLeading], [.topTrailing, .bottomTrailing]])
    }

    /// The styles of the corners, and how far inside it is.
    public var animatableData:
        AnimatablePair<
            AnimatablePair<Edge.Corner.Style.AnimatableData, Edge.Corner.Style.AnimatableData>,
            AnimatablePair<
                AnimatablePair<Edge.Corner.Style.AnimatableData, Edge.Corner.Style.AnimatableData>,
                CGFloat
            >
        >
    {
        get {
            func data(_ corner: Edge.Corner) -> Edge.Corner.Style.AnimatableData {
                (styles[corner] ?? .concentric).animatableData
            }
            return AnimatablePair(
                AnimatablePair(data(.topLeading), data(.topTrailing)),
                AnimatablePair(
                    AnimatablePair(data(.bottomLeading), data(.bottomTrailing)), amount))
        }
        set {
            let (top, bottom) = (newValue.first, newValue.second.first)
            styles[.topLeading]?.animatableData = top.first
            styles[.topTrailing]?.animatableData = top.second
            styles[.bottomLeading]?.animatableData = bottom.first
            styles[.bottomTrailing]?.animatableData = bottom.second
            amount = newValue.second.second
        }
    }

    /// The outline where nothing is known of the container, in points: concentric corners are those
    /// of a container without rounding.
    public func path(in rect: CGRect) -> Path { path(in: rect, container: nil) }

    /// A rectangle `amount` points further inside, its radii smaller by as much and at least 0; a
    /// negative amount goes outward.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.amount += amount
        return copy
    }

    func path(in rect: CGRect, container: ContainerPlace?) -> Path {
        let corners = container?.cornerRadii ?? RectangleCornerRadii()
        let (left, top, right, bottom) = container?.distances ?? (0, 0, 0, 0)
        func radius(_ corner: Edge.Corner, _ outer: CGFloat, _ distance: CGFloat) -> CGFloat {
            (styles[corner] ?? .concentric).radius(container: outer, distance: distance)
        }
        var radii: [Edge.Corner: CGFloat] = [
            .topLeading: radius(.topLeading, corners.topLeading, max(left, top)),
            .topTrailing: radius(.topTrailing, corners.topTrailing, max(right, top)),
            .bottomLeading: radius(.bottomLeading, corners.bottomLeading, max(left, bottom)),
            .bottomTrailing: radius(.bottomTrailing, corners.bottomTrailing, max(right, bottom)),
        ]
        for group in uniform {
            let most = group.compactMap { radii[$0] }.max() ?? 0
            for corner in group { radii[corner] = most }
        }
        func less(_ corner: Edge.Corner) -> CGFloat { max(0, (radii[corner] ?? 0) - amount) }
        let inner = rect.insetBy(dx: amount, dy: amount)
        guard !inner.isNull else { return Path() }
        return Path(
            roundedRect: inner,
            cornerRadii: RectangleCornerRadii(
                topLeading: less(.topLeading), bottomLeading: less(.bottomLeading),
                bottomTrailing: less(.bottomTrailing), topTrailing: less(.topTrailing)),
            style: .continuous)
    }

    /// The rectangle fills its proposal.
    public static func _traits(_ shape: ConcentricRectangle, in rect: CGRect) -> _ShapeTraits {
        .fill(
            nil, fault: Edge.Corner.allCases.lazy.compactMap { shape.styles[$0]?.kept.fault }.first)
    }
}

extension ContainerPlace {
    /// The radii of the container's corners, as far as its shape tells.
    fileprivate var cornerRadii: RectangleCornerRadii {
        func all(_ radius: CGFloat) -> RectangleCornerRadii {
            RectangleCornerRadii(
                topLeading: radius, bottomLeading: radius, bottomTrailing: radius,
                topTrailing: radius)
        }
        let most = min(size.width, size.height) / 2
        switch shape {
        case let shape as RoundedRectangle:
            return all(min(most, max(shape.cornerSize.width, shape.cornerSize.height)))
        case let shape as UnevenRoundedRectangle: return shape.cornerRadii
        case is Capsule, is Circle: return all(most)
        default: return RectangleCornerRadii()
        }
    }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle whose corners have one style.
    nonisolated public static func rect(
        corners: Edge.Corner.Style, isUniform: Bool = false
    ) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
}
