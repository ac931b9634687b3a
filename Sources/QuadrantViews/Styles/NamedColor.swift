public import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantText

/// A colour of an asset catalogue, found where it is used.
struct NamedColor: Hashable, Sendable {
    let name: String
    let bundle: Bundle?

    /// The colour for the surroundings; clear where there is none of that name.
    func rgba(in environment: EnvironmentValues) -> RGBAColor {
        found(in: environment)?.rgba(in: environment) ?? .clear
    }

    private func found(in environment: EnvironmentValues) -> Color? {
        let resources = environment.imageResources
        for path in resources.directories(of: bundle) {
            if let set = resources.folder(path).set(name, kind: "colorset") {
                return AssetContents.of(set)?.color(isDark: environment.colorScheme == .dark)
            }
        }
        return nil
    }

    /// What to say of a colour that is not found; `nil` for one that is.
    func complaint(in environment: EnvironmentValues) -> Complaint? {
        guard found(in: environment) == nil else { return nil }
        let resources = environment.imageResources
        let names = resources.directories(of: bundle).flatMap {
            resources.folder($0).colorNames
        }
        let near = NearestNames.of(name, in: names)
        return Complaint(
            "There is no colour named \(name) in an asset catalogue",
            advice: near.isEmpty
                ? "It is clear. Add a \(name).colorset."
                : "It is clear. Did you mean \(near.joined(separator: ", "))?")
    }
}

extension Color {
    /// A colour by its name in an asset catalogue, light or dark as the surroundings are.
    ///
    /// Apple: "init(_:bundle:)". Looked for where `Image(_:bundle:)` looks. One that is not found is
    /// clear; as a view it is reported.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.named(NamedColor(name: name, bundle: bundle)))
    }
}
