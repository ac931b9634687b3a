internal import Foundation
internal import QuadrantControls
internal import QuadrantCore
internal import QuadrantLayout
internal import QuadrantText
internal import QuadrantViews

extension Stage {
    /// The room that the preview asks for; `nil` for the view's own size, and the device's where it
    /// has none. A preview that asks for a device or an orientation is shown on the device's screen.
    var previewLayout: PreviewLayout? {
        if let layout = room.preview.layout { return layout }
        return room.preview.device != nil || room.preview.orientation != nil ? .device : nil
    }

    /// The screen in points, as the device is held.
    var screenSize: CGSize {
        if let device = room.device { return device.size }
        let usual = surroundings.profile.controls.window?.size ?? HostGeometry.deviceSize
        let size = room.preview.device?.screenSize ?? usual
        guard room.preview.orientation?.isLandscape == true else { return size }
        return CGSize(width: size.height, height: size.width)
    }

    /// The size classes of the device, or of the screen that the preview asks for (`ScreenDevice.sizeClasses` has the
    /// rule); `nil` if there is none.
    var sizeClasses: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass)? {
        if let device = room.device { return device.sizeClasses }
        if surroundings.profile.controls.window != nil { return (.regular, .regular) }
        guard room.preview.device != nil || room.preview.orientation != nil else { return nil }
        let screen = screenSize
        let shorter = min(screen.width, screen.height)
        if shorter >= 600 { return (.regular, .regular) }
        if screen.width <= screen.height { return (.compact, .regular) }
        return (shorter >= 414 ? .regular : .compact, .compact)
    }

    /// What the preview asks for that cannot be done.
    var previewIssues: [String] {
        guard let device = room.preview.device, device.screenSize == nil else { return [] }
        let size = HostGeometry.deviceSize
        return [
            "PreviewDevice \"\(device.rawValue)\" is not known. A phone of \(Int(size.width)) × "
                + "\(Int(size.height)) points stands in."
        ]
    }

    /// Takes over the preferences of the views of a tree, as of its last update; the tree's
    /// environment follows.
    ///
    /// - Returns: Whether that is something new, so that another update is needed.
    @MainActor
    mutating func adoptWishes(of tree: ViewTree) -> Bool {
        let before = self
        room.preview = room.preview.completed(by: tree.preference(PreviewSettingsKey.self))
        if let scheme = tree.preference(PreferredColorSchemeKey.self) {
            surroundings.isDark = scheme == .dark
        }
        guard self != before else { return false }
        let (isDark, classes) = (surroundings.isDark, sizeClasses)
        tree.changeEnvironment { values in
            if let isDark { values.colorScheme = isDark ? .dark : .light }
            if let classes {
                values.horizontalSizeClass = classes.horizontal
                values.verticalSizeClass = classes.vertical
            }
        }
        return true
    }
}
