import Expectations
import Foundation
import QuadrantCommand
import QuadrantDisplayList
import QuadrantImages
import QuadrantInspection
import Testing

/// All single examples explained: how long the account is, whether the form is as documented, and whether frames and picture agree.
@Suite struct ExplainedExamplesTests {
    /// How much of the ink shadows and other effects put outside of frames, where there are some.
    private static let shaded = [
        "TextEffects.swift": 0.14, "Screens/OtherSystems.swift": 0.025, "Controls.swift": 0.01,
        "Gallery/Values.swift": 0.03, "Screens/MusicPlayer.swift": 0.02,
    ]

    /// The folder of the project.
    private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../..").standardizedFileURL.path

    private static let files: [String] = {
        let folders = ["", "Accessibility/", "Gallery/", "Hands/", "Motion/", "Screens/"]
        return folders.flatMap { folder -> [String] in
            let path = "\(project)/Examples/\(folder)"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder + $0 }
        }
    }()

    @Test(arguments: files) func theAccountAgreesWithThePicture(_ file: String) throws {
        let scratch = try ScratchFolder()
        let path = "\(Self.project)/Examples/\(file)"
        let explained = try scratch.run(["explain", path, "--json", "--scale", "1"])
        try #require(explained.ending == .exited(0), "\(explained.errorText)")
        let json = Data(explained.output)
        let schema = try SchemaCheck(
            fileAt: "\(Self.project)/Documentation/explanation.schema.json")
        try same(schema.problems(in: json), [])
        let snapshot = try TreeSnapshot(json: json)
        let text = Explanation(of: snapshot).text()
        holds(text.utf8.count <= Explanation.usualLimit, "\(text.utf8.count) bytes")
        let drawn = try scratch.render([path, "--scale", "1", "--transparent", "-o", "p.png"])
        try #require(drawn.ending == .exited(0), "\(drawn.errorText)")
        let picture = try ImageLibrary.shared.decode(try #require(scratch.data("p.png")))
        let check = InkCheck(snapshot, picture)
        holds(
            check.strayShare < (Self.shaded[file] ?? 0.001),
            "\(check.strayShare) of the ink is outside of all frames")
        same(check.emptyTexts, [], "texts without ink")
    }
}

/// Frames of an account against the pixels of a picture at one pixel to a point, whose background is transparent.
private struct InkCheck {
    /// How much of the ink is in the frame of nothing that draws.
    private(set) var strayShare = 0.0
    /// The texts in whose frames all pixels are alike.
    private(set) var emptyTexts: [String] = []

    /// So far shadows and strokes go beyond frames, in points.
    private static let margin = 3.0

    init(_ snapshot: TreeSnapshot, _ picture: DisplayImage) {
        let (width, height) = (picture.width, picture.height)
        var covered = [Bool](repeating: false, count: width * height)
        let parents = Set(snapshot.nodes.compactMap(\.parent))
        for (position, node) in snapshot.nodes.enumerated() where node.isShown && node.isDrawn {
            guard let frame = node.globalFrame, frame.width > 0, frame.height > 0,
                frame.width.isFinite, frame.height.isFinite
            else { continue }
            let isLeaf = !parents.contains(position)
            if isLeaf || node.label.hasPrefix(".border") {
                let box = Self.pixels(of: frame, grown: Self.margin, width, height)
                for y in box.rows {
                    for x in box.columns { covered[y * width + x] = true }
                }
            }
            if isLeaf, node.label.hasPrefix("Text("), frame.width > 4, frame.x >= 0, frame.y >= 0,
                frame.x + frame.width <= Double(width), frame.y + frame.height <= Double(height)
            {
                let box = Self.pixels(of: frame, grown: 0, width, height)
                let colors = Set(
                    box.rows.flatMap { y in box.columns.map { Self.color(picture, $0, y) } })
                if colors.count < 2 { emptyTexts.append(node.label) }
            }
        }
        var (ink, stray) = (0, 0)
        for y in 0..<height {
            for x in 0..<width where Self.color(picture, x, y) & 0xff > 0 {
                ink += 1
                if !covered[y * width + x] { stray += 1 }
            }
        }
        strayShare = ink == 0 ? 0 : Double(stray) / Double(ink)
    }

    private static func pixels(
        of frame: TreeSnapshot.Frame, grown by: Double, _ width: Int, _ height: Int
    ) -> (rows: Range<Int>, columns: Range<Int>) {
        func range(_ start: Double, _ length: Double, _ limit: Int) -> Range<Int> {
            let low = min(max(0, Int((start - by).rounded(.down))), limit)
            return low..<max(low, min(limit, Int((start + length + by).rounded(.up))))
        }
        return (range(frame.y, frame.height, height), range(frame.x, frame.width, width))
    }

    /// Red, green, blue and alpha of a pixel, in this order from the highest byte.
    private static func color(_ picture: DisplayImage, _ x: Int, _ y: Int) -> UInt32 {
        let start = (y * picture.width + x) * 4
        return picture.pixels[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
