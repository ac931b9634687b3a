import Expectations
import SwiftUI
import Testing

@Suite struct FontRegistrationTests {
    @Test func filesThatAreNoFontsAreRefused() {
        #expect(
            throws: FontRegistrationError.notAFont(
                "a.ttf",
                reason: "The font file cannot be read: it is damaged, cut short, or no TrueType or "
                    + "OpenType font.")
        ) {
            try Font.register(data: Data("<html>".utf8), name: "a.ttf")
        }
    }

    /// Cut short at various places, and with bytes turned over in each table.
    @Test func damagedFilesAreRefusedByName() throws {
        let fonts = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().appending(
                path: "../../../../Sources/C/CBundledFonts/Fonts")
        let whole = try Data(contentsOf: fonts.appending(path: "Nunito-Light.otf").standardized)
        for count in [100, whole.count / 2, whole.count - 1000] {
            let error = #expect(throws: FontRegistrationError.self) {
                try Font.register(data: whole.prefix(count), name: "cut.otf")
            }
            same(
                error?.description,
                "cut.otf cannot be used as a font. The font file cannot be "
                    + "read: it is damaged, cut short, or no TrueType or OpenType font.")
        }
        var scrambled = whole
        for index in stride(from: 400, to: whole.count, by: 3) { scrambled[index] ^= 0x5a }
        #expect(throws: FontRegistrationError.self) { try Font.register(data: scrambled) }
    }

    @Test func filesThatAreNotThereAreNamed() {
        let missing = URL(fileURLWithPath: "/no/such/font.ttf")
        let error = #expect(throws: FontRegistrationError.self) {
            try Font.register(contentsOf: missing)
        }
        same(error?.description.hasPrefix("The font file /no/such/font.ttf cannot be read"), true)
        let other = #expect(throws: FontRegistrationError.self) {
            try Font.register(resource: "none")
        }
        same(other?.description.hasPrefix("There is no font file none.ttf in the bundle"), true)
    }
}
