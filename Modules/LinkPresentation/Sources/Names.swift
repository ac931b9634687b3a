// length: generated. Written by Scripts/quiet-modules.py from Modules/LinkPresentation/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import UIKit
public import SwiftUI

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("LinkPresentation: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "LPError".
public struct LPError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "LPError.Code.metadataFetchFailed".
        case metadataFetchFailed = 2
        /// Apple: "LPError.Code.metadataFetchCancelled".
        case metadataFetchCancelled
        /// Apple: "LPError.Code.metadataFetchTimedOut".
        case metadataFetchTimedOut
        /// Apple: "LPError.Code.metadataFetchNotAllowed".
        case metadataFetchNotAllowed
        /// Apple: "LPError.Code.unknown".
        case unknown = 1
    }
    /// Apple: "LPError.metadataFetchFailed".
    public static var metadataFetchFailed: Code { .metadataFetchFailed }
    /// Apple: "LPError.metadataFetchCancelled".
    public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
    /// Apple: "LPError.metadataFetchTimedOut".
    public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
    /// Apple: "LPError.metadataFetchNotAllowed".
    public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }
    /// Apple: "LPError.unknown".
    public static var unknown: Code { .unknown }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "LPErrorDomain" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (LPErrorDomain error \(code.rawValue).)" }
}
extension LPError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? LPError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "LPErrorDomain".
public let LPErrorDomain = "LPErrorDomain"
/// Apple: "LPLinkMetadata".
open class LPLinkMetadata: NSObject {
    /// It is kept; `nil` at first. Apple: "LPLinkMetadata.originalURL".
    open var originalURL: URL?
    /// It is kept; `nil` at first. Apple: "LPLinkMetadata.url".
    open var url: URL?
    /// It is kept; `nil` at first. Apple: "LPLinkMetadata.title".
    open var title: String?
    /// It is kept; `nil` at first. Apple: "LPLinkMetadata.iconProvider".
    open var iconProvider: NSItemProvider?
    /// It is kept; `nil` at first. Apple: "LPLinkMetadata.imageProvider".
    open var imageProvider: NSItemProvider?
    /// It is kept; `nil` at first. Apple: "LPLinkMetadata.videoProvider".
    open var videoProvider: NSItemProvider?
    /// It is kept; `nil` at first. Apple: "LPLinkMetadata.remoteVideoURL".
    open var remoteVideoURL: URL?
}
/// Apple: "LPMetadataProvider".
open class LPMetadataProvider: NSObject {
    /// It is kept; `true` at first. Apple: "LPMetadataProvider.shouldFetchSubresources".
    open var shouldFetchSubresources: Bool = true
    /// It is kept; `30` at first. Apple: "LPMetadataProvider.timeout".
    open var timeout: TimeInterval = 30
    /// It answers `nil, LPError(.metadataFetchFailed)`, later. Apple: "LPMetadataProvider.startFetchingMetadata".
    open func startFetchingMetadata(for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, LPError(.metadataFetchFailed)) } }
    /// Apple: "LPMetadataProvider.startFetchingMetadata".
    nonisolated(nonsending) open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }
    /// It answers `nil, LPError(.metadataFetchFailed)`, later. Apple: "LPMetadataProvider.startFetchingMetadata".
    open func startFetchingMetadata(for request: URLRequest, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, LPError(.metadataFetchFailed)) } }
    /// Apple: "LPMetadataProvider.startFetchingMetadata".
    nonisolated(nonsending) open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }
    /// Apple: "LPMetadataProvider.cancel".
    open func cancel() {}
}
