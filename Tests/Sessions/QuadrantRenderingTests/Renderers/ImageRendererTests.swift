import Combine
import Expectations
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantRendering
import QuadrantText
import QuadrantViews
import SwiftUI
import Testing

@MainActor
struct ImageRendererTests {
    /// Big-endian numbers of a PNG's header: width, height, and its colour type.
    private func header(_ png: Data) -> (width: Int, height: Int, colorType: Int) {
        let bytes = [UInt8](png)
        func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 + Int($1) } }
        return (number(16), number(20), Int(bytes[25]))
    }

    /// What is told otherwise is the error of a strict renderer.
    @Test(arguments: [
        ("a glyph", "No font has the character"), ("a picture", "no such picture"),
        ("a text", "is cut: 1 of"),
    ])
    func aStrictRendererFails(_ missing: String, _ words: String) async throws {
        let view: AnyView =
            switch missing {
            case "a glyph": AnyView(Text(verbatim: "\u{10FFFD}"))
            case "a picture": AnyView(Image("no such picture"))
            default: AnyView(Text("one two three four five").lineLimit(1).frame(width: 40))
            }
        let renderer = ImageRenderer(content: view.frame(width: 60, height: 60))
        renderer.onIssues = { _ in }
        _ = try await renderer.pngData()
        renderer.isStrict = true
        let error = await #expect(throws: RenderingError.self) { try await renderer.svgData() }
        has(error?.description ?? "", words)
        await #expect(throws: RenderingError.self) { try await renderer.pngData() }
        holds(renderer.cgImage == nil)
    }

    @Test func aStrictRendererDrawsWhatIsWell() async throws {
        // A text that is shrunk is whole.
        let shrunk = Text("shrunk to its room").lineLimit(1).minimumScaleFactor(0.5)
        let renderer = ImageRenderer(
            content: Text("well").overlay { shrunk.frame(width: 100) }.padding())
        renderer.isStrict = true
        let data = try await renderer.pngData()
        renderer.isStrict = false
        try await same(renderer.pngData(), data)
        holds(renderer.cgImage != nil)
    }

    @Test func hasTheSizeOfTheViewTimesTheScale() async throws {
        let renderer = ImageRenderer(content: Rectangle().frame(width: 100, height: 50))
        #expect(header(try await renderer.pngData()) == (100, 50, 6))
        renderer.scale = 2
        #expect(header(try await renderer.pngData()) == (200, 100, 6))
        renderer.isOpaque = true
        same(header(try await renderer.pngData()).colorType, 2)
    }

    @Test func proposesWhatItIsTold() async throws {
        let renderer = ImageRenderer(content: Color.red)
        #expect(header(try await renderer.pngData()) == (10, 10, 6))
        renderer.proposedSize = ProposedViewSize(width: 64, height: nil)
        #expect(header(try await renderer.pngData()) == (64, 10, 6))
    }

    @Test func followsItsContent() async throws {
        let renderer = ImageRenderer(content: Color.red)
        let red = try await renderer.pngData()
        renderer.content = Color.blue
        try await differ(renderer.pngData(), red)
        renderer.content = Color.red
        try await same(renderer.pngData(), red)
    }

    @Test func saysThatItWillChange() {
        let renderer = ImageRenderer(content: Color.red)
        var count = 0
        let link = renderer.objectWillChange.sink { count += 1 }
        renderer.scale = 3
        renderer.proposedSize = ProposedViewSize(width: 5, height: 5)
        renderer.content = Color.blue
        same(count, 3)
        withExtendedLifetime(link) {}
    }

    @Test func saysWhyItCannotDraw() async throws {
        let empty = ImageRenderer(content: EmptyView())
        await #expect(throws: RenderingError.empty) { try await empty.pngData() }
        let flat = ImageRenderer(content: Color.red)
        flat.scale = .nan
        await #expect(
            throws: RenderingError.cannotDraw("The scale is nan: it must be a number above 0.")
        ) { try await flat.pngData() }
        let huge = ImageRenderer(content: Color.red.frame(width: 1e6, height: 1e6))
        let error = await #expect(throws: RenderingError.self) { try await huge.pngData() }
        same(error?.description.contains("the limit is 32767"), true)
    }

    @Test func reportsWhatCouldNotBeDone() async throws {
        let renderer = ImageRenderer(content: Image(systemName: "no.such.symbol.at.all").padding())
        var issues: [String] = []
        renderer.onIssues = { issues = $0 }
        _ = try await renderer.svgData()
        same(issues.count, 1)
        same(issues.first?.contains("no.such.symbol.at.all"), true)
    }

    @Test func writesWholeFilesOrNone() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "renderer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let renderer = ImageRenderer(content: Color.red)
        for name in ["a.png", "a.svg", "a.pdf"] {
            try await renderer.write(to: folder.appending(path: name))
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        same(names, ["a.pdf", "a.png", "a.svg"])
        let nowhere = folder.appending(path: "none/a.png")
        await #expect(
            throws: RenderingError.cannotWrite(
                path: nowhere.path, reason: "there is no folder '\(folder.path)/none'")
        ) { try await renderer.write(to: nowhere) }
        await #expect(throws: RenderingError.self) {
            try await renderer.write(to: folder.appending(path: "a.gif"))
        }
    }

    @Test func saysThatTheDiskIsFull() {
        #expect(throws: FileProblem(path: "/dev/full", reason: "No space left on device")) {
            try FileOutput.write([1, 2, 3], to: "/dev/full")
        }
    }

    @Test func drawsManyAtOnce() async throws {
        let drawings = (0..<40).map { _ in
            Task { try await ImageRenderer(content: Text("Hello").padding()).pngData() }
        }
        var files = Set<Data>()
        for drawing in drawings { files.insert(try await drawing.value) }
        same(files.count, 1)
    }
}
