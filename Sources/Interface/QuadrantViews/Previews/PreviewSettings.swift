internal import QuadrantCore

/// What the modifiers of a view ask for when the view is previewed.
package struct PreviewSettings: Equatable, Sendable {
    /// What the preview is called.
    package var displayName: String?
    /// The room it is shown in.
    package var layout: PreviewLayout?
    /// The device that stands around it.
    package var device: PreviewDevice?
    /// The orientation of the device.
    package var orientation: InterfaceOrientation?

    /// Creates settings that ask for nothing.
    package init() {}

    /// These settings, completed by those of `other` that are not set here.
    package func completed(by other: PreviewSettings) -> PreviewSettings {
        var result = self
        result.displayName = displayName ?? other.displayName
        result.layout = layout ?? other.layout
        result.device = device ?? other.device
        result.orientation = orientation ?? other.orientation
        return result
    }
}

/// Carries `PreviewSettings` to the host that draws; of several views the first one counts.
package enum PreviewSettingsKey: PreferenceKey {
    package static var defaultValue: PreviewSettings { PreviewSettings() }

    package static func reduce(value: inout PreviewSettings, nextValue: () -> PreviewSettings) {
        value = value.completed(by: nextValue())
    }
}

/// Carries the title that views ask the window for, that of the screen in front: of several views the last one that says something
/// counts, as pushed screens follow what they cover.
package enum WindowTitleKey: PreferenceKey {
    package static var defaultValue: Text? { nil }

    package static func reduce(value: inout Text?, nextValue: () -> Text?) {
        value = nextValue() ?? value
    }
}

/// Carries the colour scheme that views ask the window for; of several views the first one counts.
package enum PreferredColorSchemeKey: PreferenceKey {
    package static var defaultValue: ColorScheme? { nil }

    package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}
