import Foundation
import QuadrantViews

extension ControlProfile {
    /// iOS 26.
    static let iOS26 = ControlProfile(
        // Evidence: regular 12 and 7 around a body label (iOS 26.0, recorded). The others are not measured:
        // small and mini are 28 high in subheadline, 10 at the sides, large ones 15 and 20, as UIKit's are.
        button: ButtonMetrics(
            small: .init(horizontal: 10, vertical: 5, font: .subheadline),
            regular: .init(horizontal: 12, vertical: 7, font: nil),
            large: .init(horizontal: 20, vertical: 15, font: nil)),
        // Evidence: Apple's pictures of iOS 26, light and dark. Off it is 197 197 199 on white and 90 90 94 on
        // a dark card of 28 28 30, which is what the third label colour makes of both. Disabled: recorded.
        toggle: SwitchMetrics(
            track: CGSize(width: 63, height: 28), knob: CGSize(width: 37, height: 24), inset: 2,
            off: .tertiaryLabel, disabledOpacity: 0.5),
        // Evidence (iOS 26.0, recorded): a plain line is a point higher than its text, rounded up; a border is 34
        // high, of two lines 8 more than the lines; its corners are 4, text stands 7.5 in, the outline is black
        // 20 %. Bullets are 7 at a pitch of 10.5 (17 points). Editors: 8 above and below, 5 at the sides. The
        // caret of 2 points and the selection of 20 % of the tint are told, not measured.
        field: FieldMetrics(
            lineExtra: 1, border: .init(height: 34, horizontal: 7.5, vertical: 4, corner: 4),
            outlineOpacity: 0.2, bullet: 7.0 / 17, bulletPitch: 10.5 / 17, caretWidth: 2,
            selectionOpacity: 0.2, editorVertical: 8, editorHorizontal: 5))
}
