public import QuadrantCore
import QuadrantText

/// An Apple system whose figures and looks views are drawn by: sizes of text, controls, lists, forms, bars and windows.
///
/// ```swift
/// let host = ViewHost(environment: { $0.appleSystem = .macOS26 }) { SettingsForm() }
/// ```
///
/// Quadrant's own: on Apple's systems it is the one that a program runs on.
public enum AppleSystem: String, Hashable, Sendable, CaseIterable {
    /// iOS 26.
    case iOS26
    /// iOS 18.
    case iOS18
    /// macOS 26.
    case macOS26

    fileprivate var profile: PlatformProfile {
        switch self {
        case .iOS26: .iOS26
        case .iOS18: .iOS18
        case .macOS26: .macOS26
        }
    }
}

extension EnvironmentValues {
    /// The system that views are drawn by; iOS 26 unless the host says otherwise: `--system`, or a project that is for macOS
    /// alone. A view can be set in another one than its surroundings.
    ///
    /// Quadrant's own.
    public var appleSystem: AppleSystem {
        get { AppleSystem.allCases.first { $0.profile == platformProfile } ?? .iOS26 }
        set { platformProfile = newValue.profile }
    }
}
