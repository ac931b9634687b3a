extension ReplaceSymbolEffect {
    /// The former symbol shrinks and the new one grows.
    public static var downUp: Self { Self().downUp }
    /// Both symbols grow.
    public static var upUp: Self { Self().upUp }
    /// The former symbol goes at once, and the new one grows.
    public static var offUp: Self { Self().offUp }

    /// Changes the parts of the symbols that differ, as where a slash is drawn or a badge comes, and where that cannot be
    /// replaces the one symbol by another effect.
    ///
    /// Apple: "magic(fallback:)". Symbols here do not tell which of their parts are the same, so `fallback` is always what is
    /// seen.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
        MagicReplace(configuration: fallback.configuration)
    }

    /// One symbol is replaced by another that shares parts with it.
    ///
    /// Apple: "ReplaceSymbolEffect.MagicReplace". What is seen is the effect that it was given for symbols that share none.
    public struct MagicReplace: ContentTransitionSymbolEffect, Hashable {
        /// What the effect does.
        public let configuration: SymbolEffectConfiguration
    }
}
