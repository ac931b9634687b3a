extension Tips {
    /// Makes a list of rules.
    @resultBuilder public enum RuleBuilder {
        /// One.
        public static func buildExpression(_ one: Rule) -> [Rule] { [one] }
        /// Several.
        public static func buildExpression(_ several: [Rule]) -> [Rule] { several }
        /// All.
        public static func buildBlock(_ lists: [Rule]...) -> [Rule] { lists.flatMap { $0 } }
        /// Those that there may be.
        public static func buildOptional(_ list: [Rule]?) -> [Rule] { list ?? [] }
        /// The first ones.
        public static func buildEither(first list: [Rule]) -> [Rule] { list }
        /// The other ones.
        public static func buildEither(second list: [Rule]) -> [Rule] { list }
    }

    /// Makes a list of buttons.
    @resultBuilder public enum ActionBuilder {
        /// One.
        public static func buildExpression(_ one: Action) -> [Action] { [one] }
        /// Several.
        public static func buildExpression(_ several: [Action]) -> [Action] { several }
        /// All.
        public static func buildBlock(_ lists: [Action]...) -> [Action] { lists.flatMap { $0 } }
        /// Those that there may be.
        public static func buildOptional(_ list: [Action]?) -> [Action] { list ?? [] }
        /// The first ones.
        public static func buildEither(first list: [Action]) -> [Action] { list }
        /// The other ones.
        public static func buildEither(second list: [Action]) -> [Action] { list }
    }

    /// Makes a list of what says how often a hint shows.
    @resultBuilder public enum OptionsBuilder {
        /// One.
        public static func buildExpression(_ one: any TipOption) -> [any TipOption] { [one] }
        /// Several.
        public static func buildExpression(_ several: [any TipOption]) -> [any TipOption] {
            several
        }
        /// All.
        public static func buildBlock(_ lists: [any TipOption]...) -> [any TipOption] {
            lists.flatMap { $0 }
        }
        /// Those that there may be.
        public static func buildOptional(_ list: [any TipOption]?) -> [any TipOption] { list ?? [] }
        /// The first ones.
        public static func buildEither(first list: [any TipOption]) -> [any TipOption] { list }
        /// The other ones.
        public static func buildEither(second list: [any TipOption]) -> [any TipOption] { list }
    }
}
