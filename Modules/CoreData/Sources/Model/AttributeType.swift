// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The type of an attribute's values.
///
/// Apple: "NSAttributeType".
public enum NSAttributeType: UInt, Sendable {
    /// None was said: values of any type.
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    /// Values of any class, which a store keeps as an archive.
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
    case compositeAttributeType = 2100
}

extension NSAttributeType {
    /// The type of a name in a model file; `nil` for a name that is none.
    init?(named name: String) {
        switch name {
        case "Integer 16": self = .integer16AttributeType
        case "Integer 32": self = .integer32AttributeType
        case "Integer 64": self = .integer64AttributeType
        case "Decimal": self = .decimalAttributeType
        case "Double": self = .doubleAttributeType
        case "Float": self = .floatAttributeType
        case "String": self = .stringAttributeType
        case "Boolean": self = .booleanAttributeType
        case "Date": self = .dateAttributeType
        case "Binary": self = .binaryDataAttributeType
        case "UUID": self = .UUIDAttributeType
        case "URI": self = .URIAttributeType
        case "Transformable": self = .transformableAttributeType
        case "ObjectID": self = .objectIDAttributeType
        case "Composite": self = .compositeAttributeType
        case "Undefined", "": self = .undefinedAttributeType
        default: return nil
        }
    }

    /// Whether values are numbers.
    var isNumber: Bool { (100...600).contains(rawValue) || self == .booleanAttributeType }

    /// The bits of an integer; `nil` for other types.
    var bits: Int? {
        switch self {
        case .integer16AttributeType: 16
        case .integer32AttributeType: 32
        case .integer64AttributeType: 64
        default: nil
        }
    }

    /// The class of the values on Apple's systems.
    var className: String? {
        switch self {
        case .undefinedAttributeType, .transformableAttributeType, .compositeAttributeType: nil
        case .decimalAttributeType: "NSDecimalNumber"
        case .stringAttributeType: "NSString"
        case .dateAttributeType: "NSDate"
        case .binaryDataAttributeType: "NSData"
        case .UUIDAttributeType: "NSUUID"
        case .URIAttributeType: "NSURL"
        case .objectIDAttributeType: "NSManagedObjectID"
        default: "NSNumber"
        }
    }
}
