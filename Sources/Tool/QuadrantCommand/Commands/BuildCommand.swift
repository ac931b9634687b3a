internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

/// `quadrant build`: makes a view that takes data a program of its own, which draws it without a compiler.
package struct BuildCommand: Sendable {
    private let request: BuildRequest
    private let environment: [String: String]

    /// The command for a request, in an environment that says where caches and tools are.
    package init(_ request: BuildRequest, environment: [String: String]) {
        (self.request, self.environment) = (request, environment)
    }

    /// Builds; the path of the program goes to standard output.
    @MainActor package func run() throws(CommandError) {
        guard let toolchain = try? Toolchain.find(environment: environment) else {
            throw .noToolchain
        }
        let parts = try StaticParts(try Installation.current(), toolchain)
        guard Digests.isThere else {
            throw .internalFault("libcrypto.so.3 is not there: install the package libssl3")
        }
        var drawing = request.drawing
        let project = try Project(for: drawing, within: drawing.timeLimit)
        let template = try template(in: project)
        let path = try output(for: project.sources[template.file], of: project.sources)
        drawing.product = .object
        let targets = try template.prepared(
            in: project, for: drawing, by: DrawingWorker(), environment: environment)
        guard let views = targets.first else {
            throw .noView(files: project.sources.map(\.path))
        }
        let cache = BuildCache.standard(environment: environment)
        let work = try cache.makeWorkFolder()
        defer { work.remove() }
        let resources = try resources(of: views.project, without: path)
        let own =
            [views.drawer.requests.compiled.library]
            + shelved(by: views.project, in: cache, parts)
        let system = views.stage.surroundings.system
        let view = LinkedView(
            view: template.view, types: template.types, constants: template.constants,
            index: views.index.text, system: system, resources: resources.list,
            digest: LinkedView.unknownDigest)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let json = try? encoder.encode(view) else {
            throw .internalFault("the view cannot be described")
        }
        try PictureFile.write(Array(json), to: "\(work.path)/view")
        try PictureFile.write(Array(resources.bytes), to: "\(work.path)/files")
        try parts.object(
            [
                (BuiltProgram.symbols, "\(work.path)/view"),
                (LinkedResources.symbols, "\(work.path)/files"),
            ], at: "\(work.path)/data.o")
        try parts.link(own + ["\(work.path)/data.o"], in: work.path, to: "\(work.path)/program")
        try put("\(work.path)/program", with: json, at: path)
        try Console.output("\(path)\n")
    }

    /// The files that the view finds by name; what there is no room for is told.
    private func resources(
        of project: Project, without output: String
    ) throws(CommandError) -> LinkedResources.Content {
        var kept = project
        // Those that are broken have been told of.
        kept.keepResources(BrokenTables.sorted(out: project.resources).kept)
        let content = try LinkedResources.read(for: kept, without: output)
        if !content.leftOut.isEmpty {
            let names = content.leftOut.prefix(20).joined(separator: ", ")
            let more = content.leftOut.count > 20 ? " and \(content.leftOut.count - 20) more" : ""
            Console.error(
                "quadrant: not in the program, which takes 64 MB of files: \(names)\(more)\n")
        }
        return content
    }

    /// The one view that is meant: of several that take data, it is to be named.
    private func template(in project: Project) throws(CommandError) -> DataTemplate {
        let chosen = try DataTemplate(
            in: project, for: request.drawing, environment: environment)
        guard request.drawing.selection == .standard else { return chosen }
        let all = try DataTemplate.all(
            in: project, for: request.drawing, environment: environment
        ).filter { $0.view.obstacle == nil && !$0.view.values.isEmpty }
        let shown = all.filter { !$0.view.examples.isEmpty }
        let others = shown.isEmpty ? all : shown
        if others.count > 1 { throw .severalViews(others.map(\.view.name)) }
        return chosen
    }

    /// The objects of Apple's modules that files import and that are compiled when they do.
    private func shelved(
        by project: Project, in cache: BuildCache, _ parts: StaticParts
    ) -> [String] {
        let keeper = ModuleKeeper(cache: cache, parts.installation, parts.toolchain)
        return parts.installation.shelf.modules(
            importedBy: project.sources, without: Set(project.parts.map(\.name))
        ).map { keeper.place(of: $0).object }
    }

    /// Where the program goes: what `-o` says, else the name of the file. Throws where nothing can be written there.
    private func output(
        for file: SourceFile, of sources: [SourceFile]
    ) throws(CommandError) -> String {
        let path = request.drawing.output ?? file.stem
        if FileOutput.kind(of: path) == S_IFDIR {
            throw .cannotWrite(
                path: path, reason: "it is a folder: name the program by '-o', as '-o \(path)/card'"
            )
        }
        try PictureFile.check(path, isNoneOf: sources)
        return path
    }

    /// Puts the program in its place, whole.
    private func put(_ made: String, with view: Data, at path: String) throws(CommandError) {
        guard let linked = FileManager.default.contents(atPath: made) else {
            throw .cannotRead(path: made, reason: System.lastError)
        }
        guard let bytes = LinkedView.finished(linked, with: view) else {
            throw .internalFault("the program has not its view in it")
        }
        try PictureFile.write(Array(bytes), to: path)
        do {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        } catch {
            throw .cannotWrite(path: path, reason: System.lastError)
        }
    }
}
