import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

@Suite struct RegistryTests {
    private func named(_ name: String) -> TextRequest {
        var request = request("Hello")
        request.runs[0].font.family = .named(name)
        return request
    }

    /// The registry is the process's: no other test may register this file.
    @Test func aRegisteredFontIsFoundByItsNames() throws {
        let engine = ShapingEngine(fontDirectories: [])
        let unknown = engine.shape(named("Nunito ExtraBold"), proposal: .unspecified)
        #expect(unknown.unknownFonts.map(\.name) == ["Nunito ExtraBold"])
        #expect(unknown.measurement == engine.measure(request("Hello"), proposal: .unspecified))

        let file = Data(BundledFont.rounded800.bytes)
        let names = try FontRegistry.shared.register(file)
        #expect(names.contains("Nunito ExtraBold") && names.contains("Nunito-ExtraBold"))
        let number = try #require(FontRegistry.shared.files.firstIndex(of: file))
        for name in ["Nunito ExtraBold", "Nunito-ExtraBold", "nunito extrabold"] {
            let shaped = engine.shape(named(name), proposal: .unspecified)
            #expect(shaped.unknownFonts.isEmpty)
            #expect(shaped.measurement != unknown.measurement)
            let font = shaped.lines[0].runs[0].font
            #expect(engine.source(of: font)?.file == .registered(number))
        }
        let count = FontRegistry.shared.count
        _ = try FontRegistry.shared.register(file)
        #expect(FontRegistry.shared.count == count)
    }

    @Test func namesNearToAnUnknownOneAreTold() throws {
        _ = try FontRegistry.shared.register(Data(BundledFont.rounded900.bytes))
        let engine = ShapingEngine(fontDirectories: [])
        func nearest(_ name: String) -> [String] {
            return engine.shape(named(name), proposal: .unspecified).unknownFonts
                .flatMap(\.nearest)
        }
        #expect(nearest("Nunitto Blck").first == "Nunito Black")
        #expect(nearest("Intre") == ["Inter"])
        #expect(nearest("Comic Sans MS") == [])
    }

    @Test func namedPlacesOfAVariableFontAreFound() throws {
        let engine = ShapingEngine(fontDirectories: [])
        _ = try FontRegistry.shared.register(Data(BundledFont.monospaced.bytes))
        let shaped = engine.shape(named("SourceCodeVF Black"), proposal: .unspecified)
        #expect(shaped.unknownFonts.isEmpty)
        let source = engine.source(of: shaped.lines[0].runs[0].font)
        #expect(source?.variations.map(\.value) == [900])
    }

    @Test func brokenFilesAreRefused() {
        let whole = Data(BundledFont.monospaced.bytes)
        let broken: [(Data, FontFileError)] = [
            (Data(), .empty), (Data("<html>not found</html>".utf8), .unreadable),
            (whole.prefix(11), .unreadable), (whole.prefix(2000), .unreadable),
            (whole.prefix(whole.count / 2), .unreadable),
            (Data(repeating: 0xff, count: 100_000), .unreadable),
        ]
        let count = FontRegistry.shared.files.count
        for (file, problem) in broken {
            #expect(throws: problem) { try FontRegistry.shared.register(file) }
            #expect(!FontRegistry.shared.files.contains(file))
        }
        #expect(FontRegistry.shared.files.count >= count)
    }
}
