// swift-tools-version: 6.3
import PackageDescription

/// `Quadrant` is the main package's `Sources`, seen from here, as in `Benchmarks`: the text engine's
/// interface is `package`. The product does not know Pango; only this package does.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func system(_ name: String, _ pkgConfig: String, _ package: String) -> Target {
    .systemLibrary(
        name: name, path: "Quadrant/C/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
}

let package = Package(
    name: "PangoOracle",
    targets: [
        system("CHarfBuzz", "harfbuzz", "libharfbuzz-dev"),
        system("CFreeType", "freetype2", "libfreetype-dev"),
        system("CFontconfig", "fontconfig", "libfontconfig-dev"),
        .systemLibrary(
            name: "CPango", path: "CPango", pkgConfig: "pangoft2",
            providers: [.apt(["libpango1.0-dev"])]),
        .target(name: "PangoLayoutShim", dependencies: ["CPango"]),
        .target(name: "CBundledFonts", path: "Quadrant/C/CBundledFonts", exclude: ["Fonts"]),
        .target(
            name: "CHyphenation", path: "Quadrant/C/CHyphenation", exclude: ["Patterns"]),
        .target(name: "CLargeStack", path: "Quadrant/C/CLargeStack"),
        .target(
            name: "QuadrantGeometry", dependencies: ["CLargeStack"],
            path: "Quadrant/Engine/QuadrantGeometry", swiftSettings: settings),
        .target(
            name: "QuadrantText", dependencies: ["QuadrantGeometry"],
            path: "Quadrant/Engine/QuadrantText",
            swiftSettings: settings),
        .target(
            name: "QuadrantShaping",
            dependencies: [
                "QuadrantText", "CHarfBuzz", "CFreeType", "CFontconfig", "CBundledFonts",
                "CHyphenation", "QuadrantGeometry",
            ],
            path: "Quadrant/Renderers/QuadrantShaping", swiftSettings: settings,
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .testTarget(
            name: "PangoOracleTests",
            dependencies: [
                "QuadrantShaping", "QuadrantText", "QuadrantGeometry", "PangoLayoutShim",
            ],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
