// length: generated. Written by Scripts/quiet-modules.py from Modules/VisionKit/names.txt; change that.
// swift-format-ignore-file
@_exported public import Vision
@_exported public import UIKit
internal import Foundation
internal import CFNames
internal import CoreImage
internal import CoreMedia
internal import CoreVideo
internal import ImageIO

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("VisionKit: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "VNDocumentCameraScan".
open class VNDocumentCameraScan: NSObject {
    /// Here always `0`. Apple: "VNDocumentCameraScan.pageCount".
    open var pageCount: Int { 0 }
    /// Here always `""`. Apple: "VNDocumentCameraScan.title".
    open var title: String { "" }
    /// Here `UIImage()`. Apple: "VNDocumentCameraScan.imageOfPage".
    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
/// Apple: "VNDocumentCameraViewControllerDelegate".
@MainActor public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    /// Apple: "VNDocumentCameraViewControllerDelegate.documentCameraViewController".
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    /// Apple: "VNDocumentCameraViewControllerDelegate.documentCameraViewControllerDidCancel".
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    /// Apple: "VNDocumentCameraViewControllerDelegate.documentCameraViewController".
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
    /// What happens where a type says nothing of it.
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) {}
    /// What happens where a type says nothing of it.
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    /// What happens where a type says nothing of it.
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error) {}
}
/// Apple: "VNDocumentCameraViewController".
@MainActor @preconcurrency open class VNDocumentCameraViewController: UIViewController {
    /// Apple: "VNDocumentCameraViewController.isSupported".
    open class var isSupported: Bool { false }
    /// It is kept; `nil` at first. Apple: "VNDocumentCameraViewController.delegate".
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}
/// Apple: "DataScannerViewController".
@MainActor @preconcurrency open class DataScannerViewController: UIViewController {
    /// Apple: "DataScannerViewController.isSupported".
    open class var isSupported: Bool { false }
    /// Apple: "DataScannerViewController.isAvailable".
    open class var isAvailable: Bool { false }
}
