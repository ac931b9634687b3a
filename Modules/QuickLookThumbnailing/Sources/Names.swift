// length: generated. Written by Scripts/quiet-modules.py from Modules/QuickLookThumbnailing/names.txt; change that.
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
        FileHandle.standardError.write(Data("QuickLookThumbnailing: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "QLThumbnailError".
public struct QLThumbnailError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "QLThumbnailError.Code.generationFailed".
        case generationFailed = 0
        /// Apple: "QLThumbnailError.Code.savingToURLFailed".
        case savingToURLFailed
        /// Apple: "QLThumbnailError.Code.noCachedThumbnail".
        case noCachedThumbnail
        /// Apple: "QLThumbnailError.Code.noCloudThumbnail".
        case noCloudThumbnail
        /// Apple: "QLThumbnailError.Code.requestInvalid".
        case requestInvalid
        /// Apple: "QLThumbnailError.Code.requestCancelled".
        case requestCancelled
    }
    /// Apple: "QLThumbnailError.generationFailed".
    public static var generationFailed: Code { .generationFailed }
    /// Apple: "QLThumbnailError.savingToURLFailed".
    public static var savingToURLFailed: Code { .savingToURLFailed }
    /// Apple: "QLThumbnailError.noCachedThumbnail".
    public static var noCachedThumbnail: Code { .noCachedThumbnail }
    /// Apple: "QLThumbnailError.noCloudThumbnail".
    public static var noCloudThumbnail: Code { .noCloudThumbnail }
    /// Apple: "QLThumbnailError.requestInvalid".
    public static var requestInvalid: Code { .requestInvalid }
    /// Apple: "QLThumbnailError.requestCancelled".
    public static var requestCancelled: Code { .requestCancelled }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "QLThumbnailErrorDomain" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (QLThumbnailErrorDomain error \(code.rawValue).)" }
}
extension QLThumbnailError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? QLThumbnailError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "QLThumbnailErrorDomain".
public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"
/// Apple: "QLThumbnailGenerator".
open class QLThumbnailGenerator: NSObject {
    /// Apple: "QLThumbnailGenerator.shared".
    public nonisolated(unsafe) static let shared: QLThumbnailGenerator = QLThumbnailGenerator()
    /// Apple: "Request".
    open class Request: NSObject {
        /// Apple: "RepresentationTypes".
        public struct RepresentationTypes: OptionSet, Hashable, Sendable {
            /// The bits.
            public let rawValue: UInt
            /// A set of bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// Apple: "RepresentationTypes.icon".
            public static let icon = RepresentationTypes(rawValue: 1)
            /// Apple: "RepresentationTypes.lowQualityThumbnail".
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
            /// Apple: "RepresentationTypes.thumbnail".
            public static let thumbnail = RepresentationTypes(rawValue: 4)
            /// Apple: "RepresentationTypes.all".
            public static let all = RepresentationTypes(rawValue: 4294967295)
        }
        /// Apple: "Request.size".
        public let size: CGSize
        /// Apple: "Request.init".
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) { self.size = size; super.init() }
        /// It is kept; `false` at first. Apple: "Request.iconMode".
        open var iconMode: Bool = false
    }
    /// It answers `nil, QLThumbnailError(.generationFailed)`, later. Apple: "QLThumbnailGenerator.generateBestRepresentation".
    open func generateBestRepresentation(for request: Request, completion completionHandler: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, QLThumbnailError(.generationFailed)) } }
    /// Apple: "QLThumbnailGenerator.generateBestRepresentation".
    nonisolated(nonsending) open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation { throw QLThumbnailError(.generationFailed) }
    /// Here `QuietNotes.later { updateHandler?(nil, 0, QLThumbnailError(.generationFailed)) }`. Apple: "QLThumbnailGenerator.generateRepresentations".
    open func generateRepresentations(for request: Request, update updateHandler: ((QLThumbnailRepresentation?, Int, (any Error)?) -> Void)?) { QuietNotes.later { updateHandler?(nil, 0, QLThumbnailError(.generationFailed)) } }
    /// Apple: "QLThumbnailGenerator.cancel".
    open func cancel(_ request: Request) {}
}
/// Apple: "QLThumbnailRepresentation".
open class QLThumbnailRepresentation: NSObject {
    /// Here always `UIImage()`. Apple: "QLThumbnailRepresentation.uiImage".
    open var uiImage: UIImage { UIImage() }
    /// Here always `UIImage()`. Apple: "QLThumbnailRepresentation.nsImage".
    open var nsImage: UIImage { UIImage() }
}
/// Apple: "QLThumbnailReply".
open class QLThumbnailReply: NSObject {
    /// It is kept; `""` at first. Apple: "QLThumbnailReply.extensionBadge".
    open var extensionBadge: String = ""
    /// Apple: "QLThumbnailReply.init".
    public init(contextSize: CGSize, currentContextDrawing drawingBlock: @escaping () -> Bool) { super.init() }
    /// Apple: "QLThumbnailReply.init".
    public init(contextSize: CGSize, drawing drawingBlock: @escaping (CGContext) -> Bool) { super.init() }
    /// Apple: "QLThumbnailReply.init".
    public init(imageFileURL fileURL: URL) { super.init() }
}
/// Apple: "QLFileThumbnailRequest".
open class QLFileThumbnailRequest: NSObject {
    /// Apple: "QLFileThumbnailRequest.maximumSize".
    public let maximumSize: CGSize
    /// Apple: "QLFileThumbnailRequest.minimumSize".
    public let minimumSize: CGSize
    /// Apple: "QLFileThumbnailRequest.scale".
    public let scale: CGFloat
    /// Apple: "QLFileThumbnailRequest.fileURL".
    public let fileURL: URL
    /// Apple: "QLFileThumbnailRequest.init".
    public init(fileURL: URL, maximumSize: CGSize, minimumSize: CGSize, scale: CGFloat) { self.fileURL = fileURL; self.maximumSize = maximumSize; self.minimumSize = minimumSize; self.scale = scale; super.init() }
}
/// Apple: "QLThumbnailProvider".
open class QLThumbnailProvider: NSObject {
    /// Apple: "QLThumbnailProvider.init".
    override public init() { super.init() }
    /// Here `handler(nil, QLThumbnailError(.generationFailed))`. Apple: "QLThumbnailProvider.provideThumbnail".
    open func provideThumbnail(for request: QLFileThumbnailRequest, _ handler: @escaping (QLThumbnailReply?, (any Error)?) -> Void) { handler(nil, QLThumbnailError(.generationFailed)) }
}
