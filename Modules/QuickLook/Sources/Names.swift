// length: generated. Written by Scripts/quiet-modules.py from Modules/QuickLook/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
internal import SwiftUI
public import UIKit

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("QuickLook: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "QLPreviewItem".
public protocol QLPreviewItem: NSObjectProtocol {
    /// Apple: "QLPreviewItem.previewItemURL".
    var previewItemURL: URL? { get }
    /// Apple: "QLPreviewItem.previewItemTitle".
    var previewItemTitle: String? { get }
}
extension QLPreviewItem {
    /// What happens where a type says nothing of it.
    public var previewItemTitle: String? { nil }
}
extension NSURL: QLPreviewItem {
    /// Here always `self as URL`. Apple: "NSURL.previewItemURL".
    public var previewItemURL: URL? { self as URL }
}
/// Apple: "QLPreviewItemEditingMode".
public enum QLPreviewItemEditingMode: Int, Hashable, Sendable {
    /// Apple: "QLPreviewItemEditingMode.disabled".
    case disabled
    /// Apple: "QLPreviewItemEditingMode.updateContents".
    case updateContents
    /// Apple: "QLPreviewItemEditingMode.createCopy".
    case createCopy
}
/// Apple: "QLPreviewControllerDataSource".
@MainActor public protocol QLPreviewControllerDataSource: AnyObject {
    /// Apple: "QLPreviewControllerDataSource.numberOfPreviewItems".
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// Apple: "QLPreviewControllerDataSource.previewController".
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
/// Apple: "QLPreviewControllerDelegate".
@MainActor public protocol QLPreviewControllerDelegate: NSObjectProtocol {
    /// Apple: "QLPreviewControllerDelegate.previewControllerWillDismiss".
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// Apple: "QLPreviewControllerDelegate.previewControllerDidDismiss".
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    /// Apple: "QLPreviewControllerDelegate.previewController".
    func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem) -> QLPreviewItemEditingMode
    /// Apple: "QLPreviewControllerDelegate.previewController".
    func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
    /// Apple: "QLPreviewControllerDelegate.previewController".
    func previewController(_ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem, at modifiedContentsURL: URL)
}
extension QLPreviewControllerDelegate {
    /// What happens where a type says nothing of it.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    /// What happens where a type says nothing of it.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    /// What happens where a type says nothing of it.
    public func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem) -> QLPreviewItemEditingMode { .disabled }
    /// What happens where a type says nothing of it.
    public func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem) {}
    /// What happens where a type says nothing of it.
    public func previewController(_ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem, at modifiedContentsURL: URL) {}
}
/// Apple: "QLPreviewController".
@MainActor @preconcurrency open class QLPreviewController: UIViewController {
    /// Here `true`. Apple: "QLPreviewController.canPreview".
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { true }
    /// It is kept; `nil` at first. Apple: "QLPreviewController.dataSource".
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    /// It is kept; `nil` at first. Apple: "QLPreviewController.delegate".
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// It is kept; `0` at first. Apple: "QLPreviewController.currentPreviewItemIndex".
    open var currentPreviewItemIndex: Int = 0
    /// Here always `(dataSource?.numberOfPreviewItems(in: self) ?? 0) > currentPreviewItemIndex ? dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex) : nil`. Apple: "QLPreviewController.currentPreviewItem".
    open var currentPreviewItem: (any QLPreviewItem)? { (dataSource?.numberOfPreviewItems(in: self) ?? 0) > currentPreviewItemIndex ? dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex) : nil }
    /// Apple: "QLPreviewController.reloadData".
    open func reloadData() {}
    /// Apple: "QLPreviewController.refreshCurrentPreviewItem".
    open func refreshCurrentPreviewItem() {}
    /// Apple: "QLPreviewController.loadView".
    override open func loadView() { view = UIHostingController(rootView: FilePage(url: currentPreviewItem?.previewItemURL)).view }
}
