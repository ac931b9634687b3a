/// Apple's modules that others show: a file that imports UIKit sees Core Image without a word of its own, one that imports Foundation
/// the names of Core Foundation, one that imports SwiftUI Core Data, and WatchKit where it is for a watch.
struct ShownModules {
    /// The module, as it is called here.
    let module: String
    /// Beginnings of names by which a file shows that it uses it.
    let words: [String]
    /// The modules that show it.
    let shownBy: Set<String>
    /// Modules that have these names too: a file that imports one of them needs no other.
    let instead: Set<String>

    private static let all = [
        ShownModules(
            module: "CoreImage",
            words: ["CIImage", "CIContext", "CIFilter", "CIColor", "CIVector", "CIDetector"],
            shownBy: ["UIKit", "AppKit", "Cocoa", "SwiftUI"], instead: ["CoreImage"]),
        ShownModules(
            module: "CFNames",
            words: [
                "kCFBundle", "kCFBoolean", "kCFNull", "kCFAllocator", "CFString", "CFData",
                "CFArray",
            ],
            shownBy: ["Foundation", "UIKit", "AppKit", "Cocoa", "SwiftUI"],
            instead: ["CFNames", "CoreFoundation", "Security", "ImageIO"]),
        ShownModules(
            module: "ObjectiveC", words: ["objc_getAssociated", "objc_setAssociated"],
            shownBy: ["Foundation", "UIKit", "AppKit", "Cocoa", "SwiftUI"],
            instead: ["ObjectiveC"]),
        ShownModules(
            module: "Security",
            words: [
                "OSStatus", "SecCopyErrorMessage", "SecItem", "errSec", "serverTrust", "kSecAttr",
                "kSecClass", "kSecImport", "kSecMatch", "kSecPrivate", "kSecPublic", "kSecRandom",
                "kSecReturn", "kSecUse", "kSecValue",
            ],
            shownBy: ["Foundation", "UIKit", "AppKit", "Cocoa", "SwiftUI"], instead: ["Security"]),
        ShownModules(
            module: "ImageIO", words: ["CGImageSource", "CGImageDestination", "kCGImage"],
            shownBy: ["UIKit", "AppKit", "Cocoa", "SwiftUI", "AVFoundation", "Photos"],
            instead: ["ImageIO", "CoreImage"]),
        ShownModules(
            module: "CoreData",
            words: [
                "FetchRequest", "SectionedFetchRequest", "FetchedResults", "SectionedFetchResults",
                "managedObjectContext", "NSManagedObject", "NSFetchRequest", "NSSortDescriptor",
                "NSPersistentContainer",
            ],
            shownBy: ["SwiftUI"], instead: ["CoreData"]),
        ShownModules(
            module: "WatchKit",
            words: ["WKInterface", "WKExtension", "WKApplication", "WKNotification", "WKHaptic"],
            shownBy: ["SwiftUI"], instead: ["WatchKit"]),
        ShownModules(
            module: "SpaceNames",
            words: [
                "ImmersiveSpace", "openImmersiveSpace", "dismissImmersiveSpace", "ImmersionStyle",
                "immersionStyle", "glassBackgroundEffect",
            ],
            shownBy: ["SwiftUI"], instead: []),
        ShownModules(
            module: "Metal", words: ["MTLCreateSystem", "MTLDevice"],
            shownBy: ["UIKit", "AppKit", "Cocoa", "SwiftUI"], instead: ["Metal", "MetalKit"]),
    ]

    private static let beginnings = WordBeginnings(all.flatMap(\.words))

    /// The modules that a text names something of, and does not import.
    ///
    /// - Complexity: Linear in the text.
    static func named(in text: String) -> Set<String> {
        let named = beginnings.found(in: text)
        if named.isEmpty { return [] }
        var found: Set<String> = []
        for shown in all where !named.isDisjoint(with: shown.words) {
            var imports: Set<String> = []
            ImportedNames.find(
                in: text, among: shown.shownBy.union(shown.instead), into: &imports)
            if !imports.isDisjoint(with: shown.shownBy), imports.isDisjoint(with: shown.instead) {
                found.insert(shown.module)
            }
        }
        return found
    }

    /// The same of a file whose imports and names are known.
    static func named(imports: Set<String>, mentions: Set<String>) -> [String] {
        let named = Set(mentions.compactMap(beginnings.beginning))
        if named.isEmpty { return [] }
        return all.filter { shown in
            !imports.isDisjoint(with: shown.shownBy) && imports.isDisjoint(with: shown.instead)
                && !named.isDisjoint(with: shown.words)
        }
        .map(\.module)
    }
}
