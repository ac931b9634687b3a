// length: generated. Written by Scripts/quiet-modules.py from Modules/MessageUI/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import UIKit

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("MessageUI: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "MFMailComposeError".
public struct MFMailComposeError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "MFMailComposeError.Code.saveFailed".
        case saveFailed = 0
        /// Apple: "MFMailComposeError.Code.sendFailed".
        case sendFailed
    }
    /// Apple: "MFMailComposeError.saveFailed".
    public static var saveFailed: Code { .saveFailed }
    /// Apple: "MFMailComposeError.sendFailed".
    public static var sendFailed: Code { .sendFailed }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "MFMailComposeErrorDomain" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (MFMailComposeErrorDomain error \(code.rawValue).)" }
}
extension MFMailComposeError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? MFMailComposeError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "MFMailComposeErrorDomain".
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"
/// Apple: "MFMailComposeResult".
public enum MFMailComposeResult: Int, Hashable, Sendable {
    /// Apple: "MFMailComposeResult.cancelled".
    case cancelled
    /// Apple: "MFMailComposeResult.saved".
    case saved
    /// Apple: "MFMailComposeResult.sent".
    case sent
    /// Apple: "MFMailComposeResult.failed".
    case failed
}
/// Apple: "MessageComposeResult".
public enum MessageComposeResult: Int, Hashable, Sendable {
    /// Apple: "MessageComposeResult.cancelled".
    case cancelled
    /// Apple: "MessageComposeResult.sent".
    case sent
    /// Apple: "MessageComposeResult.failed".
    case failed
}
/// Apple: "MFMailComposeViewControllerDelegate".
@MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Apple: "MFMailComposeViewControllerDelegate.mailComposeController".
    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
    /// What happens where a type says nothing of it.
    public func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?) {}
}
/// Apple: "MFMailComposeViewController".
@MainActor @preconcurrency open class MFMailComposeViewController: UINavigationController {
    /// Here `false`. Apple: "MFMailComposeViewController.canSendMail".
    open class func canSendMail() -> Bool { false }
    /// It is kept; `nil` at first. Apple: "MFMailComposeViewController.mailComposeDelegate".
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    /// Apple: "MFMailComposeViewController.setSubject".
    open func setSubject(_ subject: String) {}
    /// Apple: "MFMailComposeViewController.setToRecipients".
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Apple: "MFMailComposeViewController.setCcRecipients".
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Apple: "MFMailComposeViewController.setBccRecipients".
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// Apple: "MFMailComposeViewController.setMessageBody".
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Apple: "MFMailComposeViewController.addAttachmentData".
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    /// Apple: "MFMailComposeViewController.setPreferredSendingEmailAddress".
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}
/// Apple: "MFMessageComposeViewControllerDelegate".
@MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Apple: "MFMessageComposeViewControllerDelegate.messageComposeViewController".
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
extension MFMessageComposeViewControllerDelegate {
    /// What happens where a type says nothing of it.
    public func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult) {}
}
/// Apple: "MFMessageComposeViewController".
@MainActor @preconcurrency open class MFMessageComposeViewController: UINavigationController {
    /// Here `false`. Apple: "MFMessageComposeViewController.canSendText".
    open class func canSendText() -> Bool { false }
    /// Here `false`. Apple: "MFMessageComposeViewController.canSendSubject".
    open class func canSendSubject() -> Bool { false }
    /// Here `false`. Apple: "MFMessageComposeViewController.canSendAttachments".
    open class func canSendAttachments() -> Bool { false }
    /// It is kept; `nil` at first. Apple: "MFMessageComposeViewController.messageComposeDelegate".
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// It is kept; `nil` at first. Apple: "MFMessageComposeViewController.recipients".
    open var recipients: [String]?
    /// It is kept; `nil` at first. Apple: "MFMessageComposeViewController.body".
    open var body: String?
    /// It is kept; `nil` at first. Apple: "MFMessageComposeViewController.subject".
    open var subject: String?
    /// Here `false`. Apple: "MFMessageComposeViewController.addAttachmentData".
    @discardableResult open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
    /// Here `false`. Apple: "MFMessageComposeViewController.addAttachmentURL".
    @discardableResult open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
}
