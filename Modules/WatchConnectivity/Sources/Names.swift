// length: generated. Written by Scripts/quiet-modules.py from Modules/WatchConnectivity/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("WatchConnectivity: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "WCSessionActivationState".
public enum WCSessionActivationState: Int, Hashable, Sendable {
    /// Apple: "WCSessionActivationState.notActivated".
    case notActivated
    /// Apple: "WCSessionActivationState.inactive".
    case inactive
    /// Apple: "WCSessionActivationState.activated".
    case activated
}
/// Apple: "WCError".
public struct WCError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "WCError.Code.genericError".
        case genericError = 7001
        /// Apple: "WCError.Code.sessionNotSupported".
        case sessionNotSupported
        /// Apple: "WCError.Code.sessionMissingDelegate".
        case sessionMissingDelegate
        /// Apple: "WCError.Code.sessionNotActivated".
        case sessionNotActivated
        /// Apple: "WCError.Code.deviceNotPaired".
        case deviceNotPaired
        /// Apple: "WCError.Code.watchAppNotInstalled".
        case watchAppNotInstalled
        /// Apple: "WCError.Code.notReachable".
        case notReachable
        /// Apple: "WCError.Code.invalidParameter".
        case invalidParameter
        /// Apple: "WCError.Code.payloadTooLarge".
        case payloadTooLarge
        /// Apple: "WCError.Code.payloadUnsupportedTypes".
        case payloadUnsupportedTypes
        /// Apple: "WCError.Code.messageReplyFailed".
        case messageReplyFailed
        /// Apple: "WCError.Code.messageReplyTimedOut".
        case messageReplyTimedOut
        /// Apple: "WCError.Code.fileAccessDenied".
        case fileAccessDenied
        /// Apple: "WCError.Code.deliveryFailed".
        case deliveryFailed
        /// Apple: "WCError.Code.insufficientSpace".
        case insufficientSpace
        /// Apple: "WCError.Code.sessionInactive".
        case sessionInactive
        /// Apple: "WCError.Code.transferTimedOut".
        case transferTimedOut
        /// Apple: "WCError.Code.companionAppNotInstalled".
        case companionAppNotInstalled
    }
    /// Apple: "WCError.genericError".
    public static var genericError: Code { .genericError }
    /// Apple: "WCError.sessionNotSupported".
    public static var sessionNotSupported: Code { .sessionNotSupported }
    /// Apple: "WCError.sessionMissingDelegate".
    public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
    /// Apple: "WCError.sessionNotActivated".
    public static var sessionNotActivated: Code { .sessionNotActivated }
    /// Apple: "WCError.deviceNotPaired".
    public static var deviceNotPaired: Code { .deviceNotPaired }
    /// Apple: "WCError.watchAppNotInstalled".
    public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
    /// Apple: "WCError.notReachable".
    public static var notReachable: Code { .notReachable }
    /// Apple: "WCError.invalidParameter".
    public static var invalidParameter: Code { .invalidParameter }
    /// Apple: "WCError.payloadTooLarge".
    public static var payloadTooLarge: Code { .payloadTooLarge }
    /// Apple: "WCError.payloadUnsupportedTypes".
    public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
    /// Apple: "WCError.messageReplyFailed".
    public static var messageReplyFailed: Code { .messageReplyFailed }
    /// Apple: "WCError.messageReplyTimedOut".
    public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
    /// Apple: "WCError.fileAccessDenied".
    public static var fileAccessDenied: Code { .fileAccessDenied }
    /// Apple: "WCError.deliveryFailed".
    public static var deliveryFailed: Code { .deliveryFailed }
    /// Apple: "WCError.insufficientSpace".
    public static var insufficientSpace: Code { .insufficientSpace }
    /// Apple: "WCError.sessionInactive".
    public static var sessionInactive: Code { .sessionInactive }
    /// Apple: "WCError.transferTimedOut".
    public static var transferTimedOut: Code { .transferTimedOut }
    /// Apple: "WCError.companionAppNotInstalled".
    public static var companionAppNotInstalled: Code { .companionAppNotInstalled }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "WCErrorDomain" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (WCErrorDomain error \(code.rawValue).)" }
}
extension WCError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? WCError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "WCErrorDomain".
public let WCErrorDomain = "WCErrorDomain"
/// Apple: "WCSessionFile".
open class WCSessionFile: NSObject {
    /// Apple: "WCSessionFile.fileURL".
    public let fileURL: URL
    /// Apple: "WCSessionFile.metadata".
    public let metadata: [String: Any]?
    /// Apple: "WCSessionFile.init".
    public init(fileURL: URL, metadata: [String: Any]?) { self.fileURL = fileURL; self.metadata = metadata; super.init() }
}
/// Apple: "WCSessionFileTransfer".
open class WCSessionFileTransfer: NSObject {
    /// Apple: "WCSessionFileTransfer.file".
    public let file: WCSessionFile
    /// Here always `false`. Apple: "WCSessionFileTransfer.isTransferring".
    open var isTransferring: Bool { false }
    /// Apple: "WCSessionFileTransfer.init".
    public init(file: WCSessionFile) { self.file = file; super.init() }
    /// Apple: "WCSessionFileTransfer.cancel".
    open func cancel() {}
}
/// Apple: "WCSessionUserInfoTransfer".
open class WCSessionUserInfoTransfer: NSObject {
    /// It is kept; `[:]` at first. Apple: "WCSessionUserInfoTransfer.userInfo".
    open var userInfo: [String: Any] = [:]
    /// Here always `false`. Apple: "WCSessionUserInfoTransfer.isTransferring".
    open var isTransferring: Bool { false }
    /// Apple: "WCSessionUserInfoTransfer.cancel".
    open func cancel() {}
}
/// Apple: "WCSessionDelegate".
public protocol WCSessionDelegate: NSObjectProtocol {
    /// Apple: "WCSessionDelegate.session".
    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    /// Apple: "WCSessionDelegate.sessionDidBecomeInactive".
    func sessionDidBecomeInactive(_ session: WCSession)
    /// Apple: "WCSessionDelegate.sessionDidDeactivate".
    func sessionDidDeactivate(_ session: WCSession)
    /// Apple: "WCSessionDelegate.sessionWatchStateDidChange".
    func sessionWatchStateDidChange(_ session: WCSession)
    /// Apple: "WCSessionDelegate.sessionReachabilityDidChange".
    func sessionReachabilityDidChange(_ session: WCSession)
    /// Apple: "WCSessionDelegate.session".
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    /// Apple: "WCSessionDelegate.session".
    func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    /// Apple: "WCSessionDelegate.session".
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    /// Apple: "WCSessionDelegate.session".
    func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
    /// Apple: "WCSessionDelegate.session".
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    /// Apple: "WCSessionDelegate.session".
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    /// Apple: "WCSessionDelegate.session".
    func session(_ session: WCSession, didReceive file: WCSessionFile)
    /// Apple: "WCSessionDelegate.session".
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
    /// Apple: "WCSessionDelegate.session".
    func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
}
extension WCSessionDelegate {
    /// What happens where a type says nothing of it.
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    /// What happens where a type says nothing of it.
    public func sessionDidDeactivate(_ session: WCSession) {}
    /// What happens where a type says nothing of it.
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    /// What happens where a type says nothing of it.
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    /// What happens where a type says nothing of it.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    /// What happens where a type says nothing of it.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void) {}
    /// What happens where a type says nothing of it.
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    /// What happens where a type says nothing of it.
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void) {}
    /// What happens where a type says nothing of it.
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    /// What happens where a type says nothing of it.
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    /// What happens where a type says nothing of it.
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
    /// What happens where a type says nothing of it.
    public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
    /// What happens where a type says nothing of it.
    public func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?) {}
}
/// Apple: "WCSession".
open class WCSession: NSObject, @unchecked Sendable {
    /// Apple: "WCSession.default".
    public static let `default`: WCSession = WCSession()
    /// Here `false`. Apple: "WCSession.isSupported".
    open class func isSupported() -> Bool { false }
    /// It is kept; `nil` at first. Apple: "WCSession.delegate".
    open weak var delegate: (any WCSessionDelegate)?
    /// Here always `.notActivated`. Apple: "WCSession.activationState".
    open var activationState: WCSessionActivationState { .notActivated }
    /// Here always `false`. Apple: "WCSession.isPaired".
    open var isPaired: Bool { false }
    /// Here always `false`. Apple: "WCSession.isReachable".
    open var isReachable: Bool { false }
    /// Here always `false`. Apple: "WCSession.isWatchAppInstalled".
    open var isWatchAppInstalled: Bool { false }
    /// Here always `false`. Apple: "WCSession.isCompanionAppInstalled".
    open var isCompanionAppInstalled: Bool { false }
    /// Here always `false`. Apple: "WCSession.isComplicationEnabled".
    open var isComplicationEnabled: Bool { false }
    /// Here always `false`. Apple: "WCSession.hasContentPending".
    open var hasContentPending: Bool { false }
    /// Here always `nil`. Apple: "WCSession.watchDirectoryURL".
    open var watchDirectoryURL: URL? { nil }
    /// Here always `[:]`. Apple: "WCSession.applicationContext".
    open var applicationContext: [String: Any] { [:] }
    /// Here always `[:]`. Apple: "WCSession.receivedApplicationContext".
    open var receivedApplicationContext: [String: Any] { [:] }
    /// Here always `[]`. Apple: "WCSession.outstandingFileTransfers".
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
    /// Apple: "WCSession.activate".
    open func activate() { QuietNotes.later { self.delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported)) } }
    /// Apple: "WCSession.sendMessage".
    open func sendMessage(_ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) { QuietNotes.later { errorHandler?(WCError(.notReachable)) } }
    /// Apple: "WCSession.sendMessageData".
    open func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) { QuietNotes.later { errorHandler?(WCError(.notReachable)) } }
    /// Apple: "WCSession.updateApplicationContext".
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw WCError(.sessionNotActivated) }
    /// Here `WCSessionUserInfoTransfer()`. Apple: "WCSession.transferUserInfo".
    @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer() }
    /// Here `WCSessionUserInfoTransfer()`. Apple: "WCSession.transferCurrentComplicationUserInfo".
    @discardableResult open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer() }
    /// Here `WCSessionFileTransfer(file: WCSessionFile(fileURL: file, metadata: metadata))`. Apple: "WCSession.transferFile".
    @discardableResult open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer { WCSessionFileTransfer(file: WCSessionFile(fileURL: file, metadata: metadata)) }
}
