internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering
internal import SwiftUI

/// The compiled files of the user's, the chosen views in them, and how they are drawn: the first step
/// of all commands that draw.
struct PreparedViews {
    /// What the files offer.
    let index: SourceIndex
    /// The positions of the chosen views; empty where they are only to be listed.
    let positions: [Int]
    /// The files, in the order of the index.
    let sources: [SourceFile]
    /// The target that they are.
    let project: Project
    let environment: [String: String]
    /// The drawer of the views.
    let drawer: ViewDrawer
    /// As the request says, with the folders of the files' pictures; the kind of picture is the caller's.
    var stage: Stage
    /// The positions of the files that were asked for by name.
    private let named: Set<Int>
    /// Whether one view was asked for, and not all that there are.
    private let isChosen: Bool

    /// The views of each target of a project that the request is about: of all of them, or of the first that has
    /// what is asked for.
    ///
    /// A target from which nothing is left is told of, unless there is no other.
    static func all(
        _ project: Project, for request: RenderRequest, verb: String, by worker: DrawingWorker,
        environment: [String: String]
    ) throws(CommandError) -> [PreparedViews] {
        for problem in project.problems {
            Console.error("quadrant: \(problem.message); it is left out\n")
        }
        for note in project.notes { Console.error("quadrant: \(note)\n") }
        for package in project.missing {
            Console.error(
                "quadrant: the package \(package.name) is not there; to bring it: \(package.command)\n"
            )
        }
        let targets = project.targets
        var found: [PreparedViews] = []
        var failures: [CommandError] = []
        for target in targets {
            do throws(CommandError) {
                found.append(
                    try PreparedViews(
                        target, for: request, verb: verb, by: worker, environment: environment))
                if request.selection != .all, request.selection != .list { break }
            } catch {
                guard error.exitCode == .userFile || error.exitCode == .usage else { throw error }
                failures.append(error)
            }
        }
        if found.isEmpty, let error = failures.first { throw error }
        for error in failures where request.selection == .all {
            Console.report(error, of: "render")
        }
        return found
    }

    /// Compiles files and chooses as a request says; warnings and what is left out go to standard error, and the
    /// choice too if the program made it.
    ///
    /// - Parameters:
    ///   - verb: What the command does with the views, for messages: "drawing".
    ///   - worker: What draws them.
    ///   - resources: Where pictures are looked for; `nil` for the folders around the files.
    ///   - isOneOfSeveral: Whether other pictures are made to be compared with these.
    ///   - isTold: Whether what is wrong with the files was told before.
    init(
        _ project: Project, for request: RenderRequest, verb: String, by worker: DrawingWorker,
        environment: [String: String], resources: [String]? = nil, isOneOfSeveral: Bool = false,
        isTold: Bool = false
    ) throws(CommandError) {
        let files = project.sources
        sources = files
        self.project = project
        self.environment = environment
        let tables = BrokenTables.sorted(out: project.resources)
        if !isTold { Console.error(tables.notes) }
        var kept = project
        kept.keepResources(tables.kept)
        var bundle = ProjectBundle(kept)
        let folders = resources ?? ResourceFolders.around(files.map(\.path))
        let isAlone = bundle.links.isEmpty
        let catalogues =
            isAlone ? ResourceFolders.catalogues(in: folders) : bundle.catalogues
        // A model is asked for as a part of the bundle.
        if isAlone {
            bundle = ProjectBundle(ResourceFolders.models(in: folders), info: bundle.info)
        }
        for folder in request.fontFolders { bundle.add(try FontFolder(folder)) }
        // What is asked for by name has to be there: a file, or a view.
        named = Set(project.sources.indices.filter { project.named.contains(files[$0].path) })
        let compiled = try CompiledFiles.make(
            from: files, assets: AssetName.all(in: catalogues), models: bundle.models,
            ownModules: project.modules,
            parts: project.parts, platform: request.platform ?? project.platform,
            wanted: WantedViews(request.selection, named: named), product: request.product,
            environment: environment, timeLimit: request.timeLimit)
        if !isTold { Console.error(compiled.warnings) }
        index = compiled.index
        let absence = AbsenceReport(index)
        if let error = absence.error(for: named.contains) { throw error }
        if !isTold { Console.error(absence.text) }
        positions =
            request.selection == .list
            ? [] : try ViewChoice(index: index, verb: verb).positions(for: request.selection)
        drawer = ViewDrawer(
            compiled, of: files, by: worker, environment: environment,
            timeLimit: request.timeLimit, memoryLimit: request.memoryLimit,
            bundle: try bundle.folder(in: .standard(environment: environment)),
            confinedTo: request.isConfined
                ? (request.paths + request.fontFolders).compactMap(System.resolved) : nil,
            keepsDefaults: !isOneOfSeveral && request.selection != .all && request.matrix == nil
                && ViewRequests.hasDefaults(environment),
            data: request.given)
        isChosen = request.selection != .all
        stage = request.stage
        stage.surroundings.resourceDirectories = folders
        if stage.surroundings.system == nil, (request.platform ?? project.platform) == .macos {
            stage.surroundings.system = .macOS26
        }
    }

    /// The view that is linked with this program.
    ///
    /// - Parameters:
    ///   - system: As which it is drawn where the request names none.
    ///   - resources: The folder of the files that it finds by name; `nil` where there are none.
    init(
        linked compiled: CompiledFiles, at position: Int, as system: Stage.Surroundings.System?,
        resources: String?, for request: RenderRequest, by worker: DrawingWorker,
        environment: [String: String]
    ) throws(CommandError) {
        index = compiled.index
        (positions, named, isChosen) = ([position], [], true)
        sources = []
        project = Project()
        self.environment = environment
        var bundle = ProjectBundle([])
        if let resources { bundle.addAll(in: resources) }
        for folder in request.fontFolders { bundle.add(try FontFolder(folder)) }
        drawer = ViewDrawer(
            compiled, of: [], by: worker, environment: environment,
            timeLimit: request.timeLimit, memoryLimit: request.memoryLimit,
            bundle: try bundle.folder(in: .standard(environment: environment)),
            confinedTo: request.isConfined
                ? (request.fontFolders + [resources].compactMap(\.self))
                    .compactMap(System.resolved) : nil,
            keepsDefaults: request.matrix == nil && ViewRequests.hasDefaults(environment),
            data: request.given)
        stage = request.stage
        stage.surroundings.system = stage.surroundings.system ?? system
        stage.surroundings.resourceDirectories = [resources].compactMap(\.self)
    }

    /// Whether the view at a position was asked for by its name or by that of its file, and was not only found in a folder.
    func isNamed(_ position: Int) -> Bool {
        isChosen || named.contains(index.candidates[position].file)
    }
}

extension RenderRequest {
    /// The request without a sandbox where the kernel has none and the user wants the picture all the same, which is told.
    func confinedAsFarAsCanBe() throws(CommandError) -> RenderRequest {
        guard isConfined, let obstacle = Confinement.obstacle else { return self }
        guard mayBeUnconfined else { throw .noSandbox(reason: obstacle) }
        Console.error("quadrant: drawn without a sandbox: \(obstacle)\n")
        var result = self
        result.isConfined = false
        return result
    }
}
