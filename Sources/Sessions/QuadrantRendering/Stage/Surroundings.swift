package import Foundation
package import QuadrantViews

extension Stage {
    /// What a view finds around itself. What is `nil` is as in the environment that the stage is built in.
    package struct Surroundings: Hashable, Sendable {
        /// The Apple systems whose figures and looks a view can be drawn with; the raw values are what the option takes.
        package enum System: String, Codable, Sendable, CaseIterable {
            /// iOS 26.
            case iOS26 = "ios26"
            /// iOS 18.
            case iOS18 = "ios18"
            /// macOS 26.
            case macOS26 = "macos26"
        }

        /// The system that controls, lists, bars and texts look like.
        package var system: System?
        /// Whether the colour scheme is dark.
        package var isDark: Bool?
        /// Whether the layout runs from right to left.
        package var isRightToLeft: Bool?
        /// The locale.
        package var locale: Locale?
        /// The time zone.
        package var timeZone: TimeZone?
        /// The size of texts.
        package var textSize: DynamicTypeSize?
        /// Whether colours differ more from each other: `colorSchemeContrast`.
        package var hasMoreContrast: Bool?
        /// Whether people want less motion: `accessibilityReduceMotion`.
        package var reducesMotion: Bool?
        /// The date that relative dates and clocks in texts take as now; `nil` is the process's clock, and a known date where
        /// time moves.
        package var now: Date?
        /// Absolute paths of folders in which pictures and colours are looked up before the main bundle.
        package var resourceDirectories: [String] = []

        /// Surroundings that say nothing.
        package init() {}
    }
}

extension Stage.Surroundings: Codable {
    private enum Key: String, CodingKey {
        case system, dark, rightToLeft, locale, timeZone, textSize, now, resources, contrast,
            lessMotion
    }

    package init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: Key.self)
        system = try box.decodeIfPresent(System.self, forKey: .system)
        isDark = try box.decodeIfPresent(Bool.self, forKey: .dark)
        isRightToLeft = try box.decodeIfPresent(Bool.self, forKey: .rightToLeft)
        locale = try box.decodeIfPresent(String.self, forKey: .locale).map(Locale.init)
        timeZone = try box.decodeIfPresent(String.self, forKey: .timeZone)
            .map { name in try box.known(TimeZone(identifier: name), name, .timeZone) }
        textSize = try box.decodeIfPresent(String.self, forKey: .textSize)
            .map { name in try box.known(DynamicTypeSize(name: name), name, .textSize) }
        now = try box.decodeIfPresent(Double.self, forKey: .now)
            .map { Date(timeIntervalSinceReferenceDate: $0) }
        hasMoreContrast = try box.decodeIfPresent(Bool.self, forKey: .contrast)
        reducesMotion = try box.decodeIfPresent(Bool.self, forKey: .lessMotion)
        resourceDirectories = try box.decodeIfPresent([String].self, forKey: .resources) ?? []
    }

    package func encode(to encoder: any Encoder) throws {
        var box = encoder.container(keyedBy: Key.self)
        try box.encodeIfPresent(system, forKey: .system)
        try box.encodeIfPresent(isDark, forKey: .dark)
        try box.encodeIfPresent(isRightToLeft, forKey: .rightToLeft)
        try box.encodeIfPresent(locale?.identifier, forKey: .locale)
        try box.encodeIfPresent(timeZone?.identifier, forKey: .timeZone)
        try box.encodeIfPresent(textSize.map { "\($0)" }, forKey: .textSize)
        try box.encodeIfPresent(now?.timeIntervalSinceReferenceDate, forKey: .now)
        try box.encodeIfPresent(hasMoreContrast, forKey: .contrast)
        try box.encodeIfPresent(reducesMotion, forKey: .lessMotion)
        if !resourceDirectories.isEmpty { try box.encode(resourceDirectories, forKey: .resources) }
    }
}

extension KeyedDecodingContainer {
    /// A value that there is; throws an error that names the key and what stands there.
    func known<Value>(_ value: Value?, _ name: String, _ key: Key) throws -> Value {
        guard let value else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self, debugDescription: "'\(name)' is no \(key.stringValue)")
        }
        return value
    }
}
