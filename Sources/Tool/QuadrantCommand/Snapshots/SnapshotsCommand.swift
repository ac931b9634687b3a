internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering
internal import SwiftUI

/// `quadrant snapshots`: compares each preview with the picture that was recorded of it, and records what is missing: snapshot tests of
/// a package without a line of code.
package struct SnapshotsCommand: Sendable {
    private let request: SnapshotsRequest
    private let environment: [String: String]

    /// The command for a request, in an environment that says where caches and tools are.
    package init(_ request: SnapshotsRequest, environment: [String: String]) {
        (self.request, self.environment) = (request, environment)
    }

    /// What became of the previews.
    private struct Tally {
        var (same, recorded, missing, different) = (0, 0, 0, 0)
        /// Why previews were not drawn.
        var failures: [CommandError] = []
        /// The places of the previews: targets share files.
        var places: Set<String> = []

        /// How many pictures a run may leave as they are.
        var count: Int { same + recorded + missing + different }

        var words: String {
            let parts = [
                (same, "as recorded"), (different, different == 1 ? "differs" : "differ"),
                (recorded, "recorded"), (missing, "missing"), (failures.count, "not drawn"),
            ]
            let told = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
            return told.isEmpty ? "no previews" : told.joined(separator: ", ")
        }
    }

    /// Runs the command. What differs or is recorded goes to standard output, a sum to standard error.
    ///
    /// - Returns: Whether nothing differs, is missing or was recorded for the first time.
    /// - Throws: Where there is no preview, or one of them cannot be drawn, after all others were.
    @MainActor package func run() throws(CommandError) -> Bool {
        let drawing = try self.drawing
        Console.setTimeLimit(drawing.timeLimit)
        if drawing.isQuiet { Console.beQuiet() }
        let worker = DrawingWorker(isConfined: drawing.isConfined, isForMany: true)
        // It gets ready while files are read.
        try worker.start()
        let project = try Project(at: drawing.paths, for: drawing.wishes, within: drawing.timeLimit)
        let targets = try PreparedViews.all(
            project, for: drawing, verb: "drawing", by: worker, environment: environment)
        var kept = KeptPictures(for: drawing.paths, in: drawing.output)
        var notes = PrintedNotes(namesPictures: true)
        var tally = Tally()
        for views in targets { try check(views, &kept, &notes, &tally) }
        worker.end()
        if tally.count == 0, tally.failures.isEmpty {
            throw .noPreview(files: project.sources.map(\.path))
        }
        Console.error("quadrant: \(tally.words)\n")
        if let error = tally.failures.last { throw error }
        if drawing.selection == .all, drawing.target == nil { tellOfStrangers(kept) }
        if drawing.isStrict, notes.count > 0 { throw .notes(count: notes.count) }
        let isRecorded = request.recording == .all || tally.recorded == 0
        return tally.different == 0 && tally.missing == 0 && isRecorded
    }

    /// How previews are drawn: as `render` does, at a date that does not move.
    private var drawing: RenderRequest {
        get throws(CommandError) {
            var drawing = try request.drawing.confinedAsFarAsCanBe()
            drawing.stage.output.format = .png
            if drawing.stage.surroundings.now == nil {
                drawing.stage.surroundings.now = Stage.Timeline.firstDate
            }
            return drawing
        }
    }

    @MainActor private func check(
        _ views: PreparedViews, _ kept: inout KeptPictures, _ notes: inout PrintedNotes,
        _ tally: inout Tally
    ) throws(CommandError) {
        var stage = views.stage
        stage.output.format = .png
        let candidates = views.index.candidates
        let positions = views.positions.filter {
            let isPreview = candidates[$0].kind == .preview || candidates[$0].kind == .provider
            return isPreview && tally.places.insert(views.mark(of: $0)).inserted
        }
        try views.forEach(of: positions, on: stage) { position, running throws(CommandError) in
            let candidate = candidates[position]
            let path = kept.path(for: candidate, in: views.index.files[candidate.file])
            do throws(CommandError) {
                let bytes = try views.drawer.bytes(
                    at: position, on: stage, matrix: nil, running: running
                ) { views.show($0, at: position, on: stage, of: path, in: &notes) }
                try compare(bytes, with: path, &tally)
            } catch {
                if error.exitCode == .cannotCreate || error.exitCode == .inputOutput { throw error }
                // The last is left to the caller.
                tally.failures.last.map { Console.report($0, of: "snapshots") }
                tally.failures.append(error)
            }
        }
    }

    private func compare(
        _ bytes: [UInt8], with path: String, _ tally: inout Tally
    ) throws(CommandError) {
        guard FileManager.default.fileExists(atPath: path) else {
            if request.recording == .never {
                tally.missing += 1
                return try Console.output("\(path) is not there, and this run records none\n")
            }
            try record(bytes, at: path)
            tally.recorded += 1
            return try Console.output("\(path) recorded; look at it\n")
        }
        guard let recorded = FileManager.default.contents(atPath: path) else {
            throw .cannotRead(path: path, reason: "it was left as it is")
        }
        let now = Data(bytes)
        if recorded == now {
            tally.same += 1
            return
        }
        if request.recording == .all {
            try record(bytes, at: path)
            tally.recorded += 1
            return try Console.output("\(path) recorded anew\n")
        }
        guard
            let words = Self.difference(
                now, recorded, at: path, measure: request.measure, share: request.share)
        else {
            tally.same += 1
            return
        }
        tally.different += 1
        try Console.output("\(path) differs: \(words)")
        if request.recording == .failed {
            try record(bytes, at: path)
            return try Console.output("  recorded anew\n")
        }
        try Console.output("  if it is meant to be so: --record failed\n")
    }

    private func record(_ bytes: [UInt8], at path: String) throws(CommandError) {
        try PictureFile.makeFolder((path as NSString).deletingLastPathComponent)
        try PictureFile.check(path)
        try PictureFile.write(bytes, to: path)
    }

    /// How two pictures differ, and where both and their difference can be seen; `nil` if they count as the same.
    private static func difference(
        _ now: Data, _ recorded: Data, at path: String, measure: PixelMeasure, share: Double
    ) -> String? {
        let whole = URL(fileURLWithPath: path)
        let folder = DifferenceFolder(for: whole.deletingPathExtension())
        do throws(PictureDifference.Problem) {
            let difference = try PictureDifference(recorded, now, by: measure)
            if difference.isWithin(share: share) { return nil }
            return difference.words(by: measure, share: share) + "\n"
                + "  now:         \(folder.write(now, "after.png"))\n"
                + "  difference:  \(folder.write(difference.picture, "difference.png"))\n"
        } catch {
            return "what was recorded is no picture that can be read: \(error.reason)\n"
                + "  now:         \(folder.write(now, "after.png"))\n"
        }
    }

    /// Tells which pictures no preview has any more. They stay.
    private func tellOfStrangers(_ kept: KeptPictures) {
        for path in kept.strangers {
            Console.error("quadrant: no preview has the picture \(path) any more\n")
        }
    }
}
