public import Foundation

extension RunLoop.Mode {
    /// While a finger or a pointer drags. Nothing runs the loop in this mode here: a timer that is added for it alone does not fire.
    ///
    /// Apple: "tracking" (UIKit).
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
