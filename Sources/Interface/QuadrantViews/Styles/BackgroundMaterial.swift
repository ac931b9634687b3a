public import QuadrantCore
import QuadrantGeometry

private enum BackgroundMaterialKey: ScreenKey {
    static var defaultValue: Material? { nil }
    static var ends: ScreenSteps { .elsewhere }
}

extension EnvironmentValues {
    /// The material underneath the view; `nil` (the default) where its background is none of the
    /// standard materials.
    ///
    /// Apple: "backgroundMaterial". The modifiers `background(_:ignoresSafeAreaEdges:)` and
    /// `background(_:in:fillStyle:)` set it for their content: to the material they are given, and to
    /// `nil` for any other style.
    ///
    /// On a material the standard content styles are vibrant: `.primary` to `.quinary`, as long as no
    /// `foregroundStyle` is set but those. Apple names a context-specific blend of foreground and
    /// background that improves the contrast, and gives no figures. A choice: the label colours keep
    /// their opacity and lose their tint, so they are black on a light material and white on a dark one.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}

extension RGBAColor {
    /// The colour of a label on a material: as opaque, and black or white.
    func vibrant(isDark: Bool) -> RGBAColor {
        let gray = isDark ? 1.0 : 0
        return RGBAColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }
}
