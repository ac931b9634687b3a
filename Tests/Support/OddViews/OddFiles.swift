package import Foundation
internal import QuadrantCairo
internal import QuadrantDisplayList
internal import QuadrantImages
internal import QuadrantShaping

/// Files such as a folder of resources holds, damaged the same way for the same seed.
package struct OddFiles {
    /// A file, by its path in the folder.
    package struct File: Sendable {
        package var path: String
        package var data: Data
    }

    private var maker: OddMaker

    /// Files that follow from `seed`.
    package init(seed: UInt64) {
        maker = OddMaker(seed: seed &* 0x2545_F491_4F6C_DD1D)
    }

    /// A font file, damaged.
    package mutating func font() -> Data {
        let whole = maker.pick([BundledFont.rounded800, .monospaced])
        return damaged(Data(whole.bytes))
    }

    /// A picture of one of the kinds that are read, damaged.
    package mutating func picture() -> Data { damaged(maker.pick(Self.pictures)) }

    /// A folder of resources of which one to three files are damaged: pictures, an asset catalogue with
    /// pictures and colours, tables of strings.
    package mutating func folder() -> [File] {
        var files = Self.samples
        for _ in 0...maker.below(3) {
            let index = maker.below(files.count)
            files[index].data = damaged(files[index].data)
        }
        return files
    }

    /// The names that `folder()` has, for views that show all of them.
    package static let pictureNames = ["plain", "photo", "tiny", "moving", "set"]

    // MARK: Damage

    private mutating func damaged(_ data: Data) -> Data {
        var bytes = [UInt8](data)
        for _ in 0...maker.below(4) { damage(&bytes) }
        return Data(bytes)
    }

    private mutating func damage(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return }
        let place = maker.below(bytes.count)
        // Headers decide most: every second change is among the first bytes.
        let early = maker.oneIn(2) ? maker.below(min(bytes.count, 64)) : place
        switch maker.below(9) {
        case 0: bytes[early] ^= 1 << UInt8(maker.below(8))
        case 1: bytes[early] = maker.pick([0, 0x7F, 0x80, 0xFF])
        case 2: bytes = Array(bytes[..<place])
        case 3: bytes.removeSubrange(place..<min(bytes.count, place + 1 + maker.below(16)))
        case 4: bytes.insert(contentsOf: (0...maker.below(16)).map { _ in 0xFF }, at: early)
        case 5:
            // A number of four bytes that is as large as it can be, or nothing.
            for index in early..<min(bytes.count, early + 4) {
                bytes[index] = maker.oneIn(2) ? 0xFF : 0
            }
        case 6:
            let part = Array(bytes[place..<min(bytes.count, place + 64)])
            bytes.insert(contentsOf: part, at: early)
        case 7: bytes.append(contentsOf: Array(maker.text().utf8))
        default: bytes.insert(contentsOf: Array(maker.text().utf8), at: place)
        }
    }

    // MARK: Samples

    private static let pixels: DisplayImage = {
        let bytes = (0..<9 * 7 * 4).map { $0 % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: $0 &* 37) }
        return DisplayImage(width: 9, height: 7, pixels: bytes)
    }()
    private static let png = PNGRenderer.encode(pixels) ?? Data()
    private static let jpeg = JPEGEncoder.encode(pixels, quality: 0.8) ?? Data()
    /// Lossless, 4 by 2 pixels.
    private static let webP =
        Data(base64Encoded: "UklGRiAAAABXRUJQVlA4TBMAAAAvA0AAEA8Q+z//D/yPCvMQ0f8QAA==") ?? Data()
    /// Animated, 2 by 2 pixels.
    private static let moving =
        Data(
            base64Encoded:
                "UklGRoQAAABXRUJQVlA4WAoAAAACAAAAAQAAAQAAQU5JTQYAAAAAAAAAAABBTk1GKAAAAAAAAAAA"
                + "AAEAAAEAAGQAAAJWUDhMDwAAAC8BQAAAB9D/iP4HIqL/AQBBTk1GKAAAAAAAAAAAAAEAAAEAAGQA"
                + "AABWUDhMDwAAAC8BQAAABxD9j/4HIqL/AQA=") ?? Data()
    private static let pictures = [png, jpeg, webP, moving]

    private static let imageSet = """
        {"images": [{"filename": "a.png", "idiom": "universal", "scale": "2x", "resizing":
          {"mode": "9-part", "center": {"mode": "tile"}, "cap-insets": {"top": 1, "left": 1}}},
         {"filename": "b.png", "idiom": "iphone", "scale": "1x", "appearances":
          [{"appearance": "luminosity", "value": "dark"}]}],
         "properties": {"template-rendering-intent": "template"}}
        """
    private static let colorSet = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "display-p3", "components":
          {"red": "0x33", "green": "102", "blue": "0.600", "alpha": "1.000"}}},
         {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb", "components": {"white": "0.2", "alpha": "0.5"}}}]}
        """
    private static let strings = "\"title\" = \"A title\";\n\"%lld items\" = \"%1$lld things\";\n"
    private static let plurals = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld rows</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>%lld row</string>
        <key>other</key><string>%lld rows</string></dict></dict></dict></plist>
        """
    private static let catalogue = """
        {"sourceLanguage": "en", "strings": {"greeting %@": {"localizations": {"en": {"stringUnit":
          {"state": "translated", "value": "Hello %@"}}, "de": {"variations": {"plural": {"one":
          {"stringUnit": {"state": "x", "value": "Ein %@"}}, "other": {"stringUnit":
          {"state": "x", "value": "%lld %@"}}}}}}}}, "version": "1.0"}
        """

    private static let samples: [File] = [
        File(path: "plain.png", data: png), File(path: "photo.jpg", data: jpeg),
        File(path: "tiny.webp", data: webP), File(path: "moving.webp", data: moving),
        File(path: "A.xcassets/set.imageset/Contents.json", data: Data(imageSet.utf8)),
        File(path: "A.xcassets/set.imageset/a.png", data: png),
        File(path: "A.xcassets/tint.colorset/Contents.json", data: Data(colorSet.utf8)),
        File(path: "Localizable.strings", data: Data(strings.utf8)),
        File(path: "Localizable.stringsdict", data: Data(plurals.utf8)),
        File(path: "Localizable.xcstrings", data: Data(catalogue.utf8)),
    ]
}
