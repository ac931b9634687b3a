public import QuadrantCore

/// How bold letters are.
///
/// Apple: "LegibilityWeight".
public enum LegibilityWeight: Hashable, Sendable {
    /// Letters are as bold as their font says.
    case regular
    /// Letters are bolder, for people who ask for bold text.
    case bold
}

/// The user's settings for assistive technologies; none is set unless the host says otherwise.
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

    /// Whether an assistive technology, such as VoiceOver, is on; `false` unless the host says so.
    public package(set) var accessibilityEnabled: Bool {
        get {
            let settings = accessibilitySettings
            return settings.isReadAloud || settings.isSwitchControlOn
        }
        set { accessibilitySettings.isReadAloud = newValue }
    }

    /// Whether a screen reader is on; `false` unless the host says so.
    public package(set) var accessibilityVoiceOverEnabled: Bool {
        get { accessibilitySettings.isReadAloud }
        set { accessibilitySettings.isReadAloud = newValue }
    }

    /// Whether the device is operated by switches; `false` unless the host says so.
    public package(set) var accessibilitySwitchControlEnabled: Bool {
        get { accessibilitySettings.isSwitchControlOn }
        set { accessibilitySettings.isSwitchControlOn = newValue }
    }

    /// Whether the device shows its simplified interface; `false` unless the host says so.
    public package(set) var accessibilityAssistiveAccessEnabled: Bool {
        get { accessibilitySettings.isAssistiveAccessOn }
        set { accessibilitySettings.isAssistiveAccessOn = newValue }
    }

    /// Whether a control is shown enlarged while it is held down; `false` unless the host says so.
    public package(set) var accessibilityLargeContentViewerEnabled: Bool {
        get { accessibilitySettings.isLargeContentViewerOn }
        set { accessibilitySettings.isLargeContentViewerOn = newValue }
    }

    /// Whether nothing should be told by colour alone; `false` unless the host says so.
    public package(set) var accessibilityDifferentiateWithoutColor: Bool {
        get { accessibilitySettings.differentiatesWithoutColor }
        set { accessibilitySettings.differentiatesWithoutColor = newValue }
    }

    /// Whether flashing pictures should be dimmed; `false` unless the host says so.
    public package(set) var accessibilityDimFlashingLights: Bool {
        get { accessibilitySettings.dimsFlashingLights }
        set { accessibilitySettings.dimsFlashingLights = newValue }
    }

    /// Whether colours are shown inverted; `false` unless the host says so.
    public package(set) var accessibilityInvertColors: Bool {
        get { accessibilitySettings.invertsColors }
        set { accessibilitySettings.invertsColors = newValue }
    }

    /// Whether animated pictures play by themselves; `true` unless the host says otherwise.
    public package(set) var accessibilityPlayAnimatedImages: Bool {
        get { accessibilitySettings.playsAnimatedImages }
        set { accessibilitySettings.playsAnimatedImages = newValue }
    }

    /// Whether movement should be reduced; `false` unless the host says so.
    public package(set) var accessibilityReduceMotion: Bool {
        get { accessibilitySettings.reducesMotion }
        set {
            accessibilitySettings.reducesMotion = newValue
            reducesMotion = newValue
        }
    }

    /// Whether backgrounds should be opaque; `false` unless the host says so. Materials do not follow
    /// it yet.
    public package(set) var accessibilityReduceTransparency: Bool {
        get { accessibilitySettings.reducesTransparency }
        set { accessibilitySettings.reducesTransparency = newValue }
    }

    /// Whether controls should have borders; `false` unless the host says so. Controls here do not
    /// follow it yet.
    public package(set) var accessibilityShowBorders: Bool {
        get { accessibilitySettings.showsBorders }
        set { accessibilitySettings.showsBorders = newValue }
    }

    /// Whether buttons should be recognisable without their colour; `false` unless the host says so.
    /// Buttons here do not follow it yet.
    public package(set) var accessibilityShowButtonShapes: Bool {
        get { accessibilitySettings.showsButtonShapes }
        set { accessibilitySettings.showsButtonShapes = newValue }
    }

    /// How bold letters should be; `regular` unless set. Texts do not follow it yet.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
