// swift-tools-version: 6.3
import PackageDescription

/// A package of its own because Pango is the peer here: nothing else in `Benchmarks` needs it. `Quadrant`
/// is the main package's `Sources`, seen from here, as the engine's interface is `package`.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
let engineSettings =
    settings + [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]

func engine(
    _ place: String, _ dependencies: [Target.Dependency] = [],
    _ settings: [SwiftSetting] = settings, exclude: [String] = [], linking: [LinkerSetting] = []
) -> Target {
    .target(
        name: name(of: place), dependencies: dependencies, path: "Quadrant/\(place)",
        exclude: exclude, swiftSettings: settings, linkerSettings: linking)
}
func system(_ place: String, _ pkgConfig: String, _ package: String) -> Target {
    .systemLibrary(
        name: name(of: place), path: "Quadrant/\(place)", pkgConfig: pkgConfig,
        providers: [.apt([package])])
}
func name(of place: String) -> String { String(place.drop { $0 != "/" }.dropFirst()) }

let package = Package(
    name: "TextBenchmark",
    targets: [
        system("C/CCairo", "cairo cairo-ft", "libcairo2-dev"),
        system("C/CHarfBuzz", "harfbuzz", "libharfbuzz-dev"),
        system("C/CFreeType", "freetype2", "libfreetype-dev"),
        system("C/CFontconfig", "fontconfig", "libfontconfig-dev"),
        system("C/CDeflate", "libdeflate", "libdeflate-dev"),
        .systemLibrary(
            name: "CPango", path: "Sources/CPango", pkgConfig: "pangocairo pangoft2",
            providers: [.apt(["libpango1.0-dev"])]),
        engine("C/CBundledFonts", exclude: ["Fonts"]),
        engine("C/CHyphenation", exclude: ["Patterns"]),
        engine("C/CLargeStack"), engine("C/CPrefetch"),
        engine("Engine/QuadrantGeometry", ["CLargeStack"]),
        engine("Engine/QuadrantText", ["QuadrantGeometry"]),
        engine("Engine/Spatial", ["QuadrantGeometry"]),
        engine("Engine/QuadrantDisplayList", ["QuadrantGeometry", "QuadrantText", "Spatial"]),
        engine(
            "Renderers/QuadrantShaping",
            [
                "QuadrantText", "CHarfBuzz", "CFreeType", "CFontconfig", "CBundledFonts",
                "CHyphenation", "QuadrantGeometry",
            ], engineSettings, linking: [.linkedLibrary("_FoundationICU")]),
        engine(
            "Renderers/QuadrantCairo",
            [
                "QuadrantDisplayList", "QuadrantShaping", "CCairo", "CFreeType", "CDeflate",
                "CPrefetch",
                "QuadrantGeometry", "QuadrantText", "Spatial",
            ]),
        .target(name: "CPangoPeer", dependencies: ["CPango"], cSettings: [.unsafeFlags(["-O3"])]),
        .executableTarget(
            name: "TextBenchmark",
            dependencies: [
                "QuadrantShaping", "QuadrantCairo", "QuadrantDisplayList", "QuadrantText",
                "QuadrantGeometry", "CPangoPeer",
            ],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
