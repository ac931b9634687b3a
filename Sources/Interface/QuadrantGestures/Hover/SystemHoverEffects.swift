/// The effect that the system chooses for a view.
///
/// Apple: "AutomaticHoverEffect". On an iPhone nothing stands out.
public nonisolated struct AutomaticHoverEffect: CustomHoverEffect {
    /// The effect that the system chooses.
    public init() {}

    /// It is made of nothing else.
    public func body(content: EmptyHoverEffect) -> EmptyHoverEffect { content }
}

/// The pointer becomes a light behind the view.
///
/// Apple: "HighlightHoverEffect". On an iPhone nothing stands out.
public nonisolated struct HighlightHoverEffect: CustomHoverEffect {
    /// A light behind the view.
    public init() {}

    /// It is made of nothing else.
    public func body(content: EmptyHoverEffect) -> EmptyHoverEffect { content }
}

/// The view comes nearer.
///
/// Apple: "LiftHoverEffect". On an iPhone nothing stands out.
public nonisolated struct LiftHoverEffect: CustomHoverEffect {
    /// The view comes nearer.
    public init() {}

    /// It is made of nothing else.
    public func body(content: EmptyHoverEffect) -> EmptyHoverEffect { content }
}

extension CustomHoverEffect where Self == AutomaticHoverEffect {
    /// The effect that the system chooses.
    public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}

extension CustomHoverEffect where Self == HighlightHoverEffect {
    /// The pointer becomes a light behind the view.
    public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}

extension CustomHoverEffect where Self == LiftHoverEffect {
    /// The view comes nearer.
    public static var lift: LiftHoverEffect { LiftHoverEffect() }
}
