internal import Foundation

extension NSManagedObject {
    private var name: String { entity.name ?? "" }

    /// Looks whether all properties may be saved as they are.
    func validate() throws {
        fill()
        let errors = entity.layout.properties.indices.compactMap(fault)
        if let error = CoreDataErrors.joined(errors) { throw error }
    }

    /// Looks whether no relationship forbids to delete the object.
    func validateDeletion() throws {
        fill()
        let errors = entity.layout.properties.indices.compactMap { place -> NSError? in
            guard let relationship = entity.layout.relationships[place],
                relationship.deleteRule == .denyDeleteRule
            else { return nil }
            let left = others(at: place).filter { $0.life != .deleted && $0.life != .gone }
            if left.isEmpty { return nil }
            return CoreDataErrors.error(
                NSValidationRelationshipDeniedDeleteError,
                "'\(name)' cannot be deleted: its '\(relationship.name)' (deletion rule Deny) has \(left.count) objects. Delete these first.",
                self, relationship.name)
        }
        if let error = CoreDataErrors.joined(errors) { throw error }
    }

    private func fault(_ place: Int) -> NSError? {
        let property = entity.layout.properties[place]
        if let relationship = property as? NSRelationshipDescription {
            return fault(relationship, others(at: place).count)
        }
        guard let attribute = property as? NSAttributeDescription,
            !(attribute is NSDerivedAttributeDescription)
        else { return nil }
        guard case .value(let value) = slots[place] else {
            return property.isOptional
                ? nil
                : error(
                    NSValidationMissingMandatoryPropertyError, attribute,
                    "is a required value. Set it before the object is saved, or make it optional in the model"
                )
        }
        return fault(attribute, value) ?? broken(attribute, value)
    }

    private func error(
        _ code: Int, _ property: NSPropertyDescription, _ sentence: String, value: Any? = nil
    ) -> NSError {
        CoreDataErrors.error(
            code, "'\(name).\(property.name)' \(sentence).", self, property.name, value: value)
    }

    private func fault(_ relationship: NSRelationshipDescription, _ count: Int) -> NSError? {
        if count == 0 {
            if relationship.isOptional { return nil }
            let code =
                relationship.isToMany
                ? NSValidationRelationshipLacksMinimumCountError
                : NSValidationMissingMandatoryPropertyError
            return error(code, relationship, "must refer to an object")
        }
        if relationship.minCount > count {
            return error(
                NSValidationRelationshipLacksMinimumCountError, relationship,
                "refers to \(count) objects; \(relationship.minCount) are the least")
        }
        if relationship.maxCount > 0, count > relationship.maxCount {
            return error(
                NSValidationRelationshipExceedsMaximumCountError, relationship,
                "refers to \(count) objects; \(relationship.maxCount) are the most")
        }
        return nil
    }

    private func fault(_ attribute: NSAttributeDescription, _ value: Any) -> NSError? {
        if let number = value as? NSNumber, attribute.attributeType.isNumber {
            if let bits = attribute.attributeType.bits, bits < 64 {
                let most = Int64(1) << (bits - 1)
                if number.int64Value >= most || number.int64Value < -most {
                    let code =
                        number.int64Value < 0
                        ? NSValidationNumberTooSmallError : NSValidationNumberTooLargeError
                    return error(
                        code, attribute, "is \(number), which is no integer of \(bits) bits",
                        value: value)
                }
            }
            return fault(attribute, number.doubleValue, "is \(number)", value, number: true)
        }
        if let text = value as? String {
            let length = Double(text.utf16.count)
            if let found = fault(attribute, length, "has \(text.utf16.count) characters", value) {
                return found
            }
            if let pattern = attribute.pattern,
                text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil
            {
                return error(
                    NSValidationStringPatternMatchingError, attribute,
                    "is not as '\(pattern)' says", value: value)
            }
        }
        return nil
    }

    private func fault(
        _ attribute: NSAttributeDescription, _ size: Double, _ what: String, _ value: Any,
        number: Bool = false
    ) -> NSError? {
        if let least = attribute.least, size < least {
            return error(
                number ? NSValidationNumberTooSmallError : NSValidationStringTooShortError,
                attribute, "\(what); \(least) is the least", value: value)
        }
        if let most = attribute.most, size > most {
            return error(
                number ? NSValidationNumberTooLargeError : NSValidationStringTooLongError,
                attribute, "\(what); \(most) is the most", value: value)
        }
        return nil
    }

    private func broken(_ attribute: NSAttributeDescription, _ value: Any) -> NSError? {
        for (number, predicate) in attribute.validationPredicates.enumerated()
        where !predicate.evaluate(with: value) {
            let warning =
                attribute.validationWarnings.indices.contains(number)
                ? "\(attribute.validationWarnings[number])" : "does not fulfil its condition"
            return error(NSManagedObjectValidationError, attribute, warning, value: value)
        }
        return nil
    }
}
