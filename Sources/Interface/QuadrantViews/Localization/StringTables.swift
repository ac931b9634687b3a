package import Foundation
package import QuadrantCore
import Synchronization

/// The tables of localised strings in the main bundle and in folders that a drawing has besides, each
/// read once.
package final class StringTables: Sendable {
    /// The tables of the main bundle alone.
    package static let program = StringTables(folders: [])

    /// The folders that are searched beside the main bundle.
    private let folders: [URL]

    private struct State {
        /// The table of most texts; `nil` as long as nobody asked.
        var main: StringTable?
        var others: [String: StringTable] = [:]
        /// The keys that were looked for in tables that have others, in order, each once.
        var missing: [String] = []
        /// The languages to look for, by the identifier of a locale.
        var languages: [String: [String]] = [:]
    }

    private let state = Mutex(State())

    /// Tables that are searched for in the main bundle first, then in these folders: those of sources that
    /// were not built into a bundle.
    package init(folders: [URL]) {
        self.folders = folders
    }

    /// The entry of a key; `nil` if no table has it.
    func entry(
        _ key: String, _ source: StringSource?, _ locale: @autoclosure () -> Locale
    ) -> StringEntry? {
        state.withLock { state in
            let table = table(source, &state)
            if table.isEmpty { return nil }
            let languages = Self.languages(of: locale(), &state)
            let entry = table.entry(key, languages: languages)
            if entry == nil, source == nil, state.missing.count < Self.mostMissing,
                FormatParts(key).hasWords, !state.missing.contains(key),
                !table.isWrittenAsKey(key, languages: languages)
            {
                state.missing.append(key)
            }
            return entry
        }
    }

    /// So many missing keys are kept.
    private static let mostMissing = 50

    /// The keys that the main table lacks, in the order in which they were looked for; none where there is no such table.
    package var missingKeys: [String] { state.withLock(\.missing) }

    private func table(_ source: StringSource?, _ state: inout State) -> StringTable {
        if source == nil, let main = state.main { return main }
        let name = source?.table ?? "Localizable"
        let id = "\(source?.folder ?? "")\u{0}\(name)"
        if let known = state.others[id] { return known }
        let folders =
            source?.folder.map { [URL(fileURLWithPath: $0)] } ?? [Self.mainFolder] + folders
        let table = Self.table(named: name, in: folders)
        state.others[id] = table
        if source == nil { state.main = table }
        return table
    }

    /// Tables that drawings of this process before have read, where folders are held.
    private static let heldTables = Mutex<[[String]: StringTable]>([:])

    private static func table(named name: String, in folders: [URL]) -> StringTable {
        guard ImageResources.areFoldersHeld else { return StringTable(named: name, in: folders) }
        let key = [name] + folders.map(\.path)
        return heldTables.withLock { held in
            if let known = held[key] { return known }
            let table = StringTable(named: name, in: folders)
            held[key] = table
            return table
        }
    }

    private static var mainFolder: URL {
        URL(fileURLWithPath: Bundle.main.resourcePath ?? Bundle.main.bundlePath)
    }

    /// The locale's language with all, then fewer and fewer of its parts: `zh-Hant-TW`, `zh-TW`, `zh-Hant`,
    /// `zh`; before those without the region stands what is nearer to the one that is spoken there (`LanguageKin`).
    private static func languages(of locale: Locale, _ state: inout State) -> [String] {
        let id = locale.identifier
        if let known = state.languages[id] { return known }
        let language = locale.language
        let code = language.languageCode?.identifier ?? "en"
        let (script, region) = (language.script?.identifier, locale.region?.identifier)
        let parts: [[String?]] = [
            [code, script, region], [code, region], [code, script], [code],
        ]
        var tags = parts.filter { !$0.contains(nil) }.map {
            $0.compactMap(\.self).joined(separator: "-")
        }
        let place = tags.firstIndex { region == nil || !$0.hasSuffix("-\(region ?? "")") }
        tags.insert(contentsOf: LanguageKin.nearer(code, region), at: place ?? tags.count)
        tags += LanguageKin.others(code)
        state.languages[id] = tags
        return tags
    }
}

private enum StringTablesKey: EnvironmentKey {
    static let defaultValue = StringTables.program
}

extension EnvironmentValues {
    /// The tables of localised strings; set by the host of the tree.
    package var stringTables: StringTables {
        get { self[StringTablesKey.self] }
        set { self[StringTablesKey.self] = newValue }
    }
}
