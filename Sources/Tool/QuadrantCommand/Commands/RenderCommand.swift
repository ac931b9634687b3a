internal import Foundation
internal import QuadrantIndex
internal import SwiftUI

/// `quadrant render`: from files to pictures.
package struct RenderCommand: Sendable {
    let request: RenderRequest
    let environment: [String: String]
    /// When it began, where it is told how long pictures take.
    private let start: ContinuousClock.Instant?

    /// The command for a request, in an environment that says where caches and tools are.
    ///
    /// - Parameter isTimed: Whether the seconds from now on stand behind the path of each picture.
    package init(_ request: RenderRequest, environment: [String: String], isTimed: Bool = false) {
        self.request = request
        self.environment = environment
        start = isTimed ? .now : nil
    }

    /// Runs the command; paths go to standard output, everything else to standard error.
    @MainActor package func run() throws(CommandError) {
        Console.setTimeLimit(request.timeLimit)
        if request.printsSchema { return try printSchema() }
        if request.isQuiet { Console.beQuiet() }
        for note in request.notes { Console.errorOnce("\(note)\n") }
        let plan = try OutputPlan(request)
        try request.checkMotion(for: plan.format)
        try request.checkPages(for: plan.format)
        let movies = plan.format == .mp4 ? try movieEncoder : nil
        try checkSizes(for: plan.format)
        if case .file(let path) = plan.target { try PictureFile.check(path) }
        var request = try request.confinedAsFarAsCanBe()
        if let path = request.data {
            let data = try DataFile(path)
            request.given = TemplateInput.Given(name: data.name, bytes: data.bytes)
        }
        let worker = DrawingWorker(
            isConfined: request.isConfined,
            isForMany: request.selection == .all || request.matrix != nil)
        // It gets ready while files are read.
        if request.selection != .list { try worker.start() }
        let project = try Project(for: request, within: request.timeLimit)
        if case .file(let path) = plan.target {
            try PictureFile.check(path, isNoneOf: project.sources)
        }
        let targets =
            request.given == nil
            ? try PreparedViews.all(
                project, for: request, verb: "drawing", by: worker, environment: environment)
            : try DataTemplate(in: project, for: request, environment: environment)
                .prepared(in: project, for: request, by: worker, environment: environment)
        if request.selection == .list {
            for views in targets { try Console.output(listing(of: views.index)) }
            return
        }
        if case .folder(let folder) = plan.target { try PictureFile.makeFolder(folder) }
        var pictures = Pictures(
            plan: plan, movies: movies, files: project.sources,
            notes: PrintedNotes(namesPictures: targets.count > 1 || targets[0].positions.count > 1))
        for (number, views) in targets.enumerated() {
            try draw(views, isLast: number == targets.count - 1, &pictures)
        }
        if pictures.written == 0, let views = targets.last {
            try drawAnother(than: views, of: project, &pictures)
        }
        try pictures.end(verb: "render")
        if request.isStrict, pictures.notes.count > 0 { throw .notes(count: pictures.notes.count) }
    }

    private func printSchema() throws(CommandError) {
        let project = try Project(for: request, within: request.timeLimit)
        let template = try DataTemplate(in: project, for: request, environment: environment)
        try Console.output(TemplateSchema(of: template).text)
    }

    /// What is known of the pictures of a run.
    struct Pictures {
        let plan: OutputPlan
        /// What packs clips that are drawn as PNG; `nil` where these are what is wanted.
        let movies: MovieEncoder?
        let files: [SourceFile]
        var notes: PrintedNotes
        /// The names of files that are taken.
        var taken: Set<String> = []
        /// The places of the views that were drawn: targets share files.
        var places: Set<String> = []
        /// How many were written.
        var written = 0
        /// What was not drawn. All but the last were told.
        var failures: [CommandError] = []
        /// Whether one of these is of what was asked for by name, or is not the view's own fault.
        var isFailed = false

        /// Throws the last failure, unless it is of views that `--all` found in a folder beside others that are
        /// drawn: what of a folder cannot be drawn is told.
        func end(verb: String) throws(CommandError) {
            guard let error = failures.last else { return }
            if isFailed || written == 0 { throw error }
            Console.report(error, of: verb)
            let (missing, all) = (failures.count, failures.count + written)
            Console.error(
                "quadrant: \(missing) of \(all) views \(missing == 1 ? "is" : "are") not drawn, for the reasons above\n"
            )
        }
    }

    @MainActor func draw(
        _ views: PreparedViews, isLast: Bool, _ pictures: inout Pictures
    ) throws(CommandError) {
        var stage = views.stage
        stage.output.format = pictures.plan.format
        let positions = views.positions.filter {
            pictures.places.insert(views.mark(of: $0)).inserted
        }
        let isAhead =
            request.matrix == nil && !request.isFramed && stage.output.outline == nil
        try views.forEach(of: positions, on: stage, isAhead: isAhead) {
            position, running throws(CommandError) in
            let candidate = views.index.candidates[position]
            let stem = SourceFile(path: views.index.files[candidate.file], text: "").stem
            let path = pictures.plan.path(
                for: candidate, fileStem: stem, taken: &pictures.taken)
            do throws(CommandError) {
                if let path { try PictureFile.check(path, isNoneOf: pictures.files) }
                var bytes = try views.drawer.bytes(
                    at: position, on: views.outlining(at: position, on: stage),
                    matrix: request.matrix,
                    isFramed: request.isFramed, running: running
                ) { views.show($0, at: position, on: stage, of: path, in: &pictures.notes) }
                // It ends while the file is written.
                if isLast, position == positions.last { views.drawer.closeWorker() }
                if let movies = pictures.movies { bytes = try movies.movie(of: bytes) }
                try write(bytes, to: path)
                pictures.written += 1
            } catch {
                // The other views may still be drawn; the last of the errors is left to the caller.
                pictures.failures.last.map { Console.report($0, of: "render") }
                pictures.failures.append(error)
                let isOwn = error.exitCode == .userFile || error.exitCode == .timeLimit
                if !isOwn || views.isNamed(position) { pictures.isFailed = true }
                if error.exitCode == .cannotCreate { throw error }
            }
        }
    }

    private var movieEncoder: MovieEncoder {
        get throws(CommandError) {
            try MovieEncoder(
                environment: environment, rate: request.stage.clipRate,
                duration: request.stage.clipDuration.inSeconds,
                timeLimit: request.drawingTime(for: .mp4))
        }
    }

    /// Refuses the sizes in the request that are too large for any picture.
    private func checkSizes(for format: Stage.Output.Format) throws(CommandError) {
        // Variants on a sheet are pixels, whatever the kind of file.
        let format = request.matrix == nil ? format : .png
        try check(request.stage.room.width, request.stage.room.height, of: "--size", for: format)
        for size in request.matrix?.sizes ?? [] {
            try check(size.width, size.height, of: "--sizes", for: format)
        }
    }

    private func check(
        _ width: CGFloat?, _ height: CGFloat?, of option: String, for format: Stage.Output.Format
    ) throws(CommandError) {
        guard let width, let height,
            let excess = format.excess(
                width: width, height: height, scale: request.stage.output.scale)
        else { return }
        throw .badValue(
            option: option, value: "\(Double(width).plain)x\(Double(height).plain)",
            expected: "that is \(excess)")
    }

    private func write(_ bytes: [UInt8], to path: String?) throws(CommandError) {
        guard let path else {
            try Console.output(bytes)
            return
        }
        try PictureFile.write(bytes, to: path, within: request.timeLimit)
        let time = start.map {
            " \((($0.duration(to: .now).inSeconds * 100).rounded() / 100).plain) s"
        }
        try Console.output("\(path)\(time ?? "")\n")
    }

    private func listing(of index: SourceIndex) -> String {
        let choice = try? index.defaultChoice()
        let width = index.candidates.map(\.label.count).max() ?? 0
        return index.candidates.indices.map { position in
            let candidate = index.candidates[position]
            let kind = candidate.kind.rawValue
            let remark =
                candidate.obstacle
                ?? (position == choice
                    ? "the one drawn by default"
                    : candidate.isShownByPreview ? "shown by a preview" : "")
            let line =
                kind + String(repeating: " ", count: 10 - kind.count) + candidate.label
                + String(repeating: " ", count: width - candidate.label.count + 2)
                + index.place(of: candidate) + (remark.isEmpty ? "" : "  \(remark)")
            return line + "\n"
        }.joined()
    }
}
