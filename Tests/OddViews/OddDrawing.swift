package import Foundation
internal import QuadrantDisplayList
internal import QuadrantImages
package import QuadrantRendering
internal import QuadrantShaping
internal import SwiftUI

#if canImport(FoundationXML)
    internal import FoundationXML
#endif

/// Draws odd things and looks at what becomes of them.
@MainActor package enum OddDrawing {
    /// What is wrong with a drawing.
    package enum Fault: Error, Equatable {
        /// The drawing failed with these words, where it should have been drawn or refused by its size.
        case failed(String)
        /// Drawn twice, it gave other bytes.
        case differs
        /// Another program cannot read the file; what it says.
        case unreadable(String)
    }

    /// The view of a seed in a format, drawn twice: the file, or `nil` where it was refused for a reason
    /// that is the view's (no size, too large, nested without end).
    package static func view(
        seed: UInt64, _ format: DrawingOptions.Format
    ) throws(Fault) -> Data? {
        let options = options(seed: seed, format)
        let first = try file(seed: seed, options)
        guard try file(seed: seed, options) == first else { throw .differs }
        if let first { try check(first, format) }
        return first
    }

    /// Whether the text of a seed's SVG is text. Its readers then are as good as their fonts: librsvg fails
    /// on letters that are scaled beyond what FreeType takes.
    package static func keepsText(_ seed: UInt64) -> Bool { seed % 9 == 3 }

    private static func options(
        seed: UInt64, _ format: DrawingOptions.Format
    ) -> DrawingOptions {
        var options = DrawingOptions()
        options.format = format
        options.isDark = seed % 5 == 0
        options.isTransparent = seed % 7 == 0
        options.isRightToLeft = seed % 11 == 0
        options.keepsSVGText = keepsText(seed)
        options.now = Date(timeIntervalSinceReferenceDate: 0)
        // Every second one of a size of its own, the others as large as they like.
        options.hasExplicitSize = true
        if seed % 2 == 0 { (options.width, options.height) = (160, 120) }
        return options
    }

    private static func file(seed: UInt64, _ options: DrawingOptions) throws(Fault) -> Data? {
        var maker = OddMaker(seed: seed)
        return try file(of: maker.view(), options)
    }

    private static func file(of view: AnyView, _ options: DrawingOptions) throws(Fault) -> Data? {
        do {
            return try drawing(of: view, options: options)
        } catch DrawingError.failed(let reason) {
            throw .failed(reason)
        } catch is DrawingError {
            return nil
        } catch {
            throw .failed("\(error)")
        }
    }

    /// Reads the file with another library than wrote it, as far as this process has one: libpng, libxml2.
    private static func check(_ file: Data, _ format: DrawingOptions.Format) throws(Fault) {
        switch format {
        case .png:
            do {
                _ = try ImageLibrary(byteLimit: 0).decode(file)
            } catch .tooLarge {
                // More pixels may be written than are read; its end is looked at.
                guard file.suffix(8).prefix(4) == Data("IEND".utf8) else {
                    throw .unreadable("half a PNG")
                }
            } catch {
                throw .unreadable(error.description)
            }
        case .svg:
            let parser = XMLParser(data: file)
            // What it calls an internal error is its limit of 256 levels, which librsvg and browsers lift.
            guard parser.parse() || (parser.parserError as? NSError)?.code == 1 else {
                throw .unreadable(parser.parserError.map { "\($0)" } ?? "no XML")
            }
        case .pdf:
            guard file.starts(with: Data("%PDF-".utf8)), file.count > 300 else {
                throw .unreadable("no PDF")
            }
        }
    }

    /// Draws a view that shows all that a folder of damaged files holds; takes in a damaged font and a
    /// damaged picture.
    package static func files(seed: UInt64, in folder: URL) throws(Fault) {
        var files = OddFiles(seed: seed)
        _ = try? ImageLibrary(byteLimit: 0).decode(files.picture())
        font(files.font())
        do {
            try? FileManager.default.removeItem(at: folder)
            for file in files.folder() {
                let place = folder.appending(path: file.path)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try file.data.write(to: place)
            }
        } catch {
            throw .failed("\(error)")
        }
        var options = DrawingOptions()
        options.isDark = seed % 2 == 0
        options.resourceDirectories = [folder.path]
        options.localeIdentifier = seed % 3 == 0 ? "de" : "en"
        guard try file(of: AnyView(Shelf(count: Int(seed % 4))), options) != nil else {
            throw .failed("a view with texts was refused")
        }
    }

    /// Registers a font and lays a text out in it, where it is taken.
    private static func font(_ data: Data) {
        let registry = FontRegistry()
        guard let name = try? registry.register(data).first else { return }
        let engine = ShapingEngine(fontDirectories: [], registry: registry)
        _ = OddText.measured(in: name, engine)
    }
}

/// Shows what the damaged files are about.
private struct Shelf: View {
    let count: Int

    var body: some View {
        VStack {
            Text("title")
            Text("\(count) items")
            Text("\(count) rows")
            Text("greeting \("you")").foregroundStyle(Color("tint"))
            ForEach(OddFiles.pictureNames, id: \.self) { Image($0) }
            Image("set").resizable().frame(width: 30, height: 20)
        }
    }
}
