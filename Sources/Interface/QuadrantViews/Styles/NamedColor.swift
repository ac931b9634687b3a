public import Foundation
package import QuadrantCore
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

    func found(in environment: EnvironmentValues) -> Color? {
        set(in: environment.imageResources).flatMap {
            AssetContents.of($0)?.color(isDark: environment.colorScheme == .dark)
        }
    }

    /// The folder of the first colour set of that name.
    private func set(in resources: ImageResources) -> String? {
        resources.directories(of: bundle).lazy.compactMap {
            resources.folder($0).set(name, kind: "colorset")
        }.first
    }

    /// The diagnostic about a colour that is not found or whose set is broken; `nil` for a colour that can
    /// be shown.
    func diagnostic(in environment: EnvironmentValues) -> Diagnostic? {
        guard found(in: environment) == nil else { return nil }
        let resources = environment.imageResources
        if let set = set(in: resources) {
            let appearance = environment.colorScheme == .dark ? "dark" : "light"
            let problem =
                AssetContents.problem(of: set)
                ?? "\(set)/Contents.json has no colour for the \(appearance) appearance whose components "
                + "are numbers"
            return Diagnostic(
                "The colour \(name) cannot be shown: \(problem)",
                advice: "It is clear. Save the colour set anew.")
        }
        let names = resources.directories(of: bundle).flatMap {
            resources.folder($0).colorNames
        }
        let near = NearestNames.of(name, in: names)
        return Diagnostic(
            "There is no colour named \(name) in an asset catalogue",
            advice: near.isEmpty
                ? "It is clear. Add a \(name).colorset."
                : "It is clear. Did you mean \(near.joined(separator: ", "))?")
    }
}

extension Color {
    /// Creates a colour from its name in an asset catalogue, which may differ in light and dark.
    ///
    /// Apple: "init(_:bundle:)". The colour is looked for where `Image(_:bundle:)` looks. A colour
    /// that is not found is clear; as a view, it is reported.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.named(NamedColor(name: name, bundle: bundle)))
    }

    /// Creates a colour from its name in an asset catalogue; `nil` if the catalogues of `environment` have
    /// none of that name.
    package init?(listed name: String, bundle: Bundle?, in environment: EnvironmentValues) {
        let color = NamedColor(name: name, bundle: bundle)
        guard color.found(in: environment) != nil else { return nil }
        self.init(.named(color))
    }
}

extension Color {
    /// Creates a colour from a colour of an asset catalogue.
    ///
    /// Apple: "init(_:)" with a `ColorResource`.
    public init(_ resource: ColorResource) {
        self.init(resource.name, bundle: resource.bundle)
    }
}

extension UIColor {
    /// Creates a colour from a colour of an asset catalogue.
    ///
    /// Apple: "init(resource:)" (UIKit).
    public convenience init(resource: ColorResource) {
        self.init(Color(resource))
    }
}

/// The name of a colour in an asset catalogue. Xcode makes a constant of this type for each colour, and
/// `quadrant` does so for the files that it draws.
///
/// Apple: "ColorResource".
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The colour with a name in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
