package import Foundation
package import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantText
internal import QuadrantViews

extension Stage {
    /// Makes the locale, the calendar, the time zone and the room those that all code of the process finds as the
    /// current ones. For a process that draws and does nothing else; before other code runs.
    package func holdInProcess() {
        let device = HostGeometry.deviceSize
        let size = CGSize(width: room.width ?? device.width, height: room.height ?? device.height)
        CurrentSurroundings.ofProcess = CurrentSurroundings(
            environment(), room: HostGeometry(containerSize: size))
        HostClock.holdInProcess(firstDate)
    }

    /// The date of the view's first moment: a known one where time moves, so that two runs are the same; `nil` for the
    /// process's clock.
    var firstDate: Date? {
        surroundings.now ?? (timeline.isMoving || isClip ? Timeline.firstDate : nil)
    }

    /// The environment at the root.
    ///
    /// - Parameter base: What counts where the stage says nothing.
    package func environment(over base: EnvironmentValues = EnvironmentValues())
        -> EnvironmentValues
    {
        var values = base.findingPictures(in: surroundings.resourceDirectories)
        // A renderer looks up pictures and colours by name; the tool's folder is a bundle.
        let isBundle = room.fit != .paper && !surroundings.resourceDirectories.isEmpty
        if isBundle {
            values.stringTables = StringTables(
                folders: surroundings.resourceDirectories.map { URL(fileURLWithPath: $0) })
        }
        values.displayScale = output.scale
        surroundings.apply(to: &values)
        if let classes = sizeClasses {
            values.horizontalSizeClass = classes.horizontal
            values.verticalSizeClass = classes.vertical
        }
        if let firstDate { values.now = firstDate }
        // As Xcode sets it up: the colour of an app's catalogue with this name is the accent.
        if isBundle, let accent = Color(listed: "AccentColor", bundle: nil, in: values) {
            values.accentStyle = AnyShapeStyle(accent)
        }
        return values
    }

    /// The colour under the view; `nil` for none.
    var background: RGBAColor? {
        output.isTransparent
            ? nil
            : SystemColor.systemBackground.rgba(
                dark: surroundings.isDark == true,
                on: surroundings.profile)
    }
}

extension Stage.Surroundings {
    /// Puts all that it says into an environment.
    fileprivate func apply(to values: inout EnvironmentValues) {
        if let system { values.platformProfile = system.profile }
        if let isDark { values.colorScheme = isDark ? .dark : .light }
        if let isRightToLeft {
            values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
        if let locale { values.locale = locale }
        if let timeZone { values.timeZone = timeZone }
        // As on a device of that place: `th_TH` counts from Buddha, `en@calendar=hebrew` says so.
        if let kind = locale?.calendar.identifier, kind != .gregorian {
            var calendar = Calendar(identifier: kind)
            (calendar.locale, calendar.timeZone) = (values.locale, values.timeZone)
            values.calendar = calendar
        }
        if let textSize { values.dynamicTypeSize = textSize }
        if let hasMoreContrast {
            values._colorSchemeContrast = hasMoreContrast ? .increased : .standard
        }
        if let reducesMotion { values.accessibilityReduceMotion = reducesMotion }
    }
}

extension Stage.Surroundings {
    /// Where the figures of the system are; iOS 26 unless another is asked for.
    var profile: PlatformProfile { system?.profile ?? .iOS26 }
}

extension Stage.Surroundings.System {
    /// Where the figures of the system are.
    fileprivate var profile: PlatformProfile {
        switch self {
        case .iOS26: .iOS26
        case .iOS18: .iOS18
        case .macOS26: .macOS26
        }
    }
}

extension Stage.Timeline {
    /// The date at the first moment of a view whose time moves, where none is asked for: the ninth of January 2007,
    /// 9:41 in San Francisco.
    package static let firstDate = Date(timeIntervalSinceReferenceDate: 190_057_260)
}
