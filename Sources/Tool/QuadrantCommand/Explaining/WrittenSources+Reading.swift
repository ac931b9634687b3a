internal import Foundation
internal import QuadrantIndex
internal import QuadrantInspection

extension WrittenSources {
    /// Of more files than this only those are read in which a view of the layout is declared, or modifiers are.
    private static let filesRead = 80

    /// Has the scanner read what files write; kept in the cache by their texts.
    ///
    /// Nothing is thrown where that fails: the layout is explained without lines then.
    ///
    /// - Parameter names: The types whose bodies have a part in the layout.
    static func reading(
        _ files: [SourceFile], naming names: Set<String>, entry: Candidate,
        environment: [String: String]
    ) -> WrittenSources {
        let wanted = files.indices.filter { position in
            files.count <= filesRead || position == entry.file
                || files[position].text.contains("extension View")
                || names.contains { files[position].text.contains("struct \($0)") }
        }
        var written = [WrittenFile](repeating: WrittenFile(), count: files.count)
        do throws(CommandError) {
            let installation = try Installation.current()
            let cache = BuildCache.standard(environment: environment)
            let keys = wanted.map { position in
                var hash = ContentHash()
                hash.combine("written \(installation.identity)")
                hash.combine(files[position].text)
                return hash.text
            }
            var unknown: [Int] = []
            for (key, position) in zip(keys, wanted) {
                if let known = file(in: cache.data(for: key, in: .facts)) {
                    written[position] = known
                } else {
                    unknown.append(position)
                }
            }
            let lines = try ScannerRun.lines(
                ["written"], of: unknown.map { files[$0] }, by: installation, cache, timeLimit: 60)
            for (position, line) in zip(unknown, lines) {
                guard let found = file(in: line) else { continue }
                written[position] = found
                if let index = wanted.firstIndex(of: position) {
                    cache.keep(line, for: keys[index], in: .facts)
                }
            }
        } catch {}
        return WrittenSources(zip(files, written).map { ($0.path, $1) })
    }

    private static func file(in data: Data?) -> WrittenFile? {
        data.flatMap { try? JSONDecoder().decode(WrittenFile.self, from: $0) }
    }
}
