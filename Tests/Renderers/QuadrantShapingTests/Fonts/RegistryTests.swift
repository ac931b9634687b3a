import Expectations
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

    private let registry = FontRegistry()

    private var engine: ShapingEngine { ShapingEngine(fontDirectories: [], registry: registry) }

    @Test func aRegisteredFontIsFoundByItsNames() throws {
        let engine = engine
        let unknown = engine.shape(named("Nunito ExtraBold"), proposal: .unspecified)
        same(unknown.unknownFonts.map(\.name), ["Nunito ExtraBold"])
        same(unknown.measurement, engine.measure(request("Hello"), proposal: .unspecified))

        let file = Data(BundledFont.rounded800.bytes)
        let names = try registry.register(file)
        #expect(names.contains("Nunito ExtraBold") && names.contains("Nunito-ExtraBold"))
        let kept = try #require(registry.files.first)
        same(kept.bytes, file)
        for name in ["Nunito ExtraBold", "Nunito-ExtraBold", "nunito extrabold"] {
            let shaped = engine.shape(named(name), proposal: .unspecified)
            empty(shaped.unknownFonts)
            differ(shaped.measurement, unknown.measurement)
            let font = shaped.lines[0].runs[0].font
            same(engine.source(of: font)?.file, .registered(kept))
        }
        _ = try registry.register(file)
        same(registry.count, 1)
    }

    /// Nor do caches that all engines share take the file of one for that of another.
    @Test func enginesWithOtherRegistriesDoNotKnowIt() throws {
        let (other, file) = (FontRegistry(), Data(BundledFont.rounded800.bytes))
        _ = try registry.register(Data(BundledFont.monospaced.bytes))
        _ = try other.register(file)
        #expect(registry.count == 1 && other.count == 1)
        let strange = engine.shape(named("Nunito ExtraBold"), proposal: .unspecified)
        same(strange.unknownFonts.map(\.name), ["Nunito ExtraBold"])
        let one = engine.shape(named("SourceCodeVF"), proposal: .unspecified)
        let engines = (engine, ShapingEngine(fontDirectories: [], registry: other))
        let known = engines.1.shape(named("Nunito ExtraBold"), proposal: .unspecified)
        empty(known.unknownFonts)
        let first = engines.0.shape(named("SourceCodeVF"), proposal: .unspecified)
        same(one.measurement, first.measurement)
        let sources = (
            engines.0.source(of: first.lines[0].runs[0].font),
            engines.1.source(of: known.lines[0].runs[0].font)
        )
        differ(sources.0?.file, sources.1?.file)
        holds(FontRegistry.program.files.allSatisfy { $0.bytes != file })
    }

    @Test func namesNearToAnUnknownOneAreTold() throws {
        _ = try registry.register(Data(BundledFont.rounded900.bytes))
        let engine = engine
        func nearest(_ name: String) -> [String] {
            return engine.shape(named(name), proposal: .unspecified).unknownFonts
                .flatMap(\.nearest)
        }
        same(nearest("Nunitto Blck").first, "Nunito Black")
        same(nearest("Intre"), ["Inter"])
        same(nearest("Comic Sans MS"), [])
    }

    @Test func namedPlacesOfAVariableFontAreFound() throws {
        let engine = engine
        _ = try registry.register(Data(BundledFont.monospaced.bytes))
        let shaped = engine.shape(named("SourceCodeVF Black"), proposal: .unspecified)
        empty(shaped.unknownFonts)
        let source = engine.source(of: shaped.lines[0].runs[0].font)
        same(source?.variations.map(\.value), [900])
    }

    @Test func brokenFilesAreRefused() {
        let whole = Data(BundledFont.monospaced.bytes)
        let broken: [(Data, FontFileError)] = [
            (Data(), .empty), (Data("<html>not found</html>".utf8), .unreadable),
            (whole.prefix(11), .unreadable), (whole.prefix(2000), .unreadable),
            (whole.prefix(whole.count / 2), .unreadable),
            (Data(repeating: 0xff, count: 100_000), .unreadable),
        ]
        for (file, problem) in broken {
            #expect(throws: problem) { try registry.register(file) }
        }
        empty(registry.files)
    }
}
