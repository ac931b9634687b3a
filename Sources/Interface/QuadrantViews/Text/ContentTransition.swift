public import QuadrantCore

/// How a text that becomes another one is shown, where the change has an animation.
///
/// Apple: "ContentTransition". The layout of a text is that of the new one at once; what is drawn changes over time.
public struct ContentTransition: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case identity, opacity, interpolate
        case symbolEffect(SymbolReplacement)
        case numericText(countsDown: Bool)
        case numericValue(Double)
    }

    /// How a symbol takes the place of another one.
    enum SymbolReplacement: Hashable, Sendable {
        /// The former one shrinks before the new one grows.
        case downUp
        /// Both grow.
        case upUp
        /// The former one is gone at once, and the new one grows.
        case offUp
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// The new content stands there at once.
    public static let identity = ContentTransition(.identity)
    /// The former content fades out while the new one fades in.
    public static let opacity = ContentTransition(.opacity)
    /// Letters that stay go from where they were, at the size that they had, to where they are to be; a text of other
    /// letters fades as with `opacity`. The transition of views that are given none.
    public static let interpolate = ContentTransition(.interpolate)

    /// Digits that change roll: the new one comes from below, or from above where the text counts down. Digits that
    /// stay, counted from the end, stand still.
    ///
    /// - Parameter countsDown: Whether digits roll down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(.numericText(countsDown: countsDown))
    }

    /// Digits that change roll: up where `value` is larger than it was, down where it is smaller.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(.numericValue(value))
    }
}

private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
}

private enum DrawingGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// How texts change; `.interpolate` unless set.
    ///
    /// Apple: "EnvironmentValues.contentTransition".
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Whether views that change are drawn as one layer; `false` unless set. All of Quadrant's renderers draw the
    /// letters of a change alike, so it makes no difference here.
    ///
    /// Apple: "EnvironmentValues.contentTransitionAddsDrawingGroup".
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[DrawingGroupKey.self] }
        set { self[DrawingGroupKey.self] = newValue }
    }
}

extension View {
    /// Sets how texts in this view become others, where the change has an animation.
    ///
    /// Apple: "View.contentTransition(_:)".
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
