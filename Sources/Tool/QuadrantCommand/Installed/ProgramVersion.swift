/// The version of the program, of the library and of the SDK: one number, kept here.
///
/// By semantic versioning of the command line, of the JSON that it writes and of the public declarations; below 1.0 a
/// second number that grows may break callers. `Scripts/release.sh` changes it.
package enum ProgramVersion {
    /// The number.
    package static let number = "0.1.0"

    /// What `--version` prints: the number, and where known the commit and the Swift it was built with.
    package static func text(of build: SDKBuild?) -> String {
        guard let build else { return "quadrant \(number)" }
        let commit = build.commit.isEmpty ? [] : ["commit \(build.commit.prefix(12))"]
        let compiler = build.compiler.isEmpty ? [] : ["Swift \(build.compiler)"]
        let facts = (commit + compiler).joined(separator: ", ")
        return facts.isEmpty ? "quadrant \(number)" : "quadrant \(number) (\(facts))"
    }
}
