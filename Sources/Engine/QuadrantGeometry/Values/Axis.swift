/// The horizontal or vertical dimension of a two-dimensional coordinate system.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// The axis from left to right.
    case horizontal
    /// The axis from top to bottom.
    case vertical

    /// A set of axes.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        /// One bit for each axis.
        public let rawValue: Int8

        /// The axes whose bits are set.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set that holds just `axis`.
        public init(_ axis: Axis) {
            self.init(rawValue: 1 << axis.rawValue)
        }

        /// The horizontal axis.
        public static let horizontal = Set(.horizontal)
        /// The vertical axis.
        public static let vertical = Set(.vertical)
    }
}

extension Axis: CustomStringConvertible {
    /// `horizontal` or `vertical`.
    public var description: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        }
    }
}
