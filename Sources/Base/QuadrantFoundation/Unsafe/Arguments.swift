// swift-format-ignore-file: AvoidRetroactiveConformances
public import Foundation

// On Apple's systems objects, and what is bridged to them, are arguments of formats: `NSPredicate(format: "id == %@", id as CVarArg)`.
// Foundation on Linux has it of strings alone.

/// How a value of Foundation's is handed to a format that has `%@`: as its description.
///
/// It is kept for good, as nobody says when the format was read.
public func _formatArgument(_ value: Any) -> [Int] {
    let text = "\(value)" as NSString
    return unsafe [Int(bitPattern: Unmanaged.passRetained(text).toOpaque())]
}

extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { _formatArgument(self) }
}
extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { _formatArgument(self) }
}
extension URL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { _formatArgument(self) }
}
extension Data: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { _formatArgument(self) }
}
extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { _formatArgument(self) }
}
extension Set: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { _formatArgument(self) }
}
extension NSNumber: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { _formatArgument(self) }
}
extension NSDate: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { _formatArgument(self) }
}
extension NSUUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { _formatArgument(self) }
}
extension NSURL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { _formatArgument(self) }
}
extension NSArray: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { _formatArgument(self) }
}
extension NSSet: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { _formatArgument(self) }
}
extension NSOrderedSet: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { _formatArgument(self) }
}
