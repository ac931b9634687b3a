public import Foundation
internal import UIKit

/// What the system does for apps.
///
/// Apple: "NSWorkspace" (AppKit).
@MainActor @preconcurrency public final class NSWorkspace: NSObject {
    /// The one workspace.
    public static let shared = NSWorkspace()

    /// Opens a URL as `UIApplication.open(_:)` does: by an `openURL` action at the root, else not at all, which is told.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        var isOpened = false
        UIApplication.shared.open(url) { isOpened = $0 }
        return isOpened
    }

    /// Would show files in the Finder, which is told.
    public func activateFileViewerSelecting(_ fileURLs: [URL]) {
        tellWithoutEffect("NSWorkspace.activateFileViewerSelecting(_:)")
    }
}
