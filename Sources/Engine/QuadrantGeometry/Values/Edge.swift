public import Foundation

/// One of the four sides of a rectangle; leading and trailing follow the layout direction.
public enum Edge: Int8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// The upper edge.
    case top
    /// The edge at which a line begins: the left one where layout runs left to right.
    case leading
    /// The lower edge.
    case bottom
    /// The edge at which a line ends: the right one where layout runs left to right.
    case trailing

    /// A set of edges.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        /// One bit for each edge.
        public let rawValue: Int8

        /// The edges whose bits are set.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates the set that holds only `edge`.
        public init(_ edge: Edge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// Only the top edge.
        public static let top = Set(.top)
        /// Only the leading edge.
        public static let leading = Set(.leading)
        /// Only the bottom edge.
        public static let bottom = Set(.bottom)
        /// Only the trailing edge.
        public static let trailing = Set(.trailing)
        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom edge.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// The distances between the four edges of two rectangles, in points.
public struct EdgeInsets: Hashable, Sendable, BitwiseCopyable {
    /// The inset at the top edge.
    public var top: CGFloat
    /// The inset at the leading edge: the left one where layout runs left to right.
    public var leading: CGFloat
    /// The inset at the bottom edge.
    public var bottom: CGFloat
    /// The inset at the trailing edge: the right one where layout runs left to right.
    public var trailing: CGFloat

    /// Creates insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets from four lengths in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// `length` on each of `edges`, 0 on the others.
    package init(edges: Edge.Set, length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }

    /// Leading and trailing together.
    package var horizontal: CGFloat { leading + trailing }
    /// Top and bottom together.
    package var vertical: CGFloat { top + bottom }
}

/// One of the two horizontal edges.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable, BitwiseCopyable, Codable {
    /// The edge at which a line begins.
    case leading
    /// The edge at which a line ends.
    case trailing

    /// A set of horizontal edges.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        /// One bit for each edge.
        public let rawValue: Int8

        /// The edges whose bits are set.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates the set that holds only `edge`.
        public init(_ edge: HorizontalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// Only the leading edge.
        public static let leading = Set(.leading)
        /// Only the trailing edge.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}

/// One of the two vertical edges.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable, BitwiseCopyable, Codable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom

    /// A set of vertical edges.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        /// One bit for each edge.
        public let rawValue: Int8

        /// The edges whose bits are set.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates the set that holds only `edge`.
        public init(_ edge: VerticalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// Only the top edge.
        public static let top = Set(.top)
        /// Only the bottom edge.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}
