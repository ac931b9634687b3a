public import Foundation

/// A container whose objects are kept on this machine: there is no iCloud here, which is told once.
///
/// Apple: "NSPersistentCloudKitContainer".
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Posted when something was sent or received. Nothing is here.
    public static let eventChangedNotification = Notification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification")
    /// In the `userInfo` of that notification.
    public static let eventNotificationUserInfoKey = "event"

    override func isLocal() {
        Notes.tell(
            "NSPersistentCloudKitContainer keeps objects on this machine: there is no iCloud.")
    }

    /// Makes the records of the model in iCloud. Nothing is done here.
    open func initializeCloudKitSchema(
        options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
    ) throws {
        throw CoreDataErrors.error(
            NSCoreDataError, "There is no iCloud here: no schema is made in it.")
    }

    /// Whether an object may be changed: always, as nobody shares any.
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    /// Whether an object may be deleted: always, as nobody shares any.
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    /// Whether objects of a store may be changed: always, as nobody shares any.
    open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
}

/// Apple: "NSPersistentCloudKitContainerSchemaInitializationOptions".
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// The options of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let dryRun = Self(rawValue: 1 << 1)
    public static let printSchema = Self(rawValue: 1 << 2)
}

/// Which container of iCloud a store belongs to. There is none here.
///
/// Apple: "NSPersistentCloudKitContainerOptions".
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    public let containerIdentifier: String
    /// A container of a name.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
