// length: generated. Written by Scripts/quiet-modules.py from Modules/Translation/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
public import SwiftUI

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("Translation: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "TranslationError".
public struct TranslationError: Error, Hashable, Sendable {
    /// Apple: "TranslationError.name".
    public let name: String
    /// Apple: "TranslationError.unsupportedSourceLanguage".
    public static let unsupportedSourceLanguage: TranslationError = TranslationError(name: "unsupportedSourceLanguage")
    /// Apple: "TranslationError.unsupportedTargetLanguage".
    public static let unsupportedTargetLanguage: TranslationError = TranslationError(name: "unsupportedTargetLanguage")
    /// Apple: "TranslationError.unsupportedLanguagePairing".
    public static let unsupportedLanguagePairing: TranslationError = TranslationError(name: "unsupportedLanguagePairing")
    /// Apple: "TranslationError.unableToIdentifyLanguage".
    public static let unableToIdentifyLanguage: TranslationError = TranslationError(name: "unableToIdentifyLanguage")
    /// Apple: "TranslationError.nothingToTranslate".
    public static let nothingToTranslate: TranslationError = TranslationError(name: "nothingToTranslate")
    /// Apple: "TranslationError.internalError".
    public static let internalError: TranslationError = TranslationError(name: "internalError")
}
/// Apple: "LanguageAvailability".
open class LanguageAvailability {
    /// Apple: "Status".
    public enum Status: Int, Hashable, Sendable {
        /// Apple: "Status.installed".
        case installed
        /// Apple: "Status.supported".
        case supported
        /// Apple: "Status.unsupported".
        case unsupported
    }
    /// Apple: "LanguageAvailability.init".
    public init() {}
    /// Worked out. Apple: "LanguageAvailability.supportedLanguages".
    open var supportedLanguages: [Locale.Language] { get async { [] } }
    /// Here `.unsupported`. Apple: "LanguageAvailability.status".
    open func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }
    /// Here `.unsupported`. Apple: "LanguageAvailability.status".
    open func status(for text: String, to target: Locale.Language?) async throws -> Status { .unsupported }
}
/// Apple: "TranslationSession".
public final class TranslationSession: Sendable {
    /// Apple: "Configuration".
    public struct Configuration: Equatable, Sendable {
        /// Apple: "Configuration.source".
        public var source: Locale.Language?
        /// Apple: "Configuration.target".
        public var target: Locale.Language?
        /// It is kept; `0` at first. Apple: "Configuration.version".
        public var version: Int = 0
        /// Apple: "Configuration.init".
        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) { self.source = source; self.target = target }
        /// Here `version += 1`. Apple: "Configuration.invalidate".
        public mutating func invalidate() { version += 1 }
    }
    /// Apple: "Request".
    public struct Request: Sendable {
        /// Apple: "Request.sourceText".
        public var sourceText: String
        /// Apple: "Request.clientIdentifier".
        public var clientIdentifier: String?
        /// Apple: "Request.init".
        public init(sourceText: String, clientIdentifier: String? = nil) { self.sourceText = sourceText; self.clientIdentifier = clientIdentifier }
    }
    /// Apple: "Response".
    public struct Response: Sendable {
        /// Apple: "Response.sourceText".
        public let sourceText: String
        /// Apple: "Response.targetText".
        public let targetText: String
        /// Apple: "Response.clientIdentifier".
        public let clientIdentifier: String?
        /// Apple: "Response.sourceLanguage".
        public let sourceLanguage: Locale.Language
        /// Apple: "Response.targetLanguage".
        public let targetLanguage: Locale.Language
    }
    /// Here `throw TranslationError.unsupportedLanguagePairing`. Apple: "TranslationSession.translate".
    public func translate(_ string: String) async throws -> Response { throw TranslationError.unsupportedLanguagePairing }
    /// Here `throw TranslationError.unsupportedLanguagePairing`. Apple: "TranslationSession.translations".
    public func translations(from batch: [Request]) async throws -> [Response] { throw TranslationError.unsupportedLanguagePairing }
    /// Here `throw TranslationError.unsupportedLanguagePairing`. Apple: "TranslationSession.prepareTranslation".
    public func prepareTranslation() async throws { throw TranslationError.unsupportedLanguagePairing }
}
extension View {
    /// Here `self`. Apple: "View.translationPresentation".
    public func translationPresentation(isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil) -> some View { self }
    /// Here `self`. Apple: "View.translationTask".
    public func translationTask(_ configuration: TranslationSession.Configuration?, action: @escaping (TranslationSession) async -> Void) -> some View { self }
    /// Here `self`. Apple: "View.translationTask".
    public func translationTask(source: Locale.Language? = nil, target: Locale.Language? = nil, action: @escaping (TranslationSession) async -> Void) -> some View { self }
}
