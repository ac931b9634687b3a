internal import Foundation
internal import QuadrantIndex

/// Files with constants whose types the compiler has not found out, as their values take long: `let days = (0..<14).map { … }`.
///
/// What uses such a constant fails too, in any file, with words that do not speak of it. These are not told before the file was
/// compiled with a high limit.
struct SlowConstants {
    /// The paths of the files.
    let paths: Set<String>

    var isEmpty: Bool { paths.isEmpty }

    /// Looks for them among errors, by the paths of the files.
    init(in errors: [String: [String]], of run: CompilerRun) throws(CommandError) {
        let slow = errors.mapValues(SlowExpressions.lines).filter { !$0.value.isEmpty }
        let files = run.sources.files.filter { slow[$0.path] != nil }
        let compiler = run.compiler
        let answers = try ScannerRun.lines(
            ["untyped"], of: files, by: compiler.installation, compiler.cache,
            timeLimit: compiler.timeLimit)
        paths = zip(files, answers).reduce(into: []) { found, answer in
            let lines = (try? JSONDecoder().decode([Int].self, from: answer.1)) ?? []
            if slow[answer.0.path]?.isDisjoint(with: lines) == false { found.insert(answer.0.path) }
        }
    }

    /// Whether errors of a file say nothing but that there are slow expressions, or follow from these.
    func explain(_ errors: [String], of path: String) -> Bool {
        SlowExpressions.isSlow(errors, beside: paths.contains(path))
    }

    /// Whether errors in a file may follow from one of these constants: of its own, or of a file that it depends on.
    func concern(_ file: Int, of sources: FileCompiler.Sources) -> Bool {
        if isEmpty { return false }
        return paths.contains(sources.files[file].path)
            || sources.dependencies.closure(of: file).contains {
                paths.contains(sources.files[$0].path)
            }
    }
}
