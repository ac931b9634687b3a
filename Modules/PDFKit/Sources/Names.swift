// length: generated. Written by Scripts/quiet-modules.py from Modules/PDFKit/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import UIKit
internal import SwiftUI

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("PDFKit: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "PDFDisplayMode".
public enum PDFDisplayMode: Int, Hashable, Sendable {
    /// Apple: "PDFDisplayMode.singlePage".
    case singlePage
    /// Apple: "PDFDisplayMode.singlePageContinuous".
    case singlePageContinuous
    /// Apple: "PDFDisplayMode.twoUp".
    case twoUp
    /// Apple: "PDFDisplayMode.twoUpContinuous".
    case twoUpContinuous
}
/// Apple: "PDFDisplayBox".
public enum PDFDisplayBox: Int, Hashable, Sendable {
    /// Apple: "PDFDisplayBox.mediaBox".
    case mediaBox
    /// Apple: "PDFDisplayBox.cropBox".
    case cropBox
    /// Apple: "PDFDisplayBox.bleedBox".
    case bleedBox
    /// Apple: "PDFDisplayBox.trimBox".
    case trimBox
    /// Apple: "PDFDisplayBox.artBox".
    case artBox
}
/// Apple: "PDFDisplayDirection".
public enum PDFDisplayDirection: Int, Hashable, Sendable {
    /// Apple: "PDFDisplayDirection.vertical".
    case vertical
    /// Apple: "PDFDisplayDirection.horizontal".
    case horizontal
}
/// Apple: "PDFActionNamedName".
public enum PDFActionNamedName: Int, Hashable, Sendable {
    /// Apple: "PDFActionNamedName.none".
    case none
    /// Apple: "PDFActionNamedName.nextPage".
    case nextPage
    /// Apple: "PDFActionNamedName.previousPage".
    case previousPage
    /// Apple: "PDFActionNamedName.firstPage".
    case firstPage
    /// Apple: "PDFActionNamedName.lastPage".
    case lastPage
}
/// Apple: "PDFAnnotationSubtype".
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "PDFAnnotationSubtype.text".
    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    /// Apple: "PDFAnnotationSubtype.link".
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    /// Apple: "PDFAnnotationSubtype.freeText".
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    /// Apple: "PDFAnnotationSubtype.line".
    public static let line = PDFAnnotationSubtype(rawValue: "/Line")
    /// Apple: "PDFAnnotationSubtype.square".
    public static let square = PDFAnnotationSubtype(rawValue: "/Square")
    /// Apple: "PDFAnnotationSubtype.circle".
    public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
    /// Apple: "PDFAnnotationSubtype.highlight".
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    /// Apple: "PDFAnnotationSubtype.underline".
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    /// Apple: "PDFAnnotationSubtype.ink".
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    /// Apple: "PDFAnnotationSubtype.stamp".
    public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
    /// Apple: "PDFAnnotationSubtype.widget".
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}
/// Apple: "PDFAnnotationWidgetSubtype".
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "PDFAnnotationWidgetSubtype.text".
    public static let text = PDFAnnotationWidgetSubtype(rawValue: "/Tx")
    /// Apple: "PDFAnnotationWidgetSubtype.button".
    public static let button = PDFAnnotationWidgetSubtype(rawValue: "/Btn")
    /// Apple: "PDFAnnotationWidgetSubtype.choice".
    public static let choice = PDFAnnotationWidgetSubtype(rawValue: "/Ch")
    /// Apple: "PDFAnnotationWidgetSubtype.signature".
    public static let signature = PDFAnnotationWidgetSubtype(rawValue: "/Sig")
}
/// Apple: "PDFDocumentAttribute".
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "PDFDocumentAttribute.titleAttribute".
    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    /// Apple: "PDFDocumentAttribute.authorAttribute".
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    /// Apple: "PDFDocumentAttribute.subjectAttribute".
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    /// Apple: "PDFDocumentAttribute.creatorAttribute".
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    /// Apple: "PDFDocumentAttribute.creationDateAttribute".
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    /// Apple: "PDFDocumentAttribute.keywordsAttribute".
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}
extension Notification.Name {
    /// Apple: "Notification.Name.PDFViewPageChanged".
    public static let PDFViewPageChanged: Notification.Name = .init("PDFViewChangedPage")
    /// Apple: "Notification.Name.PDFViewDocumentChanged".
    public static let PDFViewDocumentChanged: Notification.Name = .init("PDFViewChangedDocument")
    /// Apple: "Notification.Name.PDFViewScaleChanged".
    public static let PDFViewScaleChanged: Notification.Name = .init("PDFViewChangedScale")
}
/// Apple: "PDFAnnotation".
open class PDFAnnotation: NSObject {
    /// Apple: "PDFAnnotation.bounds".
    open var bounds: CGRect
    /// Apple: "PDFAnnotation.type".
    public let type: String?
    /// Apple: "PDFAnnotation.init".
    public init(bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?) { self.bounds = bounds; type = annotationType.rawValue; super.init() }
    /// It is kept; `.yellow` at first. Apple: "PDFAnnotation.color".
    open var color: UIColor = .yellow
    /// It is kept; `nil` at first. Apple: "PDFAnnotation.contents".
    open var contents: String?
    /// It is kept; `nil` at first. Apple: "PDFAnnotation.font".
    open var font: UIFont?
    /// It is kept; `nil` at first. Apple: "PDFAnnotation.fontColor".
    open var fontColor: UIColor?
    /// It is kept; `nil` at first. Apple: "PDFAnnotation.url".
    open var url: URL?
    /// It is kept; `.text` at first. Apple: "PDFAnnotation.widgetFieldType".
    open var widgetFieldType: PDFAnnotationWidgetSubtype = .text
    /// It is kept; `nil` at first. Apple: "PDFAnnotation.widgetStringValue".
    open var widgetStringValue: String?
    /// It is kept; `nil` at first. Apple: "PDFAnnotation.page".
    open weak var page: PDFPage?
}
/// Apple: "PDFSelection".
open class PDFSelection: NSObject {
    /// Here always `nil`. Apple: "PDFSelection.string".
    open var string: String? { nil }
    /// Here always `[]`. Apple: "PDFSelection.pages".
    open var pages: [PDFPage] { [] }
}
/// Apple: "PDFOutline".
open class PDFOutline: NSObject {
    /// Here always `0`. Apple: "PDFOutline.numberOfChildren".
    open var numberOfChildren: Int { 0 }
    /// Here always `nil`. Apple: "PDFOutline.label".
    open var label: String? { nil }
}
/// Apple: "PDFDestination".
open class PDFDestination: NSObject {
    /// Apple: "PDFDestination.init".
    public convenience init(page: PDFPage, at point: CGPoint) { self.init() }
}
/// Apple: "PDFPage".
open class PDFPage: NSObject {
    /// Apple: "PDFPage.image_".
    let image_: UIImage?
    /// Apple: "PDFPage.init".
    override public init() { image_ = nil; super.init() }
    /// Apple: "PDFPage.init".
    public init?(image: UIImage) { image_ = image; super.init() }
    /// It is kept; `nil` at first. Apple: "PDFPage.document".
    open weak var document: PDFDocument?
    /// Here always `nil`. Apple: "PDFPage.label".
    open var label: String? { nil }
    /// It is kept; `0` at first. Apple: "PDFPage.rotation".
    open var rotation: Int = 0
    /// It is kept; `[]` at first. Apple: "PDFPage.annotations".
    open var annotations: [PDFAnnotation] = []
    /// Here always `nil`. Apple: "PDFPage.string".
    open var string: String? { nil }
    /// Here always `nil`. Apple: "PDFPage.attributedString".
    open var attributedString: NSAttributedString? { nil }
    /// Here always `0`. Apple: "PDFPage.numberOfCharacters".
    open var numberOfCharacters: Int { 0 }
    /// Here `CGRect(origin: .zero, size: image_?.size ?? CGSize(width: 612, height: 792))`. Apple: "PDFPage.bounds".
    open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: image_?.size ?? CGSize(width: 612, height: 792)) }
    /// Apple: "PDFPage.setBounds".
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {}
    /// Here `image_ ?? UIImage()`. Apple: "PDFPage.thumbnail".
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { image_ ?? UIImage() }
    /// Apple: "PDFPage.addAnnotation".
    open func addAnnotation(_ annotation: PDFAnnotation) { annotations.append(annotation); annotation.page = self }
    /// Here `annotations.removeAll { $0 === annotation }`. Apple: "PDFPage.removeAnnotation".
    open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }
    /// It has no effect here, which is told once. Apple: "PDFPage.draw".
    open func draw(with box: PDFDisplayBox, to context: CGContext) { QuietNotes.tell("pages of PDF files are drawn; their texts and marks are not read") }
}
/// Apple: "PDFDocument".
open class PDFDocument: NSObject {
    /// Apple: "PDFDocument.data_".
    let data_: Data?
    /// Apple: "PDFDocument.documentURL".
    public let documentURL: URL?
    /// It is kept; `[]` at first. Apple: "PDFDocument.pages_".
    var pages_: [PDFPage] = []
    /// Apple: "PDFDocument.init".
    override public init() { data_ = nil; documentURL = nil; super.init() }
    /// Apple: "PDFDocument.init".
    public init?(url: URL) { guard let data = try? Data(contentsOf: url), data.starts(with: Array("%PDF".utf8)) else { return nil }; data_ = data; documentURL = url; super.init(); begin_() }
    /// Apple: "PDFDocument.init".
    public init?(data: Data) { guard data.starts(with: Array("%PDF".utf8)) else { return nil }; data_ = data; documentURL = nil; super.init(); begin_() }
    /// Apple: "PDFDocument.begin_".
    func begin_() { if let data_, let image = UIImage(data: data_), let page = PDFPage(image: image) { page.document = self; pages_ = [page] } }
    /// Here always `pages_.count`. Apple: "PDFDocument.pageCount".
    open var pageCount: Int { pages_.count }
    /// Here always `false`. Apple: "PDFDocument.isLocked".
    open var isLocked: Bool { false }
    /// Here always `false`. Apple: "PDFDocument.isEncrypted".
    open var isEncrypted: Bool { false }
    /// Here always `true`. Apple: "PDFDocument.allowsPrinting".
    open var allowsPrinting: Bool { true }
    /// Here always `nil`. Apple: "PDFDocument.string".
    open var string: String? { nil }
    /// Here always `nil`. Apple: "PDFDocument.outlineRoot".
    open var outlineRoot: PDFOutline? { nil }
    /// It is kept; `nil` at first. Apple: "PDFDocument.documentAttributes".
    open var documentAttributes: [AnyHashable: Any]?
    /// Here `pages_.indices.contains(index) ? pages_[index] : nil`. Apple: "PDFDocument.page".
    open func page(at index: Int) -> PDFPage? { pages_.indices.contains(index) ? pages_[index] : nil }
    /// Here `pages_.firstIndex { $0 === page } ?? NSNotFound`. Apple: "PDFDocument.index".
    open func index(for page: PDFPage) -> Int { pages_.firstIndex { $0 === page } ?? NSNotFound }
    /// Apple: "PDFDocument.insert".
    open func insert(_ page: PDFPage, at index: Int) { page.document = self; pages_.insert(page, at: min(max(0, index), pages_.count)) }
    /// Apple: "PDFDocument.removePage".
    open func removePage(at index: Int) { if pages_.indices.contains(index) { pages_.remove(at: index) } }
    /// Apple: "PDFDocument.exchangePage".
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) { if pages_.indices.contains(indexA), pages_.indices.contains(indexB) { pages_.swapAt(indexA, indexB) } }
    /// Here `data_`. Apple: "PDFDocument.dataRepresentation".
    open func dataRepresentation() -> Data? { data_ }
    /// Here `data_.flatMap { try? $0.write(to: url) } != nil`. Apple: "PDFDocument.write".
    open func write(to url: URL) -> Bool { data_.flatMap { try? $0.write(to: url) } != nil }
    /// Here `write(to: URL(fileURLWithPath: path))`. Apple: "PDFDocument.write".
    open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
    /// Here `[]`. Apple: "PDFDocument.findString".
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
    /// Here `false`. Apple: "PDFDocument.unlock".
    open func unlock(withPassword password: String) -> Bool { false }
}
/// Apple: "PDFViewDelegate".
@MainActor public protocol PDFViewDelegate: NSObjectProtocol {
}
/// Apple: "PDFView".
@MainActor @preconcurrency open class PDFView: UIView {
    /// Apple: "PDFView.picture_".
    let picture_: UIHostingController<PagePicture> = UIHostingController(rootView: PagePicture(pages: []))
    /// Apple: "PDFView.init".
    override public init(frame: CGRect) { super.init(frame: frame); addSubview(picture_.view) }
    /// Apple: "PDFView.init".
    public required init?(coder: NSCoder) { return nil }
    /// Apple: "PDFView.layoutSubviews".
    override open func layoutSubviews() { picture_.rootView = PagePicture(pages: document?.pages_ ?? [], isContinuous: displayMode == .singlePageContinuous); picture_.view.frame = bounds }
    /// Apple: "PDFView.document".
    open var document: PDFDocument? { didSet { setNeedsLayout() } }
    /// It is kept; `nil` at first. Apple: "PDFView.delegate".
    open weak var delegate: (any PDFViewDelegate)?
    /// It is kept; `.singlePageContinuous` at first. Apple: "PDFView.displayMode".
    open var displayMode: PDFDisplayMode = .singlePageContinuous
    /// It is kept; `.vertical` at first. Apple: "PDFView.displayDirection".
    open var displayDirection: PDFDisplayDirection = .vertical
    /// It is kept; `.cropBox` at first. Apple: "PDFView.displayBox".
    open var displayBox: PDFDisplayBox = .cropBox
    /// It is kept; `true` at first. Apple: "PDFView.displaysPageBreaks".
    open var displaysPageBreaks: Bool = true
    /// It is kept; `UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)` at first. Apple: "PDFView.pageBreakMargins".
    open var pageBreakMargins: UIEdgeInsets = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
    /// It is kept; `true` at first. Apple: "PDFView.pageShadowsEnabled".
    open var pageShadowsEnabled: Bool = true
    /// It is kept; `false` at first. Apple: "PDFView.autoScales".
    open var autoScales: Bool = false
    /// It is kept; `1` at first. Apple: "PDFView.scaleFactor".
    open var scaleFactor: CGFloat = 1
    /// It is kept; `0.1` at first. Apple: "PDFView.minScaleFactor".
    open var minScaleFactor: CGFloat = 0.1
    /// It is kept; `10` at first. Apple: "PDFView.maxScaleFactor".
    open var maxScaleFactor: CGFloat = 10
    /// Here always `1`. Apple: "PDFView.scaleFactorForSizeToFit".
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    /// Here always `document?.page(at: 0)`. Apple: "PDFView.currentPage".
    open var currentPage: PDFPage? { document?.page(at: 0) }
    /// Here always `nil`. Apple: "PDFView.currentSelection".
    open var currentSelection: PDFSelection? { nil }
    /// Here always `false`. Apple: "PDFView.canGoToNextPage".
    open var canGoToNextPage: Bool { false }
    /// Here always `false`. Apple: "PDFView.canGoToPreviousPage".
    open var canGoToPreviousPage: Bool { false }
    /// Here always `nil`. Apple: "PDFView.documentView".
    open var documentView: UIView? { nil }
    /// Apple: "PDFView.usePageViewController".
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
    /// Apple: "PDFView.go".
    open func go(to page: PDFPage) {}
    /// Apple: "PDFView.go".
    open func go(to destination: PDFDestination) {}
    /// Apple: "PDFView.goToFirstPage".
    open func goToFirstPage(_ sender: Any?) {}
    /// Apple: "PDFView.goToLastPage".
    open func goToLastPage(_ sender: Any?) {}
    /// Apple: "PDFView.goToNextPage".
    open func goToNextPage(_ sender: Any?) {}
    /// Apple: "PDFView.goToPreviousPage".
    open func goToPreviousPage(_ sender: Any?) {}
    /// Apple: "PDFView.clearSelection".
    open func clearSelection() {}
    /// Apple: "PDFView.zoomIn".
    open func zoomIn(_ sender: Any?) {}
    /// Apple: "PDFView.zoomOut".
    open func zoomOut(_ sender: Any?) {}
}
/// Apple: "PDFThumbnailView".
@MainActor @preconcurrency open class PDFThumbnailView: UIView {
    /// It is kept; `nil` at first. Apple: "PDFThumbnailView.pdfView".
    open weak var pdfView: PDFView?
    /// It is kept; `CGSize(width: 50, height: 50)` at first. Apple: "PDFThumbnailView.thumbnailSize".
    open var thumbnailSize: CGSize = CGSize(width: 50, height: 50)
}
