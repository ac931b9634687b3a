internal import QuadrantIndex

/// Which files one compiler is given.
extension CompilerRun {
    /// The most parts into which many files are divided: each compiler reads all of them.
    private static let mostParts = 40

    /// The units in parts for one compiler each: as large as a round asks for, and each with expressions that take long alone.
    ///
    /// A compiler that finds an error makes nothing of its files. So files in which there were errors before share compilers: they cost
    /// others no second time.
    func groups(of units: [CompilationUnit]) -> [[CompilationUnit]] {
        let alone = units.filter { round.slow[$0.file] != nil }
        let others = units.filter { round.slow[$0.file] == nil }
        let isLarge = others.count > Self.filesInTime
        let doubtful = isLarge ? others.filter(hadErrors) : []
        let rest = isLarge ? others.filter { !hadErrors($0) } : others
        return [doubtful, rest].filter { !$0.isEmpty }
            .flatMap { Self.groups(of: $0, most: round.mostInGroup) } + alone.map { [$0] }
    }

    private func hadErrors(_ unit: CompilationUnit) -> Bool {
        !sources.facts[unit.file].standIns.isEmpty || round.expanded.contains(unit.file)
    }

    /// The units in parts of about one length of text, one for each process.
    private static func groups(of units: [CompilationUnit], most: Int?) -> [[CompilationUnit]] {
        // What is compiled is kept part by part, so that a run that is broken off was not for nothing.
        let usual = min((units.count + filesInTime - 1) / filesInTime, mostParts)
        let parts = most.map { (units.count + $0 - 1) / $0 } ?? usual
        let count = max(1, min(units.count, max(processes, parts)))
        var groups = Array(repeating: [CompilationUnit](), count: count)
        var lengths = Array(repeating: 0, count: count)
        for unit in units.sorted(by: { $0.text.utf8.count > $1.text.utf8.count }) {
            let least = lengths.indices.min { lengths[$0] < lengths[$1] } ?? 0
            groups[least].append(unit)
            lengths[least] += unit.text.utf8.count
        }
        return groups.filter { !$0.isEmpty }.map { $0.sorted { $0.file < $1.file } }
    }
}
