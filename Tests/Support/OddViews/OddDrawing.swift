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
        _ seed: OddSeed, _ format: Stage.Output.Format
    ) throws(Fault) -> Data? {
        let first = try OddView(seed).file(format)
        guard try OddView(seed).file(format) == first else { throw .differs }
        if let first { try check(first, format) }
        return first
    }

    fileprivate static func file(of view: AnyView, _ stage: Stage) throws(Fault) -> Data? {
        do {
            return try drawing(of: view, on: stage)
        } catch DrawingError.failed(let reason) {
            throw .failed(reason)
        } catch is DrawingError {
            return nil
        } catch {
            throw .failed("\(error)")
        }
    }

    /// Reads the file with another library than wrote it, as far as this process has one: libpng, libxml2.
    package static func check(_ file: Data, _ format: Stage.Output.Format) throws(Fault) {
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
        case .jpeg, .webp, .gif, .mp4: break  // the same drawings, which seeds do not ask for
        }
    }

    /// A view that shows all that a folder of damaged files holds; takes in a damaged font and a
    /// damaged picture.
    ///
    /// - Returns: the picture; `nil` where a picture says that it is larger than can be drawn.
    package static func files(seed: UInt64, in folder: URL) throws(Fault) -> Data? {
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
        var stage = Stage()
        stage.surroundings.isDark = seed % 2 == 0
        stage.surroundings.resourceDirectories = [folder.path]
        stage.surroundings.locale = Locale(identifier: seed % 3 == 0 ? "de" : "en")
        do {
            return try drawing(of: AnyView(Shelf(count: Int(seed % 4))), on: stage)
        } catch DrawingError.tooLarge {
            return nil
        } catch {
            // Else there are texts to see.
            throw .failed("\(error)")
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

/// The view of a seed, to be drawn.
@MainActor package struct OddView {
    private let seed: OddSeed
    private let view: AnyView

    /// Makes it, which for some takes longer than drawing it: sets of paths are worked out here.
    package init(_ seed: OddSeed) {
        self.seed = seed
        var maker = seed.maker
        view = maker.view()
    }

    /// The file of a format, drawn once and not looked at; `nil` where the view is refused.
    package func file(_ format: Stage.Output.Format) throws(OddDrawing.Fault) -> Data? {
        try OddDrawing.file(of: view, stage(format))
    }

    /// What is reported of it, and what would be written into a file, as text; for reading.
    package func description(_ format: Stage.Output.Format) -> String {
        var lines: [String] = []
        _ = try? drawing(
            of: view, on: stage(format), onIssue: { lines.append("reported: \($0)") })
        lines.append((try? displayList(of: view, on: stage(format)).dump) ?? "refused")
        return lines.joined(separator: "\n")
    }

    private func stage(_ format: Stage.Output.Format) -> Stage {
        let number = seed.number
        var stage = Stage()
        stage.output.format = format
        stage.surroundings.isDark = number % 5 == 0
        stage.output.isTransparent = number % 7 == 0
        stage.surroundings.isRightToLeft = number % 11 == 0
        stage.output.keepsSVGText = seed.keepsText
        stage.surroundings.now = Date(timeIntervalSinceReferenceDate: 0)
        stage.room.fit = .screen
        if seed.isLarge {
            // Every second one of a size of its own, the others as large as they like.
            if number % 2 == 0 { (stage.room.width, stage.room.height) = (160, 120) }
        } else {
            var maker = OddMaker(seed: ~number)
            stage.output.scale = maker.pick([1, 1, 1, 2, 3])
            stage.room.width = maker.pick([120, 64, 20, 7.5])
            stage.room.height = maker.pick([90, 64, 20, 3.25])
            // As large as it likes, but for few.
            if maker.oneIn(12) { stage.room.height = nil }
            if maker.oneIn(24) { stage.room.width = nil }
        }
        return stage
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
