public import Foundation
public import UniformTypeIdentifiers

/// Is told which picture was taken or chosen; never here.
///
/// Apple: "UIImagePickerControllerDelegate" (UIKit).
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {
    /// A picture or a film was chosen.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// None was.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Does nothing.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Takes pictures, or lets people choose one. There is neither a camera nor a library: a labelled box stands for it.
///
/// Apple: "UIImagePickerController" (UIKit).
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        /// The library; the camera; the pictures of the camera.
        case photoLibrary, camera, savedPhotosAlbum
    }

    /// What is known of a choice.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The picture as it was taken.
        public static let originalImage = InfoKey(
            rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as it was cut.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// Where the picture lies.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// Where the film lies.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// What it is.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    }

    /// Where pictures come from.
    open var sourceType = SourceType.photoLibrary
    /// Whether people may cut a picture.
    open var allowsEditing = false
    /// What can be chosen, by the names of types.
    open var mediaTypes = ["public.image"]

    override open func loadView() { view = StandInView("UIImagePickerController") }

    /// Whether pictures can come from somewhere: never here.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// Is told which files were chosen; never here.
///
/// Apple: "UIDocumentPickerDelegate" (UIKit).
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: AnyObject {
    /// Files were chosen.
    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// None were.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Does nothing.
    public func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {}
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Lets people choose files: a labelled box, in a representable. `fileImporter` is drawn.
///
/// Apple: "UIDocumentPickerViewController" (UIKit).
open class UIDocumentPickerViewController: UIViewController {
    /// Who is told.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several files can be chosen.
    open var allowsMultipleSelection = false
    /// Whether the ends of names are shown.
    open var shouldShowFileExtensions = false
    /// Where it begins.
    open var directoryURL: URL?

    override open func loadView() { view = StandInView("UIDocumentPickerViewController") }

    /// Creates a controller that opens files of some types.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        self.init()
    }

    /// Creates a controller that puts files elsewhere.
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
        self.init()
    }
}

/// A box with the name of a controller of the system's, whose view is not there.
final class StandInView: UIView {
    private let name: String

    init(_ name: String) {
        self.name = name
        super.init(frame: CGRect(origin: .zero, size: HostDevice.current.size))
    }

    required init?(coder: NSCoder) { nil }

    override var isStandIn: Bool { true }
    override var standInName: String { name }
}
