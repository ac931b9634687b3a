// length: generated. Written by Scripts/quiet-modules.py from Modules/FoundationModels/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("FoundationModels: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "SystemLanguageModel".
public final class SystemLanguageModel: Sendable {
    /// Apple: "SystemLanguageModel.default".
    public static let `default`: SystemLanguageModel = SystemLanguageModel()
    /// Apple: "Availability".
    public enum Availability: Equatable, Sendable {
        /// Apple: "Availability.available".
        case available
        /// Apple: "Availability.unavailable(UnavailableReason)".
        case unavailable(UnavailableReason)
        /// Apple: "UnavailableReason".
        public enum UnavailableReason: Int, Hashable, Sendable {
            /// Apple: "UnavailableReason.deviceNotEligible".
            case deviceNotEligible
            /// Apple: "UnavailableReason.appleIntelligenceNotEnabled".
            case appleIntelligenceNotEnabled
            /// Apple: "UnavailableReason.modelNotReady".
            case modelNotReady
        }
    }
    /// Apple: "UseCase".
    public struct UseCase: Hashable, Sendable {
        /// Apple: "UseCase.name".
        public let name: String
        /// Apple: "UseCase.general".
        public static let general: UseCase = UseCase(name: "general")
        /// Apple: "UseCase.contentTagging".
        public static let contentTagging: UseCase = UseCase(name: "contentTagging")
    }
    /// Apple: "Guardrails".
    public struct Guardrails: Sendable {
        /// Apple: "Guardrails.default".
        public static let `default`: Guardrails = Guardrails()
        /// Apple: "Guardrails.permissiveContentTransformations".
        public static let permissiveContentTransformations: Guardrails = Guardrails()
    }
    /// Apple: "SystemLanguageModel.init".
    public init() {}
    /// Apple: "SystemLanguageModel.init".
    public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}
    /// Here always `.unavailable(.deviceNotEligible)`. Apple: "SystemLanguageModel.availability".
    public var availability: Availability { .unavailable(.deviceNotEligible) }
    /// Here always `false`. Apple: "SystemLanguageModel.isAvailable".
    public var isAvailable: Bool { false }
    /// Here always `[]`. Apple: "SystemLanguageModel.supportedLanguages".
    public var supportedLanguages: Set<Locale.Language> { [] }
    /// Here `false`. Apple: "SystemLanguageModel.supportsLocale".
    public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}
/// Apple: "GenerationOptions".
public struct GenerationOptions: Sendable {
    /// Apple: "SamplingMode".
    public struct SamplingMode: Sendable {
        /// Apple: "SamplingMode.greedy".
        public static let greedy: SamplingMode = SamplingMode()
        /// Here `SamplingMode()`. Apple: "SamplingMode.random".
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode() }
        /// Here `SamplingMode()`. Apple: "SamplingMode.random".
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode { SamplingMode() }
    }
    /// Apple: "GenerationOptions.temperature".
    public var temperature: Double?
    /// Apple: "GenerationOptions.maximumResponseTokens".
    public var maximumResponseTokens: Int?
    /// Apple: "GenerationOptions.sampling".
    public var sampling: SamplingMode?
    /// Apple: "GenerationOptions.init".
    public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) { self.sampling = sampling; self.temperature = temperature; self.maximumResponseTokens = maximumResponseTokens }
}
/// Apple: "GenerationSchema".
public struct GenerationSchema: Sendable {
    /// Apple: "GenerationSchema.init".
    public init() {}
}
/// Apple: "GeneratedContent".
public struct GeneratedContent: Sendable {
    /// Apple: "GeneratedContent.init".
    public init() {}
    /// Here always `"{}"`. Apple: "GeneratedContent.jsonString".
    public var jsonString: String { "{}" }
}
/// Apple: "Tool".
public protocol Tool: Sendable {
    /// Apple: "Arguments".
    associatedtype Arguments
    /// Apple: "Output".
    associatedtype Output
    /// Apple: "Tool.name".
    var name: String { get }
    /// Apple: "Tool.description".
    var description: String { get }
    /// Apple: "Tool.call".
    func call(arguments: Arguments) async throws -> Output
}
extension Tool {
    /// Here always `"\(Self.self)"`. Apple: "Tool.name".
    public var name: String { "\(Self.self)" }
}
/// Apple: "ToolOutput".
public struct ToolOutput: Sendable {
    /// Apple: "ToolOutput.text".
    public let text: String
    /// Apple: "ToolOutput.init".
    public init(_ text: String) { self.text = text }
}
/// Apple: "Instructions".
public struct Instructions: Sendable, ExpressibleByStringLiteral {
    /// Apple: "Instructions.text".
    public let text: String
    /// Apple: "Instructions.init".
    public init(_ text: String) { self.text = text }
    /// Apple: "Instructions.init".
    public init(stringLiteral value: String) { text = value }
}
/// Apple: "Prompt".
public struct Prompt: Sendable, ExpressibleByStringLiteral {
    /// Apple: "Prompt.text".
    public let text: String
    /// Apple: "Prompt.init".
    public init(_ text: String) { self.text = text }
    /// Apple: "Prompt.init".
    public init(stringLiteral value: String) { text = value }
}
/// Apple: "Transcript".
public struct Transcript: Sendable {
    /// Here always `[]`. Apple: "Transcript.entries".
    public var entries: [String] { [] }
}
/// Apple: "LanguageModelSession".
public final class LanguageModelSession: @unchecked Sendable {
    /// Apple: "GenerationError".
    public struct GenerationError: Error, Sendable {
        /// Apple: "Context".
        public struct Context: Sendable {
            /// Apple: "Context.debugDescription".
            public let debugDescription: String
        }
        /// Apple: "GenerationError.context".
        public let context: Context
        /// Here `GenerationError(context: Context(debugDescription: "there is no language model here"))`. Apple: "GenerationError.assetsUnavailable_".
        static func assetsUnavailable_() -> GenerationError { GenerationError(context: Context(debugDescription: "there is no language model here")) }
    }
    /// Apple: "Response".
    public struct Response<Content> {
        /// Apple: "Response.content".
        public let content: Content
    }
    /// Apple: "ResponseStream".
    public struct ResponseStream<Content>: AsyncSequence {
        /// Apple: "Snapshot".
        public struct Snapshot {
            /// Apple: "Snapshot.content".
            public let content: Content
        }
        /// Apple: "Element".
        public typealias Element = Snapshot
        /// Apple: "AsyncIterator".
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// Here `throw GenerationError.assetsUnavailable_()`. Apple: "AsyncIterator.next".
            public mutating func next() async throws -> Snapshot? { throw GenerationError.assetsUnavailable_() }
        }
        /// Here `AsyncIterator()`. Apple: "ResponseStream.makeAsyncIterator".
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
        /// Here `throw GenerationError.assetsUnavailable_()`. Apple: "ResponseStream.collect".
        public func collect() async throws -> Response<Content> { throw GenerationError.assetsUnavailable_() }
    }
    /// Apple: "LanguageModelSession.init".
    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) {}
    /// Apple: "LanguageModelSession.init".
    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: () -> String) {}
    /// Apple: "LanguageModelSession.init".
    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) {}
    /// Here always `false`. Apple: "LanguageModelSession.isResponding".
    public var isResponding: Bool { false }
    /// Here always `Transcript()`. Apple: "LanguageModelSession.transcript".
    public var transcript: Transcript { Transcript() }
    /// Apple: "LanguageModelSession.prewarm".
    public func prewarm(promptPrefix: Prompt? = nil) {}
    /// Apple: "LanguageModelSession.respond".
    @discardableResult public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws -> Response<String> { QuietNotes.tell("there is no language model here"); throw GenerationError.assetsUnavailable_() }
    /// Here `ResponseStream()`. Apple: "LanguageModelSession.streamResponse".
    public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions()) -> ResponseStream<String> { ResponseStream() }
    /// Apple: "LanguageModelSession.respond".
    @discardableResult public func respond<Content>(to prompt: String, generating type: Content.Type, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()) async throws -> Response<Content> { QuietNotes.tell("there is no language model here"); throw GenerationError.assetsUnavailable_() }
    /// Here `ResponseStream()`. Apple: "LanguageModelSession.streamResponse".
    public func streamResponse<Content>(to prompt: String, generating type: Content.Type, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()) -> ResponseStream<Content> { ResponseStream() }
}
