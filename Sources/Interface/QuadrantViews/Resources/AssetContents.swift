import Foundation
import QuadrantDisplayList
import QuadrantGeometry

/// The `Contents.json` of a set of pictures, of a colour or of a symbol.
///
/// Apple: "Asset Catalog Format Reference".
struct AssetContents: Decodable {
    var images: [Picture]?
    /// The files of a symbol.
    var symbols: [Picture]?
    var colors: [Tint]?
    var properties: Properties?

    struct Picture: Decodable {
        var filename: String?
        var scale: String?
        var idiom: String?
        var appearances: [Appearance]?
        var resizing: Resizing?

        /// The pixels per point: what the entry says, else 1. Outlines have as many as they are drawn with.
        var factor: Double {
            if filename.flatMap({ VectorFormat(path: $0) }) != nil {
                return VectorFormat.pixelsPerPoint
            }
            return scale.flatMap { Double($0.replacing("x", with: "")) } ?? 1
        }
    }

    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    struct Properties: Decodable {
        var intent: String?

        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
        }
    }

    struct Resizing: Decodable {
        var mode: String?
        var center: Center?
        var capInsets: Caps?

        struct Center: Decodable {
            var mode: String?
        }

        /// The insets whose edges keep their size, in pixels.
        struct Caps: Decodable {
            var top: Double?
            var left: Double?
            var bottom: Double?
            var right: Double?
        }

        enum CodingKeys: String, CodingKey {
            case mode, center
            case capInsets = "cap-insets"
        }
    }

    struct Tint: Decodable {
        var idiom: String?
        var appearances: [Appearance]?
        var color: Components?

        struct Components: Decodable {
            var space: String?
            var components: [String: String]?
            /// A system colour that is meant instead.
            var reference: String?

            enum CodingKeys: String, CodingKey {
                case space = "color-space"
                case components, reference
            }
        }
    }

    /// Reads the file in the folder of a set; `nil` if it is missing or cannot be read.
    static func of(_ folder: String) -> AssetContents? {
        (try? PlainFile.contents(at: folder + "/Contents.json"))
            .flatMap { try? JSONDecoder().decode(AssetContents.self, from: $0) }
    }

    /// The reason why `of` returns `nil` for a folder; `nil` if it does not.
    static func problem(of folder: String) -> String? {
        let path = folder + "/Contents.json"
        guard let data = try? PlainFile.contents(at: path) else { return "\(path) cannot be read" }
        let isRead = (try? JSONDecoder().decode(AssetContents.self, from: data)) != nil
        return isRead ? nil : "\(path) is not what an asset catalogue holds"
    }

    /// The picture that suits a phone of that appearance and display scale best.
    func picture(isDark: Bool, displayScale: Double) -> Picture? {
        let named = (images ?? []).filter { $0.filename != nil }
        let devices = named.map { rank($0.idiom, $0.appearances, isDark) }
        guard let best = devices.compactMap(\.self).min() else { return nil }
        let found = zip(named, devices).filter { $0.1 == best }.map(\.0)
        return found.filter { $0.factor >= displayScale }.min { $0.factor < $1.factor }
            ?? found.max { $0.factor < $1.factor }
    }

    /// How well an entry suits; 0 is best, and `nil` stands for another appearance.
    func rank(_ idiom: String?, _ appearances: [Appearance]?, _ isDark: Bool) -> Int? {
        let idioms = ["iphone", "universal", "ios", "ipad", "mac"]
        let device = idioms.firstIndex(of: idiom ?? "universal") ?? idioms.count
        let wanted = appearances ?? []
        if wanted.isEmpty { return device + (isDark ? 16 : 0) }
        let fits = wanted.allSatisfy {
            $0.appearance == "luminosity" && $0.value == (isDark ? "dark" : "light")
        }
        return fits ? device + (isDark ? 0 : 8) : nil
    }
}
