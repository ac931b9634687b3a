// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// What becomes of changes that others made in the meantime.
///
/// Apple: "NSMergePolicyType".
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType = 0
    case mergeByPropertyStoreTrumpMergePolicyType = 1
    case mergeByPropertyObjectTrumpMergePolicyType = 2
    case overwriteMergePolicyType = 3
    case rollbackMergePolicyType = 4
}

/// What becomes of changes that others made in the meantime, and of objects that are not to be equal.
///
/// Apple: "NSMergePolicy".
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public let mergeType: NSMergePolicyType

    /// The policy of a type.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// The save throws.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// What others saved stays.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(
        merge: .mergeByPropertyStoreTrumpMergePolicyType)
    /// What was changed here is saved.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(
        merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// Objects are saved as they are here.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// Objects become as others saved them.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// The save throws.
nonisolated(unsafe) public let NSErrorMergePolicy: Any = NSMergePolicy.error
/// What others saved stays.
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy
    .mergeByPropertyStoreTrump
/// What was changed here is saved.
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy
    .mergeByPropertyObjectTrump
/// Objects are saved as they are here.
nonisolated(unsafe) public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
/// Objects become as others saved them.
nonisolated(unsafe) public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
