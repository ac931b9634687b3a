internal import CFontconfig
internal import Foundation

/// The fonts of the machine, asked for by name or for characters that the bundled fonts lack.
///
/// Fontconfig only lists what is in the folders; its configuration files are not read, so that a
/// user's settings change no picture. Nothing is listed before the first question: text that the
/// bundled fonts have does not pay for it. Not thread-safe: the engine's lock guards it.
@safe
package final class SystemFonts {
    /// The folders that fonts are looked for in, those below them too: the system's and the user's.
    package static let standardDirectories: [String] = {
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"] ?? "\(home)/.local/share"
        return ["/usr/share/fonts", "/usr/local/share/fonts", "\(data)/fonts", "\(home)/.fonts"]
    }()

    private let directories: [String]?
    private var configuration: OpaquePointer?
    private var faces: [SystemFace]?
    private var orders: [FallbackStyle: [SystemFace]] = [:]

    /// The fonts in some folders; `nil` for the standard ones, whose names are asked for with the first
    /// question: finding the user's home reads files.
    init(directories: [String]?) {
        self.directories = directories
    }

    deinit {
        if let configuration = unsafe configuration { unsafe FcConfigDestroy(configuration) }
    }

    /// The first face in `FallbackOrder` that has `scalar`; among those of one family the nearest in
    /// slant, width and weight. `nil` if no face has it.
    ///
    /// - Complexity: O(n log n) in the number of faces for a new style, then linear.
    func face(for scalar: UInt32, style: FallbackStyle) -> FontSource? {
        let order = orders[style] ?? sorted(for: style)
        return order.first { $0.covers(scalar) }?.source(weight: Double(style.weight))
    }

    /// The face whose PostScript, full or family name is `name` (letter case and spaces do not
    /// matter), closest to the slant and weight; `nil` if the machine has none of that name.
    func face(named name: String, weight: Double, isItalic: Bool) -> FontSource? {
        let name = FaceNames.folded(name)
        let kinds: [KeyPath<SystemFace, [String]>] = [\.postScript, \.full, \.families]
        for kind in kinds {
            let matches = listed().filter { face in
                face[keyPath: kind].contains { FaceNames.folded($0) == name }
            }
            let best = matches.min {
                nearness($0, weight, isItalic) < nearness($1, weight, isItalic)
            }
            if let best { return best.source(weight: weight) }
        }
        return nil
    }

    /// The names of all families, each in every language that its file has.
    var families: [String] { listed().flatMap(\.families) }

    private func sorted(for style: FallbackStyle) -> [SystemFace] {
        let order = FallbackOrder(style)
        let ranked = listed().map { face in
            (
                order.tier(of: face.families[0], isColored: face.isColored), face.families[0],
                nearness(face, Double(style.weight), style.isItalic), face
            )
        }
        let sorted = ranked.sorted {
            ($0.0, $0.1) == ($1.0, $1.1) ? $0.2 < $1.2 : ($0.0, $0.1) < ($1.0, $1.1)
        }
        orders[style] = sorted.map(\.3)
        return orders[style] ?? []
    }

    /// How far a face is from what is asked for; less is nearer.
    private func nearness(
        _ face: SystemFace, _ weight: Double, _ isItalic: Bool
    ) -> (Int, Int, Double, String, Int) {
        let distance = face.weight.map { abs($0 - weight) } ?? 0
        return (
            face.isItalic == isItalic ? 0 : 1, face.isNormalWidth ? 0 : 1, distance, face.path,
            face.index
        )
    }

    private func listed() -> [SystemFace] {
        if let faces { return faces }
        var found: [SystemFace] = []
        if let fonts = unsafe open().flatMap({ unsafe FcConfigGetFonts($0, FcSetSystem) }) {
            for index in unsafe 0..<Int(fonts.pointee.nfont) {
                if let face = unsafe fonts.pointee.fonts[index].flatMap({ unsafe SystemFace($0) }) {
                    found.append(face)
                }
            }
        }
        faces = found
        return found
    }

    /// A configuration that knows the folders and where fontconfig keeps its lists of them.
    private func open() -> OpaquePointer? {
        guard unsafe configuration == nil, let made = unsafe FcConfigCreate() else {
            return unsafe configuration
        }
        unsafe configuration = unsafe made
        let folders = (directories ?? SystemFonts.standardDirectories).map {
            "<dir>\(SystemFonts.escaped($0))</dir>"
        }.joined()
        let text =
            "<?xml version=\"1.0\"?><fontconfig>\(folders)"
            + "<cachedir>/var/cache/fontconfig</cachedir>"
            + "<cachedir prefix=\"xdg\">fontconfig</cachedir></fontconfig>"
        unsafe FcConfigParseAndLoadFromMemory(made, text, 0)
        unsafe FcConfigBuildFonts(made)
        return unsafe made
    }

    private static func escaped(_ path: String) -> String {
        path.replacingOccurrences(of: "&", with: "&amp;")
            .replacingOccurrences(of: "<", with: "&lt;")
    }
}
