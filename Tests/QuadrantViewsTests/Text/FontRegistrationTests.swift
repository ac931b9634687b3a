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

    @Test func filesThatAreNotThereAreNamed() {
        let missing = URL(fileURLWithPath: "/no/such/font.ttf")
        let error = #expect(throws: FontRegistrationError.self) {
            try Font.register(contentsOf: missing)
        }
        #expect(
            error?.description.hasPrefix("The font file /no/such/font.ttf cannot be read") == true)
        let other = #expect(throws: FontRegistrationError.self) {
            try Font.register(resource: "none")
        }
        #expect(
            other?.description.hasPrefix("There is no font file none.ttf in the bundle") == true)
    }
}
