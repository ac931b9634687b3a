// length: generated. Written by Scripts/quiet-modules.py from Modules/CoreSpotlight/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import UniformTypeIdentifiers
public import SwiftUI

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("CoreSpotlight: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "CSSearchableItemActionType".
public let CSSearchableItemActionType: String = "com.apple.corespotlightitem"
/// Apple: "CSSearchableItemActivityIdentifier".
public let CSSearchableItemActivityIdentifier: String = "kCSSearchableItemActivityIdentifier"
/// Apple: "CSQueryContinuationActionType".
public let CSQueryContinuationActionType: String = "com.apple.corespotlightquery"
/// Apple: "CSSearchQueryString".
public let CSSearchQueryString: String = "kCSSearchQueryString"
/// Apple: "CSIndexError".
public struct CSIndexError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "CSIndexError.Code.unknownError".
        case unknownError = -1
        /// Apple: "CSIndexError.Code.indexUnavailableError".
        case indexUnavailableError = -1000
        /// Apple: "CSIndexError.Code.invalidItemError".
        case invalidItemError = -1001
        /// Apple: "CSIndexError.Code.invalidClientStateError".
        case invalidClientStateError = -1002
        /// Apple: "CSIndexError.Code.remoteConnectionError".
        case remoteConnectionError = -1003
        /// Apple: "CSIndexError.Code.quotaExceeded".
        case quotaExceeded = -1004
        /// Apple: "CSIndexError.Code.indexingUnsupported".
        case indexingUnsupported = -1005
    }
    /// Apple: "CSIndexError.unknownError".
    public static var unknownError: Code { .unknownError }
    /// Apple: "CSIndexError.indexUnavailableError".
    public static var indexUnavailableError: Code { .indexUnavailableError }
    /// Apple: "CSIndexError.invalidItemError".
    public static var invalidItemError: Code { .invalidItemError }
    /// Apple: "CSIndexError.invalidClientStateError".
    public static var invalidClientStateError: Code { .invalidClientStateError }
    /// Apple: "CSIndexError.remoteConnectionError".
    public static var remoteConnectionError: Code { .remoteConnectionError }
    /// Apple: "CSIndexError.quotaExceeded".
    public static var quotaExceeded: Code { .quotaExceeded }
    /// Apple: "CSIndexError.indexingUnsupported".
    public static var indexingUnsupported: Code { .indexingUnsupported }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "CSIndexErrorDomain" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (CSIndexErrorDomain error \(code.rawValue).)" }
}
extension CSIndexError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? CSIndexError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "CSIndexErrorDomain".
public let CSIndexErrorDomain = "CSIndexErrorDomain"
/// Apple: "CSSearchableItemAttributeSet".
open class CSSearchableItemAttributeSet: NSObject {
    /// Apple: "CSSearchableItemAttributeSet.contentType".
    open var contentType: String
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.title".
    open var title: String?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.displayName".
    open var displayName: String?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.contentDescription".
    open var contentDescription: String?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.identifier".
    open var identifier: String?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.relatedUniqueIdentifier".
    open var relatedUniqueIdentifier: String?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.keywords".
    open var keywords: [String]?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.alternateNames".
    open var alternateNames: [String]?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.thumbnailData".
    open var thumbnailData: Data?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.thumbnailURL".
    open var thumbnailURL: URL?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.contentURL".
    open var contentURL: URL?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.path".
    open var path: String?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.textContent".
    open var textContent: String?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.creator".
    open var creator: String?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.artist".
    open var artist: String?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.album".
    open var album: String?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.authorNames".
    open var authorNames: [String]?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.addedDate".
    open var addedDate: Date?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.contentCreationDate".
    open var contentCreationDate: Date?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.contentModificationDate".
    open var contentModificationDate: Date?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.lastUsedDate".
    open var lastUsedDate: Date?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.startDate".
    open var startDate: Date?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.endDate".
    open var endDate: Date?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.dueDate".
    open var dueDate: Date?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.duration".
    open var duration: NSNumber?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.rating".
    open var rating: NSNumber?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.latitude".
    open var latitude: NSNumber?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.longitude".
    open var longitude: NSNumber?
    /// It is kept; `nil` at first. Apple: "CSSearchableItemAttributeSet.domainIdentifier".
    open var domainIdentifier: String?
    /// Nothing is known of its kind. Apple: "CSSearchableItemAttributeSet.init".
    override public init() { contentType = ""; super.init() }
    /// Apple: "CSSearchableItemAttributeSet.init".
    public init(contentType: UTType) { self.contentType = contentType.identifier; super.init() }
    /// Apple: "CSSearchableItemAttributeSet.init".
    public init(itemContentType type: String) { contentType = type; super.init() }
}
extension NSUserActivity {
    /// What a search shows of it; `nil` at first. Apple: "NSUserActivity.contentAttributeSet".
    public var contentAttributeSet: CSSearchableItemAttributeSet? { get { _additions["contentAttributeSet"] as? CSSearchableItemAttributeSet } set { _additions["contentAttributeSet"] = newValue } }
}
/// Apple: "CSSearchableItem".
open class CSSearchableItem: NSObject {
    /// Apple: "CSSearchableItem.uniqueIdentifier".
    open var uniqueIdentifier: String
    /// It is kept; `nil` at first. Apple: "CSSearchableItem.domainIdentifier".
    open var domainIdentifier: String?
    /// It is kept; `.distantFuture` at first. Apple: "CSSearchableItem.expirationDate".
    open var expirationDate: Date! = .distantFuture
    /// Apple: "CSSearchableItem.attributeSet".
    open var attributeSet: CSSearchableItemAttributeSet
    /// It is kept; `false` at first. Apple: "CSSearchableItem.isUpdate".
    open var isUpdate: Bool = false
    /// Apple: "CSSearchableItem.init".
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) { self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString; self.domainIdentifier = domainIdentifier; self.attributeSet = attributeSet; super.init() }
}
/// Apple: "CSSearchableIndex".
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    /// Apple: "CSSearchableIndex.shared_".
    private static let shared_: CSSearchableIndex = CSSearchableIndex(name: "default")
    /// Apple: "CSSearchableIndex.name".
    public let name: String
    /// It is kept; `nil` at first. Apple: "CSSearchableIndex.indexDelegate".
    open weak var indexDelegate: AnyObject?
    /// Apple: "CSSearchableIndex.init".
    public init(name: String) { self.name = name; super.init() }
    /// Here `shared_`. Apple: "CSSearchableIndex.`default`".
    open class func `default`() -> CSSearchableIndex { shared_ }
    /// Here `false`. Apple: "CSSearchableIndex.isIndexingAvailable".
    open class func isIndexingAvailable() -> Bool { false }
    /// It answers `CSIndexError(.indexingUnsupported)`, later. Apple: "CSSearchableIndex.indexSearchableItems".
    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)?) { QuietNotes.later { completionHandler?(CSIndexError(.indexingUnsupported)) } }
    /// Apple: "CSSearchableIndex.indexSearchableItems".
    nonisolated(nonsending) open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { throw CSIndexError(.indexingUnsupported) }
    /// It answers `CSIndexError(.indexingUnsupported)`, later. Apple: "CSSearchableIndex.deleteSearchableItems".
    open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)?) { QuietNotes.later { completionHandler?(CSIndexError(.indexingUnsupported)) } }
    /// Apple: "CSSearchableIndex.deleteSearchableItems".
    nonisolated(nonsending) open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws { throw CSIndexError(.indexingUnsupported) }
    /// It answers `CSIndexError(.indexingUnsupported)`, later. Apple: "CSSearchableIndex.deleteSearchableItems".
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)?) { QuietNotes.later { completionHandler?(CSIndexError(.indexingUnsupported)) } }
    /// Apple: "CSSearchableIndex.deleteSearchableItems".
    nonisolated(nonsending) open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws { throw CSIndexError(.indexingUnsupported) }
    /// It answers `CSIndexError(.indexingUnsupported)`, later. Apple: "CSSearchableIndex.deleteAllSearchableItems".
    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)?) { QuietNotes.later { completionHandler?(CSIndexError(.indexingUnsupported)) } }
    /// Apple: "CSSearchableIndex.deleteAllSearchableItems".
    nonisolated(nonsending) open func deleteAllSearchableItems() async throws { throw CSIndexError(.indexingUnsupported) }
    /// Apple: "CSSearchableIndex.beginBatch".
    open func beginBatch() {}
}
