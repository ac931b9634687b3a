import QuadrantShaping
import Testing

@Suite struct BundledFontTests {
    @Test(arguments: BundledFont.allCases)
    func isATrueTypeFile(font: BundledFont) {
        #expect(font.bytes.count > 500_000)
        #expect(font.bytes.prefix(4).elementsEqual([0, 1, 0, 0]))
    }
}
