import Expectations
import Foundation
import QuadrantShaping
import Testing

@Suite struct BundledFontTests {
    @Test(arguments: BundledFont.allCases)
    func isAFontFile(font: BundledFont) throws {
        #expect(font.bytes.count > 150_000)
        let names = try FontFileCheck.names(in: Data(font.bytes))
        let families = ["Inter", "Source Serif 4", "SourceCodeVF", "Nunito"]
        holds(families.contains { names[0].hasPrefix($0) })
    }
}
