// length: generated. Written by Scripts/quiet-modules.py from Modules/ContactsUI/names.txt; change that.
// swift-format-ignore-file
@_exported public import Contacts
@_exported public import UIKit
internal import SwiftUI
internal import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("ContactsUI: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "CNContactPickerDelegate".
@MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// Apple: "CNContactPickerDelegate.contactPickerDidCancel".
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// Apple: "CNContactPickerDelegate.contactPicker".
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// Apple: "CNContactPickerDelegate.contactPicker".
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}
extension CNContactPickerDelegate {
    /// What happens where a type says nothing of it.
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    /// What happens where a type says nothing of it.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    /// What happens where a type says nothing of it.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}
/// Apple: "CNContactPickerViewController".
@MainActor @preconcurrency open class CNContactPickerViewController: UIViewController {
    /// It is kept; `nil` at first. Apple: "CNContactPickerViewController.delegate".
    open weak var delegate: (any CNContactPickerDelegate)?
    /// It is kept; `nil` at first. Apple: "CNContactPickerViewController.displayedPropertyKeys".
    open var displayedPropertyKeys: [String]?
    /// It is kept; `nil` at first. Apple: "CNContactPickerViewController.predicateForEnablingContact".
    open var predicateForEnablingContact: NSPredicate?
    /// It is kept; `nil` at first. Apple: "CNContactPickerViewController.predicateForSelectionOfContact".
    open var predicateForSelectionOfContact: NSPredicate?
    /// Apple: "CNContactPickerViewController.loadView".
    override open func loadView() { QuietNotes.tell("there are no contacts here"); view = UIHostingController(rootView: NoContacts()).view }
}
/// Apple: "CNContactViewControllerDelegate".
@MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// Apple: "CNContactViewControllerDelegate.contactViewController".
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
extension CNContactViewControllerDelegate {
    /// What happens where a type says nothing of it.
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}
/// Apple: "CNContactViewController".
@MainActor @preconcurrency open class CNContactViewController: UIViewController {
    /// Apple: "CNContactViewController.contact".
    public let contact: CNContact
    /// Here `"view"`. Apple: "CNContactViewController.descriptorForRequiredKeys".
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "view" }
    /// Apple: "CNContactViewController.init".
    public init(for contact: CNContact) { self.contact = contact; super.init(nibName: nil, bundle: nil) }
    /// Apple: "CNContactViewController.init".
    public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
    /// Apple: "CNContactViewController.init".
    public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
    /// Apple: "CNContactViewController.init".
    public required init?(coder: NSCoder) { return nil }
    /// It is kept; `nil` at first. Apple: "CNContactViewController.delegate".
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// It is kept; `true` at first. Apple: "CNContactViewController.allowsEditing".
    open var allowsEditing: Bool = true
    /// It is kept; `true` at first. Apple: "CNContactViewController.allowsActions".
    open var allowsActions: Bool = true
    /// It is kept; `nil` at first. Apple: "CNContactViewController.contactStore".
    open var contactStore: CNContactStore?
    /// Apple: "CNContactViewController.loadView".
    override open func loadView() { view = UIHostingController(rootView: ContactPage(name: CNContactFormatter.string(from: contact, style: .fullName) ?? "No Name")).view }
}
