// length: generated. Written by Scripts/quiet-modules.py from Modules/NotificationCenter/names.txt; change that.
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
        FileHandle.standardError.write(Data("NotificationCenter: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "NCUpdateResult".
public enum NCUpdateResult: UInt, Hashable, Sendable {
    /// Apple: "NCUpdateResult.newData".
    case newData
    /// Apple: "NCUpdateResult.noData".
    case noData
    /// Apple: "NCUpdateResult.failed".
    case failed
}
/// Apple: "NCWidgetDisplayMode".
public enum NCWidgetDisplayMode: Int, Hashable, Sendable {
    /// Apple: "NCWidgetDisplayMode.compact".
    case compact
    /// Apple: "NCWidgetDisplayMode.expanded".
    case expanded
}
/// Apple: "NCWidgetProviding".
public protocol NCWidgetProviding: AnyObject {
    /// Apple: "NCWidgetProviding.widgetPerformUpdate".
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    /// Apple: "NCWidgetProviding.widgetActiveDisplayModeDidChange".
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
}
extension NCWidgetProviding {
    /// What happens where a type says nothing of it.
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { completionHandler(.noData) }
    /// What happens where a type says nothing of it.
    public func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {}
}
/// Apple: "NCWidgetController".
open class NCWidgetController: NSObject {
    /// It has no effect here, which is told once. Apple: "NCWidgetController.setHasContent".
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) { QuietNotes.tell("there is no Today view here") }
}
