internal import Foundation
internal import QuadrantClips
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantText
internal import QuadrantViews

extension DrawingOptions {
    /// Makes the locale, the calendar, the time zone and the room those that all code of the process finds as the
    /// current ones. For a process that draws and does nothing else; before other code runs.
    package func holdInProcess() {
        let device = HostGeometry.deviceSize
        let size = CGSize(width: width ?? device.width, height: height ?? device.height)
        CurrentSurroundings.ofProcess = CurrentSurroundings(
            environment, room: HostGeometry(containerSize: size))
        HostClock.holdInProcess(firstDate)
    }

    /// The date of the view's first moment: a known one where time moves, so that two runs are the same; `nil` for the
    /// process's clock.
    var firstDate: Date? { now ?? (motion.isMoving || isClip ? MotionOptions.firstDate : nil) }

    /// The environment at the root.
    var environment: EnvironmentValues {
        var values = EnvironmentValues().findingPictures(in: resourceDirectories)
        values.stringTables = StringTables(
            folders: resourceDirectories.map { URL(fileURLWithPath: $0) })
        values.displayScale = scale
        values.platformProfile = system.profile
        values.colorScheme = isDark ? .dark : .light
        values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        if let localeIdentifier { values.locale = Locale(identifier: localeIdentifier) }
        if let zone = timeZoneIdentifier.flatMap({ TimeZone(identifier: $0) }) {
            values.timeZone = zone
        }
        if let classes = sizeClasses {
            values.horizontalSizeClass = classes.horizontal
            values.verticalSizeClass = classes.vertical
        }
        values.now = firstDate
        if let size = textSize.flatMap(DynamicTypeSize.init(name:)) {
            values.dynamicTypeSize = size
        }
        // As Xcode sets it up: the colour of an app's catalogue with this name is the accent.
        values.accentStyle = Color(listed: "AccentColor", bundle: nil, in: values)
            .map { AnyShapeStyle($0) }
        return values
    }

    /// The colour under the view; `nil` for none.
    var background: RGBAColor? {
        isTransparent ? nil : SystemColor.systemBackground.rgba(dark: isDark)
    }

    /// How the drawing becomes a file.
    var encoding: Encoding {
        switch format {
        case .png, .mp4: .png(scale: scale, isTransparent: isTransparent)
        case .webp: .clip(.webP, scale: scale, isTransparent: isTransparent)
        case .gif: .clip(.gif, scale: scale, isTransparent: isTransparent)
        case .svg:
            .svg(isTransparent: isTransparent, keepsText: keepsSVGText, rasterScale: scale)
        case .pdf: .pdf(title: nil, isTransparent: isTransparent, rasterScale: scale)
        }
    }
}

extension DrawingOptions.System {
    /// Where the figures of the system are.
    fileprivate var profile: PlatformProfile {
        switch self {
        case .iOS26: .iOS26
        case .iOS18: .iOS18
        }
    }
}
