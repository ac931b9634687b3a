package import QuadrantIndex

/// The words on what is not in the library of views: modules that are not there, and files that are left out.
package struct AbsenceReport {
    private let index: SourceIndex

    /// The words on what is missing in an index.
    package init(_ index: SourceIndex) {
        self.index = index
    }

    /// What the compiler said of the files that are left out, then a line for each module that is not there and
    /// one for the files; empty where nothing is missing.
    ///
    /// Errors in a file that imports a module that is not there are not shown: most are about its names.
    package var text: String {
        let waiting = Set(index.absentModules.flatMap(\.files))
        let diagnostics = index.leftOut.filter { !waiting.contains($0.file) }.map(\.diagnostics)
        return diagnostics.joined() + modules + standIns + leftOut
    }

    /// The most stand-ins that are listed.
    private static let mostStandIns = 40

    /// What is not as the user wrote it, what most files name first.
    private var standIns: String {
        if index.standIns.isEmpty { return "" }
        let all = index.standIns.sorted {
            (-$0.count, index.files[$0.file], $0.line) < (-$1.count, index.files[$1.file], $1.line)
        }
        let lines = all.prefix(Self.mostStandIns).map { one in
            let names =
                one.count == 0
                ? "" : " (\(one.count) other \(one.count == 1 ? "file names" : "files name") it)"
            let reason = one.reason.isEmpty ? "" : ": \(one.reason)"
            return
                "  \(index.files[one.file]):\(one.line) \(one.name) \(Self.what(one.kind))\(names)\(reason)\n"
        }
        let more = all.count - lines.count
        return
            "quadrant: \(all.count == 1 ? "a part" : "\(all.count) parts") cannot be compiled here, and "
            + "\(all.count == 1 ? "is" : "are") stood in for:\n" + lines.joined()
            + (more > 0 ? "  and \(more) more\n" : "")
    }

    private static func what(_ kind: StandIn.Kind) -> String {
        switch kind {
        case .box: "is a box with its name"
        case .function: "does nothing, or stops the view that calls it"
        case .gone: "is left away"
        case .preview: "is left out"
        }
    }

    private var modules: String {
        index.absentModules.map { module in
            let place = "\(index.files[module.files[0]]):\(module.line)"
            let others = module.files.count - 1
            let more = others == 0 ? "" : " and \(others) other \(others == 1 ? "file" : "files")"
            return "quadrant: there is no module \(module.name), which \(place)\(more) "
                + "\(others == 0 ? "imports" : "import")\(advice(for: module.name))\n"
        }.joined()
    }

    private func advice(for module: String) -> String {
        NearestWays.isApples(module)
            ? ": it is one of Apple's systems" : ": packages from elsewhere are not built"
    }

    private var leftOut: String {
        if index.leftOut.isEmpty { return "" }
        let lines = index.leftOut.map { file in
            "  \(index.files[file.file]) \(reason(of: file))\n"
        }
        let count = lines.count
        return "quadrant: \(count == 1 ? "a file is" : "\(count) files are") left out:\n"
            + lines.joined()
    }

    private func reason(of file: LeftOutFile) -> String {
        if let needs = file.needs { return "(needs \(needs))" }
        let modules = index.absentModules.filter { $0.files.contains(file.file) }.map(\.name)
        return modules.isEmpty
            ? "(does not compile)" : "(does not compile without \(modules.joined(separator: ", ")))"
    }

    /// The error for files that have to be there and are left out, as by their positions; `nil` if none of them
    /// is.
    package func error(for isWanted: (Int) -> Bool) -> CommandError? {
        let failed = index.leftOut.filter { isWanted($0.file) }
        if failed.isEmpty { return nil }
        // A file that only needs others says nothing itself.
        let told = failed.contains { !$0.diagnostics.isEmpty } ? failed : index.leftOut
        return .doesNotCompile(
            files: failed.map { index.files[$0.file] },
            diagnostics: told.map(\.diagnostics).joined() + modules)
    }
}
