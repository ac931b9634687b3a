public import Foundation

/// A property of an entity.
///
/// Apple: "NSPropertyDescription".
open class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
    /// The entity that declares it.
    public internal(set) weak var entity: NSEntityDescription?
    /// Its name.
    open var name = ""
    /// Whether it may be without a value when it is saved.
    open var isOptional = true
    /// Whether it is kept in objects alone, and in no store.
    open var isTransient = false
    open var userInfo: [AnyHashable: Any]?
    /// The name in older stores.
    open var renamingIdentifier: String?
    open var versionHashModifier: String?
    /// Means nothing here.
    open var isIndexedBySpotlight = false
    /// Conditions of values, asked when they are saved.
    public private(set) var validationPredicates: [NSPredicate] = []
    public private(set) var validationWarnings: [Any] = []

    public required override init() { super.init() }

    /// Sets the conditions, each with the words or the code of its error.
    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
    ) {
        self.validationPredicates = validationPredicates ?? []
        self.validationWarnings = validationWarnings ?? []
    }

    open override func copy() -> Any { copy(with: nil) }

    /// A property of the same name and marks, which belongs to no entity.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = Self()
        made.take(over: self)
        return made
    }

    func take(over other: NSPropertyDescription) {
        (name, isOptional, isTransient) = (other.name, other.isOptional, other.isTransient)
        (userInfo, renamingIdentifier) = (other.userInfo, other.renamingIdentifier)
        (validationPredicates, validationWarnings) = (
            other.validationPredicates, other.validationWarnings
        )
    }

    /// What tells it from a property that a store has in another way.
    var shape: String { "\(name)\(isOptional ? "?" : "")\(isTransient ? "-" : "")" }
}

/// A property with values.
///
/// Apple: "NSAttributeDescription".
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The type of an attribute by its newer name.
    ///
    /// Apple: "NSAttributeDescription.AttributeType".
    public struct AttributeType: Hashable, Sendable {
        let type: NSAttributeType

        public static let undefined = Self(type: .undefinedAttributeType)
        public static let integer16 = Self(type: .integer16AttributeType)
        public static let integer32 = Self(type: .integer32AttributeType)
        public static let integer64 = Self(type: .integer64AttributeType)
        public static let decimal = Self(type: .decimalAttributeType)
        public static let double = Self(type: .doubleAttributeType)
        public static let float = Self(type: .floatAttributeType)
        public static let string = Self(type: .stringAttributeType)
        public static let boolean = Self(type: .booleanAttributeType)
        public static let date = Self(type: .dateAttributeType)
        public static let binaryData = Self(type: .binaryDataAttributeType)
        public static let uuid = Self(type: .UUIDAttributeType)
        public static let uri = Self(type: .URIAttributeType)
        public static let transformable = Self(type: .transformableAttributeType)
        public static let objectID = Self(type: .objectIDAttributeType)
        public static let composite = Self(type: .compositeAttributeType)
    }

    /// The type of its values.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The type of its values.
    open var type: AttributeType {
        get { AttributeType(type: attributeType) }
        set { attributeType = newValue.type }
    }
    /// The name of the values' class; `nil` where it may be any.
    open var attributeValueClassName: String? {
        get { valueClassName ?? attributeType.className }
        set { valueClassName = newValue }
    }
    private var valueClassName: String?
    /// The value of new objects.
    open var defaultValue: Any?
    /// What makes an archive of values. Here values are archived as property lists and by `NSCoding`.
    open var valueTransformerName: String?
    /// Means nothing here: a store has all values in it.
    open var allowsExternalBinaryDataStorage = false
    /// Means nothing here.
    open var preservesValueInHistoryOnDeletion = false
    /// Means nothing here.
    open var allowsCloudEncryption = false

    // What Xcode's editor has besides; checked when objects are saved.
    var least: Double?
    var most: Double?
    var pattern: String?

    override func take(over other: NSPropertyDescription) {
        super.take(over: other)
        guard let other = other as? NSAttributeDescription else { return }
        (attributeType, defaultValue) = (other.attributeType, other.defaultValue)
        (valueClassName, valueTransformerName) = (other.valueClassName, other.valueTransformerName)
        (least, most, pattern) = (other.least, other.most, other.pattern)
    }

    override var shape: String { "\(super.shape):\(attributeType.rawValue)" }
}

/// An attribute whose value is worked out when the object is saved.
///
/// Expressions that are the path of a value, `now()`, `path.@count`, `uppercase:(path)`, `lowercase:(path)` and
/// `canonical:(path)` are read; others are told once and give nothing.
///
/// Apple: "NSDerivedAttributeDescription".
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
    var expression = ""

    override func take(over other: NSPropertyDescription) {
        super.take(over: other)
        expression = (other as? NSDerivedAttributeDescription)?.expression ?? ""
    }
}

/// A property that fetches objects when it is read.
///
/// Apple: "NSFetchedPropertyDescription".
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}
