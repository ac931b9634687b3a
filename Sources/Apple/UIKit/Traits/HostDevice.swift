package import Foundation
package import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantViews

/// The device that UIKit tells of: the room, safe area and environment of the tree whose code asks, and where
/// no tree works those of the process (in the tool) or of a phone of 402 by 874 points.
package struct HostDevice {
    package let size: CGSize
    package let safeArea: UIEdgeInsets
    package let environment: EnvironmentValues

    /// The size that stands in for a phone where there is no host, and its safe area, upright.
    static let standard = CGSize(width: 402, height: 874)
    static let standardSafeArea = UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)

    /// The device of the code that asks.
    package static var current: HostDevice {
        guard let surroundings = CurrentSurroundings.current else {
            var environment = EnvironmentValues()
            environment.displayScale = 3
            return HostDevice(
                size: standard, safeArea: standardSafeArea, environment: environment)
        }
        let environment = surroundings.read { $0 }
        guard let room = surroundings.room else {
            return HostDevice(
                size: standard, safeArea: standardSafeArea, environment: environment)
        }
        let isReversed = environment.layoutDirection == .rightToLeft
        let insets = room.safeAreaInsets
        return HostDevice(
            size: room.containerSize,
            safeArea: UIEdgeInsets(
                top: insets.top, left: isReversed ? insets.trailing : insets.leading,
                bottom: insets.bottom, right: isReversed ? insets.leading : insets.trailing),
            environment: environment)
    }

    /// A tablet's if the room's shorter side is at least as long as the smallest tablet's: 744 points.
    var idiom: UIUserInterfaceIdiom {
        min(size.width, size.height) >= 744 ? .pad : .phone
    }

    var isLandscape: Bool { size.width > size.height }

    var traits: UITraitCollection { UITraitCollection(environment, idiom: idiom) }
}
