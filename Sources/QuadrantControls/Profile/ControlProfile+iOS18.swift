import Foundation
import QuadrantViews

extension ControlProfile {
    /// iOS 18.
    static let iOS18 = ControlProfile(
        // Not measured: as on iOS 26.
        button: iOS26.button,
        // Evidence: Apple's pictures of iOS 14 to 18. Off it is 233 233 234, on a dark card of 28 28 30
        // it is 57 57 61, which is what the second fill makes of both.
        toggle: SwitchMetrics(
            track: CGSize(width: 51, height: 31), knob: CGSize(width: 27, height: 27), inset: 2,
            off: .secondarySystemFill, disabledOpacity: 0.5))
}
