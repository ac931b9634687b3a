internal import Foundation
internal import QuadrantIndex

/// Writes what other modules see of one, as a module of the compiler's.
///
/// Bodies are not looked at. A file with an error outside of bodies is left out, as modules with errors in them crash the compilers that
/// read them.
struct ModuleEmission {
    let compiler: FileCompiler
    let module: ModulesMaker.Module
    let index: SourceIndex
    /// Where copies are written.
    let folder: String

    /// How often files are left out before the module is.
    private static let mostTries = 6

    /// Writes the module into a folder, from the cache if nothing that others see has changed.
    ///
    /// - Parameter failed: The files that do not compile: the first to be left out.
    /// - Returns: Its fingerprint; `nil` if it cannot be written, so that nobody can import it.
    func write(to place: String, without failed: Set<Int>) throws(CommandError) -> String? {
        let path = "\(place)/\(module.part.name).swiftmodule"
        let key = key
        if let known = compiler.cache.data(for: key, in: .interfaces) {
            try PictureFile.write(Array(known), to: path)
            return key
        }
        var sources = module.sources
        var hidden = Set(sources.facts.indices.filter { sources.facts[$0].obstacle != nil })
        for number in 0..<Self.mostTries {
            let made = "\(folder)/\(module.part.name).swiftmodule"
            let refused = try run(sources, hidden).emitModule(to: made)
            if refused?.isEmpty == true, let data = FileManager.default.contents(atPath: made) {
                try PictureFile.write(Array(data), to: path)
                compiler.cache.keep(data, for: key, in: .interfaces)
                return key
            }
            let before = hidden
            let mended = try mend(refused ?? [:], &sources)
            hidden.formUnion(Set((refused ?? [:]).keys).subtracting(mended))
            if refused == nil { hidden.formUnion(failed) }
            if hidden == before, mended.isEmpty {
                if number > 0 || failed.isSubset(of: hidden) { return nil }
                hidden.formUnion(failed)
            }
        }
        return nil
    }

    private func run(_ sources: FileCompiler.Sources, _ hidden: Set<Int>) -> CompilerRun {
        CompilerRun(
            compiler: compiler,
            units: CompilationUnit.all(of: sources, wanted: nil, index: index, compiler: compiler),
            sources: sources, index: index,
            round: FileCompiler.Round(folder: folder, hidden: hidden, seesAll: true))
    }

    /// Puts stand-ins into files with errors; returns those in which that changed something.
    private func mend(
        _ errors: [Int: String], _ sources: inout FileCompiler.Sources
    ) throws(CommandError) -> Set<Int> {
        let found = try compiler.standIns(
            for: errors.mapValues { CompileFailure($0) }, in: sources, folder)
        var changed: Set<Int> = []
        for (file, standIns) in found where sources.facts[file].standIns != standIns {
            sources.setStandIns(standIns, of: file)
            changed.insert(file)
        }
        return changed
    }

    /// Made of all that others can see of the module.
    private var key: String {
        var hash = ContentHash()
        hash.combine("interface \(compiler.seed) \(compiler.platform.rawValue)")
        for name in compiler.modules.sorted() { hash.combine(name) }
        for (name, facts) in zip(index.copyNames, module.sources.facts) {
            hash.combine(name)
            hash.combine(facts.interface.fingerprint)
        }
        return hash.text
    }
}

extension CompilerRun {
    /// Writes the module of all files that are not hidden.
    ///
    /// - Returns: The errors outside of bodies, by file: none if it is written; `nil` if the compiler did not come to an end.
    func emitModule(to path: String) throws(CommandError) -> [Int: String]? {
        let errors = try emitModule(to: path, tries: SlowExpressions.quickLimit)
        let isSlow = errors?.values.contains { $0.contains(SlowExpressions.words) } == true
        return try isSlow ? emitModule(to: path, tries: SlowExpressions.patientLimit) : errors
    }

    private func emitModule(
        to path: String, tries: Int
    ) throws(CommandError) -> [Int: String]? {
        let inputs = try writeOthers()
        let process = try ChildProcess.run(
            compiler.toolchain.frontend,
            ["-frontend", "-emit-module", "-o", path]
                + ["-experimental-skip-non-inlinable-function-bodies"] + inputs
                + settings(tries: tries, modules: compiler.cache.moduleCache),
            environment: environment, timeLimit: compiler.runLimit)
        if process.ending == .exited(0) { return [:] }
        let errors = Diagnostics([process.errorText], copies: copies).errors
        let found = units.reduce(into: [Int: String]()) { found, unit in
            found[unit.file] = errors[sources.files[unit.file].path]?.joined()
        }
        return found.isEmpty ? nil : found
    }
}
