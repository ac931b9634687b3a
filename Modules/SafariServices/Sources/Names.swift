// length: generated. Written by Scripts/quiet-modules.py from Modules/SafariServices/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import UIKit
internal import SwiftUI

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("SafariServices: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "SFError".
public struct SFError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "SFError.Code.noExtensionFound".
        case noExtensionFound = 1
        /// Apple: "SFError.Code.noAttachmentFound".
        case noAttachmentFound
        /// Apple: "SFError.Code.loadingInterrupted".
        case loadingInterrupted
    }
    /// Apple: "SFError.noExtensionFound".
    public static var noExtensionFound: Code { .noExtensionFound }
    /// Apple: "SFError.noAttachmentFound".
    public static var noAttachmentFound: Code { .noAttachmentFound }
    /// Apple: "SFError.loadingInterrupted".
    public static var loadingInterrupted: Code { .loadingInterrupted }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "SFErrorDomain" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (SFErrorDomain error \(code.rawValue).)" }
}
extension SFError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? SFError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "SFErrorDomain".
public let SFErrorDomain = "SFErrorDomain"
/// Apple: "SFSafariViewControllerDelegate".
@MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Apple: "SFSafariViewControllerDelegate.safariViewControllerDidFinish".
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Apple: "SFSafariViewControllerDelegate.safariViewController".
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// Apple: "SFSafariViewControllerDelegate.safariViewController".
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    /// Apple: "SFSafariViewControllerDelegate.safariViewController".
    func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity]
    /// Apple: "SFSafariViewControllerDelegate.safariViewController".
    func safariViewController(_ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?) -> [UIActivity.ActivityType]
    /// Apple: "SFSafariViewControllerDelegate.safariViewControllerWillOpenInBrowser".
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
    /// What happens where a type says nothing of it.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// What happens where a type says nothing of it.
    public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}
    /// What happens where a type says nothing of it.
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
    /// What happens where a type says nothing of it.
    public func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity] { [] }
    /// What happens where a type says nothing of it.
    public func safariViewController(_ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?) -> [UIActivity.ActivityType] { [] }
    /// What happens where a type says nothing of it.
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
/// Apple: "SFSafariViewController".
@MainActor @preconcurrency open class SFSafariViewController: UIViewController {
    /// Apple: "Configuration".
    @MainActor @preconcurrency open class Configuration: NSObject {
        /// It is kept; `false` at first. Apple: "Configuration.entersReaderIfAvailable".
        open var entersReaderIfAvailable: Bool = false
        /// It is kept; `true` at first. Apple: "Configuration.barCollapsingEnabled".
        open var barCollapsingEnabled: Bool = true
        /// It is kept; `nil` at first. Apple: "Configuration.eventAttribution".
        open var eventAttribution: Any?
        /// It is kept; `nil` at first. Apple: "Configuration.activityButton".
        open var activityButton: Any?
    }
    /// Apple: "DismissButtonStyle".
    public enum DismissButtonStyle: Int, Hashable, Sendable {
        /// Apple: "DismissButtonStyle.done".
        case done
        /// Apple: "DismissButtonStyle.close".
        case close
        /// Apple: "DismissButtonStyle.cancel".
        case cancel
    }
    /// Apple: "SFSafariViewController.url_".
    let url_: URL
    /// Apple: "SFSafariViewController.configuration".
    public let configuration: Configuration
    /// Apple: "SFSafariViewController.init".
    public init(url URL: URL, configuration: Configuration) { url_ = URL; self.configuration = configuration; super.init(nibName: nil, bundle: nil) }
    /// Apple: "SFSafariViewController.init".
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
    /// Apple: "SFSafariViewController.init".
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) { self.init(url: URL, configuration: Configuration()) }
    /// Apple: "SFSafariViewController.init".
    public required init?(coder: NSCoder) { return nil }
    /// It is kept; `nil` at first. Apple: "SFSafariViewController.delegate".
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// It is kept; `nil` at first. Apple: "SFSafariViewController.preferredBarTintColor".
    open var preferredBarTintColor: UIColor?
    /// It is kept; `nil` at first. Apple: "SFSafariViewController.preferredControlTintColor".
    open var preferredControlTintColor: UIColor?
    /// It is kept; `.done` at first. Apple: "SFSafariViewController.dismissButtonStyle".
    open var dismissButtonStyle: DismissButtonStyle = .done
    /// Apple: "SFSafariViewController.loadView".
    override open func loadView() { QuietNotes.tell("there is no browser here: pages are white"); view = UIHostingController(rootView: BrowserPicture(host: url_.host ?? url_.absoluteString, button: dismissButtonStyle)).view }
    /// Here `PrewarmingToken()`. Apple: "SFSafariViewController.prewarmConnections".
    open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }
    /// Apple: "PrewarmingToken".
    open class PrewarmingToken: NSObject {
        /// Apple: "PrewarmingToken.invalidate".
        open func invalidate() {}
    }
}
/// Apple: "SSReadingList".
open class SSReadingList: NSObject {
    /// Apple: "SSReadingList.shared_".
    private nonisolated(unsafe) static let shared_: SSReadingList = SSReadingList()
    /// Here `shared_`. Apple: "SSReadingList.`default`".
    open class func `default`() -> SSReadingList? { shared_ }
    /// Here `throw SFError(.loadingInterrupted)`. Apple: "SSReadingList.addItem".
    open func addItem(with URL: URL, title: String?, previewText: String?) throws { throw SFError(.loadingInterrupted) }
    /// Here `URL.scheme == "http" || URL.scheme == "https"`. Apple: "SSReadingList.supportsURL".
    open class func supportsURL(_ URL: URL) -> Bool { URL.scheme == "http" || URL.scheme == "https" }
}
/// Apple: "SFContentBlockerManager".
open class SFContentBlockerManager: NSObject {
    /// It answers `SFError(.noExtensionFound)`, later. Apple: "SFContentBlockerManager.reloadContentBlocker".
    open class func reloadContentBlocker(withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)?) { QuietNotes.later { completionHandler?(SFError(.noExtensionFound)) } }
    /// Apple: "SFContentBlockerManager.reloadContentBlocker".
    nonisolated(nonsending) open class func reloadContentBlocker(withIdentifier identifier: String) async throws { throw SFError(.noExtensionFound) }
}
/// Apple: "SFContentBlockerState".
open class SFContentBlockerState: NSObject {
    /// Here always `false`. Apple: "SFContentBlockerState.isEnabled".
    open var isEnabled: Bool { false }
}
/// Apple: "SFSafariApplication".
open class SFSafariApplication: NSObject {
    /// It answers `nil`, later. Apple: "SFSafariApplication.openWindow".
    open class func openWindow(with url: URL, completionHandler: ((SFSafariWindow?) -> Void)?) { QuietNotes.later { completionHandler?(nil) } }
    /// Apple: "SFSafariApplication.openWindow".
    nonisolated(nonsending) open class func openWindow(with url: URL) async -> SFSafariWindow? { nil }
    /// Apple: "SFSafariApplication.showPreferencesForExtension".
    open class func showPreferencesForExtension(withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil) { QuietNotes.later { completionHandler?(SFError(.noExtensionFound)) } }
}
/// Apple: "SFSafariWindow".
open class SFSafariWindow: NSObject {
}
/// Apple: "SFSafariExtensionManager".
open class SFSafariExtensionManager: NSObject {
}
