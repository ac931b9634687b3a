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
            off: .secondarySystemFill, disabledOpacity: 0.5),
        // Evidence: an Apple picture of iOS 18 (dark): 34 high, corners about 6, outline of a pixel in 51 51 51,
        // which is white 20 % on black; bullets 9.7 apart at 16 points. The rest is as on iOS 26, not measured.
        field: FieldMetrics(
            lineExtra: 1, border: .init(height: 34, horizontal: 7.5, vertical: 4, corner: 6),
            outlineOpacity: 0.2, bullet: 7.0 / 16, bulletPitch: 9.7 / 16, caretWidth: 2,
            selectionOpacity: 0.2, editorVertical: 8, editorHorizontal: 5))
}
