public import QuadrantCore

/// The reasons why a view hides its content.
///
/// Apple: "RedactionReasons".
public struct RedactionReasons: OptionSet, Sendable {
    /// One bit for each reason.
    public let rawValue: Int

    /// The reasons whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// There is no content yet: texts and images are drawn as bars.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Other people may see the screen: texts and images that are marked as private are drawn as
    /// bars.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The content is outdated. It is drawn unchanged, as measured on Apple's systems.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

private enum PrivacySensitiveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The reasons why the view hides its content; none unless set.
    ///
    /// Apple: "EnvironmentValues.redactionReasons".
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    fileprivate var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// Whether texts and images are drawn as bars: all as placeholders, those that are private for privacy.
    var drawsPlaceholders: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
    }
}

extension View {
    /// Adds a reason to hide the content of the view.
    ///
    /// Apple: "redacted(reason:)". Texts and images become bars: those of texts are as long as their
    /// number of characters asks, those of symbols are squares of one size, those of pictures as large as these; shapes, colours
    /// and the backgrounds of controls are still drawn.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Removes all reasons to hide the content of the view that were added further outside.
    ///
    /// Apple: "unredacted()".
    nonisolated public func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }

    /// Says that what the view shows may be outdated soon, such as after a tap in a widget. It is drawn unchanged for the
    /// reason `invalidated`, as measured on Apple's systems, so that nothing follows from it here.
    ///
    /// Apple: "invalidatableContent(_:)".
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

    /// Marks the content of the view as private: it is hidden for the reason `privacy`. With
    /// `false`, it is not private, even in a view that is marked so.
    ///
    /// Apple: "privacySensitive(_:)".
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
