// swift-tools-version: 6.3
import PackageDescription

/// A package of its own because Pango is the peer here: nothing else in `Benchmarks` needs it. `Engine` is
/// the main package's `Sources`, seen from here, as the engine's interface is `package`.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
let engineSettings =
    settings + [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]

func engine(
    _ name: String, _ dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting] = settings,
    exclude: [String] = [], linking: [LinkerSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Engine/\(name)", exclude: exclude,
        swiftSettings: settings, linkerSettings: linking)
}
func system(_ name: String, _ pkgConfig: String, _ package: String, path: String? = nil) -> Target {
    .systemLibrary(
        name: name, path: path ?? "Engine/\(name)", pkgConfig: pkgConfig,
        providers: [.apt([package])])
}

let package = Package(
    name: "TextBenchmark",
    targets: [
        system("CCairo", "cairo cairo-ft", "libcairo2-dev"),
        system("CHarfBuzz", "harfbuzz", "libharfbuzz-dev"),
        system("CFreeType", "freetype2", "libfreetype-dev"),
        system("CFontconfig", "fontconfig", "libfontconfig-dev"),
        system("CDeflate", "libdeflate", "libdeflate-dev"),
        system("CPango", "pangocairo pangoft2", "libpango1.0-dev", path: "Sources/CPango"),
        engine("CBundledFonts", exclude: ["Fonts"]),
        engine("CHyphenation", exclude: ["Patterns"]),
        engine("CLargeStack"), engine("CPrefetch"),
        engine("QuadrantGeometry", ["CLargeStack"]),
        engine("QuadrantText", ["QuadrantGeometry"]),
        engine("Spatial", ["QuadrantGeometry"]),
        engine("QuadrantDisplayList", ["QuadrantGeometry", "QuadrantText", "Spatial"]),
        engine(
            "QuadrantShaping",
            [
                "QuadrantText", "CHarfBuzz", "CFreeType", "CFontconfig", "CBundledFonts",
                "CHyphenation", "QuadrantGeometry",
            ], engineSettings, linking: [.linkedLibrary("_FoundationICU")]),
        engine(
            "QuadrantCairo",
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
