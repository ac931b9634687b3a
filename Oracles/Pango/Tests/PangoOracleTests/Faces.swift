import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText

/// The font files in which the text engine shows a passage, by place, so that Pango is given the same.
struct Faces {
    struct Stretch {
        /// In the passage's UTF-8.
        var bytes: Range<Int>
        var file: String
        /// Which face of the file.
        var index: Int
    }

    private(set) var ranges: [Stretch] = []
    /// The characters that no font of this machine has.
    private(set) var missing = ""

    init(of passage: Passage, engine: ShapingEngine) {
        let shaped = engine.shape(Layout.request(passage), proposal: .unspecified)
        var rest = shaped.lines.flatMap(\.runs)
        var position = passage.text.utf8.startIndex
        while position < passage.text.endIndex {
            // Runs stand in the order in which they are seen.
            let candidates = rest.indices.filter {
                !rest[$0].text.isEmpty
                    && passage.text.utf8[position...].starts(with: rest[$0].text.utf8)
            }
            guard
                let next = candidates.max(by: {
                    rest[$0].text.utf8.count < rest[$1].text.utf8.count
                })
            else { break }
            let run = rest.remove(at: next)
            add(run, source: engine.source(of: run.font))
            position = passage.text.utf8.index(position, offsetBy: run.text.utf8.count)
        }
    }

    private mutating func add(_ run: GlyphRun, source: FontSource?) {
        let start = ranges.last?.bytes.upperBound ?? 0
        if run.glyphs.contains(where: { $0.id == 0 }) { missing += run.text }
        let file =
            switch source?.file {
            case .path(let path): path
            default: Faces.inter
            }
        ranges.append(
            Stretch(
                bytes: start..<start + run.text.utf8.count, file: file, index: source?.index ?? 0))
    }

    /// The file whose bytes are in the program.
    private static let inter =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(
            path: "Quadrant/C/CBundledFonts/Fonts/Inter-roman.var.ttf"
        ).resolvingSymlinksInPath().path
}
