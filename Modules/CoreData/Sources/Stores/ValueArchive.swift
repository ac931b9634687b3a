internal import Foundation
internal import ObjectStore
internal import Synchronization

/// Turns values into what a store has, and back.
enum ValueArchive {
    /// A value as a store has it.
    ///
    /// - Parameter isMemory: Whether the store lasts as long as the program: it takes what cannot be archived.
    static func stored(
        _ value: Any, of attribute: NSAttributeDescription, isMemory: Bool
    ) -> StoredValue {
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
            .booleanAttributeType:
            return (value as? NSNumber).map { .integer($0.int64Value) } ?? .null
        case .doubleAttributeType, .floatAttributeType:
            return (value as? NSNumber)?.doubleValue.stored ?? .null
        case .decimalAttributeType:
            return (value as? NSDecimalNumber).map { .text("\($0.decimalValue)") } ?? .null
        case .stringAttributeType: return (value as? String)?.stored ?? .null
        case .dateAttributeType: return (value as? Date)?.stored ?? .null
        case .binaryDataAttributeType: return (value as? Data)?.stored ?? .null
        case .UUIDAttributeType: return (value as? UUID)?.stored ?? .null
        case .URIAttributeType: return (value as? URL)?.stored ?? .null
        case .objectIDAttributeType:
            return (value as? NSManagedObjectID).map {
                .text($0.uriRepresentation().absoluteString)
            }
                ?? .null
        case .undefinedAttributeType, .transformableAttributeType, .compositeAttributeType:
            return isMemory ? HeldValues.shared.keep(value) : archive(value, attribute)
        }
    }

    /// A value of what a store has; `nil` where that is none of the type.
    static func value(_ stored: StoredValue, of attribute: NSAttributeDescription) -> Any? {
        switch (attribute.attributeType, stored) {
        case (_, .null): return nil
        case (.booleanAttributeType, .integer(let number)): return NSNumber(value: number != 0)
        case (.integer16AttributeType, .integer(let number)),
            (.integer32AttributeType, .integer(let number)),
            (.integer64AttributeType, .integer(let number)):
            return NSNumber(value: number)
        case (.doubleAttributeType, _), (.floatAttributeType, _):
            return Double(stored: stored).map { NSNumber(value: $0) }
        case (.decimalAttributeType, .text(let text)):
            return Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
        case (.stringAttributeType, .text(let text)): return text
        case (.dateAttributeType, _): return Date(stored: stored)
        case (.binaryDataAttributeType, _): return Data(stored: stored)
        case (.UUIDAttributeType, _): return UUID(stored: stored)
        case (.URIAttributeType, _): return URL(stored: stored)
        case (.undefinedAttributeType, _), (.transformableAttributeType, _),
            (.compositeAttributeType, _):
            return HeldValues.shared.value(stored) ?? unarchive(stored)
        default: return nil
        }
    }

    /// Property lists as such; other objects by `NSCoding`.
    private static func archive(_ value: Any, _ attribute: NSAttributeDescription) -> StoredValue {
        let plain: Any = (value as? NSURL).map { ["quadrant.url": $0.absoluteString] } ?? value
        if PropertyListSerialization.propertyList(["value": plain], isValidFor: .binary),
            let data = try? PropertyListSerialization.data(
                fromPropertyList: ["value": plain], format: .binary, options: 0)
        {
            return .blob(data)
        }
        if let object = value as? any NSCoding,
            let data = try? NSKeyedArchiver.archivedData(
                withRootObject: object, requiringSecureCoding: false)
        {
            return .blob(data)
        }
        return .failed(
            "'\(attribute.entity?.name ?? "").\(attribute.name)' has a '\(type(of: value))', which is no property list and not NSCoding: "
                + "a file cannot keep it. Use Data, or a store in memory.")
    }

    private static func unarchive(_ stored: StoredValue) -> Any? {
        guard case .blob(let data) = stored else { return nil }
        if let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let value = (list as? [String: Any])?["value"]
        {
            return value
        }
        let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver?.requiresSecureCoding = false
        return unarchiver?.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }
}

/// Values of any class for stores in memory, which have a number in their place.
private final class HeldValues: Sendable {
    static let shared = HeldValues()
    private static let mark = Data("quadrant held ".utf8)
    private struct Held: @unchecked Sendable { let value: Any }
    private let values = Mutex<[Held]>([])

    func keep(_ value: Any) -> StoredValue {
        let held = Held(value: value)
        let number = values.withLock {
            $0.append(held)
            return $0.count - 1
        }
        return .blob(Self.mark + Data("\(number)".utf8))
    }

    func value(_ stored: StoredValue) -> Any? {
        guard case .blob(let data) = stored, data.starts(with: Self.mark),
            let number = Int(String(decoding: data.dropFirst(Self.mark.count), as: UTF8.self))
        else { return nil }
        return values.withLock { $0.indices.contains(number) ? $0[number] : nil }?.value
    }
}
