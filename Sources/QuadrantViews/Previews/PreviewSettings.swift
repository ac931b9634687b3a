internal import QuadrantCore

/// How a view asks to be previewed, as modifiers in it say.
package struct PreviewSettings: Equatable, Sendable {
    /// What the preview is called.
    package var displayName: String?
    /// The room it is shown in.
    package var layout: PreviewLayout?
    /// The device that stands around it.
    package var device: PreviewDevice?
    /// How that is held.
    package var orientation: InterfaceOrientation?

    /// One that asks for nothing.
    package init() {}

    /// The same, with what is not asked for taken from `other`.
    package func completed(by other: PreviewSettings) -> PreviewSettings {
        var result = self
        result.displayName = displayName ?? other.displayName
        result.layout = layout ?? other.layout
        result.device = device ?? other.device
        result.orientation = orientation ?? other.orientation
        return result
    }
}

/// Carries `PreviewSettings` to whoever draws; of several views the first one counts.
package enum PreviewSettingsKey: PreferenceKey {
    package static var defaultValue: PreviewSettings { PreviewSettings() }

    package static func reduce(value: inout PreviewSettings, nextValue: () -> PreviewSettings) {
        value = value.completed(by: nextValue())
    }
}

/// Carries the colour scheme that views ask the window for; of several views the first one counts.
package enum PreferredColorSchemeKey: PreferenceKey {
    package static var defaultValue: ColorScheme? { nil }

    package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}
