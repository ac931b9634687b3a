internal import Foundation

/// Whether files are a Mac app's, by the names in them: an app for several systems says `#if` around such names.
enum MacNames {
    /// Whether a file names types of AppKit, by `#if` or not, and no file has a `#if` or names a type of UIKit.
    static func areAllThereAre(in files: [SourceFile]) -> Bool {
        let found = files.reduce(into: Set<String>()) {
            // A file of another system decides.
            if $0.isDisjoint(with: others) {
                $0.formUnion(names.found(in: $1.text, areWords: true))
            }
        }
        return !found.isEmpty && found.isDisjoint(with: others)
    }

    private static let others = Set(phone + conditions)
    private static let names = WordBeginnings(mac + phone + conditions)
    private static let conditions = ["#if os", "#if canImport"]
    private static let mac: [String] = [
        "NSView", "NSWindow", "NSApplication", "NSApp", "NSImage", "NSColor", "NSViewRepresentable",
        "NSHostingView", "NSPanel", "NSVisualEffectView", "NSWorkspace", "NSCursor", "NSScreen",
        "NSPasteboard", "NSOpenPanel", "NSSavePanel", "NSStatusBar", "NSStatusItem", "NSPopover",
        "NSEvent", "NSFont",
    ]
    private static let phone: [String] = [
        "UIView", "UIWindow", "UIApplication", "UIImage", "UIColor", "UIViewRepresentable",
        "UIHostingController", "UIScreen", "UIDevice", "UIFont", "UIKit",
    ]
}
