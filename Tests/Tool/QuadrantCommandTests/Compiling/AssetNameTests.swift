import Expectations
import Foundation
import QuadrantCommand
import Testing

@Suite struct AssetNameTests {
    /// As in files that Xcode wrote, of public repositories.
    @Test(arguments: [
        ("CardBackground", "cardBackground"), ("BGColorOne", "bgColorOne"),
        ("pastelblue", "pastelblue"), ("color_FF453A", "colorFF453A"),
        ("sticky-note", "stickyNote"),
        ("Chevron Left", "chevronLeft"), ("1", "_1"), ("15d058e", "_15D058E"),
        ("color_24292B", "color24292B"), ("URL", "url"), ("H1Title", "h1Title"), ("???", "_"),
    ])
    func namesAreThoseOfXcode(name: String, identifier: String) {
        same(AssetName.identifier(of: name), identifier)
    }

    @Test func theKindAtTheEndOfANameIsNoPartOfIt() {
        same(AssetName.identifier(of: "AccentColor", without: "Color"), "accent")
        same(AssetName.identifier(of: "AppIconImage", without: "Image"), "appIcon")
        same(AssetName.identifier(of: "Color", without: "Color"), "color")
    }

    @Test func foldersThatGiveANamespaceAreNamed() throws {
        let scratch = try ScratchFolder()
        let info = "{\"info\":{\"version\":1}}"
        try scratch.write("A.xcassets/Contents.json", info)
        try scratch.write("A.xcassets/plain/logo.imageset/Contents.json", info)
        try scratch.write("A.xcassets/plain/Contents.json", "{ broken")
        try scratch.write("A.xcassets/theme/Card.colorset/Contents.json", info)
        try scratch.write(
            "A.xcassets/theme/Contents.json", "{\"properties\":{\"provides-namespace\":true}}")
        let names = AssetName.all(in: ["\(scratch.path)/A.xcassets", "\(scratch.path)/none"])
        same(names.map(\.name), ["logo", "theme/Card"])
        same(names.map(\.scopes), [[], ["Theme"]])
        same(names.map(\.identifier), ["logo", "card"])
    }

    @Test func aNameInCapitalsIsFoundByBothSpellings() throws {
        let scratch = try ScratchFolder()
        try scratch.write("A.xcassets/BG.colorset/Contents.json", "{}")
        try scratch.write("A.xcassets/X.colorset/Contents.json", "{}")
        let names = AssetName.all(in: ["\(scratch.path)/A.xcassets"])
        same(names.map(\.name), ["BG", "BG", "X"])
        same(names.map(\.identifier), ["bg", "BG", "x"])
    }
}
