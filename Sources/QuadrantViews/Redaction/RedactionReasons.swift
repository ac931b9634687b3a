public import QuadrantCore

/// Why a view does not show what it has.
///
/// Apple: "RedactionReasons".
public struct RedactionReasons: OptionSet, Sendable {
    /// One bit for each reason.
    public let rawValue: Int

    /// The reasons whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// It has nothing yet: texts and images are drawn as bars.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Others may look on: texts and images that are marked as private are drawn as bars.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// What it has is outdated; drawn as it is, as measured on Apple's systems.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

private enum PrivacySensitiveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Why the view does not show what it has; none unless set.
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
    /// Has the view not show what it has, for a reason more.
    ///
    /// Apple: "redacted(reason:)". Texts and images become bars of their own size; shapes, colours and the
    /// grounds of controls stay.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Has the view show what it has, whatever is said further out.
    ///
    /// Apple: "unredacted()".
    nonisolated public func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }

    /// Says that what the view shows is private: it is redacted for the reason `privacy`.
    ///
    /// Apple: "privacySensitive(_:)".
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
