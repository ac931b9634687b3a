// length: generated. Written by Scripts/quiet-modules.py from Scripts/Names/AppKit/Application.txt; change that.
// swift-format-ignore-file
internal import CoreGraphics
public import QuadrantFoundation
public import QuadrantScenes
public import UIKit
public import UniformTypeIdentifiers
internal import Foundation

/// Apple: "NSRunningApplication".
public final class NSRunningApplication: NSObject, @unchecked Sendable {
    /// Apple: "NSRunningApplication.current".
    public static let current: NSRunningApplication = NSRunningApplication()
    /// Worked out. Apple: "NSRunningApplication.processIdentifier".
    public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
    /// Worked out. Apple: "NSRunningApplication.localizedName".
    public var localizedName: String? { ProcessInfo.processInfo.processName }
    /// Worked out. Apple: "NSRunningApplication.bundleIdentifier".
    public var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
    /// Worked out. Apple: "NSRunningApplication.bundleURL".
    public var bundleURL: URL? { Bundle.main.bundleURL }
    /// Worked out. Apple: "NSRunningApplication.executableURL".
    public var executableURL: URL? { Bundle.main.executableURL }
    /// Here always `nil`. Apple: "NSRunningApplication.icon".
    public var icon: NSImage? { nil }
    /// Here always `nil`. Apple: "NSRunningApplication.launchDate".
    public var launchDate: Date? { nil }
    /// Here always `true`. Apple: "NSRunningApplication.isActive".
    public var isActive: Bool { true }
    /// Here always `false`. Apple: "NSRunningApplication.isHidden".
    public var isHidden: Bool { false }
    /// Here always `false`. Apple: "NSRunningApplication.isTerminated".
    public var isTerminated: Bool { false }
    /// Here always `true`. Apple: "NSRunningApplication.isFinishedLaunching".
    public var isFinishedLaunching: Bool { true }
    /// Here always `true`. Apple: "NSRunningApplication.ownsMenuBar".
    public var ownsMenuBar: Bool { true }
    /// Here always `.regular`. Apple: "NSRunningApplication.activationPolicy".
    @MainActor public var activationPolicy: NSApplication.ActivationPolicy { .regular }
    /// Apple: "NSRunningApplication.runningApplications".
    public static func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] { Bundle.main.bundleIdentifier == bundleIdentifier ? [current] : [] }
    /// Here `true`. Apple: "NSRunningApplication.activate".
    @discardableResult public func activate(options: NSApplication.ActivationOptions = []) -> Bool { true }
    /// Here `true`. Apple: "NSRunningApplication.activate".
    @discardableResult public func activate(from application: NSRunningApplication, options: NSApplication.ActivationOptions = []) -> Bool { true }
    /// Here `false`. Apple: "NSRunningApplication.hide".
    @discardableResult public func hide() -> Bool { false }
    /// Here `true`. Apple: "NSRunningApplication.unhide".
    @discardableResult public func unhide() -> Bool { true }
    /// Here `false`. Apple: "NSRunningApplication.terminate".
    @discardableResult public func terminate() -> Bool { false }
    /// Here `false`. Apple: "NSRunningApplication.forceTerminate".
    @discardableResult public func forceTerminate() -> Bool { false }
}
extension NSApplication {
    /// Apple: "NSApplication.ActivationOptions".
    public struct ActivationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "NSApplication.ActivationOptions.activateAllWindows".
        public static let activateAllWindows = ActivationOptions(rawValue: 1)
        /// Apple: "NSApplication.ActivationOptions.activateIgnoringOtherApps".
        public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
    }
}
extension NSApplication {
    /// Apple: "NSApplication.OcclusionState".
    public struct OcclusionState: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "NSApplication.OcclusionState.visible".
        public static let visible = OcclusionState(rawValue: 2)
    }
}
extension NSApplication {
    /// Apple: "NSApplication.PresentationOptions".
    public struct PresentationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "NSApplication.PresentationOptions.autoHideDock".
        public static let autoHideDock = PresentationOptions(rawValue: 1)
        /// Apple: "NSApplication.PresentationOptions.hideDock".
        public static let hideDock = PresentationOptions(rawValue: 2)
        /// Apple: "NSApplication.PresentationOptions.autoHideMenuBar".
        public static let autoHideMenuBar = PresentationOptions(rawValue: 4)
        /// Apple: "NSApplication.PresentationOptions.hideMenuBar".
        public static let hideMenuBar = PresentationOptions(rawValue: 8)
        /// Apple: "NSApplication.PresentationOptions.disableAppleMenu".
        public static let disableAppleMenu = PresentationOptions(rawValue: 16)
        /// Apple: "NSApplication.PresentationOptions.disableProcessSwitching".
        public static let disableProcessSwitching = PresentationOptions(rawValue: 32)
        /// Apple: "NSApplication.PresentationOptions.disableForceQuit".
        public static let disableForceQuit = PresentationOptions(rawValue: 64)
        /// Apple: "NSApplication.PresentationOptions.disableSessionTermination".
        public static let disableSessionTermination = PresentationOptions(rawValue: 128)
        /// Apple: "NSApplication.PresentationOptions.disableHideApplication".
        public static let disableHideApplication = PresentationOptions(rawValue: 256)
        /// Apple: "NSApplication.PresentationOptions.disableMenuBarTransparency".
        public static let disableMenuBarTransparency = PresentationOptions(rawValue: 512)
        /// Apple: "NSApplication.PresentationOptions.fullScreen".
        public static let fullScreen = PresentationOptions(rawValue: 1024)
        /// Apple: "NSApplication.PresentationOptions.autoHideToolbar".
        public static let autoHideToolbar = PresentationOptions(rawValue: 2048)
    }
}
extension NSWindow {
    /// Apple: "NSWindow.OcclusionState".
    public struct OcclusionState: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "NSWindow.OcclusionState.visible".
        public static let visible = OcclusionState(rawValue: 2)
    }
}
extension NSApplication {
    /// Here always `.visible`. Apple: "NSApplication.occlusionState".
    public var occlusionState: NSApplication.OcclusionState { .visible }
    /// Here always `[]`. Apple: "NSApplication.currentSystemPresentationOptions".
    public var currentSystemPresentationOptions: NSApplication.PresentationOptions { [] }
    /// Apple: "NSApplication.yieldActivation".
    public func yieldActivation(to application: NSRunningApplication) {}
}
extension NSWindow {
    /// Here always `.visible`. Apple: "NSWindow.occlusionState".
    public var occlusionState: NSWindow.OcclusionState { .visible }
}
/// Apple: "NSDockTile".
@MainActor @preconcurrency open class NSDockTile: NSObject {
    /// It is kept; `nil` at first. Apple: "NSDockTile.badgeLabel".
    open var badgeLabel: String?
    /// It is kept; `nil` at first. Apple: "NSDockTile.contentView".
    open var contentView: NSView?
    /// It is kept; `true` at first. Apple: "NSDockTile.showsApplicationBadge".
    open var showsApplicationBadge: Bool = true
    /// Here always `CGSize(width: 128, height: 128)`. Apple: "NSDockTile.size".
    open var size: CGSize { CGSize(width: 128, height: 128) }
    /// Apple: "NSDockTile.display".
    open func display() {}
}
extension NSWorkspace {
    /// Apple: "NSWorkspace.OpenConfiguration".
    @MainActor @preconcurrency open class OpenConfiguration: NSObject {
        /// It is kept; `true` at first. Apple: "NSWorkspace.OpenConfiguration.activates".
        open var activates: Bool = true
        /// It is kept; `false` at first. Apple: "NSWorkspace.OpenConfiguration.hides".
        open var hides: Bool = false
        /// It is kept; `[]` at first. Apple: "NSWorkspace.OpenConfiguration.arguments".
        open var arguments: [String] = []
        /// It is kept; `[:]` at first. Apple: "NSWorkspace.OpenConfiguration.environment".
        open var environment: [String: String] = [:]
        /// It is kept; `false` at first. Apple: "NSWorkspace.OpenConfiguration.createsNewApplicationInstance".
        open var createsNewApplicationInstance: Bool = false
        /// It is kept; `true` at first. Apple: "NSWorkspace.OpenConfiguration.promptsUserIfNeeded".
        open var promptsUserIfNeeded: Bool = true
        /// It is kept; `true` at first. Apple: "NSWorkspace.OpenConfiguration.addsToRecentItems".
        open var addsToRecentItems: Bool = true
        /// It is kept; `true` at first. Apple: "NSWorkspace.OpenConfiguration.allowsRunningApplicationSubstitution".
        open var allowsRunningApplicationSubstitution: Bool = true
        /// Apple: "NSWorkspace.OpenConfiguration.init".
        override public init() { super.init() }
    }
}
extension NSWorkspace {
    /// Here always `.current`. Apple: "NSWorkspace.frontmostApplication".
    public var frontmostApplication: NSRunningApplication? { .current }
    /// Here always `.current`. Apple: "NSWorkspace.menuBarOwningApplication".
    public var menuBarOwningApplication: NSRunningApplication? { .current }
    /// Here always `[.current]`. Apple: "NSWorkspace.runningApplications".
    public var runningApplications: [NSRunningApplication] { [.current] }
    /// Here always `false`. Apple: "NSWorkspace.accessibilityDisplayShouldReduceMotion".
    public var accessibilityDisplayShouldReduceMotion: Bool { false }
    /// Here always `false`. Apple: "NSWorkspace.accessibilityDisplayShouldReduceTransparency".
    public var accessibilityDisplayShouldReduceTransparency: Bool { false }
    /// Here always `false`. Apple: "NSWorkspace.accessibilityDisplayShouldIncreaseContrast".
    public var accessibilityDisplayShouldIncreaseContrast: Bool { false }
    /// Here always `false`. Apple: "NSWorkspace.accessibilityDisplayShouldDifferentiateWithoutColor".
    public var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
    /// Here always `false`. Apple: "NSWorkspace.isVoiceOverEnabled".
    public var isVoiceOverEnabled: Bool { false }
    /// The picture of a file or an app: a sheet here. Apple: "NSWorkspace.icon".
    public func icon(forFile fullPath: String) -> NSImage { NSImage(systemName: "doc") ?? NSImage() }
    /// Apple: "NSWorkspace.icon".
    public func icon(for contentType: UTType) -> NSImage { NSImage(systemName: "doc") ?? NSImage() }
    /// Here `nil`. Apple: "NSWorkspace.urlForApplication".
    public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
    /// Here `nil`. Apple: "NSWorkspace.urlForApplication".
    public func urlForApplication(toOpen url: URL) -> URL? { nil }
    /// Here `[]`. Apple: "NSWorkspace.urlsForApplications".
    public func urlsForApplications(withBundleIdentifier bundleIdentifier: String) -> [URL] { [] }
    /// Here `[]`. Apple: "NSWorkspace.urlsForApplications".
    public func urlsForApplications(toOpen url: URL) -> [URL] { [] }
    /// Here `nil`. Apple: "NSWorkspace.desktopImageURL".
    public func desktopImageURL(for screen: NSScreen) -> URL? { nil }
    /// Apple: "NSWorkspace.open".
    public func open(_ url: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil) { open(url); completionHandler?(nil, CocoaError(.featureUnsupported)) }
    /// Apple: "NSWorkspace.openApplication".
    public func openApplication(at applicationURL: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil) { tellWithoutEffect("NSWorkspace.openApplication(at:configuration:completionHandler:)"); completionHandler?(nil, CocoaError(.featureUnsupported)) }
    /// Apple: "NSWorkspace.openApplication".
    @discardableResult public func openApplication(at applicationURL: URL, configuration: NSWorkspace.OpenConfiguration) async throws -> NSRunningApplication { tellWithoutEffect("NSWorkspace.openApplication(at:configuration:)"); throw CocoaError(.featureUnsupported) }
    /// Apple: "NSWorkspace.open".
    public func open(_ urls: [URL], withApplicationAt applicationURL: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil) { tellWithoutEffect("NSWorkspace.open(_:withApplicationAt:configuration:completionHandler:)"); completionHandler?(nil, CocoaError(.featureUnsupported)) }
    /// Apple: "NSWorkspace.openFile".
    @discardableResult public func openFile(_ fullPath: String) -> Bool { open(URL(fileURLWithPath: fullPath)) }
    /// Apple: "NSWorkspace.recycle".
    public func recycle(_ urls: [URL], completionHandler handler: (([URL: URL], (any Error)?) -> Void)? = nil) { tellWithoutEffect("NSWorkspace.recycle(_:completionHandler:)"); handler?([:], CocoaError(.featureUnsupported)) }
    /// Apple: "IconCreationOptions".
    public struct IconCreationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "IconCreationOptions.excludeQuickDrawElements".
        public static let excludeQuickDrawElements = IconCreationOptions(rawValue: 2)
        /// Apple: "IconCreationOptions.exclude10_4Elements".
        public static let exclude10_4Elements = IconCreationOptions(rawValue: 4)
    }
    /// Apple: "NSWorkspace.setIcon".
    @discardableResult public func setIcon(_ image: NSImage?, forFile fullPath: String, options: IconCreationOptions = []) -> Bool { tellWithoutEffect("NSWorkspace.setIcon(_:forFile:options:)"); return false }
    /// Apple: "NSWorkspace.launchApplication".
    @discardableResult public func launchApplication(_ appName: String) -> Bool { tellWithoutEffect("NSWorkspace.launchApplication(_:)"); return false }
    /// Apple: "NSWorkspace.type".
    public func type(ofFile absoluteFilePath: String) throws -> String { UTType(filenameExtension: URL(fileURLWithPath: absoluteFilePath).pathExtension)?.identifier ?? "public.data" }
}
extension NSSharingService {
    /// Apple: "NSSharingService.Name".
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "NSSharingService.Name.composeEmail".
        public static let composeEmail = Name(rawValue: "com.apple.share.Mail.compose")
        /// Apple: "NSSharingService.Name.composeMessage".
        public static let composeMessage = Name(rawValue: "com.apple.share.Messages.compose")
        /// Apple: "NSSharingService.Name.sendViaAirDrop".
        public static let sendViaAirDrop = Name(rawValue: "com.apple.share.AirDrop.send")
        /// Apple: "NSSharingService.Name.addToSafariReadingList".
        public static let addToSafariReadingList = Name(rawValue: "com.apple.share.System.add-to-safari-reading-list")
    }
}
/// Apple: "NSSharingService".
@MainActor @preconcurrency open class NSSharingService: NSObject {
    /// Apple: "NSSharingService.title".
    public let title: String
    /// Apple: "NSSharingService.image".
    public let image: NSImage
    /// It is kept; `nil` at first. Apple: "NSSharingService.alternateImage".
    open var alternateImage: NSImage?
    /// It is kept; `""` at first. Apple: "NSSharingService.menuItemTitle".
    open var menuItemTitle: String = ""
    /// It is kept; `nil` at first. Apple: "NSSharingService.recipients".
    open var recipients: [String]?
    /// It is kept; `nil` at first. Apple: "NSSharingService.subject".
    open var subject: String?
    /// It is kept; `nil` at first. Apple: "NSSharingService.delegate".
    open weak var delegate: (any NSSharingServiceDelegate)?
    /// Here `nil`. Apple: "NSSharingService.init".
    public init?(named serviceName: NSSharingService.Name) { nil }
    /// Apple: "NSSharingService.init".
    public init(title: String, image: NSImage, alternateImage: NSImage?, handler block: @escaping () -> Void) { self.title = title; self.image = image; super.init() }
    /// Here `false`. Apple: "NSSharingService.canPerform".
    open func canPerform(withItems items: [Any]?) -> Bool { false }
    /// It has no effect here, which is told once. Apple: "NSSharingService.perform".
    open func perform(withItems items: [Any]) { tellWithoutEffect("NSSharingService.perform(withItems:)") }
    /// Here `[]`. Apple: "NSSharingService.sharingServices".
    open class func sharingServices(forItems items: [Any]) -> [NSSharingService] { [] }
}
/// Apple: "NSSharingServiceDelegate".
@MainActor @preconcurrency public protocol NSSharingServiceDelegate: AnyObject {
    /// Apple: "NSSharingServiceDelegate.sharingService".
    func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any])
    /// Apple: "NSSharingServiceDelegate.sharingService".
    func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any])
}
extension NSSharingServiceDelegate {
    /// What happens where a type says nothing of it.
    public func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any]) {}
    /// What happens where a type says nothing of it.
    public func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any]) {}
}
/// Apple: "NSSharingServicePickerDelegate".
@MainActor @preconcurrency public protocol NSSharingServicePickerDelegate: AnyObject {
    /// Apple: "NSSharingServicePickerDelegate.sharingServicePicker".
    func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?)
    /// Apple: "NSSharingServicePickerDelegate.sharingServicePicker".
    func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any], proposedSharingServices proposedServices: [NSSharingService]) -> [NSSharingService]
}
extension NSSharingServicePickerDelegate {
    /// What happens where a type says nothing of it.
    public func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?) {}
    /// What happens where a type says nothing of it.
    public func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any], proposedSharingServices proposedServices: [NSSharingService]) -> [NSSharingService] { proposedServices }
}
/// Apple: "NSSharingServicePicker".
@MainActor @preconcurrency open class NSSharingServicePicker: NSObject {
    /// Apple: "NSSharingServicePicker.items".
    public let items: [Any]
    /// It is kept; `nil` at first. Apple: "NSSharingServicePicker.delegate".
    open weak var delegate: (any NSSharingServicePickerDelegate)?
    /// Apple: "NSSharingServicePicker.init".
    public init(items: [Any]) { self.items = items; super.init() }
    /// It has no effect here, which is told once. Apple: "NSSharingServicePicker.show".
    open func show(relativeTo rect: CGRect, of view: NSView, preferredEdge: NSRectEdge) { tellWithoutEffect("NSSharingServicePicker.show(relativeTo:of:preferredEdge:)") }
    /// Apple: "NSSharingServicePicker.close".
    open func close() {}
    /// Here always `NSMenuItem(title: "Share…")`. Apple: "NSSharingServicePicker.standardShareMenuItem".
    open var standardShareMenuItem: NSMenuItem { NSMenuItem(title: "Share…") }
}
/// Apple: "NSColorPanel".
@MainActor @preconcurrency open class NSColorPanel: NSPanel {
    /// Apple: "Mode".
    public enum Mode: Int, Hashable, Sendable {
        /// Apple: "Mode.none".
        case none = -1
        /// Apple: "Mode.gray".
        case gray = 0
        /// Apple: "Mode.RGB".
        case RGB
        /// Apple: "Mode.CMYK".
        case CMYK
        /// Apple: "Mode.HSB".
        case HSB
        /// Apple: "Mode.customPalette".
        case customPalette
        /// Apple: "Mode.colorList".
        case colorList
        /// Apple: "Mode.wheel".
        case wheel
        /// Apple: "Mode.crayon".
        case crayon
    }
    /// Apple: "NSColorPanel.shared".
    public static let shared: NSColorPanel = NSColorPanel()
    /// It is kept; `.black` at first. Apple: "NSColorPanel.color".
    open var color: NSColor = .black
    /// It is kept; `.none` at first. Apple: "NSColorPanel.mode".
    open var mode: NSColorPanel.Mode = .none
    /// It is kept; `false` at first. Apple: "NSColorPanel.showsAlpha".
    open var showsAlpha: Bool = false
    /// It is kept; `nil` at first. Apple: "NSColorPanel.accessoryView".
    open var accessoryView: NSView?
    /// Apple: "NSColorPanel.setTarget".
    open func setTarget(_ target: Any?) {}
    /// Apple: "NSColorPanel.setAction".
    open func setAction(_ selector: Selector?) {}
}
/// Apple: "NSFontPanel".
@MainActor @preconcurrency open class NSFontPanel: NSPanel {
    /// Apple: "NSFontPanel.shared".
    public static let shared: NSFontPanel = NSFontPanel()
}
/// Apple: "NSFontManager".
@MainActor @preconcurrency open class NSFontManager: NSObject {
    /// Apple: "NSFontManager.shared".
    public static let shared: NSFontManager = NSFontManager()
    /// Worked out. Apple: "NSFontManager.availableFontFamilies".
    open var availableFontFamilies: [String] { UIFont.familyNames }
    /// Worked out. Apple: "NSFontManager.availableFonts".
    open var availableFonts: [String] { UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) } }
    /// It is kept; `nil` at first. Apple: "NSFontManager.target".
    open weak var target: AnyObject?
    /// It is kept; `nil` at first. Apple: "NSFontManager.selectedFont".
    open var selectedFont: NSFont?
    /// Apple: "NSFontManager.convert".
    open func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }
    /// Here `fontObj`. Apple: "NSFontManager.convert".
    open func convert(_ fontObj: NSFont) -> NSFont { fontObj }
    /// It has no effect here, which is told once. Apple: "NSFontManager.orderFrontFontPanel".
    open func orderFrontFontPanel(_ sender: Any?) { tellWithoutEffect("NSFontManager.orderFrontFontPanel(_:)") }
    /// Apple: "NSFontManager.setSelectedFont".
    open func setSelectedFont(_ fontObj: NSFont, isMultiple flag: Bool) { selectedFont = fontObj }
}
/// Apple: "NSDocumentController".
@MainActor @preconcurrency open class NSDocumentController: NSResponder {
    /// Apple: "NSDocumentController.shared".
    public static let shared: NSDocumentController = NSDocumentController()
    /// Here always `[]`. Apple: "NSDocumentController.documents".
    open var documents: [NSDocument] { [] }
    /// Here always `nil`. Apple: "NSDocumentController.currentDocument".
    open var currentDocument: NSDocument? { nil }
    /// Here always `[]`. Apple: "NSDocumentController.recentDocumentURLs".
    open var recentDocumentURLs: [URL] { [] }
    /// It has no effect here, which is told once. Apple: "NSDocumentController.newDocument".
    open func newDocument(_ sender: Any?) { tellWithoutEffect("NSDocumentController.newDocument(_:)") }
    /// It has no effect here, which is told once. Apple: "NSDocumentController.openDocument".
    open func openDocument(_ sender: Any?) { tellWithoutEffect("NSDocumentController.openDocument(_:)") }
    /// Apple: "NSDocumentController.openDocument".
    open func openDocument(withContentsOf url: URL, display displayDocument: Bool, completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void) { tellWithoutEffect("NSDocumentController.openDocument(withContentsOf:display:completionHandler:)"); completionHandler(nil, false, CocoaError(.featureUnsupported)) }
    /// Apple: "NSDocumentController.addDocument".
    open func addDocument(_ document: NSDocument) {}
    /// Apple: "NSDocumentController.removeDocument".
    open func removeDocument(_ document: NSDocument) {}
    /// Apple: "NSDocumentController.noteNewRecentDocumentURL".
    open func noteNewRecentDocumentURL(_ url: URL) {}
    /// Apple: "NSDocumentController.clearRecentDocuments".
    open func clearRecentDocuments(_ sender: Any?) {}
}
/// Apple: "NSDocument".
@MainActor @preconcurrency open class NSDocument: NSObject {
    /// Apple: "ChangeType".
    public enum ChangeType: UInt, Hashable, Sendable {
        /// Apple: "ChangeType.changeDone".
        case changeDone
        /// Apple: "ChangeType.changeUndone".
        case changeUndone
        /// Apple: "ChangeType.changeCleared".
        case changeCleared
        /// Apple: "ChangeType.changeReadOtherContents".
        case changeReadOtherContents = 3
        /// Apple: "ChangeType.changeAutosaved".
        case changeAutosaved
        /// Apple: "ChangeType.changeRedone".
        case changeRedone
        /// Apple: "ChangeType.changeDiscardable".
        case changeDiscardable = 256
    }
    /// Apple: "SaveOperationType".
    public enum SaveOperationType: UInt, Hashable, Sendable {
        /// Apple: "SaveOperationType.saveOperation".
        case saveOperation
        /// Apple: "SaveOperationType.saveAsOperation".
        case saveAsOperation
        /// Apple: "SaveOperationType.saveToOperation".
        case saveToOperation
        /// Apple: "SaveOperationType.autosaveElsewhereOperation".
        case autosaveElsewhereOperation = 3
        /// Apple: "SaveOperationType.autosaveInPlaceOperation".
        case autosaveInPlaceOperation
        /// Apple: "SaveOperationType.autosaveAsOperation".
        case autosaveAsOperation
    }
    /// It is kept; `nil` at first. Apple: "NSDocument.fileURL".
    open var fileURL: URL?
    /// It is kept; `nil` at first. Apple: "NSDocument.fileType".
    open var fileType: String?
    /// It is kept; `nil` at first. Apple: "NSDocument.fileModificationDate".
    open var fileModificationDate: Date?
    /// It is kept; `"Untitled"` at first. Apple: "NSDocument.displayName".
    open var displayName: String! = "Untitled"
    /// It is kept; `nil` at first. Apple: "NSDocument.undoManager".
    open var undoManager: UndoManager?
    /// It is kept; `true` at first. Apple: "NSDocument.hasUndoManager".
    open var hasUndoManager: Bool = true
    /// It is kept; `[]` at first. Apple: "NSDocument.windowControllers".
    open var windowControllers: [NSWindowController] = []
    /// Here always `false`. Apple: "NSDocument.isDocumentEdited".
    open var isDocumentEdited: Bool { false }
    /// Here always `nil`. Apple: "NSDocument.windowNibName".
    open var windowNibName: String? { nil }
    /// Here always `false`. Apple: "NSDocument.autosavesInPlace".
    open class var autosavesInPlace: Bool { false }
    /// Here always `false`. Apple: "NSDocument.autosavesDrafts".
    open class var autosavesDrafts: Bool { false }
    /// Here always `[]`. Apple: "NSDocument.readableTypes".
    open class var readableTypes: [String] { [] }
    /// Here always `[]`. Apple: "NSDocument.writableTypes".
    open class var writableTypes: [String] { [] }
    /// Worked out. Apple: "NSDocument.windowForSheet".
    open var windowForSheet: NSWindow? { windowControllers.first?.window }
    /// Apple: "NSDocument.init".
    override public init() { super.init() }
    /// Apple: "NSDocument.init".
    public convenience init(type typeName: String) throws { self.init(); fileType = typeName }
    /// Apple: "NSDocument.makeWindowControllers".
    open func makeWindowControllers() {}
    /// Apple: "NSDocument.addWindowController".
    open func addWindowController(_ windowController: NSWindowController) { windowControllers.append(windowController); windowController.document = self }
    /// Apple: "NSDocument.windowControllerDidLoadNib".
    open func windowControllerDidLoadNib(_ windowController: NSWindowController) {}
    /// Apple: "NSDocument.data".
    open func data(ofType typeName: String) throws -> Data { throw CocoaError(.featureUnsupported) }
    /// Apple: "NSDocument.read".
    open func read(from data: Data, ofType typeName: String) throws { throw CocoaError(.featureUnsupported) }
    /// Apple: "NSDocument.read".
    open func read(from url: URL, ofType typeName: String) throws { try read(from: Data(contentsOf: url), ofType: typeName) }
    /// Apple: "NSDocument.write".
    open func write(to url: URL, ofType typeName: String) throws { try data(ofType: typeName).write(to: url) }
    /// Apple: "NSDocument.updateChangeCount".
    open func updateChangeCount(_ change: NSDocument.ChangeType) {}
    /// It has no effect here, which is told once. Apple: "NSDocument.save".
    open func save(_ sender: Any?) { tellWithoutEffect("NSDocument.save(_:)") }
    /// Apple: "NSDocument.close".
    open func close() {}
    /// Apple: "NSDocument.showWindows".
    open func showWindows() { for controller in windowControllers { controller.showWindow(self) } }
    /// It has no effect here, which is told once. Apple: "NSDocument.printDocument".
    open func printDocument(_ sender: Any?) { tellWithoutEffect("NSDocument.printDocument(_:)") }
}
/// Apple: "NSStoryboard".
public final class NSStoryboard: NSObject {
    /// Apple: "Name".
    public typealias Name = String
    /// Apple: "SceneIdentifier".
    public typealias SceneIdentifier = String
    /// Apple: "NSStoryboard.init".
    public init(name: String, bundle: Bundle?) { super.init() }
    /// Apple: "NSStoryboard.instantiateInitialController".
    @MainActor public func instantiateInitialController() -> Any? { tellWithoutEffect("NSStoryboard.instantiateInitialController()"); return nil }
    /// Apple: "NSStoryboard.instantiateController".
    @MainActor public func instantiateController(withIdentifier identifier: String) -> Any { tellWithoutEffect("NSStoryboard.instantiateController(withIdentifier:)"); return NSViewController() }
}
/// Apple: "NSImageInterpolation".
public enum NSImageInterpolation: UInt, Hashable, Sendable {
    /// Apple: "NSImageInterpolation.default".
    case `default`
    /// Apple: "NSImageInterpolation.none".
    case none
    /// Apple: "NSImageInterpolation.low".
    case low
    /// Apple: "NSImageInterpolation.high".
    case high
    /// Apple: "NSImageInterpolation.medium".
    case medium = 4
}
extension NSImage {
    /// Apple: "Name".
    public typealias Name = String
    /// Apple: "NSImage.applicationIconName".
    public static let applicationIconName: NSImage.Name = "NSApplicationIcon"
    /// Apple: "NSImage.cautionName".
    public static let cautionName: NSImage.Name = "NSCaution"
    /// Apple: "NSImage.infoName".
    public static let infoName: NSImage.Name = "NSInfo"
    /// Apple: "NSImage.computerName".
    public static let computerName: NSImage.Name = "NSComputer"
    /// Apple: "NSImage.folderName".
    public static let folderName: NSImage.Name = "NSFolder"
    /// Apple: "NSImage.networkName".
    public static let networkName: NSImage.Name = "NSNetwork"
    /// Apple: "NSImage.userName".
    public static let userName: NSImage.Name = "NSUser"
    /// Apple: "NSImage.userGroupName".
    public static let userGroupName: NSImage.Name = "NSUserGroup"
    /// Apple: "NSImage.everyoneName".
    public static let everyoneName: NSImage.Name = "NSEveryone"
    /// Apple: "NSImage.userGuestName".
    public static let userGuestName: NSImage.Name = "NSUserGuest"
    /// Apple: "NSImage.trashEmptyName".
    public static let trashEmptyName: NSImage.Name = "NSTrashEmpty"
    /// Apple: "NSImage.trashFullName".
    public static let trashFullName: NSImage.Name = "NSTrashFull"
    /// Apple: "NSImage.statusAvailableName".
    public static let statusAvailableName: NSImage.Name = "NSStatusAvailable"
    /// Apple: "NSImage.statusPartiallyAvailableName".
    public static let statusPartiallyAvailableName: NSImage.Name = "NSStatusPartiallyAvailable"
    /// Apple: "NSImage.statusUnavailableName".
    public static let statusUnavailableName: NSImage.Name = "NSStatusUnavailable"
    /// Apple: "NSImage.statusNoneName".
    public static let statusNoneName: NSImage.Name = "NSStatusNone"
    /// Apple: "NSImage.addTemplateName".
    public static let addTemplateName: NSImage.Name = "NSAddTemplate"
    /// Apple: "NSImage.removeTemplateName".
    public static let removeTemplateName: NSImage.Name = "NSRemoveTemplate"
    /// Apple: "NSImage.actionTemplateName".
    public static let actionTemplateName: NSImage.Name = "NSActionTemplate"
    /// Apple: "NSImage.refreshTemplateName".
    public static let refreshTemplateName: NSImage.Name = "NSRefreshTemplate"
    /// Apple: "NSImage.shareTemplateName".
    public static let shareTemplateName: NSImage.Name = "NSShareTemplate"
    /// Apple: "NSImage.goLeftTemplateName".
    public static let goLeftTemplateName: NSImage.Name = "NSGoLeftTemplate"
    /// Apple: "NSImage.goRightTemplateName".
    public static let goRightTemplateName: NSImage.Name = "NSGoRightTemplate"
    /// Apple: "NSImage.homeTemplateName".
    public static let homeTemplateName: NSImage.Name = "NSHomeTemplate"
    /// Apple: "NSImage.bookmarksTemplateName".
    public static let bookmarksTemplateName: NSImage.Name = "NSBookmarksTemplate"
    /// Apple: "NSImage.lockLockedTemplateName".
    public static let lockLockedTemplateName: NSImage.Name = "NSLockLockedTemplate"
    /// Apple: "NSImage.lockUnlockedTemplateName".
    public static let lockUnlockedTemplateName: NSImage.Name = "NSLockUnlockedTemplate"
    /// Apple: "NSImage.quickLookTemplateName".
    public static let quickLookTemplateName: NSImage.Name = "NSQuickLookTemplate"
    /// Apple: "NSImage.listViewTemplateName".
    public static let listViewTemplateName: NSImage.Name = "NSListViewTemplate"
    /// Apple: "NSImage.iconViewTemplateName".
    public static let iconViewTemplateName: NSImage.Name = "NSIconViewTemplate"
    /// Apple: "NSImage.stopProgressTemplateName".
    public static let stopProgressTemplateName: NSImage.Name = "NSStopProgressTemplate"
    /// Apple: "NSImage.followLinkFreestandingTemplateName".
    public static let followLinkFreestandingTemplateName: NSImage.Name = "NSFollowLinkFreestandingTemplate"
    /// Apple: "NSImage.revealFreestandingTemplateName".
    public static let revealFreestandingTemplateName: NSImage.Name = "NSRevealFreestandingTemplate"
    /// Apple: "NSImage.preferencesGeneralName".
    public static let preferencesGeneralName: NSImage.Name = "NSPreferencesGeneral"
    /// Apple: "NSImage.advancedName".
    public static let advancedName: NSImage.Name = "NSAdvanced"
    /// Apple: "NSImage.multipleDocumentsName".
    public static let multipleDocumentsName: NSImage.Name = "NSMultipleDocuments"
    /// Apple: "NSImage.enterFullScreenTemplateName".
    public static let enterFullScreenTemplateName: NSImage.Name = "NSEnterFullScreenTemplate"
    /// Apple: "NSImage.exitFullScreenTemplateName".
    public static let exitFullScreenTemplateName: NSImage.Name = "NSExitFullScreenTemplate"
    /// Apple: "NSImage.menuOnStateTemplateName".
    public static let menuOnStateTemplateName: NSImage.Name = "NSMenuOnStateTemplate"
    /// Apple: "NSImage.touchBarPlayTemplateName".
    public static let touchBarPlayTemplateName: NSImage.Name = "NSTouchBarPlayTemplate"
    /// Apple: "NSImage.touchBarPauseTemplateName".
    public static let touchBarPauseTemplateName: NSImage.Name = "NSTouchBarPauseTemplate"
}
/// Apple: "kInternetEventClass".
public let kInternetEventClass: UInt32 = 0x4755524C
/// Apple: "kAEGetURL".
public let kAEGetURL: UInt32 = 0x4755524C
/// Apple: "keyDirectObject".
public let keyDirectObject: UInt32 = 0x2D2D2D2D
/// Apple: "kCoreEventClass".
public let kCoreEventClass: UInt32 = 0x61657674
/// Apple: "kAEQuitApplication".
public let kAEQuitApplication: UInt32 = 0x71756974
/// Apple: "kAEOpenDocuments".
public let kAEOpenDocuments: UInt32 = 0x6F646F63
/// No other program tells something here: handlers are not called. Apple: "NSAppleEventManager".
open class NSAppleEventManager: NSObject, @unchecked Sendable {
    /// Apple: "NSAppleEventManager.shared_".
    private static let shared_: NSAppleEventManager = NSAppleEventManager()
    /// Here `shared_`. Apple: "NSAppleEventManager.shared".
    open class func shared() -> NSAppleEventManager { shared_ }
    /// Here always `nil`. Apple: "NSAppleEventManager.currentAppleEvent".
    open var currentAppleEvent: NSAppleEventDescriptor? { nil }
    /// Apple: "NSAppleEventManager.setEventHandler".
    open func setEventHandler(_ handler: Any, andSelector handleEventSelector: Selector, forEventClass eventClass: UInt32, andEventID eventID: UInt32) { tellWithoutEffect("NSAppleEventManager.setEventHandler(_:andSelector:forEventClass:andEventID:)") }
    /// Apple: "NSAppleEventManager.removeEventHandler".
    open func removeEventHandler(forEventClass eventClass: UInt32, andEventID eventID: UInt32) { tellWithoutEffect("NSAppleEventManager.setEventHandler(_:andSelector:forEventClass:andEventID:)") }
}
extension NSApplication {
    /// Apple: "NSApplication.presentationOptions".
    public var presentationOptions: NSApplication.PresentationOptions { get { [] } set { tellWithoutEffect("NSApplication.presentationOptions") } }
}
/// Nobody chooses a colour of the screen here: the answer is none. Apple: "NSColorSampler".
@MainActor @preconcurrency open class NSColorSampler: NSObject {
    /// Apple: "NSColorSampler.init".
    override public init() { super.init() }
    /// Apple: "NSColorSampler.show".
    open func show(selectionHandler: @escaping (NSColor?) -> Void) { tellWithoutEffect("NSColorSampler.show(selectionHandler:)"); selectionHandler(nil) }
    /// Apple: "NSColorSampler.sample".
    open func sample() async -> NSColor? { tellWithoutEffect("NSColorSampler.sample()"); return nil }
}
/// Nothing comes from other programs, and nothing goes to them. Apple: "DistributedNotificationCenter".
open class DistributedNotificationCenter: NSObject, @unchecked Sendable {
    /// Apple: "DistributedNotificationCenter.shared_".
    private static let shared_: DistributedNotificationCenter = DistributedNotificationCenter()
    /// Here `shared_`. Apple: "DistributedNotificationCenter.`default`".
    open class func `default`() -> DistributedNotificationCenter { shared_ }
    /// Apple: "DistributedNotificationCenter.addObserver".
    open func addObserver(_ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: String?) {}
    /// Here `NSObject()`. Apple: "DistributedNotificationCenter.addObserver".
    @discardableResult open func addObserver(forName name: Notification.Name?, object obj: String?, queue: OperationQueue?, using block: @escaping (Notification) -> Void) -> any NSObjectProtocol { NSObject() }
    /// Apple: "DistributedNotificationCenter.removeObserver".
    open func removeObserver(_ observer: Any) {}
    /// It has no effect here, which is told once. Apple: "DistributedNotificationCenter.postNotificationName".
    open func postNotificationName(_ name: Notification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, deliverImmediately: Bool = false) { tellWithoutEffect("DistributedNotificationCenter.postNotificationName(_:object:userInfo:deliverImmediately:)") }
    /// It has no effect here, which is told once. Apple: "DistributedNotificationCenter.post".
    open func post(name aName: Notification.Name, object anObject: String?) { tellWithoutEffect("DistributedNotificationCenter.post(name:object:)") }
}
