internal import Foundation
internal import QuadrantIndex

/// Compiles the targets of a project, each as a module of its own, and links what came of them to one library.
///
/// Modules are compiled in the order of their uses. What others see of one is written as a module of the compiler's; its key is made of
/// the interfaces of its files, so that a change in a body compiles one file.
struct ModulesMaker {
    /// What compiles and links.
    struct Tools {
        let toolchain: Toolchain
        let headerFlags: [String]
        /// The modules that there are without the project's.
        let modules: Set<String>
        /// The modules of the shelf that the files import.
        let companions: [BuiltModule]
        let linker: Linker
        /// Where it is done.
        let work: WorkFolder
    }

    /// A module before it is compiled.
    struct Module {
        var part: ModulePart
        var sources: FileCompiler.Sources
        /// What its files offer.
        var index: SourceIndex
        /// The number of the first of its files among those of all modules.
        var start: Int
    }

    /// What became of the modules.
    struct Made {
        var indices: [SourceIndex]
        var objects: [Int: String] = [:]
        var failures: [Int: CompileFailure] = [:]
        var messages: [String] = []
        var compiledCount = 0
        /// The fingerprints of the modules that can be imported.
        var ready: [String: String] = [:]
        /// Objects of C, which are linked whole.
        var cObjects: [String] = []
        /// How headers of C are found.
        var cFlags: [String] = []
        /// The libraries of the system that C is linked with.
        var cLibraries: [String] = []
    }

    let tools: Tools
    let reader: FactsReader
    let modules: [Module]
    /// The files of all modules on which each depends, whichever module they lie in.
    private let dependencies: FileDependencies
    /// What the files of each module import, and what the modules of these do in turn, by name.
    private let reached: [String: Set<String>]
    /// What headers bring along, by the name of the module.
    private let headers: [String: HeaderModules]
    /// The names of Combine's that modules have too.
    private let twins: [String: [String: String]]

    init(
        _ files: [SourceFile], _ parts: [ModulePart], _ reader: FactsReader, _ tools: Tools
    ) throws(CommandError) {
        self.tools = tools
        self.reader = reader
        let facts = try reader.facts(of: files, in: tools.work.path)
        var modules: [Module] = []
        var start = 0
        for part in parts {
            var (own, known) = (Array(files[part.files]), Array(facts[part.files]))
            let assets = AssetName.all(in: part.resources.filter { $0.hasSuffix(".xcassets") })
            let interfaces = known.map(\.interface)
            let models = EntityModel.all(at: part.resources)
            let texts = [
                AssetSource.text(assets, for: interfaces, bundle: part.bundle),
                EntitySource.text(models, for: interfaces),
                IntentSource.text(IntentDefinition.all(at: part.resources), for: interfaces),
            ].compactMap(\.self)
            if !texts.isEmpty {
                let text = texts.joined(separator: "\n")
                let file = SourceFile(path: SourceIndex.assetNames, text: text)
                own.append(file)
                known += try reader.facts(of: [file], in: tools.work.path)
            }
            let sources = FileCompiler.Sources(own, facts: known)
            var index = sources.index(of: part.name)
            index.absentModules = CompiledFiles.absent(
                tools.modules.union(parts.map(\.name))
                    .union(CompiledFiles.own([], reader.platform)), known)
            modules.append(Module(part: part, sources: sources, index: index, start: start))
            start += own.count
        }
        self.modules = modules
        twins = CombineTwins.names(in: modules)
        headers = Self.headers(
            of: parts, there: tools.modules, shelf: reader.installation.shelf.names,
            built: Set(tools.companions.map(\.name)))
        reached = Self.reached(
            from: modules, tools.companions, reader.platform,
            there: tools.modules.union(parts.map(\.name)), headers)
        dependencies = FileDependencies(modules.flatMap { $0.sources.facts.map(\.interface) })
    }

    /// What headers bring along of the modules that are there: of those of the shelf, what files import as well.
    private static func headers(
        of parts: [ModulePart], there: Set<String>, shelf: Set<String>, built: Set<String>
    ) -> [String: HeaderModules] {
        func present(_ names: Set<String>) -> Set<String> {
            names.intersection(there).subtracting(shelf.subtracting(built))
        }
        let shown = parts.reduce(into: [String: Set<String>]()) { found, part in
            let own = present(part.shownModules)
            if !own.isEmpty { found[part.name] = own }
        }
        return parts.reduce(into: [:]) { found, part in
            let seen = present(part.shownModules.union(part.bridgedModules))
            found[part.name] = HeaderModules(shown: shown, seen: seen)
        }
    }

    private static func reached(
        from modules: [Module], _ companions: [BuiltModule], _ platform: SourcePlatform,
        there: Set<String>, _ headers: [String: HeaderModules]
    ) -> [String: Set<String>] {
        var imported = Dictionary(
            companions.map { ($0.name, $0.imported) }, uniquingKeysWith: { $1 })
        for module in modules {
            imported[module.part.name] = module.sources.facts.reduce(into: []) { names, facts in
                names.formUnion(facts.imports.map(\.module))
                names.formUnion(
                    CompilationUnit.unwritten(
                        facts, platform, there, headers[module.part.name] ?? HeaderModules()))
            }
        }
        return modules.reduce(into: [:]) { found, module in
            var (names, left) = (Set<String>(), [module.part.name])
            while let name = left.popLast() {
                left += (imported[name] ?? []).filter { names.insert($0).inserted }
            }
            found[module.part.name] = names
        }
    }

    /// How many views are tried before all files are compiled.
    private static let mostTries = 8

    /// The library of what is wanted, kept under `key`; `nil` if of many files so many views could not be drawn that it is better to
    /// compile all.
    func library(of wanted: WantedViews, key: String) throws(CommandError) -> CompiledFiles? {
        var indices = modules.map(\.index)
        let count = indices.reduce(0) { $0 + $1.files.count }
        if wanted.selection == .list, count > CompilerRun.filesInTime {
            return listed(SourceIndex(joining: indices))
        }
        let isWhole =
            count <= CompiledFiles.filesTogether || wanted.selection == .all
            || wanted.selection == .list
        if isWhole { return try linked(try compile(nil, indices), key: key) }
        for _ in 0..<Self.mostTries {
            let index = SourceIndex(joining: indices)
            guard let choice = wanted.choice(in: index) else { return listed(index) }
            let start = Set([index.candidates[choice].file])
            let needed = start.reduce(into: start) { $0.formUnion(dependencies.closure(of: $1)) }
            let made = try compile(needed, indices)
            indices = made.indices
            if let found = try linked(made, key: key, choice: choice) { return found }
            indices = leftOut(made).indices
        }
        return nil
    }

    /// An index without a library: nothing of it was compiled, or nothing of it can be drawn.
    private func listed(_ index: SourceIndex) -> CompiledFiles {
        CompiledFiles(
            index: index, library: "", warnings: reader.cache.notice ?? "", compiledCount: 0)
    }

    /// Compiles the modules, the lowest first.
    ///
    /// - Parameter standsIn: Whether parts that cannot be compiled are replaced.
    func compile(
        _ needed: Set<Int>?, _ indices: [SourceIndex], standsIn: Bool = true
    ) throws(CommandError) -> Made {
        var made = Made(indices: indices)
        let folder = "\(tools.work.path)/targets"
        try PictureFile.makeFolder(folder)
        for position in modules.indices.reversed() {
            var module = modules[position]
            let own = "\(tools.work.path)/target-\(position)"
            try PictureFile.makeFolder(own)
            if let library = module.part.library {
                try compileC(library, of: module.part.name, in: own, &made)
                continue
            }
            let compiler = compiler(for: module, folder, made)
            let range = module.start..<module.start + module.sources.files.count
            let wanted = needed.map { all in
                Set(all.filter(range.contains).map { $0 - module.start })
            }
            if wanted?.isEmpty != true {
                let index = made.indices[position]
                let result =
                    standsIn
                    ? try compiler.compileWithStandIns(
                        &module.sources, wanted: wanted, index: index, in: own)
                    : try compiler.compile(module.sources, wanted: wanted, index: index, in: own)
                made.indices[position] = result.index
                for (file, path) in result.objects { made.objects[file + module.start] = path }
                for (file, fault) in result.failures { made.failures[file + module.start] = fault }
                made.messages += result.messages.filter { !made.messages.contains($0) }
                made.compiledCount += result.compiledCount
            }
            if position > 0 {
                let emission = ModuleEmission(
                    compiler: compiler, module: module, index: made.indices[position], folder: own)
                made.ready[module.part.name] = try emission.write(
                    to: folder,
                    without: Set(
                        made.failures.keys.filter(range.contains).map { $0 - module.start }))
            }
        }
        return made
    }

    private func compileC(
        _ library: ModulePart.CLibrary, of name: String, in folder: String, _ made: inout Made
    ) throws(CommandError) {
        let maker = CLibraryMaker(
            toolchain: tools.toolchain, cache: reader.cache, timeLimit: reader.timeLimit,
            folder: folder)
        let found = try maker.make(library, of: name, used: made.cFlags)
        made.messages += found.messages
        guard found.isReady else { return }
        made.cObjects += found.objects
        made.cFlags += found.flags
        made.cLibraries += found.libraries
        made.ready[name] = found.fingerprint
    }

    private func compiler(for module: Module, _ folder: String, _ made: Made) -> FileCompiler {
        let ready = Set(made.ready.keys)
        // What it does not reach does not count: a module of several programs is compiled once.
        let reached = reached[module.part.name] ?? []
        return FileCompiler(
            toolchain: tools.toolchain, installation: reader.installation,
            headerFlags: tools.headerFlags, cache: reader.cache, timeLimit: reader.timeLimit,
            modules: tools.modules.union(ready).subtracting([module.part.name]),
            ownModules: CompiledFiles.own([module.part.name], reader.platform),
            companions: tools.companions.filter { reached.contains($0.name) },
            platform: reader.platform, headers: headers[module.part.name] ?? HeaderModules(),
            twins: twins,
            target: CompiledModule(
                module.part, modules: folder,
                used: made.ready.filter { reached.contains($0.key) }, cFlags: made.cFlags),
            product: tools.linker.product)
    }

    /// Links what was compiled; `nil` if the view that was chosen is not in it.
    private func linked(
        _ made: Made, key: String, choice: Int? = nil
    ) throws(CommandError) -> CompiledFiles? {
        let sorted = leftOut(made)
        let index = SourceIndex(joining: sorted.indices)
        if let choice, index.candidates[choice].obstacle != nil { return nil }
        if index.drawable.isEmpty, let error = AbsenceReport(index).error(for: { _ in true }) {
            throw error
        }
        let library = "\(tools.work.path)/views.so"
        try tools.linker.link(
            sorted.objects + made.cObjects,
            libraries: tools.companions.map(\.library) + made.cLibraries, to: library)
        let cache = reader.cache
        let entry = try cache.store(library, index: index.text, for: key, in: tools.work)
        return CompiledFiles(
            index: index, library: entry.library,
            warnings: (cache.notice ?? "") + made.messages.joined(),
            compiledCount: made.compiledCount)
    }

    /// The objects to link, in the order of the files; the files of the others are noted in the indices.
    private func leftOut(_ made: Made) -> (indices: [SourceIndex], objects: [String]) {
        guard !made.failures.isEmpty else {
            return (made.indices, made.objects.sorted { $0.key < $1.key }.map(\.value))
        }
        let linkable = tools.linker.linkable(
            made.objects, libraries: tools.companions.map(\.library))
        let missing = linkable.dropped.union(made.failures.keys)
        let paths = modules.flatMap { $0.sources.files.map(\.path) }
        let failed = made.failures.map {
            LeftOutFile(file: $0, needs: $1.needs, diagnostics: $1.text)
        }
        let dependent = linkable.dropped.map { file in
            let needed = dependencies.closure(of: file).first { missing.contains($0) }
            return LeftOutFile(
                file: file, needs: needed.map { paths[$0] } ?? "others", diagnostics: "")
        }
        var indices = made.indices
        for (position, module) in modules.enumerated() {
            let range = module.start..<module.start + module.sources.files.count
            let own = (failed + dependent).filter { range.contains($0.file) }.map { file in
                var file = file
                file.file -= module.start
                return file
            }
            let before = indices[position].leftOut.filter { old in
                !own.contains { $0.file == old.file }
            }
            indices[position].leaveOut(before + own)
        }
        return (indices, linkable.kept.sorted().compactMap { made.objects[$0] })
    }
}
