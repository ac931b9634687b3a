/// What becomes of the objects that a deleted object refers to.
///
/// Apple: "NSDeleteRule".
public enum NSDeleteRule: UInt, Sendable {
    /// Nothing: they go on referring to it.
    case noActionDeleteRule = 0
    /// They no longer refer to it.
    case nullifyDeleteRule = 1
    /// They are deleted too.
    case cascadeDeleteRule = 2
    /// It cannot be deleted while there are any.
    case denyDeleteRule = 3
}

/// A property that refers to objects.
///
/// Apple: "NSRelationshipDescription".
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    /// The entity of the objects.
    open weak var destinationEntity: NSEntityDescription? {
        didSet { destinationName = destinationEntity?.name }
    }
    /// The property of these objects that refers back.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// At most how many; 0 for any number.
    open var maxCount = 0
    /// At least how many.
    open var minCount = 0
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// Whether the objects have an order.
    open var isOrdered = false
    /// Whether there may be several.
    public var isToMany: Bool { maxCount != 1 }

    // Names that are looked up when the model is complete.
    var destinationName: String?
    var inverseName: String?

    override func take(over other: NSPropertyDescription) {
        super.take(over: other)
        guard let other = other as? NSRelationshipDescription else { return }
        (maxCount, minCount) = (other.maxCount, other.minCount)
        (deleteRule, isOrdered) = (other.deleteRule, other.isOrdered)
        (destinationName, inverseName) = (
            other.destinationName, other.inverseRelationship?.name ?? other.inverseName
        )
    }

    override var shape: String {
        "\(super.shape)>\(destinationName ?? "")\(isToMany ? "*" : "")\(isOrdered ? "o" : "")"
    }
}
