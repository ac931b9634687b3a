import Expectations
import Foundation
import QuadrantText
import Testing

@Suite struct TextTableTests {
    private let text = PlatformProfile.iOS26.text

    @Test func stylesHaveTheirSizes() {
        same(text.size(TextStyleUse(.title)), 28)
        same(text.size(TextStyleUse(.body, setting: 11)), 53)
        same(text.weight(.headline), 600)
        same(text.emphasizedWeight(.title2), 700)
        same(PlatformProfile.macOS26.text.size(TextStyleUse(.body, setting: 11)), 13)
    }

    @Test func stylesGrowWithTheContentSize() {
        for style in TextStyleName.allCases {
            let uses = (0...11).map { TextStyleUse(style, setting: $0) }
            let sizes = uses.map(text.size)
            same(sizes, sizes.sorted())
            let pitches = uses.map { text.line(size: text.size($0), style: $0).pitch }
            same(pitches, pitches.sorted())
        }
    }

    /// A style's line at another size is as much higher; every font has one.
    @Test(arguments: PlatformProfile.allCases)
    func linesGrowWithTheirSize(_ platform: PlatformProfile) {
        for style in TextStyleName.allCases {
            let use = TextStyleUse(style)
            let size = platform.text.size(use)
            let line = platform.text.line(size: size, style: use)
            #expect(line.height > 0 && line.ascent < line.height && line.pitch > 0)
            same(platform.text.line(size: size * 2, style: use).pitch, line.pitch * 2)
        }
    }
}
