extension DropOperation {
    /// Several operations.
    ///
    /// Apple: "DropOperation.Set".
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each of them.
        public let rawValue: Int

        /// The operations of a set of bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Nothing: the drop is taken back.
        public static let cancel = Set(rawValue: 1 << 0)
        /// Nothing: the place takes no drops.
        public static let forbidden = Set(rawValue: 1 << 1)
        /// What is dragged is copied.
        public static let copy = Set(rawValue: 1 << 2)
        /// What is dragged is moved.
        public static let move = Set(rawValue: 1 << 3)
        /// What is dragged is deleted.
        public static let delete = Set(rawValue: 1 << 4)
        /// Something that stands for what is dragged is made.
        public static let alias = Set(rawValue: 1 << 5)

        init(_ operation: DropOperation) {
            switch operation {
            case .cancel: self = .cancel
            case .forbidden: self = .forbidden
            case .copy: self = .copy
            case .move: self = .move
            case .delete: self = .delete
            case .alias: self = .alias
            }
        }
    }
}
