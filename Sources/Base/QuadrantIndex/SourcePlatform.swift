/// The platform that the user's files are read as: it decides on the conditions of `#if`.
package enum SourcePlatform: String, CaseIterable, Sendable {
    /// A phone: `os(iOS)` and `canImport(UIKit)` hold.
    case ios
    /// A Mac: `os(macOS)` and `canImport(AppKit)` hold.
    case macos
    /// A watch, a television, a headset: `os(watchOS)`, `os(tvOS)`, `os(visionOS)` and `canImport(UIKit)` hold. Views look as on a phone.
    case watchos, tvos, visionos

    /// The name in conditions and attributes.
    package var name: String {
        switch self {
        case .ios: "iOS"
        case .macos: "macOS"
        case .watchos: "watchOS"
        case .tvos: "tvOS"
        case .visionos: "visionOS"
        }
    }

    /// The platform of a target that is for some systems, by their names in small letters; a phone's where it is for any or for a phone too.
    package init(ofSystems systems: Set<String>) {
        let own = Self.allCases.first { systems.contains($0.rawValue) }
        self = own ?? .ios
    }
}
