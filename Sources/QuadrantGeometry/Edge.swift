public import Foundation

/// One of the four sides of a rectangle; leading and trailing follow the layout direction.
public enum Edge: Int8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// The upper one.
    case top
    /// The one at which a line begins: on the left where one reads from left to right.
    case leading
    /// The lower one.
    case bottom
    /// The one at which a line ends.
    case trailing

    /// A set of edges.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        /// One bit for each edge.
        public let rawValue: Int8

        /// The edges whose bits are set.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set that holds just `edge`.
        public init(_ edge: Edge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// Just the top edge.
        public static let top = Set(.top)
        /// Just the leading edge.
        public static let leading = Set(.leading)
        /// Just the bottom edge.
        public static let bottom = Set(.bottom)
        /// Just the trailing edge.
        public static let trailing = Set(.trailing)
        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// The distances between the four sides of two rectangles, in points.
public struct EdgeInsets: Hashable, Sendable, BitwiseCopyable {
    /// At the top.
    public var top: CGFloat
    /// At the leading edge: on the left where one reads from left to right.
    public var leading: CGFloat
    /// At the bottom.
    public var bottom: CGFloat
    /// At the trailing edge.
    public var trailing: CGFloat

    /// Insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Insets side by side.
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
    /// The one at which a line begins.
    case leading
    /// The one at which a line ends.
    case trailing

    /// A set of horizontal edges.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        /// One bit for each edge.
        public let rawValue: Int8

        /// The edges whose bits are set.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set that holds just `edge`.
        public init(_ edge: HorizontalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// Just the leading edge.
        public static let leading = Set(.leading)
        /// Just the trailing edge.
        public static let trailing = Set(.trailing)
        /// Leading and trailing.
        public static let all: Set = [.leading, .trailing]
    }
}

/// One of the two vertical edges.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable, BitwiseCopyable, Codable {
    /// The upper one.
    case top
    /// The lower one.
    case bottom

    /// A set of vertical edges.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        /// One bit for each edge.
        public let rawValue: Int8

        /// The edges whose bits are set.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set that holds just `edge`.
        public init(_ edge: VerticalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// Just the top edge.
        public static let top = Set(.top)
        /// Just the bottom edge.
        public static let bottom = Set(.bottom)
        /// Top and bottom.
        public static let all: Set = [.top, .bottom]
    }
}
