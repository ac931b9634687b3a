internal import QuadrantIndex

/// A file as it is compiled, with the key of the result in the cache.
struct CompilationUnit {
    /// The position of the file.
    let file: Int
    /// The name of the copy that is compiled.
    let copyName: String
    /// The text that is compiled: the file and the entries for its views.
    let text: String
    /// Whether previews are functions in it, and not macros.
    let hasPlainPreviews: Bool
    /// The text that the compilers of other files read.
    let seenByOthers: String
    /// The key in the cache, made of everything that the object file depends on: the text, the
    /// interfaces of the files it depends on, and what compiles it.
    let key: String
    /// The key of what is remembered of a failure: made of `key`, of the interfaces of all files and of the headers, as a failure may have its
    /// cause in any of them.
    let failureKey: String

    /// What a file sees without a word of its own.
    ///
    /// On Apple's systems Foundation shows Combine, Observation and CoreGraphics too: models that are observed, or that hold vectors and
    /// colours, often import nothing else. Other modules of Apple's show Foundation in turn. What Foundation on Linux lacks of it
    /// is a module of ours, and what is about XML is one of Linux'. On macOS SwiftUI shows AppKit,
    /// and so does Cocoa, whose import is left out.
    static func unwritten(
        _ facts: FileFacts, _ platform: SourcePlatform, _ modules: Set<String>,
        _ headers: HeaderModules
    ) -> [String] {
        var names = Set(facts.imports.map(\.module))
        let brought = headers.brought(by: names)
        names.formUnion(brought)
        // Foundation's own reads neither catalogues nor tables of other languages than English.
        let texts =
            facts.interface.mentions.contains("NSLocalizedString")
            ? ["func QuadrantViews.NSLocalizedString"] : []
        // It is Foundation's on Apple's systems.
        let providers =
            facts.interface.mentions.contains("NSItemProvider") && !names.contains("SwiftUI")
            ? ["class QuadrantDragDrop.NSItemProvider"] : []
        let xml =
            facts.interface.mentions.isDisjoint(with: FoundationNames.xml) ? [] : ["FoundationXML"]
        return brought.sorted() + texts + providers + xml + shown(by: names, platform, modules)
            + ShownModules.named(imports: names, mentions: facts.interface.mentions)
            .filter(modules.contains)
    }

    /// Modules that are here and show Foundation on Apple's systems, among those that show nothing of SwiftUI.
    private static let foundations: Set<String> = [
        "Foundation", "UIKit", "QuartzCore", "UserNotifications", "UniformTypeIdentifiers",
        "Accessibility", "OSLog",
    ]

    private static func shown(
        by names: Set<String>, _ platform: SourcePlatform, _ modules: Set<String>
    ) -> [String] {
        if platform == .macos, !names.isDisjoint(with: ["SwiftUI", "Cocoa"]),
            !names.contains("AppKit")
        {
            return ["AppKit"]
        }
        // So do those that are only here when they are used, and those that are not here.
        let showsFoundation = names.contains {
            foundations.contains($0) || $0 != "ObjectiveC" && NearestWays.isApples($0)
        }
        guard showsFoundation, !names.contains("SwiftUI") else { return [] }
        return ["QuadrantFoundation", "struct QuadrantViews.LocalizedStringResource"]
            + ["Foundation", "Combine", "CoreGraphics", "Observation"].filter {
                !names.contains($0)
            }
    }

    /// The imports of all files, as the compiler is given them: members of what one file imports are seen in all, also in a run that leaves that
    /// file out.
    static func imports(_ facts: [FileFacts], compiler: FileCompiler) -> String {
        let names = facts.reduce(into: Set<String>()) { found, facts in
            found.formUnion(facts.imports.map(\.module).filter(compiler.modules.contains))
            found.formUnion(
                unwritten(facts, compiler.platform, compiler.modules, compiler.headers))
        }
        return names.sorted().map { "import \($0)\n" }.joined()
    }

    /// One for each file of `sources`, or for those that `wanted` names; the key is the same in both cases.
    ///
    /// - Parameter expanded: The files whose previews are left to the macro: what it says of them is to be told.
    static func all(
        of sources: FileCompiler.Sources, wanted: Set<Int>?, index: SourceIndex,
        compiler: FileCompiler, expanded: Set<Int> = []
    ) -> [CompilationUnit] {
        let (facts, dependencies) = (sources.facts, sources.dependencies)
        let (modules, ownModules) = (compiler.modules, compiler.ownModules)
        let (platform, seed) = (compiler.platform, compiler.seed)
        let names = index.copyNames
        let types = facts.reduce(into: Set<String>()) { $0.formUnion($1.interface.names) }
        let seen = dependencies.fingerprints { "\(names[$0]) \(facts[$0].interface.fingerprint)" }
        let whole = compiler.fingerprint(ofAll: facts, names: names)
        return sources.files.enumerated().compactMap { position, file in
            if wanted?.contains(position) == false { return nil }
            let absent = facts[position].imports.filter { !modules.contains($0.module) }
            let present = facts[position].imports.filter { modules.contains($0.module) }
            // All of the project is one module: what a file names by another of its modules goes without.
            let own = absent.map(\.module).filter { ownModules.contains($0) && !types.contains($0) }
            let edits =
                facts[position].edits + absent.map(\.removal) + present.flatMap(\.changes)
                + facts[position].qualifiers.filter { own.contains($0.module) }.map(\.removal)
            let additions =
                unwritten(facts[position], platform, modules, compiler.headers)
                .map { "import \($0)\n" }.joined()
                + facts[position].additions
                + CombineTwins.choices(facts[position], among: compiler.twins)
            func text(_ previews: [String: PlainPreview]) -> String {
                EntrySource.text(
                    of: file, at: position, in: index, edits: edits,
                    standIns: facts[position].standIns, additions: additions, previews: previews)
            }
            // Offsets are those of the file.
            let isMoved =
                !facts[position].standIns.isEmpty || edits.contains { $0.length == 0 }
            let previews =
                isMoved || expanded.contains(position)
                ? [:] : plainPreviews(of: position, facts[position].declarations, in: index)
            let asWritten = text([:])
            let others = EntrySource.seenByOthers(
                file, edits: edits + facts[position].previews, standIns: facts[position].standIns,
                additions: additions)
            var hash = ContentHash()
            hash.combine(seed)
            hash.combine(names[position])
            let compiled = previews.isEmpty ? asWritten : text(previews)
            var failureHash = hash
            failureHash.combine(asWritten)
            hash.combine(compiled)
            // What is remembered of a failure is what the macros said.
            for text in dependencies.imports + ["depends on", seen[position]] {
                hash.combine(text)
                failureHash.combine(text)
            }
            failureHash.combine(whole)
            return CompilationUnit(
                file: position, copyName: names[position], text: compiled,
                hasPlainPreviews: !previews.isEmpty, seenByOthers: others,
                key: hash.text, failureKey: failureHash.text)
        }
    }

    /// The previews of a file that can do without the macro, by their linker's names.
    private static func plainPreviews(
        of file: Int, _ facts: DeclarationFacts, in index: SourceIndex
    ) -> [String: PlainPreview] {
        var result: [String: PlainPreview] = [:]
        for position in index.positions(inFile: file)
        where index.candidates[position].kind == .preview {
            let candidate = index.candidates[position]
            let preview = facts.previews.first {
                $0.place == Place(line: candidate.line, column: candidate.column)
            }
            if let plain = preview?.plain { result[index.symbol(at: position)] = plain }
        }
        return result
    }
}
