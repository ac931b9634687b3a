// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Foundation

// Apple: "Core Data Errors".
public let NSCoreDataError = 134060
public let NSManagedObjectValidationError = 1550
public let NSManagedObjectConstraintValidationError = 1551
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationDateTooLateError = 1630
public let NSValidationDateTooSoonError = 1640
public let NSValidationInvalidDateError = 1650
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSValidationStringPatternMatchingError = 1680
public let NSManagedObjectReferentialIntegrityError = 133000
public let NSManagedObjectExternalRelationshipError = 133010
public let NSManagedObjectMergeError = 133020
public let NSManagedObjectConstraintMergeError = 133021
public let NSPersistentStoreInvalidTypeError = 134000
public let NSPersistentStoreTypeMismatchError = 134010
public let NSPersistentStoreIncompatibleSchemaError = 134020
public let NSPersistentStoreSaveError = 134030
public let NSPersistentStoreSaveConflictsError = 134050
public let NSPersistentStoreOperationError = 134070
public let NSPersistentStoreOpenError = 134080
public let NSPersistentStoreTimeoutError = 134090
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
public let NSPersistentStoreIncompatibleVersionHashError = 134100
public let NSMigrationError = 134110
public let NSMigrationMissingSourceModelError = 134130
public let NSMigrationMissingMappingModelError = 134140
public let NSSQLiteError = 134180
public let NSInferredMappingModelError = 134190
public let NSPersistentHistoryTokenExpiredError = 134301

/// In the `userInfo` of errors: the errors that one stands for.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// In the `userInfo` of errors: the object that breaks a rule.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// In the `userInfo` of errors: the name of the property.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// In the `userInfo` of errors: the value.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// In the `userInfo` of errors: the predicate that is not fulfilled.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// In the `userInfo` of errors: the objects that failed.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// In the `userInfo` of errors: the stores that failed.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// In the `userInfo` of errors: the conflicts of a save.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

/// Makes Core Data's errors.
enum CoreDataErrors {
    /// An error of Cocoa's domain, with a sentence that says what is wrong, where, and how it is mended.
    static func error(
        _ code: Int, _ sentence: String, _ object: NSManagedObject? = nil, _ key: String? = nil,
        value: Any? = nil
    ) -> NSError {
        var info: [String: Any] = [NSLocalizedDescriptionKey: sentence]
        if let object { info[NSValidationObjectErrorKey] = object }
        if let key { info[NSValidationKeyErrorKey] = key }
        if let value { info[NSValidationValueErrorKey] = value }
        return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
    }

    /// One error, or one that stands for several.
    static func joined(_ errors: [NSError]) -> NSError? {
        if errors.count < 2 { return errors.first }
        let sentences = errors.map(\.localizedDescription).joined(separator: " ")
        return NSError(
            domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
            userInfo: [NSDetailedErrorsKey: errors, NSLocalizedDescriptionKey: sentences])
    }
}
