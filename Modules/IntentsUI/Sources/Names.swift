// length: generated. Written by Scripts/quiet-modules.py from Modules/IntentsUI/names.txt; change that.
// swift-format-ignore-file
@_exported public import Intents
@_exported public import UIKit
internal import Foundation
internal import CFNames
internal import CoreLocation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("IntentsUI: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "INUIAddVoiceShortcutButtonStyle".
public enum INUIAddVoiceShortcutButtonStyle: UInt, Hashable, Sendable {
    /// Apple: "INUIAddVoiceShortcutButtonStyle.white".
    case white
    /// Apple: "INUIAddVoiceShortcutButtonStyle.whiteOutline".
    case whiteOutline
    /// Apple: "INUIAddVoiceShortcutButtonStyle.black".
    case black
    /// Apple: "INUIAddVoiceShortcutButtonStyle.blackOutline".
    case blackOutline
    /// Apple: "INUIAddVoiceShortcutButtonStyle.automatic".
    case automatic
    /// Apple: "INUIAddVoiceShortcutButtonStyle.automaticOutline".
    case automaticOutline
}
/// Apple: "INUIAddVoiceShortcutViewControllerDelegate".
@MainActor public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Apple: "INUIAddVoiceShortcutViewControllerDelegate.addVoiceShortcutViewController".
    func addVoiceShortcutViewController(_ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?)
    /// Apple: "INUIAddVoiceShortcutViewControllerDelegate.addVoiceShortcutViewControllerDidCancel".
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
extension INUIAddVoiceShortcutViewControllerDelegate {
    /// What happens where a type says nothing of it.
    public func addVoiceShortcutViewController(_ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?) {}
    /// What happens where a type says nothing of it.
    public func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {}
}
/// Apple: "INUIEditVoiceShortcutViewControllerDelegate".
@MainActor public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Apple: "INUIEditVoiceShortcutViewControllerDelegate.editVoiceShortcutViewController".
    func editVoiceShortcutViewController(_ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?)
    /// Apple: "INUIEditVoiceShortcutViewControllerDelegate.editVoiceShortcutViewController".
    func editVoiceShortcutViewController(_ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
    /// Apple: "INUIEditVoiceShortcutViewControllerDelegate.editVoiceShortcutViewControllerDidCancel".
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
extension INUIEditVoiceShortcutViewControllerDelegate {
    /// What happens where a type says nothing of it.
    public func editVoiceShortcutViewController(_ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?) {}
    /// What happens where a type says nothing of it.
    public func editVoiceShortcutViewController(_ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID) {}
    /// What happens where a type says nothing of it.
    public func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController) {}
}
/// Apple: "INUIAddVoiceShortcutViewController".
@MainActor @preconcurrency open class INUIAddVoiceShortcutViewController: UIViewController {
    /// Apple: "INUIAddVoiceShortcutViewController.init".
    public convenience init(shortcut: INShortcut) { self.init() }
    /// It is kept; `nil` at first. Apple: "INUIAddVoiceShortcutViewController.delegate".
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
}
/// Apple: "INUIEditVoiceShortcutViewController".
@MainActor @preconcurrency open class INUIEditVoiceShortcutViewController: UIViewController {
    /// Apple: "INUIEditVoiceShortcutViewController.init".
    public convenience init(voiceShortcut: INVoiceShortcut) { self.init() }
    /// It is kept; `nil` at first. Apple: "INUIEditVoiceShortcutViewController.delegate".
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
}
/// Apple: "INUIAddVoiceShortcutButtonDelegate".
@MainActor public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    /// Apple: "INUIAddVoiceShortcutButtonDelegate.present".
    func present(_ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    /// Apple: "INUIAddVoiceShortcutButtonDelegate.present".
    func present(_ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}
extension INUIAddVoiceShortcutButtonDelegate {
    /// What happens where a type says nothing of it.
    public func present(_ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton) {}
    /// What happens where a type says nothing of it.
    public func present(_ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton) {}
}
/// Apple: "INUIAddVoiceShortcutButton".
@MainActor @preconcurrency open class INUIAddVoiceShortcutButton: UIButton {
    /// Apple: "INUIAddVoiceShortcutButton.init".
    public convenience init(style: INUIAddVoiceShortcutButtonStyle) { self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 44)); setTitle("Add to Siri", for: .normal) }
    /// It is kept; `nil` at first. Apple: "INUIAddVoiceShortcutButton.delegate".
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    /// It is kept; `nil` at first. Apple: "INUIAddVoiceShortcutButton.shortcut".
    open var shortcut: INShortcut?
}
