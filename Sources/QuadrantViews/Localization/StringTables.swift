package import Foundation
import Synchronization

/// The tables of localised strings of the process, each read once.
package final class StringTables: Sendable {
    package static let shared = StringTables()

    private struct State {
        /// Searched beside the main bundle.
        var folders: [URL] = []
        /// The table of most texts; `nil` as long as nobody asked.
        var main: StringTable?
        var others: [String: StringTable] = [:]
        /// The languages to look for, by the identifier of a locale.
        var languages: [String: [String]] = [:]
    }

    private let state = Mutex(State())

    /// Searches a folder beside the main bundle from now on: that of sources that were not built into a
    /// bundle.
    package func addFolder(_ folder: URL) {
        state.withLock { state in
            state.folders.append(folder)
            state.main = nil
            state.others = [:]
        }
    }

    /// What a key stands for; `nil` where no table has it.
    func entry(
        _ key: String, _ source: StringSource?, _ locale: @autoclosure () -> Locale
    ) -> StringEntry? {
        state.withLock { state in
            let table = Self.table(source, &state)
            return table.isEmpty
                ? nil : table.entry(key, languages: Self.languages(of: locale(), &state))
        }
    }

    private static func table(_ source: StringSource?, _ state: inout State) -> StringTable {
        if source == nil, let main = state.main { return main }
        let name = source?.table ?? "Localizable"
        let id = "\(source?.folder ?? "")\u{0}\(name)"
        if let known = state.others[id] { return known }
        let folders =
            source?.folder.map { [URL(fileURLWithPath: $0)] } ?? [mainFolder] + state.folders
        let table = StringTable(named: name, in: folders)
        state.others[id] = table
        if source == nil { state.main = table }
        return table
    }

    private static var mainFolder: URL {
        URL(fileURLWithPath: Bundle.main.resourcePath ?? Bundle.main.bundlePath)
    }

    /// The locale's language with all, then fewer and fewer of its parts: `zh-Hant-TW`, `zh-TW`, `zh-Hant`,
    /// `zh`.
    private static func languages(of locale: Locale, _ state: inout State) -> [String] {
        let id = locale.identifier
        if let known = state.languages[id] { return known }
        let language = locale.language
        let code = language.languageCode?.identifier ?? "en"
        let (script, region) = (language.script?.identifier, locale.region?.identifier)
        let parts: [[String?]] = [
            [code, script, region], [code, region], [code, script], [code],
        ]
        let tags = parts.filter { !$0.contains(nil) }.map {
            $0.compactMap(\.self).joined(separator: "-")
        }
        state.languages[id] = tags
        return tags
    }
}
