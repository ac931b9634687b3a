public import QuadrantCore

/// How strong letters are to be.
///
/// Apple: "LegibilityWeight".
public enum LegibilityWeight: Hashable, Sendable {
    /// As the font has it.
    case regular
    /// Bolder, for those who ask for bold text.
    case bold
}

/// What the user has set up for assistive technologies: nothing, unless the host says otherwise.
private struct AccessibilitySettings: Equatable {
    var isReadAloud = false
    var isSwitchControlOn = false
    var isAssistiveAccessOn = false
    var isLargeContentViewerOn = false
    var differentiatesWithoutColor = false
    var dimsFlashingLights = false
    var invertsColors = false
    var playsAnimatedImages = true
    var reducesMotion = false
    var reducesTransparency = false
    var showsBorders = false
    var showsButtonShapes = false
}

private enum AccessibilitySettingsKey: EnvironmentKey {
    static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
}

private enum LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { .regular }
}

extension EnvironmentValues {
    private var accessibilitySettings: AccessibilitySettings {
        get { self[AccessibilitySettingsKey.self] }
        set { self[AccessibilitySettingsKey.self] = newValue }
    }

    /// Whether a technology that assists the user, such as VoiceOver, is on. No unless the host says so.
    public package(set) var accessibilityEnabled: Bool {
        get {
            let settings = accessibilitySettings
            return settings.isReadAloud || settings.isSwitchControlOn
        }
        set { accessibilitySettings.isReadAloud = newValue }
    }

    /// Whether the screen is read aloud. No unless the host says so.
    public package(set) var accessibilityVoiceOverEnabled: Bool {
        get { accessibilitySettings.isReadAloud }
        set { accessibilitySettings.isReadAloud = newValue }
    }

    /// Whether the device is used with switches. No unless the host says so.
    public package(set) var accessibilitySwitchControlEnabled: Bool {
        get { accessibilitySettings.isSwitchControlOn }
        set { accessibilitySettings.isSwitchControlOn = newValue }
    }

    /// Whether the device shows its simplified surface. No unless the host says so.
    public package(set) var accessibilityAssistiveAccessEnabled: Bool {
        get { accessibilitySettings.isAssistiveAccessOn }
        set { accessibilitySettings.isAssistiveAccessOn = newValue }
    }

    /// Whether controls show themselves large while they are held. No unless the host says so.
    public package(set) var accessibilityLargeContentViewerEnabled: Bool {
        get { accessibilitySettings.isLargeContentViewerOn }
        set { accessibilitySettings.isLargeContentViewerOn = newValue }
    }

    /// Whether what colours say is to be said otherwise too. No unless the host says so.
    public package(set) var accessibilityDifferentiateWithoutColor: Bool {
        get { accessibilitySettings.differentiatesWithoutColor }
        set { accessibilitySettings.differentiatesWithoutColor = newValue }
    }

    /// Whether flashing pictures are to be dimmed. No unless the host says so.
    public package(set) var accessibilityDimFlashingLights: Bool {
        get { accessibilitySettings.dimsFlashingLights }
        set { accessibilitySettings.dimsFlashingLights = newValue }
    }

    /// Whether colours are shown inverted. No unless the host says so.
    public package(set) var accessibilityInvertColors: Bool {
        get { accessibilitySettings.invertsColors }
        set { accessibilitySettings.invertsColors = newValue }
    }

    /// Whether moving pictures play by themselves. Yes unless the host says otherwise.
    public package(set) var accessibilityPlayAnimatedImages: Bool {
        get { accessibilitySettings.playsAnimatedImages }
        set { accessibilitySettings.playsAnimatedImages = newValue }
    }

    /// Whether little is to move. No unless the host says so.
    public package(set) var accessibilityReduceMotion: Bool {
        get { accessibilitySettings.reducesMotion }
        set { accessibilitySettings.reducesMotion = newValue }
    }

    /// Whether grounds are not to be see-through. No unless the host says so; materials do not follow it.
    public package(set) var accessibilityReduceTransparency: Bool {
        get { accessibilitySettings.reducesTransparency }
        set { accessibilitySettings.reducesTransparency = newValue }
    }

    /// Whether controls are to have borders. No unless the host says so; ours do not follow it.
    public package(set) var accessibilityShowBorders: Bool {
        get { accessibilitySettings.showsBorders }
        set { accessibilitySettings.showsBorders = newValue }
    }

    /// Whether buttons are to be told by more than their colour. No unless the host says so; ours do not
    /// follow it.
    public package(set) var accessibilityShowButtonShapes: Bool {
        get { accessibilitySettings.showsButtonShapes }
        set { accessibilitySettings.showsButtonShapes = newValue }
    }

    /// How strong letters are to be. Regular unless set; texts do not follow it.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
