public import Foundation

/// One of the six faces of a box; leading and trailing follow the layout direction.
///
/// Apple: "Edge3D".
public enum Edge3D: Int8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// The upper face.
    case top
    /// The face at which a line begins: the left one where layout runs left to right.
    case leading
    /// The lower face.
    case bottom
    /// The face at which a line ends: the right one where layout runs left to right.
    case trailing
    /// The face toward the viewer.
    case front
    /// The face away from the viewer.
    case back

    /// Creates the face at an edge of the plane.
    public init(_ edge: Edge) {
        switch edge {
        case .top: self = .top
        case .leading: self = .leading
        case .bottom: self = .bottom
        case .trailing: self = .trailing
        }
    }

    /// A set of faces.
    ///
    /// Apple: "Edge3D.Set".
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        /// One bit for each face.
        public let rawValue: Int8

        /// The faces whose bits are set.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates the set that holds only the face at an edge of the plane.
        public init(_ e: Edge) {
            self.init(Edge3D(e))
        }

        /// Creates the set that holds only `e`. `.top` and the like are edges of the plane, which make the same set.
        @_disfavoredOverload
        public init(_ e: Edge3D) {
            self.init(rawValue: 1 << e.rawValue)
        }

        /// Only the top.
        public static let top = Set(Edge3D.top)
        /// Only the leading face.
        public static let leading = Set(Edge3D.leading)
        /// Only the bottom.
        public static let bottom = Set(Edge3D.bottom)
        /// Only the trailing face.
        public static let trailing = Set(Edge3D.trailing)
        /// Only the front.
        public static let front = Set(Edge3D.front)
        /// Only the back.
        public static let back = Set(Edge3D.back)
        /// The leading and the trailing face.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom.
        public static let vertical: Set = [.top, .bottom]
        /// The front and the back.
        public static let depth: Set = [.front, .back]
        /// All six faces.
        public static let all: Set = [.horizontal, .vertical, .depth]
    }
}

/// The distances between the six faces of two boxes, in points.
///
/// Apple: "EdgeInsets3D".
public struct EdgeInsets3D: Hashable, Sendable, BitwiseCopyable {
    /// The inset at the top.
    public var top: CGFloat
    /// The inset at the leading face: the left one where layout runs left to right.
    public var leading: CGFloat
    /// The inset at the bottom.
    public var bottom: CGFloat
    /// The inset at the trailing face: the right one where layout runs left to right.
    public var trailing: CGFloat
    /// The inset at the front.
    public var front: CGFloat
    /// The inset at the back.
    public var back: CGFloat

    /// Creates insets from a length for each axis, in points, which holds on both of its sides.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0, depth: CGFloat = 0) {
        self.init(
            top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal,
            front: depth, back: depth)
    }

    /// Creates insets from six lengths in points.
    public init(
        top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0,
        front: CGFloat = 0, back: CGFloat = 0
    ) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
        self.front = front
        self.back = back
    }

    /// Creates insets of zero.
    public init() {
        self.init(horizontal: 0)
    }

    /// `length` on each of `edges`, 0 on the others.
    package init(edges: Edge3D.Set, length: CGFloat) {
        func inset(_ edge: Edge3D) -> CGFloat {
            edges.contains(Edge3D.Set(edge)) ? length : 0
        }
        self.init(
            top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
            trailing: inset(.trailing), front: inset(.front), back: inset(.back))
    }
}

extension EdgeInsets {
    /// Creates the insets of the plane; those at the front and at the back are dropped.
    public init(_ i: EdgeInsets3D) {
        self.init(top: i.top, leading: i.leading, bottom: i.bottom, trailing: i.trailing)
    }
}
