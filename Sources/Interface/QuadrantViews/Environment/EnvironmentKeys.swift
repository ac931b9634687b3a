public import Foundation
public import QuadrantCore
package import QuadrantText

/// Light or dark appearance.
///
/// Apple: "ColorScheme".
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
}

private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

/// How strong the contrast of colours is.
///
/// Apple: "ColorSchemeContrast".
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// The usual contrast.
    case standard
    /// A stronger contrast, for people who ask for it.
    case increased
}

private enum ColorSchemeContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
}

private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 2 }
}

private enum NowKey: EnvironmentKey {
    static var defaultValue: HostDate? { nil }
}

/// The present time of a host, which moves on without a change of the environment.
private final class HostDate {
    var date: Date
    /// Whether a view has asked for it.
    var isRead = false

    init(_ date: Date) {
        self.date = date
    }
}

extension ViewTree {
    /// Moves the present time of all views on; those are made again that show it. Without a present time at the root
    /// it gets one.
    package func moveDate(to date: Date) {
        guard let now = environment[NowKey.self] else {
            changeEnvironment { $0.now = date }
            return
        }
        now.date = date
        if now.isRead { renewReaders(of: NowKey.self) }
    }
}

private enum PlatformProfileKey: EnvironmentKey {
    static var defaultValue: PlatformProfile { .iOS26 }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
    /// Whether the appearance is light or dark; light unless set.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Whether system colours have increased contrast; standard unless the host says otherwise.
    public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

    /// The same as `colorSchemeContrast`, settable for hosts and previews.
    public var _colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }

    /// Pixels per point; 2 unless the host says otherwise.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The length of a pixel's side, in points.
    public var pixelLength: CGFloat {
        let scale = displayScale
        return scale > 0 ? 1 / scale : 1
    }

    /// The present time for texts that show the time until a date; `nil` for the time of the clock.
    package var now: Date? {
        get {
            let now = self[NowKey.self]
            if now == nil { reads?.noteUnwatched() }
            now?.isRead = true
            return now?.date
        }
        set { self[NowKey.self] = newValue.map { HostDate($0) } }
    }

    /// The Apple system whose figures views are laid out by; iOS 26 unless the host says otherwise.
    package var platformProfile: PlatformProfile {
        get { self[PlatformProfileKey.self] }
        set { self[PlatformProfileKey.self] = newValue }
    }

    /// How large the user wants text to be; `large` unless set.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}
