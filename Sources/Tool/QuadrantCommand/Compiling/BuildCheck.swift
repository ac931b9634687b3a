internal import Foundation
internal import QuadrantIndex

/// Compiles every target of a project and sorts what is wrong: errors of the user's, and what is not here.
///
/// What compiles is kept as for drawing, so that the next check, and the next picture, compiles only what has changed.
struct BuildCheck {
    private let environment: [String: String]
    private let request: RenderRequest
    private(set) var report = BuildReport()

    init(_ request: RenderRequest, environment: [String: String]) {
        self.request = request
        self.environment = environment
    }

    /// Checks the targets of a project.
    mutating func run(_ project: Project) throws(CommandError) {
        report.addMissing(project)
        for program in project.targets { try check(program) }
        report.sort()
    }

    private mutating func check(_ program: Project) throws(CommandError) {
        let installation = try Installation.current()
        let cache = BuildCache.standard(environment: environment)
        let toolchain = try Toolchain.find(environment: environment)
        let work = try cache.makeWorkFolder()
        defer { work.remove() }
        let flags = try HeaderFlags.start(environment: environment)
        let platform = request.platform ?? program.platform
        var parts = program.parts
        var own: Set<String> = []
        if parts.isEmpty {
            var part = ModulePart(name: EntrySource.moduleName, files: program.sources.indices)
            part.resources = program.resources
            parts = [part]
            // What a plain folder imports of itself is among its files.
            own = program.modules.filter { !NearestWays.isApples($0) }
        }
        let targets = Set(parts.map(\.name))
        let shelf = installation.shelf
        let modules = AvailableModules.names(
            installation, toolchain, shelf: shelf, platform: platform, without: targets
        ).union(own)
        let reader = FactsReader(
            cache: cache, installation: installation, timeLimit: request.timeLimit,
            platform: platform, modules: modules.union(targets))
        let linker = Linker(
            toolchain: toolchain, environment: environment, timeLimit: request.timeLimit,
            cache: cache)
        let headers = HeaderFlags.finish(flags)
        let companions = try ModuleMaker(
            toolchain: toolchain, installation: installation, headerFlags: headers, linker: linker,
            keeper: ModuleKeeper(cache: cache, installation, toolchain), work: work
        ).built(shelf.modules(importedBy: program.sources, without: targets))
        let maker = try ModulesMaker(
            program.sources, parts, reader,
            ModulesMaker.Tools(
                toolchain: toolchain, headerFlags: headers, modules: modules,
                companions: companions, linker: linker, work: work))
        let made = try maker.compile(nil, maker.modules.map(\.index), standsIn: false)
        report.compiledCount += made.compiledCount
        report.addC(made.messages)
        func failures(in module: ModulesMaker.Module) -> [Int: CompileFailure] {
            let range = module.start..<module.start + module.sources.files.count
            return made.failures.filter { range.contains($0.key) }
        }
        let surroundings = ErrorSorter.Surroundings(maker.modules) { !failures(in: $0).isEmpty }
        for module in maker.modules {
            let failures = failures(in: module)
            report.add(
                module, failures.map { ($0.key - module.start, $0.value) }.sorted { $0.0 < $1.0 },
                surroundings, isShown: !program.parts.isEmpty)
        }
    }
}
