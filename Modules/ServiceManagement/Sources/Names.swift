// length: generated. Written by Scripts/quiet-modules.py from Modules/ServiceManagement/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("ServiceManagement: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "SMAppService".
open class SMAppService: NSObject, @unchecked Sendable {
    /// Apple: "Status".
    public enum Status: Int, Hashable, Sendable {
        /// Apple: "Status.notRegistered".
        case notRegistered
        /// Apple: "Status.enabled".
        case enabled
        /// Apple: "Status.requiresApproval".
        case requiresApproval
        /// Apple: "Status.notFound".
        case notFound
    }
    /// Apple: "SMAppService.mainApp".
    public static let mainApp: SMAppService = SMAppService()
    /// Here `SMAppService()`. Apple: "SMAppService.agent".
    open class func agent(plistName: String) -> SMAppService { SMAppService() }
    /// Here `SMAppService()`. Apple: "SMAppService.daemon".
    open class func daemon(plistName: String) -> SMAppService { SMAppService() }
    /// Here `SMAppService()`. Apple: "SMAppService.loginItem".
    open class func loginItem(identifier: String) -> SMAppService { SMAppService() }
    /// It has no effect here, which is told once. Apple: "SMAppService.openSystemSettingsLoginItems".
    open class func openSystemSettingsLoginItems() { QuietNotes.tell("nothing is started at login or in the background here") }
    /// Here `.notFound`. Apple: "SMAppService.statusForLegacyPlist".
    open class func statusForLegacyPlist(at url: URL) -> SMAppService.Status { .notFound }
    /// Here always `.notRegistered`. Apple: "SMAppService.status".
    open var status: SMAppService.Status { .notRegistered }
    /// Apple: "SMAppService.register".
    open func register() throws { QuietNotes.tell("nothing is started at login or in the background here"); throw CocoaError(.featureUnsupported) }
    /// Apple: "SMAppService.unregister".
    open func unregister() throws {}
    /// Apple: "SMAppService.unregister".
    open func unregister(completionHandler handler: @escaping ((any Error)?) -> Void) { QuietNotes.later { handler(nil) } }
}
/// Apple: "SMLoginItemSetEnabled".
@discardableResult public func SMLoginItemSetEnabled(_ identifier: String, _ enabled: Bool) -> Bool { QuietNotes.tell("nothing is started at login or in the background here"); return false }
