internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

/// Which files each view depends on: what a save does not concern need not be made anew.
enum LiveConcerns {
    /// For each file of a target a text that changes with it and with what it depends on; `nil` where that is not known.
    static func fingerprints(
        of project: Project, platform: SourcePlatform?, environment: [String: String]
    ) -> [String]? {
        guard let installation = try? Installation.current(),
            let toolchain = try? Toolchain.find(environment: environment)
        else { return nil }
        let cache = BuildCache.standard(environment: environment)
        let platform = platform ?? project.platform
        let targets = Set(project.parts.map(\.name))
        // As the compiler's run has asked: its answers are kept.
        let modules = AvailableModules.names(
            installation, toolchain, shelf: installation.shelf, platform: platform, without: targets
        ).union(targets)
        let reader = FactsReader(
            cache: cache, installation: installation, timeLimit: 20, platform: platform,
            modules: modules)
        guard let work = try? cache.makeWorkFolder() else { return nil }
        defer { work.remove() }
        guard let facts = try? reader.facts(of: project.sources, in: work.path) else { return nil }
        return FileDependencies(facts.map(\.interface)).fingerprints { file in
            var hash = ContentHash()
            hash.combine(project.sources[file].path)
            hash.combine(project.sources[file].text)
            return hash.text
        }
    }
}
