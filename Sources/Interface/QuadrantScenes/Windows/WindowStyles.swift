/// How windows look.
///
/// Apple: "WindowStyle". Windows have no frame here.
public protocol WindowStyle {}

/// A box of space that shows a scene, on visionOS.
///
/// Apple: "VolumetricWindowStyle". Windows are flat here.
public struct VolumetricWindowStyle: WindowStyle {
    /// Creates the style.
    public init() {}
}

extension WindowStyle where Self == VolumetricWindowStyle {
    /// A box of space.
    public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}

/// How the toolbars of windows look.
///
/// Apple: "WindowToolbarStyle".
public protocol WindowToolbarStyle {}

/// The usual look.
///
/// Apple: "DefaultWindowStyle".
public struct DefaultWindowStyle: WindowStyle {
    /// Creates the style.
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The usual look.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

/// A window without a title bar.
///
/// Apple: "HiddenTitleBarWindowStyle".
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// Creates the style.
    public init() {}
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// A window without a title bar.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// A window with a title bar.
///
/// Apple: "TitleBarWindowStyle".
public struct TitleBarWindowStyle: WindowStyle {
    /// Creates the style.
    public init() {}
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// A window with a title bar.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

/// A window without a ground.
///
/// Apple: "PlainWindowStyle".
public struct PlainWindowStyle: WindowStyle {
    /// Creates the style.
    public init() {}
}

extension WindowStyle where Self == PlainWindowStyle {
    /// A window without a ground.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The usual look.
///
/// Apple: "DefaultWindowToolbarStyle".
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style.
    public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The usual look.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

/// The title above the toolbar.
///
/// Apple: "ExpandedWindowToolbarStyle".
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style.
    public init() {}
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// The title above the toolbar.
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// The title in the toolbar.
///
/// Apple: "UnifiedWindowToolbarStyle".
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style.
    public init() {}

    /// Creates the style, with or without a title. Windows have no toolbar here: neither is drawn.
    ///
    /// - Parameter showsTitle: Whether the title is shown.
    public init(showsTitle: Bool) {}
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// The title in the toolbar.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

    /// The title in the toolbar, or none.
    ///
    /// Apple: "unified(showsTitle:)".
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
        UnifiedWindowToolbarStyle(showsTitle: showsTitle)
    }
}

/// The title in a low toolbar.
///
/// Apple: "UnifiedCompactWindowToolbarStyle".
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style.
    public init() {}

    /// Creates the style, with or without a title. Windows have no toolbar here: neither is drawn.
    ///
    /// - Parameter showsTitle: Whether the title is shown.
    public init(showsTitle: Bool) {}
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// The title in a low toolbar.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }

    /// The title in a low toolbar, or none.
    ///
    /// Apple: "unifiedCompact(showsTitle:)".
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}
