internal import QuadrantCore
internal import QuadrantViews
internal import Testing

/// The settings for assistive technologies that a host says are in use; views read them from the environment.
public struct AssistiveSettings: Equatable, Sendable {
    /// Whether a screen reader is on: `accessibilityVoiceOverEnabled`.
    public var isVoiceOverOn = false
    /// Whether switches are in use: `accessibilitySwitchControlEnabled`.
    public var isSwitchControlOn = false
    /// Whether the device shows its simplified interface: `accessibilityAssistiveAccessEnabled`.
    public var isAssistiveAccessOn = false
    /// Whether what is held down is shown enlarged: `accessibilityLargeContentViewerEnabled`.
    public var isLargeContentViewerOn = false
    /// Whether colour alone should not tell things apart: `accessibilityDifferentiateWithoutColor`.
    public var differentiatesWithoutColor = false
    /// Whether flashing pictures are dimmed: `accessibilityDimFlashingLights`.
    public var dimsFlashingLights = false
    /// Whether colours are inverted: `accessibilityInvertColors`.
    public var invertsColors = false
    /// Whether animated pictures play by themselves: `accessibilityPlayAnimatedImages`; they do unless set.
    public var playsAnimatedImages = true
    /// Whether people want less motion: `accessibilityReduceMotion`.
    public var reducesMotion = false
    /// Whether people want opaque backgrounds: `accessibilityReduceTransparency`.
    public var reducesTransparency = false
    /// Whether controls should have borders: `accessibilityShowBorders`.
    public var showsBorders = false
    /// Whether buttons should be known without their colour: `accessibilityShowButtonShapes`.
    public var showsButtonShapes = false
    /// Whether letters should be bold: `legibilityWeight`.
    public var prefersBoldText = false

    /// Settings of which none is made.
    public init() {}

    init(_ values: EnvironmentValues) {
        isVoiceOverOn = values.accessibilityVoiceOverEnabled
        isSwitchControlOn = values.accessibilitySwitchControlEnabled
        isAssistiveAccessOn = values.accessibilityAssistiveAccessEnabled
        isLargeContentViewerOn = values.accessibilityLargeContentViewerEnabled
        differentiatesWithoutColor = values.accessibilityDifferentiateWithoutColor
        dimsFlashingLights = values.accessibilityDimFlashingLights
        invertsColors = values.accessibilityInvertColors
        playsAnimatedImages = values.accessibilityPlayAnimatedImages
        reducesMotion = values.accessibilityReduceMotion
        reducesTransparency = values.accessibilityReduceTransparency
        showsBorders = values.accessibilityShowBorders
        showsButtonShapes = values.accessibilityShowButtonShapes
        prefersBoldText = values.legibilityWeight == .bold
    }

    func apply(to values: inout EnvironmentValues) {
        values.accessibilityVoiceOverEnabled = isVoiceOverOn
        values.accessibilitySwitchControlEnabled = isSwitchControlOn
        values.accessibilityAssistiveAccessEnabled = isAssistiveAccessOn
        values.accessibilityLargeContentViewerEnabled = isLargeContentViewerOn
        values.accessibilityDifferentiateWithoutColor = differentiatesWithoutColor
        values.accessibilityDimFlashingLights = dimsFlashingLights
        values.accessibilityInvertColors = invertsColors
        values.accessibilityPlayAnimatedImages = playsAnimatedImages
        values.accessibilityReduceMotion = reducesMotion
        values.accessibilityReduceTransparency = reducesTransparency
        values.accessibilityShowBorders = showsBorders
        values.accessibilityShowButtonShapes = showsButtonShapes
        values.legibilityWeight = prefersBoldText ? .bold : .regular
    }
}

extension ViewHost {
    /// The settings for assistive technologies in the environment of the view. Setting one evaluates the views that
    /// read it:
    ///
    /// ```swift
    /// host.assistiveSettings.reducesMotion = true
    /// ```
    public var assistiveSettings: AssistiveSettings {
        get { AssistiveSettings(environment) }
        set {
            guard newValue != assistiveSettings else { return }
            changeEnvironment { newValue.apply(to: &$0) }
        }
    }
}
