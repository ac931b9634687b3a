// length: generated. Written by Scripts/quiet-modules.py from Modules/CloudKit/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import CoreLocation
internal import CFNames

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("CloudKit: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "CKError".
public struct CKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "CKError.Code.internalError".
        case internalError = 1
        /// Apple: "CKError.Code.partialFailure".
        case partialFailure
        /// Apple: "CKError.Code.networkUnavailable".
        case networkUnavailable
        /// Apple: "CKError.Code.networkFailure".
        case networkFailure
        /// Apple: "CKError.Code.badContainer".
        case badContainer
        /// Apple: "CKError.Code.serviceUnavailable".
        case serviceUnavailable
        /// Apple: "CKError.Code.requestRateLimited".
        case requestRateLimited
        /// Apple: "CKError.Code.missingEntitlement".
        case missingEntitlement
        /// Apple: "CKError.Code.notAuthenticated".
        case notAuthenticated
        /// Apple: "CKError.Code.permissionFailure".
        case permissionFailure
        /// Apple: "CKError.Code.unknownItem".
        case unknownItem
        /// Apple: "CKError.Code.invalidArguments".
        case invalidArguments
        /// Apple: "CKError.Code.serverRecordChanged".
        case serverRecordChanged = 14
        /// Apple: "CKError.Code.serverRejectedRequest".
        case serverRejectedRequest
        /// Apple: "CKError.Code.assetFileNotFound".
        case assetFileNotFound
        /// Apple: "CKError.Code.assetFileModified".
        case assetFileModified
        /// Apple: "CKError.Code.incompatibleVersion".
        case incompatibleVersion
        /// Apple: "CKError.Code.constraintViolation".
        case constraintViolation
        /// Apple: "CKError.Code.operationCancelled".
        case operationCancelled
        /// Apple: "CKError.Code.changeTokenExpired".
        case changeTokenExpired
        /// Apple: "CKError.Code.batchRequestFailed".
        case batchRequestFailed
        /// Apple: "CKError.Code.zoneBusy".
        case zoneBusy
        /// Apple: "CKError.Code.badDatabase".
        case badDatabase
        /// Apple: "CKError.Code.quotaExceeded".
        case quotaExceeded
        /// Apple: "CKError.Code.zoneNotFound".
        case zoneNotFound
        /// Apple: "CKError.Code.limitExceeded".
        case limitExceeded
        /// Apple: "CKError.Code.userDeletedZone".
        case userDeletedZone
        /// Apple: "CKError.Code.tooManyParticipants".
        case tooManyParticipants
        /// Apple: "CKError.Code.alreadyShared".
        case alreadyShared
        /// Apple: "CKError.Code.referenceViolation".
        case referenceViolation
        /// Apple: "CKError.Code.managedAccountRestricted".
        case managedAccountRestricted
        /// Apple: "CKError.Code.participantMayNeedVerification".
        case participantMayNeedVerification
        /// Apple: "CKError.Code.serverResponseLost".
        case serverResponseLost
        /// Apple: "CKError.Code.assetNotAvailable".
        case assetNotAvailable
        /// Apple: "CKError.Code.accountTemporarilyUnavailable".
        case accountTemporarilyUnavailable
    }
    /// Apple: "CKError.internalError".
    public static var internalError: Code { .internalError }
    /// Apple: "CKError.partialFailure".
    public static var partialFailure: Code { .partialFailure }
    /// Apple: "CKError.networkUnavailable".
    public static var networkUnavailable: Code { .networkUnavailable }
    /// Apple: "CKError.networkFailure".
    public static var networkFailure: Code { .networkFailure }
    /// Apple: "CKError.badContainer".
    public static var badContainer: Code { .badContainer }
    /// Apple: "CKError.serviceUnavailable".
    public static var serviceUnavailable: Code { .serviceUnavailable }
    /// Apple: "CKError.requestRateLimited".
    public static var requestRateLimited: Code { .requestRateLimited }
    /// Apple: "CKError.missingEntitlement".
    public static var missingEntitlement: Code { .missingEntitlement }
    /// Apple: "CKError.notAuthenticated".
    public static var notAuthenticated: Code { .notAuthenticated }
    /// Apple: "CKError.permissionFailure".
    public static var permissionFailure: Code { .permissionFailure }
    /// Apple: "CKError.unknownItem".
    public static var unknownItem: Code { .unknownItem }
    /// Apple: "CKError.invalidArguments".
    public static var invalidArguments: Code { .invalidArguments }
    /// Apple: "CKError.serverRecordChanged".
    public static var serverRecordChanged: Code { .serverRecordChanged }
    /// Apple: "CKError.serverRejectedRequest".
    public static var serverRejectedRequest: Code { .serverRejectedRequest }
    /// Apple: "CKError.assetFileNotFound".
    public static var assetFileNotFound: Code { .assetFileNotFound }
    /// Apple: "CKError.assetFileModified".
    public static var assetFileModified: Code { .assetFileModified }
    /// Apple: "CKError.incompatibleVersion".
    public static var incompatibleVersion: Code { .incompatibleVersion }
    /// Apple: "CKError.constraintViolation".
    public static var constraintViolation: Code { .constraintViolation }
    /// Apple: "CKError.operationCancelled".
    public static var operationCancelled: Code { .operationCancelled }
    /// Apple: "CKError.changeTokenExpired".
    public static var changeTokenExpired: Code { .changeTokenExpired }
    /// Apple: "CKError.batchRequestFailed".
    public static var batchRequestFailed: Code { .batchRequestFailed }
    /// Apple: "CKError.zoneBusy".
    public static var zoneBusy: Code { .zoneBusy }
    /// Apple: "CKError.badDatabase".
    public static var badDatabase: Code { .badDatabase }
    /// Apple: "CKError.quotaExceeded".
    public static var quotaExceeded: Code { .quotaExceeded }
    /// Apple: "CKError.zoneNotFound".
    public static var zoneNotFound: Code { .zoneNotFound }
    /// Apple: "CKError.limitExceeded".
    public static var limitExceeded: Code { .limitExceeded }
    /// Apple: "CKError.userDeletedZone".
    public static var userDeletedZone: Code { .userDeletedZone }
    /// Apple: "CKError.tooManyParticipants".
    public static var tooManyParticipants: Code { .tooManyParticipants }
    /// Apple: "CKError.alreadyShared".
    public static var alreadyShared: Code { .alreadyShared }
    /// Apple: "CKError.referenceViolation".
    public static var referenceViolation: Code { .referenceViolation }
    /// Apple: "CKError.managedAccountRestricted".
    public static var managedAccountRestricted: Code { .managedAccountRestricted }
    /// Apple: "CKError.participantMayNeedVerification".
    public static var participantMayNeedVerification: Code { .participantMayNeedVerification }
    /// Apple: "CKError.serverResponseLost".
    public static var serverResponseLost: Code { .serverResponseLost }
    /// Apple: "CKError.assetNotAvailable".
    public static var assetNotAvailable: Code { .assetNotAvailable }
    /// Apple: "CKError.accountTemporarilyUnavailable".
    public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "CKErrorDomain" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (CKErrorDomain error \(code.rawValue).)" }
}
extension CKError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? CKError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "CKErrorDomain".
public let CKErrorDomain = "CKErrorDomain"
/// Apple: "CKCurrentUserDefaultName".
public let CKCurrentUserDefaultName: String = "__defaultOwner__"
/// Apple: "CKRecordZoneDefaultName".
public let CKRecordZoneDefaultName: String = "_defaultZone"
/// Apple: "CKErrorRetryAfterKey".
public let CKErrorRetryAfterKey: String = "CKRetryAfter"
/// Apple: "CKPartialErrorsByItemIDKey".
public let CKPartialErrorsByItemIDKey: String = "CKPartialErrors"
/// Apple: "CKRecordChangedErrorServerRecordKey".
public let CKRecordChangedErrorServerRecordKey: String = "ServerRecord"
/// Apple: "CKShareTitleKey".
public let CKShareTitleKey: String = "cloudkit.title"
extension Notification.Name {
    /// Apple: "Notification.Name.CKAccountChanged".
    public static let CKAccountChanged: Notification.Name = .init("CKAccountChangedNotification")
}
/// Apple: "CKAccountStatus".
public enum CKAccountStatus: Int, Hashable, Sendable {
    /// Apple: "CKAccountStatus.couldNotDetermine".
    case couldNotDetermine
    /// Apple: "CKAccountStatus.available".
    case available
    /// Apple: "CKAccountStatus.restricted".
    case restricted
    /// Apple: "CKAccountStatus.noAccount".
    case noAccount
    /// Apple: "CKAccountStatus.temporarilyUnavailable".
    case temporarilyUnavailable
}
/// Apple: "CKDatabaseScope".
public enum CKDatabaseScope: Int, Hashable, Sendable {
    /// Apple: "CKDatabaseScope.public".
    case `public` = 1
    /// Apple: "CKDatabaseScope.private".
    case `private`
    /// Apple: "CKDatabaseScope.shared".
    case shared
}
/// Apple: "CKRecordValue".
public protocol CKRecordValue {
}
/// Apple: "CKRecordValueProtocol".
public protocol CKRecordValueProtocol {
}
extension String: CKRecordValue, CKRecordValueProtocol {
}
extension Int: CKRecordValue, CKRecordValueProtocol {
}
extension Double: CKRecordValue, CKRecordValueProtocol {
}
extension Bool: CKRecordValue, CKRecordValueProtocol {
}
extension Date: CKRecordValue, CKRecordValueProtocol {
}
extension Data: CKRecordValue, CKRecordValueProtocol {
}
extension Array: CKRecordValue, CKRecordValueProtocol {
}
extension NSObject: CKRecordValue, CKRecordValueProtocol {
}
/// Apple: "CKRecord".
open class CKRecord: NSObject {
    /// Apple: "RecordType".
    public typealias RecordType = String
    /// Apple: "FieldKey".
    public typealias FieldKey = String
    /// Apple: "SystemFieldKey".
    public enum SystemFieldKey: Hashable, Sendable {
        /// Apple: "SystemFieldKey.creationDate".
        public static let creationDate: String = "___createTime"
        /// Apple: "SystemFieldKey.modificationDate".
        public static let modificationDate: String = "___modTime"
        /// Apple: "SystemFieldKey.recordID".
        public static let recordID: String = "___recordID"
        /// Apple: "SystemFieldKey.creatorUserRecordID".
        public static let creatorUserRecordID: String = "___createdBy"
        /// Apple: "SystemFieldKey.parent".
        public static let parent: String = "___parent"
        /// Apple: "SystemFieldKey.share".
        public static let share: String = "___share"
    }
    /// Apple: "SystemType".
    public enum SystemType: Hashable, Sendable {
        /// Apple: "SystemType.userRecord".
        public static let userRecord: String = "Users"
        /// Apple: "SystemType.share".
        public static let share: String = "cloudkit.share"
    }
    /// Apple: "ReferenceAction".
    public enum ReferenceAction: UInt, Hashable, Sendable {
        /// Apple: "ReferenceAction.none".
        case none
        /// Apple: "ReferenceAction.deleteSelf".
        case deleteSelf
    }
    /// Apple: "ID".
    open class ID: NSObject {
        /// Apple: "ID.recordName".
        public let recordName: String
        /// Apple: "ID.zoneID".
        public let zoneID: CKRecordZone.ID
        /// Apple: "ID.init".
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = CKRecordZone.ID()) { self.recordName = recordName; self.zoneID = zoneID; super.init() }
        /// Here `(object as? ID)?.recordName == recordName`. Apple: "ID.isEqual".
        override open func isEqual(_ object: Any?) -> Bool { (object as? ID)?.recordName == recordName }
        /// Apple: "ID.hash".
        override open var hash: Int { recordName.hashValue }
    }
    /// Apple: "Reference".
    open class Reference: NSObject {
        /// Apple: "Reference.recordID".
        public let recordID: CKRecord.ID
        /// Apple: "Reference.action".
        public let action: ReferenceAction
        /// Apple: "Reference.init".
        public init(recordID: CKRecord.ID, action: ReferenceAction) { self.recordID = recordID; self.action = action; super.init() }
        /// Apple: "Reference.init".
        public convenience init(record: CKRecord, action: ReferenceAction) { self.init(recordID: record.recordID, action: action) }
    }
    /// Apple: "CKRecord.recordType".
    public let recordType: RecordType
    /// Apple: "CKRecord.recordID".
    public let recordID: CKRecord.ID
    /// It is kept; `[:]` at first. Apple: "CKRecord.values_".
    var values_: [String: Any] = [:]
    /// Apple: "CKRecord.init".
    public init(recordType: RecordType, recordID: CKRecord.ID = CKRecord.ID()) { self.recordType = recordType; self.recordID = recordID; super.init() }
    /// Apple: "CKRecord.init".
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) { self.init(recordType: recordType, recordID: CKRecord.ID(zoneID: zoneID)) }
    /// Here always `nil`. Apple: "CKRecord.creationDate".
    open var creationDate: Date? { nil }
    /// Here always `nil`. Apple: "CKRecord.modificationDate".
    open var modificationDate: Date? { nil }
    /// Here always `nil`. Apple: "CKRecord.creatorUserRecordID".
    open var creatorUserRecordID: CKRecord.ID? { nil }
    /// Here always `nil`. Apple: "CKRecord.lastModifiedUserRecordID".
    open var lastModifiedUserRecordID: CKRecord.ID? { nil }
    /// Here always `nil`. Apple: "CKRecord.recordChangeTag".
    open var recordChangeTag: String? { nil }
    /// It is kept; `nil` at first. Apple: "CKRecord.parent".
    open var parent: CKRecord.Reference?
    /// Here always `nil`. Apple: "CKRecord.share".
    open var share: CKRecord.Reference? { nil }
    /// Here `values_[key]`. Apple: "CKRecord.object".
    open func object(forKey key: String) -> Any? { values_[key] }
    /// Here `values_[key] = object`. Apple: "CKRecord.setObject".
    open func setObject(_ object: Any?, forKey key: String) { values_[key] = object }
    /// Here `values_[key]`. Apple: "CKRecord.value".
    open func value(forKey key: String) -> Any? { values_[key] }
    /// Here `values_[key] = value`. Apple: "CKRecord.setValue".
    open func setValue(_ value: Any?, forKey key: String) { values_[key] = value }
    /// Here `values_.keys.sorted()`. Apple: "CKRecord.allKeys".
    open func allKeys() -> [String] { values_.keys.sorted() }
    /// Here `values_.keys.sorted()`. Apple: "CKRecord.changedKeys".
    open func changedKeys() -> [String] { values_.keys.sorted() }
    /// Here `parent = parentRecord.map { Reference(record: $0, action: .none) }`. Apple: "CKRecord.setParent".
    open func setParent(_ parentRecord: CKRecord?) { parent = parentRecord.map { Reference(record: $0, action: .none) } }
    /// Apple: "CKRecord.encodeSystemFields".
    open func encodeSystemFields(with coder: NSCoder) {}
    /// Apple: "CKRecord.subscript".
    public subscript(key: String) -> Any? { get { values_[key] } set { values_[key] = newValue } }
    /// Apple: "CKRecord.subscript".
    public subscript<T>(key: String) -> T? { values_[key] as? T }
    /// Here always `self`. Apple: "CKRecord.encryptedValues".
    open var encryptedValues: CKRecord { self }
}
/// Apple: "CKAsset".
open class CKAsset: NSObject {
    /// Apple: "CKAsset.fileURL".
    public let fileURL: URL?
    /// Apple: "CKAsset.init".
    public init(fileURL: URL) { self.fileURL = fileURL; super.init() }
}
/// Apple: "CKRecordZone".
open class CKRecordZone: NSObject {
    /// Apple: "ID".
    open class ID: NSObject {
        /// Apple: "ID.zoneName".
        public let zoneName: String
        /// Apple: "ID.ownerName".
        public let ownerName: String
        /// Apple: "ID.init".
        public init(zoneName: String = CKRecordZoneDefaultName, ownerName: String = CKCurrentUserDefaultName) { self.zoneName = zoneName; self.ownerName = ownerName; super.init() }
        /// Apple: "ID.default".
        public nonisolated(unsafe) static let `default`: ID = ID()
    }
    /// Apple: "CKRecordZone.zoneID".
    public let zoneID: ID
    /// Apple: "CKRecordZone.init".
    public init(zoneID: ID) { self.zoneID = zoneID; super.init() }
    /// Apple: "CKRecordZone.init".
    public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
    /// Here `CKRecordZone(zoneID: ID())`. Apple: "CKRecordZone.`default`".
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: ID()) }
}
/// Apple: "CKServerChangeToken".
open class CKServerChangeToken: NSObject {
}
/// Apple: "CKShare".
open class CKShare: CKRecord {
    /// Apple: "ParticipantPermission".
    public enum ParticipantPermission: Int, Hashable, Sendable {
        /// Apple: "ParticipantPermission.unknown".
        case unknown
        /// Apple: "ParticipantPermission.none".
        case none
        /// Apple: "ParticipantPermission.readOnly".
        case readOnly
        /// Apple: "ParticipantPermission.readWrite".
        case readWrite
    }
    /// Apple: "ParticipantRole".
    public enum ParticipantRole: Int, Hashable, Sendable {
        /// Apple: "ParticipantRole.unknown".
        case unknown
        /// Apple: "ParticipantRole.owner".
        case owner
        /// Apple: "ParticipantRole.privateUser".
        case privateUser
        /// Apple: "ParticipantRole.publicUser".
        case publicUser
    }
    /// Apple: "Participant".
    open class Participant: NSObject {
    }
    /// Apple: "Metadata".
    open class Metadata: NSObject {
        /// Here always `CKShare(rootRecord: CKRecord(recordType: "x"))`. Apple: "Metadata.share".
        open var share: CKShare { CKShare(rootRecord: CKRecord(recordType: "x")) }
        /// Here always `""`. Apple: "Metadata.containerIdentifier".
        open var containerIdentifier: String { "" }
    }
    /// Apple: "CKShare.init".
    public init(rootRecord: CKRecord) { super.init(recordType: SystemType.share) }
    /// Apple: "CKShare.init".
    public init(rootRecord: CKRecord, shareID: CKRecord.ID) { super.init(recordType: SystemType.share, recordID: shareID) }
    /// It is kept; `.none` at first. Apple: "CKShare.publicPermission".
    open var publicPermission: ParticipantPermission = .none
    /// Here always `nil`. Apple: "CKShare.url".
    open var url: URL? { nil }
    /// Here always `[]`. Apple: "CKShare.participants".
    open var participants: [Participant] { [] }
}
/// Apple: "CKQuery".
open class CKQuery: NSObject {
    /// Apple: "CKQuery.recordType".
    public let recordType: String
    /// Apple: "CKQuery.predicate".
    public let predicate: NSPredicate
    /// Apple: "CKQuery.init".
    public init(recordType: String, predicate: NSPredicate) { self.recordType = recordType; self.predicate = predicate; super.init() }
    /// It is kept; `nil` at first. Apple: "CKQuery.sortDescriptors".
    open var sortDescriptors: [NSSortDescriptor]?
}
/// Apple: "CKSubscription".
open class CKSubscription: NSObject {
    /// Apple: "NotificationInfo".
    open class NotificationInfo: NSObject {
        /// It is kept; `nil` at first. Apple: "NotificationInfo.alertBody".
        open var alertBody: String?
        /// It is kept; `nil` at first. Apple: "NotificationInfo.title".
        open var title: String?
        /// It is kept; `nil` at first. Apple: "NotificationInfo.soundName".
        open var soundName: String?
        /// It is kept; `false` at first. Apple: "NotificationInfo.shouldBadge".
        open var shouldBadge: Bool = false
        /// It is kept; `false` at first. Apple: "NotificationInfo.shouldSendContentAvailable".
        open var shouldSendContentAvailable: Bool = false
        /// It is kept; `nil` at first. Apple: "NotificationInfo.category".
        open var category: String?
    }
    /// Apple: "CKSubscription.subscriptionID".
    public let subscriptionID: String
    /// Apple: "CKSubscription.init".
    public init(subscriptionID_: String) { subscriptionID = subscriptionID_; super.init() }
    /// It is kept; `nil` at first. Apple: "CKSubscription.notificationInfo".
    open var notificationInfo: NotificationInfo?
}
/// Apple: "CKQuerySubscription".
open class CKQuerySubscription: CKSubscription {
    /// Apple: "Options".
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "Options.firesOnRecordCreation".
        public static let firesOnRecordCreation = Options(rawValue: 1)
        /// Apple: "Options.firesOnRecordUpdate".
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        /// Apple: "Options.firesOnRecordDeletion".
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        /// Apple: "Options.firesOnce".
        public static let firesOnce = Options(rawValue: 8)
    }
    /// Apple: "CKQuerySubscription.init".
    public init(recordType: String, predicate: NSPredicate, subscriptionID: String = UUID().uuidString, options querySubscriptionOptions: Options = []) { super.init(subscriptionID_: subscriptionID) }
}
/// Apple: "CKDatabaseSubscription".
open class CKDatabaseSubscription: CKSubscription {
    /// Apple: "CKDatabaseSubscription.init".
    public init(subscriptionID: String) { super.init(subscriptionID_: subscriptionID) }
}
/// Apple: "CKRecordZoneSubscription".
open class CKRecordZoneSubscription: CKSubscription {
    /// Apple: "CKRecordZoneSubscription.init".
    public init(zoneID: CKRecordZone.ID, subscriptionID: String = UUID().uuidString) { super.init(subscriptionID_: subscriptionID) }
}
/// Apple: "CKNotification".
open class CKNotification: NSObject {
    /// Apple: "CKNotification.init".
    public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) { return nil }
}
/// Apple: "CKOperation".
open class CKOperation: Operation, @unchecked Sendable {
    /// Apple: "Configuration".
    open class Configuration: NSObject {
        /// It is kept; `.default` at first. Apple: "Configuration.qualityOfService".
        open var qualityOfService: QualityOfService = .default
        /// It is kept; `60` at first. Apple: "Configuration.timeoutIntervalForRequest".
        open var timeoutIntervalForRequest: TimeInterval = 60
    }
    /// It is kept; `Configuration()` at first. Apple: "CKOperation.configuration".
    open var configuration: Configuration! = Configuration()
}
/// Apple: "CKDatabaseOperation".
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    /// It is kept; `nil` at first. Apple: "CKDatabaseOperation.database".
    open var database: CKDatabase?
    /// Apple: "CKDatabaseOperation.end_".
    func end_() {}
    /// Apple: "CKDatabaseOperation.main".
    override open func main() { QuietNotes.tell("there is no iCloud here: operations fail as without an account"); end_() }
}
/// Apple: "CKModifyRecordsOperation".
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// Apple: "CKModifyRecordsOperation.init".
    public convenience init(recordsToSave records: [CKRecord]? = nil, recordIDsToDelete recordIDs: [CKRecord.ID]? = nil) { self.init(); recordsToSave = records; recordIDsToDelete = recordIDs }
    /// It is kept; `nil` at first. Apple: "CKModifyRecordsOperation.recordsToSave".
    open var recordsToSave: [CKRecord]?
    /// It is kept; `nil` at first. Apple: "CKModifyRecordsOperation.recordIDsToDelete".
    open var recordIDsToDelete: [CKRecord.ID]?
    /// It is kept; `.ifServerRecordUnchanged` at first. Apple: "CKModifyRecordsOperation.savePolicy".
    open var savePolicy: RecordSavePolicy = .ifServerRecordUnchanged
    /// Apple: "RecordSavePolicy".
    public enum RecordSavePolicy: Int, Hashable, Sendable {
        /// Apple: "RecordSavePolicy.ifServerRecordUnchanged".
        case ifServerRecordUnchanged
        /// Apple: "RecordSavePolicy.changedKeys".
        case changedKeys
        /// Apple: "RecordSavePolicy.allKeys".
        case allKeys
    }
    /// It is kept; `true` at first. Apple: "CKModifyRecordsOperation.isAtomic".
    open var isAtomic: Bool = true
    /// It is kept; `nil` at first. Apple: "CKModifyRecordsOperation.perRecordSaveBlock".
    open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// It is kept; `nil` at first. Apple: "CKModifyRecordsOperation.modifyRecordsResultBlock".
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// It is kept; `nil` at first. Apple: "CKModifyRecordsOperation.modifyRecordsCompletionBlock".
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    /// Apple: "CKModifyRecordsOperation.end_".
    override func end_() { modifyRecordsResultBlock?(.failure(CKError(.notAuthenticated))); modifyRecordsCompletionBlock?(nil, nil, CKError(.notAuthenticated)) }
}
/// Apple: "CKQueryOperation".
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// Apple: "Cursor".
    open class Cursor: NSObject {
    }
    /// Apple: "CKQueryOperation.init".
    public convenience init(query: CKQuery) { self.init() }
    /// Apple: "CKQueryOperation.init".
    public convenience init(cursor: Cursor) { self.init() }
    /// It is kept; `0` at first. Apple: "CKQueryOperation.resultsLimit".
    open var resultsLimit: Int = 0
    /// It is kept; `nil` at first. Apple: "CKQueryOperation.desiredKeys".
    open var desiredKeys: [String]?
    /// It is kept; `nil` at first. Apple: "CKQueryOperation.zoneID".
    open var zoneID: CKRecordZone.ID?
    /// It is kept; `nil` at first. Apple: "CKQueryOperation.recordMatchedBlock".
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// It is kept; `nil` at first. Apple: "CKQueryOperation.queryResultBlock".
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
    /// Apple: "CKQueryOperation.end_".
    override func end_() { queryResultBlock?(.failure(CKError(.notAuthenticated))) }
}
/// Apple: "CKFetchRecordsOperation".
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// Apple: "CKFetchRecordsOperation.init".
    public convenience init(recordIDs: [CKRecord.ID]) { self.init() }
    /// It is kept; `nil` at first. Apple: "CKFetchRecordsOperation.fetchRecordsResultBlock".
    open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Apple: "CKFetchRecordsOperation.end_".
    override func end_() { fetchRecordsResultBlock?(.failure(CKError(.notAuthenticated))) }
}
/// Apple: "CKFetchRecordZoneChangesOperation".
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// It is kept; `nil` at first. Apple: "CKFetchRecordZoneChangesOperation.fetchRecordZoneChangesResultBlock".
    open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Apple: "CKFetchRecordZoneChangesOperation.end_".
    override func end_() { fetchRecordZoneChangesResultBlock?(.failure(CKError(.notAuthenticated))) }
}
/// Apple: "CKFetchDatabaseChangesOperation".
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
}
/// Apple: "CKModifySubscriptionsOperation".
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// Apple: "CKModifySubscriptionsOperation.init".
    public convenience init(subscriptionsToSave: [CKSubscription]?, subscriptionIDsToDelete: [String]?) { self.init() }
    /// It is kept; `nil` at first. Apple: "CKModifySubscriptionsOperation.modifySubscriptionsResultBlock".
    open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// It is kept; `nil` at first. Apple: "CKModifySubscriptionsOperation.modifySubscriptionsCompletionBlock".
    open var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [String]?, (any Error)?) -> Void)?
    /// Apple: "CKModifySubscriptionsOperation.end_".
    override func end_() { modifySubscriptionsResultBlock?(.failure(CKError(.notAuthenticated))); modifySubscriptionsCompletionBlock?(nil, nil, CKError(.notAuthenticated)) }
}
/// Apple: "CKModifyRecordZonesOperation".
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
}
/// Apple: "CKAcceptSharesOperation".
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
    /// Apple: "CKAcceptSharesOperation.init".
    public convenience init(shareMetadatas: [CKShare.Metadata]) { self.init() }
}
/// Apple: "CKDatabase".
open class CKDatabase: NSObject, @unchecked Sendable {
    /// Apple: "Scope".
    public typealias Scope = CKDatabaseScope
    /// Apple: "CKDatabase.databaseScope".
    public let databaseScope: CKDatabaseScope
    /// Apple: "CKDatabase.init".
    public init(scope_: CKDatabaseScope) { databaseScope = scope_; super.init() }
    /// Apple: "CKDatabase.add".
    open func add(_ operation: CKDatabaseOperation) { let operation = operation; QuietNotes.later { operation.start() } }
    /// It answers `nil, CKError(.notAuthenticated)`, later. Apple: "CKDatabase.save".
    open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, CKError(.notAuthenticated)) } }
    /// Apple: "CKDatabase.save".
    nonisolated(nonsending) open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    /// It answers `nil, CKError(.notAuthenticated)`, later. Apple: "CKDatabase.save".
    open func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, CKError(.notAuthenticated)) } }
    /// Apple: "CKDatabase.save".
    nonisolated(nonsending) open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError(.notAuthenticated) }
    /// It answers `nil, CKError(.notAuthenticated)`, later. Apple: "CKDatabase.save".
    open func save(_ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, CKError(.notAuthenticated)) } }
    /// Apple: "CKDatabase.save".
    nonisolated(nonsending) open func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw CKError(.notAuthenticated) }
    /// It answers `nil, CKError(.notAuthenticated)`, later. Apple: "CKDatabase.fetch".
    open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, CKError(.notAuthenticated)) } }
    /// Apple: "CKDatabase.fetch".
    nonisolated(nonsending) open func fetch(withRecordID recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    /// It answers `nil, CKError(.notAuthenticated)`, later. Apple: "CKDatabase.delete".
    open func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, CKError(.notAuthenticated)) } }
    /// Apple: "CKDatabase.delete".
    nonisolated(nonsending) open func delete(withRecordID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
    /// It answers `nil, CKError(.notAuthenticated)`, later. Apple: "CKDatabase.perform".
    open func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, CKError(.notAuthenticated)) } }
    /// Apple: "CKDatabase.perform".
    nonisolated(nonsending) open func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?) async throws -> [CKRecord] { throw CKError(.notAuthenticated) }
    /// It answers `nil, CKError(.notAuthenticated)`, later. Apple: "CKDatabase.fetchAllSubscriptions".
    open func fetchAllSubscriptions(completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, CKError(.notAuthenticated)) } }
    /// Apple: "CKDatabase.fetchAllSubscriptions".
    nonisolated(nonsending) open func fetchAllSubscriptions() async throws -> [CKSubscription] { throw CKError(.notAuthenticated) }
    /// It answers `nil, CKError(.notAuthenticated)`, later. Apple: "CKDatabase.fetchAllRecordZones".
    open func fetchAllRecordZones(completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, CKError(.notAuthenticated)) } }
    /// Apple: "CKDatabase.fetchAllRecordZones".
    nonisolated(nonsending) open func fetchAllRecordZones() async throws -> [CKRecordZone] { throw CKError(.notAuthenticated) }
    /// Here `throw CKError(.notAuthenticated)`. Apple: "CKDatabase.record".
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    /// Here `throw CKError(.notAuthenticated)`. Apple: "CKDatabase.recordZone".
    open func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw CKError(.notAuthenticated) }
    /// Here `throw CKError(.notAuthenticated)`. Apple: "CKDatabase.deleteRecord".
    open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
    /// Here `throw CKError(.notAuthenticated)`. Apple: "CKDatabase.records".
    open func records(matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [String]? = nil, resultsLimit: Int = 0) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) { throw CKError(.notAuthenticated) }
    /// Here `throw CKError(.notAuthenticated)`. Apple: "CKDatabase.modifyRecords".
    open func modifyRecords(saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID]) async throws -> (saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]) { throw CKError(.notAuthenticated) }
}
/// Apple: "CKContainer".
open class CKContainer: NSObject, @unchecked Sendable {
    /// Apple: "CKContainer.containerIdentifier".
    public let containerIdentifier: String?
    /// Apple: "CKContainer.default_".
    private static let default_: CKContainer = CKContainer(identifier: "iCloud.default")
    /// Here `default_`. Apple: "CKContainer.`default`".
    open class func `default`() -> CKContainer { default_ }
    /// Apple: "CKContainer.init".
    public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier; super.init() }
    /// Apple: "CKContainer.privateCloudDatabase".
    public let privateCloudDatabase: CKDatabase = CKDatabase(scope_: .private)
    /// Apple: "CKContainer.publicCloudDatabase".
    public let publicCloudDatabase: CKDatabase = CKDatabase(scope_: .public)
    /// Apple: "CKContainer.sharedCloudDatabase".
    public let sharedCloudDatabase: CKDatabase = CKDatabase(scope_: .shared)
    /// Here `databaseScope == .public ? publicCloudDatabase : databaseScope == .shared ? sharedCloudDatabase : privateCloudDatabase`. Apple: "CKContainer.database".
    open func database(with databaseScope: CKDatabaseScope) -> CKDatabase { databaseScope == .public ? publicCloudDatabase : databaseScope == .shared ? sharedCloudDatabase : privateCloudDatabase }
    /// Here `QuietNotes.later { completionHandler(.noAccount, nil) }`. Apple: "CKContainer.accountStatus".
    open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) { QuietNotes.later { completionHandler(.noAccount, nil) } }
    /// Here `.noAccount`. Apple: "CKContainer.accountStatus".
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    /// It answers `nil, CKError(.notAuthenticated)`, later. Apple: "CKContainer.fetchUserRecordID".
    open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, CKError(.notAuthenticated)) } }
    /// Apple: "CKContainer.fetchUserRecordID".
    nonisolated(nonsending) open func fetchUserRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
    /// Here `throw CKError(.notAuthenticated)`. Apple: "CKContainer.userRecordID".
    open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
    /// Apple: "CKContainer.add".
    open func add(_ operation: CKOperation) { let operation = operation; QuietNotes.later { operation.start() } }
    /// Here `throw CKError(.notAuthenticated)`. Apple: "CKContainer.accept".
    open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw CKError(.notAuthenticated) }
}
/// Apple: "CKSyncEngine".
public final class CKSyncEngine: @unchecked Sendable {
    /// Apple: "Configuration".
    public struct Configuration {
        /// Apple: "Configuration.init".
        public init(database: CKDatabase, stateSerialization: State.Serialization?, delegate: AnyObject) {}
    }
    /// Apple: "State".
    open class State {
        /// Apple: "Serialization".
        public struct Serialization: Codable, Sendable {
            /// Apple: "Serialization.init".
            public init() {}
        }
    }
    /// Apple: "CKSyncEngine.init".
    public init(_ configuration: Configuration) {}
    /// Here `throw CKError(.notAuthenticated)`. Apple: "CKSyncEngine.fetchChanges".
    public func fetchChanges() async throws { throw CKError(.notAuthenticated) }
    /// Here `throw CKError(.notAuthenticated)`. Apple: "CKSyncEngine.sendChanges".
    public func sendChanges() async throws { throw CKError(.notAuthenticated) }
}
/// Apple: "CKSyncEngineDelegate".
public protocol CKSyncEngineDelegate: AnyObject {
}
