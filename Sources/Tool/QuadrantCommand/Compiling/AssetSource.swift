internal import QuadrantIndex

/// The Swift source that Xcode writes for asset catalogues: a constant for each colour and picture.
///
/// Only what the user's files mention is written, so that most projects have no such source.
enum AssetSource {
    /// The text; `nil` if the files use nothing of it.
    ///
    /// - Parameters:
    ///   - assets: The names.
    ///   - interfaces: Those of the user's files. A member that these have given to a type is left out.
    ///   - bundle: The name of the folder in the main bundle that they lie in; `nil` for the bundle itself.
    static func text(
        _ assets: [AssetName], for interfaces: [InterfaceFacts], bundle: String? = nil
    ) -> String? {
        let mentions = interfaces.reduce(into: Set<String>()) { $0.formUnion($1.mentions) }
        var own: [String: Set<String>] = [:]
        for part in interfaces.flatMap(\.extensions) {
            own[part.type, default: []].formUnion(part.members)
        }
        let used = assets.filter { mentions.contains($0.identifier) }
        var parts: [String] = []
        for group in groups {
            let members = used.filter { asset in
                let types = styleTypes.contains(group.type) ? styleTypes : [group.type]
                let isTaken =
                    group.taken.contains(asset.identifier)
                    || types.contains { own[$0]?.contains(asset.identifier) == true }
                return asset.kind == group.kind
                    && (asset.scopes.isEmpty ? !isTaken : group.hasScopes)
            }
            if members.isEmpty { continue }
            parts.append("extension \(group.extended) {\n\(body(members, group))}\n")
        }
        if bundle != nil {
            parts = parts.map { $0.replacing("bundle: .main)", with: "bundle: .module)") }
        }
        // Also without the word Bundle: `Text("title", bundle: .module)`.
        let isNamed = mentions.contains("module") || bundle != nil && !parts.isEmpty
        if isNamed, own["Bundle"]?.contains("module") != true {
            parts.append(
                "extension Foundation.Bundle {\n"
                    + "    static var module: Foundation.Bundle { \(place(of: bundle)) }\n}\n")
        }
        return parts.isEmpty
            ? nil : "import Foundation\nimport SwiftUI\n" + parts.joined(separator: "\n")
    }

    private static func place(of bundle: String?) -> String {
        guard let bundle else { return ".main" }
        let path = EntrySource.literal("/\(bundle).bundle")
        return "Foundation.Bundle(path: Foundation.Bundle.main.bundlePath + \(path)) ?? .main"
    }

    /// An extension with a constant for each asset of a kind.
    private struct Group: Sendable {
        let type: String
        let extended: String
        let kind: AssetName.Kind
        /// The type of the constants and how one is made of its resource, or of its name.
        let value: String
        let made: @Sendable (AssetName) -> String
        /// Names that the type has already.
        var taken: Set<String> = []
        var hasScopes = true
        /// Written before a constant. `Color(.card)` takes a resource and a `UIColor`: the resource is meant.
        var attribute = ""
    }

    /// A constant of either is found on both.
    private static let styleTypes = ["Color", "ShapeStyle"]

    private static let groups: [Group] = [
        Group(
            type: "ColorResource", extended: "SwiftUI.ColorResource", kind: .color,
            value: "SwiftUI.ColorResource", made: resource),
        Group(
            type: "ImageResource", extended: "SwiftUI.ImageResource", kind: .image,
            value: "SwiftUI.ImageResource", made: resource),
        Group(
            type: "Color", extended: "SwiftUI.Color", kind: .color, value: "SwiftUI.Color",
            made: { "SwiftUI.Color(\(resource($0)))" }, taken: colors),
        Group(
            type: "ShapeStyle", extended: "SwiftUI.ShapeStyle where Self == SwiftUI.Color",
            kind: .color, value: "SwiftUI.Color", made: { "SwiftUI.Color(\(resource($0)))" },
            taken: colors.union(styles), hasScopes: false),
        Group(
            type: "UIColor", extended: "SwiftUI.UIColor", kind: .color, value: "SwiftUI.UIColor",
            made: { "SwiftUI.UIColor(resource: \(resource($0)))" }, taken: colors,
            attribute: "@_disfavoredOverload "),
        Group(
            type: "UIImage", extended: "SwiftUI.UIImage", kind: .image, value: "SwiftUI.UIImage",
            made: { "SwiftUI.UIImage(resource: \(resource($0)))" }),
    ]

    private static func resource(_ asset: AssetName) -> String {
        let type = asset.kind == .color ? "ColorResource" : "ImageResource"
        return "SwiftUI.\(type)(name: \(EntrySource.literal(asset.name)), bundle: .main)"
    }

    /// The constants, those of folders that give a namespace in enumerations.
    private static func body(_ members: [AssetName], _ group: Group) -> String {
        let (plain, inFolders) = (
            members.filter(\.scopes.isEmpty), members.filter { !$0.scopes.isEmpty }
        )
        return plain.map { constant($0, group) }.joined() + scoped(inFolders, depth: 0, group)
    }

    private static func constant(_ asset: AssetName, _ group: Group) -> String {
        "    \(group.attribute)static var `\(asset.identifier)`: \(group.value) { \(group.made(asset)) }\n"
    }

    private static func scoped(_ members: [AssetName], depth: Int, _ group: Group) -> String {
        let names = Set(members.map { $0.scopes[depth] }).sorted()
        return names.map { name in
            let inside = members.filter { $0.scopes[depth] == name }
            let own = inside.filter { $0.scopes.count == depth + 1 }.map { constant($0, group) }
            let deeper = inside.filter { $0.scopes.count > depth + 1 }
            return "enum \(name) {\n" + own.joined()
                + (deeper.isEmpty ? "" : scoped(deeper, depth: depth + 1, group)) + "}\n"
        }.joined()
    }

    /// Static members of `Color` and `UIColor`.
    private static let colors: Set = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo",
        "magenta", "mint", "orange", "pink", "primary", "purple", "red", "secondary", "teal",
        "white", "yellow",
    ]
    /// Static members of `ShapeStyle`.
    private static let styles: Set = [
        "background", "fill", "foreground", "link", "placeholder", "quaternary", "quinary",
        "selection", "separator", "tertiary", "tint", "windowBackground",
    ]
}
