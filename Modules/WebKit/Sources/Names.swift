// length: generated. Written by Scripts/quiet-modules.py from Modules/WebKit/names.txt; change that.
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
        FileHandle.standardError.write(Data("WebKit: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "WKError".
public struct WKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "WKError.Code.unknown".
        case unknown = 1
        /// Apple: "WKError.Code.webContentProcessTerminated".
        case webContentProcessTerminated
        /// Apple: "WKError.Code.webViewInvalidated".
        case webViewInvalidated
        /// Apple: "WKError.Code.javaScriptExceptionOccurred".
        case javaScriptExceptionOccurred
        /// Apple: "WKError.Code.javaScriptResultTypeIsUnsupported".
        case javaScriptResultTypeIsUnsupported
        /// Apple: "WKError.Code.contentRuleListStoreCompileFailed".
        case contentRuleListStoreCompileFailed
        /// Apple: "WKError.Code.contentRuleListStoreLookUpFailed".
        case contentRuleListStoreLookUpFailed
        /// Apple: "WKError.Code.contentRuleListStoreRemoveFailed".
        case contentRuleListStoreRemoveFailed
        /// Apple: "WKError.Code.contentRuleListStoreVersionMismatch".
        case contentRuleListStoreVersionMismatch
        /// Apple: "WKError.Code.attributedStringContentFailedToLoad".
        case attributedStringContentFailedToLoad
        /// Apple: "WKError.Code.attributedStringContentLoadTimedOut".
        case attributedStringContentLoadTimedOut
        /// Apple: "WKError.Code.javaScriptInvalidFrameTarget".
        case javaScriptInvalidFrameTarget
        /// Apple: "WKError.Code.navigationAppBoundDomain".
        case navigationAppBoundDomain
        /// Apple: "WKError.Code.javaScriptAppBoundDomain".
        case javaScriptAppBoundDomain
    }
    /// Apple: "WKError.unknown".
    public static var unknown: Code { .unknown }
    /// Apple: "WKError.webContentProcessTerminated".
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    /// Apple: "WKError.webViewInvalidated".
    public static var webViewInvalidated: Code { .webViewInvalidated }
    /// Apple: "WKError.javaScriptExceptionOccurred".
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    /// Apple: "WKError.javaScriptResultTypeIsUnsupported".
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
    /// Apple: "WKError.contentRuleListStoreCompileFailed".
    public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
    /// Apple: "WKError.contentRuleListStoreLookUpFailed".
    public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
    /// Apple: "WKError.contentRuleListStoreRemoveFailed".
    public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
    /// Apple: "WKError.contentRuleListStoreVersionMismatch".
    public static var contentRuleListStoreVersionMismatch: Code { .contentRuleListStoreVersionMismatch }
    /// Apple: "WKError.attributedStringContentFailedToLoad".
    public static var attributedStringContentFailedToLoad: Code { .attributedStringContentFailedToLoad }
    /// Apple: "WKError.attributedStringContentLoadTimedOut".
    public static var attributedStringContentLoadTimedOut: Code { .attributedStringContentLoadTimedOut }
    /// Apple: "WKError.javaScriptInvalidFrameTarget".
    public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
    /// Apple: "WKError.navigationAppBoundDomain".
    public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
    /// Apple: "WKError.javaScriptAppBoundDomain".
    public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "WKErrorDomain" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (WKErrorDomain error \(code.rawValue).)" }
}
extension WKError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? WKError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "WKErrorDomain".
public let WKErrorDomain = "WKErrorDomain"
/// Apple: "WKNavigationActionPolicy".
public enum WKNavigationActionPolicy: Int, Hashable, Sendable {
    /// Apple: "WKNavigationActionPolicy.cancel".
    case cancel
    /// Apple: "WKNavigationActionPolicy.allow".
    case allow
    /// Apple: "WKNavigationActionPolicy.download".
    case download
}
/// Apple: "WKNavigationResponsePolicy".
public enum WKNavigationResponsePolicy: Int, Hashable, Sendable {
    /// Apple: "WKNavigationResponsePolicy.cancel".
    case cancel
    /// Apple: "WKNavigationResponsePolicy.allow".
    case allow
    /// Apple: "WKNavigationResponsePolicy.download".
    case download
}
/// Apple: "WKNavigationType".
public enum WKNavigationType: Int, Hashable, Sendable {
    /// Apple: "WKNavigationType.linkActivated".
    case linkActivated
    /// Apple: "WKNavigationType.formSubmitted".
    case formSubmitted
    /// Apple: "WKNavigationType.backForward".
    case backForward
    /// Apple: "WKNavigationType.reload".
    case reload
    /// Apple: "WKNavigationType.formResubmitted".
    case formResubmitted
    /// Apple: "WKNavigationType.other".
    case other = -1
}
/// Apple: "WKUserScriptInjectionTime".
public enum WKUserScriptInjectionTime: Int, Hashable, Sendable {
    /// Apple: "WKUserScriptInjectionTime.atDocumentStart".
    case atDocumentStart
    /// Apple: "WKUserScriptInjectionTime.atDocumentEnd".
    case atDocumentEnd
}
/// Apple: "WKPermissionDecision".
public enum WKPermissionDecision: Int, Hashable, Sendable {
    /// Apple: "WKPermissionDecision.prompt".
    case prompt
    /// Apple: "WKPermissionDecision.grant".
    case grant
    /// Apple: "WKPermissionDecision.deny".
    case deny
}
/// Apple: "WKMediaCaptureType".
public enum WKMediaCaptureType: Int, Hashable, Sendable {
    /// Apple: "WKMediaCaptureType.camera".
    case camera
    /// Apple: "WKMediaCaptureType.microphone".
    case microphone
    /// Apple: "WKMediaCaptureType.cameraAndMicrophone".
    case cameraAndMicrophone
}
/// Apple: "WKSelectionGranularity".
public enum WKSelectionGranularity: Int, Hashable, Sendable {
    /// Apple: "WKSelectionGranularity.dynamic".
    case dynamic
    /// Apple: "WKSelectionGranularity.character".
    case character
}
/// Apple: "WKMediaCaptureState".
public enum WKMediaCaptureState: Int, Hashable, Sendable {
    /// Apple: "WKMediaCaptureState.none".
    case none
    /// Apple: "WKMediaCaptureState.active".
    case active
    /// Apple: "WKMediaCaptureState.muted".
    case muted
}
/// Apple: "WKAudiovisualMediaTypes".
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple: "WKAudiovisualMediaTypes.audio".
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Apple: "WKAudiovisualMediaTypes.video".
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// Apple: "WKAudiovisualMediaTypes.all".
    public static let all = WKAudiovisualMediaTypes(rawValue: 4294967295)
}
/// Apple: "WKDataDetectorTypes".
public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple: "WKDataDetectorTypes.phoneNumber".
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Apple: "WKDataDetectorTypes.link".
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// Apple: "WKDataDetectorTypes.address".
    public static let address = WKDataDetectorTypes(rawValue: 4)
    /// Apple: "WKDataDetectorTypes.calendarEvent".
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    /// Apple: "WKDataDetectorTypes.trackingNumber".
    public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
    /// Apple: "WKDataDetectorTypes.flightNumber".
    public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
    /// Apple: "WKDataDetectorTypes.lookupSuggestion".
    public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
    /// Apple: "WKDataDetectorTypes.all".
    public static let all = WKDataDetectorTypes(rawValue: 4294967295)
}
/// Apple: "WKNavigation".
open class WKNavigation: NSObject {
    /// Here always `.recommended`. Apple: "WKNavigation.effectiveContentMode".
    open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
}
/// Apple: "WKNavigationAction".
open class WKNavigationAction: NSObject {
    /// Here always `WKFrameInfo()`. Apple: "WKNavigationAction.sourceFrame".
    open var sourceFrame: WKFrameInfo { WKFrameInfo() }
    /// Here always `nil`. Apple: "WKNavigationAction.targetFrame".
    open var targetFrame: WKFrameInfo? { nil }
    /// Here always `.other`. Apple: "WKNavigationAction.navigationType".
    open var navigationType: WKNavigationType { .other }
    /// Here always `URLRequest(url: URL(fileURLWithPath: "/"))`. Apple: "WKNavigationAction.request".
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    /// Here always `false`. Apple: "WKNavigationAction.shouldPerformDownload".
    open var shouldPerformDownload: Bool { false }
    /// Here always `0`. Apple: "WKNavigationAction.modifierFlags".
    open var modifierFlags: Int { 0 }
}
/// Apple: "WKNavigationResponse".
open class WKNavigationResponse: NSObject {
    /// Here always `true`. Apple: "WKNavigationResponse.isForMainFrame".
    open var isForMainFrame: Bool { true }
    /// Here always `URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)`. Apple: "WKNavigationResponse.response".
    open var response: URLResponse { URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil) }
    /// Here always `true`. Apple: "WKNavigationResponse.canShowMIMEType".
    open var canShowMIMEType: Bool { true }
}
/// Apple: "WKFrameInfo".
open class WKFrameInfo: NSObject {
    /// Here always `true`. Apple: "WKFrameInfo.isMainFrame".
    open var isMainFrame: Bool { true }
    /// Here always `URLRequest(url: URL(fileURLWithPath: "/"))`. Apple: "WKFrameInfo.request".
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    /// Here always `WKSecurityOrigin()`. Apple: "WKFrameInfo.securityOrigin".
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
    /// It is kept; `nil` at first. Apple: "WKFrameInfo.webView".
    open weak var webView: WKWebView?
}
/// Apple: "WKSecurityOrigin".
open class WKSecurityOrigin: NSObject {
    /// Here always `""`. Apple: "WKSecurityOrigin.host".
    open var host: String { "" }
    /// Here always `0`. Apple: "WKSecurityOrigin.port".
    open var port: Int { 0 }
    /// Here always `""`. Apple: "WKSecurityOrigin.protocol".
    open var `protocol`: String { "" }
}
/// Apple: "WKWindowFeatures".
open class WKWindowFeatures: NSObject {
    /// Here always `nil`. Apple: "WKWindowFeatures.width".
    open var width: NSNumber? { nil }
    /// Here always `nil`. Apple: "WKWindowFeatures.height".
    open var height: NSNumber? { nil }
}
/// Apple: "WKDownload".
open class WKDownload: NSObject {
    /// It is kept; `nil` at first. Apple: "WKDownload.delegate".
    open weak var delegate: (any WKDownloadDelegate)?
    /// Here always `nil`. Apple: "WKDownload.originalRequest".
    open var originalRequest: URLRequest? { nil }
    /// Here always `Progress(totalUnitCount: 0)`. Apple: "WKDownload.progress".
    open var progress: Progress { Progress(totalUnitCount: 0) }
    /// It answers `nil`, later. Apple: "WKDownload.cancel".
    open func cancel(_ completionHandler: ((Data?) -> Void)?) { QuietNotes.later { completionHandler?(nil) } }
    /// Apple: "WKDownload.cancel".
    nonisolated(nonsending) open func cancel() async -> Data? { nil }
}
/// Apple: "WKDownloadDelegate".
public protocol WKDownloadDelegate: NSObjectProtocol {
    /// Apple: "WKDownloadDelegate.download".
    func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String, completionHandler: @escaping (URL?) -> Void)
    /// Apple: "WKDownloadDelegate.downloadDidFinish".
    func downloadDidFinish(_ download: WKDownload)
    /// Apple: "WKDownloadDelegate.download".
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}
extension WKDownloadDelegate {
    /// What happens where a type says nothing of it.
    public func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String, completionHandler: @escaping (URL?) -> Void) { completionHandler(nil) }
    /// What happens where a type says nothing of it.
    public func downloadDidFinish(_ download: WKDownload) {}
    /// What happens where a type says nothing of it.
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
/// Apple: "WKBackForwardListItem".
open class WKBackForwardListItem: NSObject {
    /// Here always `URL(fileURLWithPath: "/")`. Apple: "WKBackForwardListItem.url".
    open var url: URL { URL(fileURLWithPath: "/") }
    /// Here always `nil`. Apple: "WKBackForwardListItem.title".
    open var title: String? { nil }
    /// Here always `URL(fileURLWithPath: "/")`. Apple: "WKBackForwardListItem.initialURL".
    open var initialURL: URL { URL(fileURLWithPath: "/") }
}
/// Apple: "WKBackForwardList".
open class WKBackForwardList: NSObject {
    /// Here always `nil`. Apple: "WKBackForwardList.currentItem".
    open var currentItem: WKBackForwardListItem? { nil }
    /// Here always `nil`. Apple: "WKBackForwardList.backItem".
    open var backItem: WKBackForwardListItem? { nil }
    /// Here always `nil`. Apple: "WKBackForwardList.forwardItem".
    open var forwardItem: WKBackForwardListItem? { nil }
    /// Here always `[]`. Apple: "WKBackForwardList.backList".
    open var backList: [WKBackForwardListItem] { [] }
    /// Here always `[]`. Apple: "WKBackForwardList.forwardList".
    open var forwardList: [WKBackForwardListItem] { [] }
    /// Here `nil`. Apple: "WKBackForwardList.item".
    open func item(at index: Int) -> WKBackForwardListItem? { nil }
}
/// Apple: "WKPreferences".
@MainActor @preconcurrency open class WKPreferences: NSObject {
    /// It is kept; `0` at first. Apple: "WKPreferences.minimumFontSize".
    open var minimumFontSize: CGFloat = 0
    /// It is kept; `false` at first. Apple: "WKPreferences.javaScriptCanOpenWindowsAutomatically".
    open var javaScriptCanOpenWindowsAutomatically: Bool = false
    /// It is kept; `true` at first. Apple: "WKPreferences.javaScriptEnabled".
    open var javaScriptEnabled: Bool = true
    /// It is kept; `true` at first. Apple: "WKPreferences.isFraudulentWebsiteWarningEnabled".
    open var isFraudulentWebsiteWarningEnabled: Bool = true
    /// It is kept; `false` at first. Apple: "WKPreferences.isElementFullscreenEnabled".
    open var isElementFullscreenEnabled: Bool = false
    /// It is kept; `true` at first. Apple: "WKPreferences.isTextInteractionEnabled".
    open var isTextInteractionEnabled: Bool = true
    /// It is kept; `false` at first. Apple: "WKPreferences.shouldPrintBackgrounds".
    open var shouldPrintBackgrounds: Bool = false
}
/// Apple: "WKWebpagePreferences".
@MainActor @preconcurrency open class WKWebpagePreferences: NSObject {
    /// Apple: "ContentMode".
    public enum ContentMode: Int, Hashable, Sendable {
        /// Apple: "ContentMode.recommended".
        case recommended
        /// Apple: "ContentMode.mobile".
        case mobile
        /// Apple: "ContentMode.desktop".
        case desktop
    }
    /// It is kept; `.recommended` at first. Apple: "WKWebpagePreferences.preferredContentMode".
    open var preferredContentMode: ContentMode = .recommended
    /// It is kept; `true` at first. Apple: "WKWebpagePreferences.allowsContentJavaScript".
    open var allowsContentJavaScript: Bool = true
    /// It is kept; `false` at first. Apple: "WKWebpagePreferences.isLockdownModeEnabled".
    open var isLockdownModeEnabled: Bool = false
}
/// Apple: "WKProcessPool".
@MainActor @preconcurrency open class WKProcessPool: NSObject {
}
/// Apple: "WKWebViewConfiguration".
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
    /// It is kept; `WKProcessPool()` at first. Apple: "WKWebViewConfiguration.processPool".
    open var processPool: WKProcessPool = WKProcessPool()
    /// It is kept; `WKPreferences()` at first. Apple: "WKWebViewConfiguration.preferences".
    open var preferences: WKPreferences = WKPreferences()
    /// It is kept; `WKWebpagePreferences()` at first. Apple: "WKWebViewConfiguration.defaultWebpagePreferences".
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// It is kept; `WKUserContentController()` at first. Apple: "WKWebViewConfiguration.userContentController".
    open var userContentController: WKUserContentController = WKUserContentController()
    /// It is kept; `WKWebsiteDataStore.default()` at first. Apple: "WKWebViewConfiguration.websiteDataStore".
    open var websiteDataStore: WKWebsiteDataStore = WKWebsiteDataStore.default()
    /// It is kept; `nil` at first. Apple: "WKWebViewConfiguration.applicationNameForUserAgent".
    open var applicationNameForUserAgent: String?
    /// It is kept; `false` at first. Apple: "WKWebViewConfiguration.suppressesIncrementalRendering".
    open var suppressesIncrementalRendering: Bool = false
    /// It is kept; `false` at first. Apple: "WKWebViewConfiguration.allowsInlineMediaPlayback".
    open var allowsInlineMediaPlayback: Bool = false
    /// It is kept; `true` at first. Apple: "WKWebViewConfiguration.allowsAirPlayForMediaPlayback".
    open var allowsAirPlayForMediaPlayback: Bool = true
    /// It is kept; `true` at first. Apple: "WKWebViewConfiguration.allowsPictureInPictureMediaPlayback".
    open var allowsPictureInPictureMediaPlayback: Bool = true
    /// It is kept; `[]` at first. Apple: "WKWebViewConfiguration.mediaTypesRequiringUserActionForPlayback".
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// It is kept; `[]` at first. Apple: "WKWebViewConfiguration.dataDetectorTypes".
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// It is kept; `.dynamic` at first. Apple: "WKWebViewConfiguration.selectionGranularity".
    open var selectionGranularity: WKSelectionGranularity = .dynamic
    /// It is kept; `false` at first. Apple: "WKWebViewConfiguration.ignoresViewportScaleLimits".
    open var ignoresViewportScaleLimits: Bool = false
    /// It is kept; `false` at first. Apple: "WKWebViewConfiguration.limitsNavigationsToAppBoundDomains".
    open var limitsNavigationsToAppBoundDomains: Bool = false
    /// It is kept; `true` at first. Apple: "WKWebViewConfiguration.upgradeKnownHostsToHTTPS".
    open var upgradeKnownHostsToHTTPS: Bool = true
    /// It is kept; `[:]` at first. Apple: "WKWebViewConfiguration.handlers_".
    var handlers_: [String: any WKURLSchemeHandler] = [:]
    /// Here `handlers_[urlScheme] = urlSchemeHandler`. Apple: "WKWebViewConfiguration.setURLSchemeHandler".
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) { handlers_[urlScheme] = urlSchemeHandler }
    /// Here `handlers_[urlScheme]`. Apple: "WKWebViewConfiguration.urlSchemeHandler".
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { handlers_[urlScheme] }
}
/// Apple: "WKURLSchemeHandler".
@MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// Apple: "WKURLSchemeHandler.webView".
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// Apple: "WKURLSchemeHandler.webView".
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
/// Apple: "WKURLSchemeTask".
@MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
    /// Apple: "WKURLSchemeTask.request".
    var request: URLRequest { get }
    /// Apple: "WKURLSchemeTask.didReceive".
    func didReceive(_ response: URLResponse)
    /// Apple: "WKURLSchemeTask.didReceive".
    func didReceive(_ data: Data)
    /// Apple: "WKURLSchemeTask.didFinish".
    func didFinish()
    /// Apple: "WKURLSchemeTask.didFailWithError".
    func didFailWithError(_ error: any Error)
}
/// Apple: "WKUserContentController".
@MainActor @preconcurrency open class WKUserContentController: NSObject {
    /// It is kept; `[]` at first. Apple: "WKUserContentController.userScripts".
    open var userScripts: [WKUserScript] = []
    /// Here `userScripts.append(userScript)`. Apple: "WKUserContentController.addUserScript".
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Here `userScripts = []`. Apple: "WKUserContentController.removeAllUserScripts".
    open func removeAllUserScripts() { userScripts = [] }
    /// Apple: "WKUserContentController.add".
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// Apple: "WKUserContentController.add".
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {}
    /// Apple: "WKUserContentController.addScriptMessageHandler".
    open func addScriptMessageHandler(_ handler: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String) {}
    /// Apple: "WKUserContentController.removeScriptMessageHandler".
    open func removeScriptMessageHandler(forName name: String) {}
    /// Apple: "WKUserContentController.removeScriptMessageHandler".
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
    /// Apple: "WKUserContentController.removeAllScriptMessageHandlers".
    open func removeAllScriptMessageHandlers() {}
    /// Apple: "WKUserContentController.add".
    open func add(_ contentRuleList: WKContentRuleList) {}
    /// Apple: "WKUserContentController.remove".
    open func remove(_ contentRuleList: WKContentRuleList) {}
    /// Apple: "WKUserContentController.removeAllContentRuleLists".
    open func removeAllContentRuleLists() {}
}
/// Apple: "WKContentRuleList".
open class WKContentRuleList: NSObject {
}
/// Apple: "WKContentRuleListStore".
open class WKContentRuleListStore: NSObject {
    /// Apple: "WKContentRuleListStore.shared_".
    private nonisolated(unsafe) static let shared_: WKContentRuleListStore = WKContentRuleListStore()
    /// Here `shared_`. Apple: "WKContentRuleListStore.`default`".
    open class func `default`() -> WKContentRuleListStore! { shared_ }
    /// It answers `nil, WKError(.contentRuleListStoreCompileFailed)`, later. Apple: "WKContentRuleListStore.compileContentRuleList".
    open func compileContentRuleList(forIdentifier identifier: String!, encodedContentRuleList: String!, completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, WKError(.contentRuleListStoreCompileFailed)) } }
    /// Apple: "WKContentRuleListStore.compileContentRuleList".
    nonisolated(nonsending) open func compileContentRuleList(forIdentifier identifier: String!, encodedContentRuleList: String!) async throws -> WKContentRuleList { throw WKError(.contentRuleListStoreCompileFailed) }
    /// It answers `nil, WKError(.contentRuleListStoreLookUpFailed)`, later. Apple: "WKContentRuleListStore.lookUpContentRuleList".
    open func lookUpContentRuleList(forIdentifier identifier: String!, completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, WKError(.contentRuleListStoreLookUpFailed)) } }
    /// Apple: "WKContentRuleListStore.lookUpContentRuleList".
    nonisolated(nonsending) open func lookUpContentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList { throw WKError(.contentRuleListStoreLookUpFailed) }
}
/// Apple: "WKContentWorld".
@MainActor @preconcurrency open class WKContentWorld: NSObject {
    /// Apple: "WKContentWorld.page".
    public static let page: WKContentWorld = WKContentWorld()
    /// Apple: "WKContentWorld.defaultClient".
    public static let defaultClient: WKContentWorld = WKContentWorld()
    /// Here `WKContentWorld()`. Apple: "WKContentWorld.world".
    open class func world(name: String) -> WKContentWorld { WKContentWorld() }
}
/// Apple: "WKUserScript".
@MainActor @preconcurrency open class WKUserScript: NSObject {
    /// Apple: "WKUserScript.source".
    public let source: String
    /// Apple: "WKUserScript.injectionTime".
    public let injectionTime: WKUserScriptInjectionTime
    /// Apple: "WKUserScript.isForMainFrameOnly".
    public let isForMainFrameOnly: Bool
    /// Apple: "WKUserScript.init".
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) { self.source = source; self.injectionTime = injectionTime; isForMainFrameOnly = forMainFrameOnly; super.init() }
    /// Apple: "WKUserScript.init".
    public convenience init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}
/// Apple: "WKScriptMessageHandler".
@MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Apple: "WKScriptMessageHandler.userContentController".
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
/// Apple: "WKScriptMessageHandlerWithReply".
@MainActor public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
}
/// Apple: "WKScriptMessage".
@MainActor @preconcurrency open class WKScriptMessage: NSObject {
    /// Here always `NSNull()`. Apple: "WKScriptMessage.body".
    open var body: Any { NSNull() }
    /// Here always `""`. Apple: "WKScriptMessage.name".
    open var name: String { "" }
    /// Here always `WKFrameInfo()`. Apple: "WKScriptMessage.frameInfo".
    open var frameInfo: WKFrameInfo { WKFrameInfo() }
    /// It is kept; `nil` at first. Apple: "WKScriptMessage.webView".
    open weak var webView: WKWebView?
}
/// Apple: "WKWebsiteDataStore".
@MainActor @preconcurrency open class WKWebsiteDataStore: NSObject {
    /// Apple: "WKWebsiteDataStore.default_".
    private static let default_: WKWebsiteDataStore = WKWebsiteDataStore()
    /// Here `default_`. Apple: "WKWebsiteDataStore.`default`".
    open class func `default`() -> WKWebsiteDataStore { default_ }
    /// Here `WKWebsiteDataStore()`. Apple: "WKWebsiteDataStore.nonPersistent".
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// Here `[WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeLocalStorage]`. Apple: "WKWebsiteDataStore.allWebsiteDataTypes".
    open class func allWebsiteDataTypes() -> Set<String> { [WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeLocalStorage] }
    /// Here always `WKHTTPCookieStore()`. Apple: "WKWebsiteDataStore.httpCookieStore".
    open var httpCookieStore: WKHTTPCookieStore { WKHTTPCookieStore() }
    /// Here always `false`. Apple: "WKWebsiteDataStore.isPersistent".
    open var isPersistent: Bool { false }
    /// It answers `[]`, later. Apple: "WKWebsiteDataStore.fetchDataRecords".
    open func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void) { QuietNotes.later { completionHandler([]) } }
    /// Apple: "WKWebsiteDataStore.fetchDataRecords".
    open func fetchDataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
    /// It answers later. Apple: "WKWebsiteDataStore.removeData".
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void) { QuietNotes.later { completionHandler() } }
    /// Apple: "WKWebsiteDataStore.removeData".
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {  }
    /// It answers later. Apple: "WKWebsiteDataStore.removeData".
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void) { QuietNotes.later { completionHandler() } }
    /// Apple: "WKWebsiteDataStore.removeData".
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {  }
}
/// Apple: "WKWebsiteDataRecord".
open class WKWebsiteDataRecord: NSObject {
    /// Here always `""`. Apple: "WKWebsiteDataRecord.displayName".
    open var displayName: String { "" }
    /// Here always `[]`. Apple: "WKWebsiteDataRecord.dataTypes".
    open var dataTypes: Set<String> { [] }
}
/// Apple: "WKWebsiteDataTypeCookies".
public let WKWebsiteDataTypeCookies: String = "WKWebsiteDataTypeCookies"
/// Apple: "WKWebsiteDataTypeDiskCache".
public let WKWebsiteDataTypeDiskCache: String = "WKWebsiteDataTypeDiskCache"
/// Apple: "WKWebsiteDataTypeMemoryCache".
public let WKWebsiteDataTypeMemoryCache: String = "WKWebsiteDataTypeMemoryCache"
/// Apple: "WKWebsiteDataTypeLocalStorage".
public let WKWebsiteDataTypeLocalStorage: String = "WKWebsiteDataTypeLocalStorage"
/// Apple: "WKWebsiteDataTypeSessionStorage".
public let WKWebsiteDataTypeSessionStorage: String = "WKWebsiteDataTypeSessionStorage"
/// Apple: "WKWebsiteDataTypeIndexedDBDatabases".
public let WKWebsiteDataTypeIndexedDBDatabases: String = "WKWebsiteDataTypeIndexedDBDatabases"
/// Apple: "WKWebsiteDataTypeFetchCache".
public let WKWebsiteDataTypeFetchCache: String = "WKWebsiteDataTypeFetchCache"
/// Apple: "WKWebsiteDataTypeOfflineWebApplicationCache".
public let WKWebsiteDataTypeOfflineWebApplicationCache: String = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// Apple: "WKWebsiteDataTypeServiceWorkerRegistrations".
public let WKWebsiteDataTypeServiceWorkerRegistrations: String = "WKWebsiteDataTypeServiceWorkerRegistrations"
/// Apple: "WKHTTPCookieStore".
@MainActor @preconcurrency open class WKHTTPCookieStore: NSObject {
    /// It is kept; `[]` at first. Apple: "WKHTTPCookieStore.cookies_".
    var cookies_: [HTTPCookie] = []
    /// It answers `self.cookies_`, later. Apple: "WKHTTPCookieStore.getAllCookies".
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { QuietNotes.later { completionHandler(self.cookies_) } }
    /// Apple: "WKHTTPCookieStore.getAllCookies".
    open func getAllCookies() async -> [HTTPCookie] { self.cookies_ }
    /// Here `cookies_`. Apple: "WKHTTPCookieStore.allCookies".
    open func allCookies() async -> [HTTPCookie] { cookies_ }
    /// Apple: "WKHTTPCookieStore.setCookie".
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { cookies_.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }; cookies_.append(cookie); if let completionHandler { QuietNotes.later(completionHandler) } }
    /// Apple: "WKHTTPCookieStore.setCookie".
    open func setCookie(_ cookie: HTTPCookie) async { cookies_.append(cookie) }
    /// Apple: "WKHTTPCookieStore.delete".
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { cookies_.removeAll { $0 == cookie }; if let completionHandler { QuietNotes.later(completionHandler) } }
    /// Apple: "WKHTTPCookieStore.add".
    open func add(_ observer: AnyObject) {}
    /// Apple: "WKHTTPCookieStore.remove".
    open func remove(_ observer: AnyObject) {}
}
/// Apple: "WKUIDelegate".
@MainActor public protocol WKUIDelegate: NSObjectProtocol {
    /// Apple: "WKUIDelegate.webView".
    func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView?
    /// Apple: "WKUIDelegate.webViewDidClose".
    func webViewDidClose(_ webView: WKWebView)
    /// Apple: "WKUIDelegate.webView".
    func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)
    /// Apple: "WKUIDelegate.webView".
    func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void)
    /// Apple: "WKUIDelegate.webView".
    func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void)
    /// Apple: "WKUIDelegate.webView".
    func webView(_ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType, decisionHandler: @escaping (WKPermissionDecision) -> Void)
}
extension WKUIDelegate {
    /// What happens where a type says nothing of it.
    public func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView? { nil }
    /// What happens where a type says nothing of it.
    public func webViewDidClose(_ webView: WKWebView) {}
    /// What happens where a type says nothing of it.
    public func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void) { completionHandler() }
    /// What happens where a type says nothing of it.
    public func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
    /// What happens where a type says nothing of it.
    public func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void) { completionHandler(nil) }
    /// What happens where a type says nothing of it.
    public func webView(_ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType, decisionHandler: @escaping (WKPermissionDecision) -> Void) { decisionHandler(.prompt) }
}
/// Apple: "WKNavigationDelegate".
@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Apple: "WKNavigationDelegate.webView".
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
    /// Apple: "WKNavigationDelegate.webView".
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences, decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    /// Apple: "WKNavigationDelegate.webView".
    func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
    /// Apple: "WKNavigationDelegate.webView".
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy
    /// Apple: "WKNavigationDelegate.webView".
    func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async -> WKNavigationResponsePolicy
    /// Apple: "WKNavigationDelegate.webView".
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Apple: "WKNavigationDelegate.webView".
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    /// Apple: "WKNavigationDelegate.webView".
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// Apple: "WKNavigationDelegate.webView".
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Apple: "WKNavigationDelegate.webView".
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Apple: "WKNavigationDelegate.webView".
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Apple: "WKNavigationDelegate.webView".
    func webView(_ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    /// Apple: "WKNavigationDelegate.webViewWebContentProcessDidTerminate".
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
    /// Apple: "WKNavigationDelegate.webView".
    func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
    /// Apple: "WKNavigationDelegate.webView".
    func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}
extension WKNavigationDelegate {
    /// What happens where a type says nothing of it.
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void) { decisionHandler(.allow) }
    /// What happens where a type says nothing of it.
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences, decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void) { decisionHandler(.allow, preferences) }
    /// What happens where a type says nothing of it.
    public func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void) { decisionHandler(.allow) }
    /// What happens where a type says nothing of it.
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy { .allow }
    /// What happens where a type says nothing of it.
    public func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async -> WKNavigationResponsePolicy { .allow }
    /// What happens where a type says nothing of it.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// What happens where a type says nothing of it.
    public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {}
    /// What happens where a type says nothing of it.
    public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {}
    /// What happens where a type says nothing of it.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// What happens where a type says nothing of it.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// What happens where a type says nothing of it.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// What happens where a type says nothing of it.
    public func webView(_ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void) { completionHandler(.performDefaultHandling, nil) }
    /// What happens where a type says nothing of it.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
    /// What happens where a type says nothing of it.
    public func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {}
    /// What happens where a type says nothing of it.
    public func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {}
}
/// Apple: "WKSnapshotConfiguration".
open class WKSnapshotConfiguration: NSObject {
    /// It is kept; `.null` at first. Apple: "WKSnapshotConfiguration.rect".
    open var rect: CGRect = .null
    /// It is kept; `nil` at first. Apple: "WKSnapshotConfiguration.snapshotWidth".
    open var snapshotWidth: NSNumber?
    /// It is kept; `true` at first. Apple: "WKSnapshotConfiguration.afterScreenUpdates".
    open var afterScreenUpdates: Bool = true
}
/// Apple: "WKPDFConfiguration".
open class WKPDFConfiguration: NSObject {
    /// It is kept; `nil` at first. Apple: "WKPDFConfiguration.rect".
    open var rect: CGRect?
}
/// Apple: "WKFindConfiguration".
open class WKFindConfiguration: NSObject {
}
/// Apple: "WKFindResult".
open class WKFindResult: NSObject {
    /// Here always `false`. Apple: "WKFindResult.matchFound".
    open var matchFound: Bool { false }
}
