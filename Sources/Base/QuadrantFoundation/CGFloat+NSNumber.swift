public import Foundation

/// `length as NSNumber`, and back, as on Apple's systems. Foundation on Linux bridges all numbers but this one.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The number as an object.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// The length that a number is.
    public static func _forceBridgeFromObjectiveC(
        _ number: NSNumber, result: inout CGFloat?
    ) {
        result = CGFloat(number.doubleValue)
    }

    /// The length that a number is; always one.
    public static func _conditionallyBridgeFromObjectiveC(
        _ number: NSNumber, result: inout CGFloat?
    ) -> Bool {
        result = CGFloat(number.doubleValue)
        return true
    }

    /// The length that a number is; 0 for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat {
        number.map { CGFloat($0.doubleValue) } ?? 0
    }
}
