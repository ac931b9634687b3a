// length: generated. Written by Scripts/quiet-modules.py from Modules/BackgroundTasks/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("BackgroundTasks: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "BGTask".
open class BGTask: NSObject {
    /// Apple: "BGTask.identifier".
    public let identifier: String
    /// It is kept; `nil` at first. Apple: "BGTask.expirationHandler".
    open var expirationHandler: (() -> Void)?
    /// Apple: "BGTask.init".
    public init(identifier: String) { self.identifier = identifier; super.init() }
    /// Apple: "BGTask.setTaskCompleted".
    open func setTaskCompleted(success: Bool) {}
}
/// Apple: "BGAppRefreshTask".
open class BGAppRefreshTask: BGTask {
}
/// Apple: "BGProcessingTask".
open class BGProcessingTask: BGTask {
}
/// Apple: "BGHealthResearchTask".
open class BGHealthResearchTask: BGProcessingTask {
}
/// Apple: "BGContinuedProcessingTask".
open class BGContinuedProcessingTask: BGTask {
    /// Here always `""`. Apple: "BGContinuedProcessingTask.title".
    open var title: String { "" }
    /// Here always `""`. Apple: "BGContinuedProcessingTask.subtitle".
    open var subtitle: String { "" }
    /// Here always `Progress(totalUnitCount: 0)`. Apple: "BGContinuedProcessingTask.progress".
    open var progress: Progress { Progress(totalUnitCount: 0) }
    /// Apple: "BGContinuedProcessingTask.updateTitle".
    open func updateTitle(_ title: String, subtitle: String) {}
}
/// Apple: "BGTaskRequest".
open class BGTaskRequest: NSObject {
    /// Apple: "BGTaskRequest.identifier".
    public let identifier: String
    /// It is kept; `nil` at first. Apple: "BGTaskRequest.earliestBeginDate".
    open var earliestBeginDate: Date?
    /// Apple: "BGTaskRequest.init".
    public init(identifier: String) { self.identifier = identifier; super.init() }
}
/// Apple: "BGAppRefreshTaskRequest".
open class BGAppRefreshTaskRequest: BGTaskRequest {
}
/// Apple: "BGProcessingTaskRequest".
open class BGProcessingTaskRequest: BGTaskRequest {
    /// It is kept; `false` at first. Apple: "BGProcessingTaskRequest.requiresNetworkConnectivity".
    open var requiresNetworkConnectivity: Bool = false
    /// It is kept; `false` at first. Apple: "BGProcessingTaskRequest.requiresExternalPower".
    open var requiresExternalPower: Bool = false
}
/// Apple: "BGHealthResearchTaskRequest".
open class BGHealthResearchTaskRequest: BGProcessingTaskRequest {
}
/// Apple: "BGContinuedProcessingTaskRequest".
open class BGContinuedProcessingTaskRequest: BGTaskRequest {
    /// Apple: "SubmissionStrategy".
    public enum SubmissionStrategy: Int, Hashable, Sendable {
        /// Apple: "SubmissionStrategy.fail".
        case fail
        /// Apple: "SubmissionStrategy.queue".
        case queue
    }
    /// Apple: "BGContinuedProcessingTaskRequest.init".
    public convenience init(identifier: String, title: String, subtitle: String) { self.init(identifier: identifier) }
    /// It is kept; `.queue` at first. Apple: "BGContinuedProcessingTaskRequest.strategy".
    open var strategy: SubmissionStrategy = .queue
}
/// Apple: "BGTaskScheduler".
open class BGTaskScheduler: NSObject {
    /// Apple: "BGTaskScheduler.shared".
    public nonisolated(unsafe) static let shared: BGTaskScheduler = BGTaskScheduler()
    /// Apple: "Error".
    public struct Error: CustomNSError, Hashable, Sendable {
        /// Apple: "Code".
        public enum Code: Int, Hashable, Sendable {
            /// Apple: "Code.unavailable".
            case unavailable = 1
            /// Apple: "Code.tooManyPendingTaskRequests".
            case tooManyPendingTaskRequests
            /// Apple: "Code.notPermitted".
            case notPermitted
            /// Apple: "Code.immediateRunIneligible".
            case immediateRunIneligible
        }
        /// Apple: "Error.code".
        public let code: Code
        /// Apple: "Error.init".
        public init(_ code: Code) { self.code = code }
        /// Apple: "Error.unavailable".
        public static let unavailable: Code = .unavailable
        /// Apple: "Error.tooManyPendingTaskRequests".
        public static let tooManyPendingTaskRequests: Code = .tooManyPendingTaskRequests
        /// Apple: "Error.notPermitted".
        public static let notPermitted: Code = .notPermitted
        /// Apple: "Error.errorDomain".
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        /// Here always `code.rawValue`. Apple: "Error.errorCode".
        public var errorCode: Int { code.rawValue }
    }
    /// Here `true`. Apple: "BGTaskScheduler.register".
    @discardableResult open func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool { true }
    /// Apple: "BGTaskScheduler.submit".
    open func submit(_ taskRequest: BGTaskRequest) throws { QuietNotes.tell("no work is done in the background here"); throw BGTaskScheduler.Error(.unavailable) }
    /// Apple: "BGTaskScheduler.cancel".
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    /// Apple: "BGTaskScheduler.cancelAllTaskRequests".
    open func cancelAllTaskRequests() {}
    /// It answers `[]`, later. Apple: "BGTaskScheduler.getPendingTaskRequests".
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { QuietNotes.later { completionHandler([]) } }
    /// Apple: "BGTaskScheduler.getPendingTaskRequests".
    nonisolated(nonsending) open func getPendingTaskRequests() async -> [BGTaskRequest] { [] }
    /// Here `[]`. Apple: "BGTaskScheduler.pendingTaskRequests".
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
