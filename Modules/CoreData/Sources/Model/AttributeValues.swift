internal import Foundation

extension NSAttributeDescription {
    /// A value as objects of Core Data's hold it: numbers as `NSNumber`, others as Swift's types. `nil` for one of another type.
    func taken(_ value: Any) -> Any? {
        switch attributeType {
        case .decimalAttributeType:
            if let number = value as? NSDecimalNumber { return number }
            if let number = value as? Decimal { return NSDecimalNumber(decimal: number) }
            return Self.number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
            .doubleAttributeType, .floatAttributeType, .booleanAttributeType:
            return Self.number(value)
        case .stringAttributeType:
            return value as? String ?? (value as? NSString).map { String(describing: $0) }
        case .dateAttributeType: return value as? Date ?? (value as? NSDate) as Date?
        case .binaryDataAttributeType: return value as? Data ?? (value as? NSData) as Data?
        case .UUIDAttributeType: return value as? UUID ?? (value as? NSUUID) as UUID?
        case .URIAttributeType: return value as? URL ?? (value as? NSURL) as URL?
        case .objectIDAttributeType: return value as? NSManagedObjectID
        case .undefinedAttributeType, .transformableAttributeType, .compositeAttributeType:
            return value
        }
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as NSNumber: value
        case let value as Bool: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as Float: NSNumber(value: value)
        case let value as Decimal: NSDecimalNumber(decimal: value)
        case let value as CGFloat: NSNumber(value: Double(value))
        case let value as UInt64: NSNumber(value: value)
        case let value as UInt: NSNumber(value: value)
        case let value as any FixedWidthInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
        case let value as any RawRepresentable: number(value.rawValue)
        default: nil
        }
    }
}

/// Tells numbers that are truths from others: both are `NSNumber`.
extension NSNumber {
    var isTruth: Bool { String(cString: objCType) == "c" && (intValue == 0 || intValue == 1) }
}
