// swift-tools-version: 6.3
import CompilerPluginSupport
import Foundation
import PackageDescription

/// `usr/lib/swift/host` of the toolchain that reads this manifest: SwiftSyntax lives there.
let host: String = {
    let maps =
        FileHandle(forReadingAtPath: "/proc/self/maps")
        .map { String(decoding: $0.readDataToEndOfFile(), as: UTF8.self) } ?? ""
    let suffix = "/pm/ManifestAPI/libPackageDescription.so"
    for line in maps.split(separator: "\n") where line.hasSuffix(suffix) {
        guard let start = line.firstIndex(of: "/") else { continue }
        return line[start...].replacingOccurrences(of: suffix, with: "/host")
    }
    return "/usr/lib/swift/host"
}()

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
/// The layout arena and the text engine: dynamic exclusivity checks cost up to five times as much as
/// their own work.
let engineSettings =
    settings + [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]
/// Modules whose work the tests repeat most, optimised in debug builds too, each as a whole, as what is hot calls from
/// file to file. Assertions stay, nothing is inlined into other modules, and tests see what is internal.
let optimized: [SwiftSetting] = [
    .unsafeFlags(
        [
            "-O", "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2",
            "-disable-cmo", "-assert-config", "Debug",
        ], .when(configuration: .debug))
]
/// Modules that use the toolchain's own SwiftSyntax.
let syntaxSettings = settings + [.unsafeFlags(["-I", host])]
func syntaxLinking(_ libraries: [String]) -> [LinkerSetting] {
    [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])]
        + libraries.map { .linkedLibrary($0) }
}

let paintModules: [Target.Dependency] = [
    "QuadrantDisplayList", "QuadrantGeometry", "QuadrantText", "Spatial",
]
let layoutModules: [Target.Dependency] = ["QuadrantGeometry", "QuadrantText", "QuadrantLayout"]
let coreModules = paintModules + ["QuadrantLayout", "QuadrantCore"]
let viewModules = coreModules + ["QuadrantViews"]
/// What `SwiftUI` re-exports. Who imports it names these too: a build that is not told would not
/// compile it again when one of them changes.
let controlModules = viewModules + ["QuadrantControls"]
let testingModules = controlModules + ["QuadrantTesting", "SwiftUI"]
let shownModules = testingModules + ["QuadrantImages", "QuadrantShaping"]
let rendererModules = paintModules + ["QuadrantCairo", "QuadrantShaping"]

/// A system library: its pkg-config names and the Debian package that brings it.
func system(_ name: String, _ pkgConfig: String, _ packages: [String]) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt(packages)])
}
func module(
    _ name: String, _ dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting] = settings,
    linking: [LinkerSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, swiftSettings: settings, linkerSettings: linking)
}
func program(
    _ name: String, _ dependencies: [Target.Dependency], in folder: String? = nil,
    _ settings: [SwiftSetting] = settings, linking: [LinkerSetting] = []
) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies, path: folder, swiftSettings: settings,
        linkerSettings: linking)
}
/// What several targets of tests use.
func support(
    _ name: String, _ dependencies: [Target.Dependency] = [],
    _ settings: [SwiftSetting] = settings, linking: [LinkerSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: settings,
        linkerSettings: linking)
}
func tests(
    _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
    _ settings: [SwiftSetting] = settings, linking: [LinkerSetting] = []
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings,
        linkerSettings: linking)
}

let package = Package(
    name: "Quadrant",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "QuadrantTesting", targets: ["QuadrantTesting"]),
        .library(name: "QuadrantXCTest", targets: ["QuadrantXCTest"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "Spatial", targets: ["Spatial"]),
        .executable(name: "quadrant", targets: ["quadrant"]),
    ],
    targets: [
        system("CCairo", "cairo cairo-ft", ["libcairo2-dev"]),
        system("CHarfBuzz", "harfbuzz", ["libharfbuzz-dev"]),
        system("CFreeType", "freetype2", ["libfreetype-dev"]),
        system("CFontconfig", "fontconfig", ["libfontconfig-dev"]),
        system("CDeflate", "libdeflate", ["libdeflate-dev"]),
        system(
            "CImageCodecs", "libpng libturbojpeg libwebp libwebpdemux",
            ["libpng-dev", "libturbojpeg0-dev", "libwebp-dev"]),
        .target(name: "CBundledFonts", exclude: ["Fonts"]),
        .target(name: "CHyphenation", exclude: ["Patterns"]),
        .target(name: "CLargeStack"), .target(name: "CCurrentReader"), .target(name: "CPrefetch"),
        .target(name: "CFoundationGetters"), .target(name: "CHeldWork"), .target(name: "CRunGuard"),

        module("Combine"),
        module("QuadrantGeometry", ["CLargeStack"], settings + optimized),
        module("QuadrantText", ["QuadrantGeometry"], settings + optimized),
        module("Spatial", ["QuadrantGeometry"]),
        module(
            "QuadrantDisplayList", ["QuadrantGeometry", "QuadrantText", "Spatial"],
            settings + optimized),
        module("QuadrantSymbols", paintModules),
        module(
            "QuadrantLayout", ["QuadrantGeometry", "QuadrantText", "CLargeStack"],
            engineSettings + optimized),
        module(
            "QuadrantCore",
            paintModules + [
                "QuadrantLayout", "CCurrentReader", "CPrefetch", "CFoundationGetters", "CHeldWork",
            ], engineSettings),
        module("QuadrantViews", coreModules + ["QuadrantSymbols", "Combine"]),
        module("QuadrantControls", viewModules),
        module("QuadrantInspection", layoutModules + ["QuadrantCore"]),
        module("QuadrantIndex"),
        // Apart from the plugin, for the tests: where a test names a macro's own target, SwiftPM builds all
        // tests, and all that they use, for the host, beside what it builds anyway.
        module(
            "QuadrantExpansion", ["QuadrantIndex"], syntaxSettings,
            linking: syntaxLinking([
                "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
                "SwiftSyntaxMacroExpansion", "SwiftDiagnostics",
            ])),
        .macro(
            name: "QuadrantMacros", dependencies: ["QuadrantExpansion"],
            swiftSettings: syntaxSettings,
            linkerSettings: syntaxLinking(["SwiftCompilerPluginMessageHandling"])),
        module(
            "QuadrantShaping",
            [
                "QuadrantText", "CHarfBuzz", "CFreeType", "CFontconfig", "CBundledFonts",
                "CHyphenation", "QuadrantGeometry",
            ], engineSettings + optimized, linking: [.linkedLibrary("_FoundationICU")]),
        module(
            "QuadrantCairo",
            paintModules + ["QuadrantShaping", "CCairo", "CFreeType", "CDeflate", "CPrefetch"],
            settings + optimized),
        module("QuadrantSVG", paintModules),
        module("QuadrantImages", ["QuadrantDisplayList", "CImageCodecs"]),
        module(
            "QuadrantRendering",
            viewModules + [
                "Combine", "QuadrantShaping", "QuadrantCairo", "QuadrantSVG", "QuadrantImages",
                "QuadrantInspection",
            ]),
        module(
            "SwiftUI",
            controlModules + [
                "QuadrantMacros", "QuadrantShaping", "QuadrantRendering", "Combine",
            ]),
        module("CoreGraphics", ["QuadrantGeometry", "QuadrantRendering", "QuadrantViews"]),
        module(
            "QuadrantTesting",
            controlModules + [
                "SwiftUI", "QuadrantImages", "QuadrantInspection", "QuadrantShaping",
                "QuadrantCairo", "QuadrantSVG", "QuadrantRendering",
            ]),
        module("QuadrantXCTest", ["QuadrantTesting"]),
        module(
            "QuadrantScanning", ["QuadrantIndex"], syntaxSettings,
            linking: syntaxLinking(["SwiftSyntax", "SwiftParser"])),
        module(
            "QuadrantCommand",
            controlModules + [
                "QuadrantIndex", "QuadrantInspection", "QuadrantRendering", "SwiftUI",
                "CoreGraphics", "CRunGuard",
            ]),
        program("quadrant-scan", ["QuadrantScanning", "QuadrantIndex"], syntaxSettings),
        program(
            "quadrant", ["QuadrantCommand"],
            linking: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),

        // Odd views and damaged files, made from seeds; Scripts/odd.sh draws any number of them.
        support(
            "OddViews",
            controlModules + [
                "QuadrantCairo", "QuadrantShaping", "QuadrantImages", "QuadrantRendering",
                "SwiftUI",
            ]),
        program(
            "odd-runs", ["OddViews", "RunArguments", "QuadrantRendering", "CCairo"],
            in: "Tests/OddRuns"),
        tests("OddViewTests", controlModules + ["OddViews", "QuadrantRendering", "SwiftUI"]),
        // Edits of random trees, made from seeds; Scripts/edits.sh makes any number of them.
        support("RandomEdits", controlModules + ["SwiftUI"], settings + optimized),
        program("edit-runs", ["RandomEdits", "RunArguments"], in: "Tests/EditRuns"),
        // What runs of any number of seeds are told.
        support("RunArguments"),
        // Whether files name only what is in the same or in lower folders; Scripts/layers.sh prints it.
        support(
            "Layers", [], syntaxSettings, linking: syntaxLinking(["SwiftSyntax", "SwiftParser"])),
        program("layer-check", ["Layers"], in: "Tests/LayersTool", syntaxSettings),
        tests("LayersTests", ["Layers"], syntaxSettings),
        // Waits for what other threads do.
        support("Waiting"),
        // Views that tests tap.
        support("TappedViews", viewModules + ["QuadrantShaping", "QuadrantTesting"]),

        tests("ConformanceTests", testingModules, exclude: ["Cases", "README.md"]),
        tests("QuadrantLayoutTests", layoutModules + ["RandomEdits"]),
        tests("PropertyTests", layoutModules + ["RandomEdits"]),
        tests(
            "QuadrantCoreTests",
            testingModules + ["QuadrantCairo", "QuadrantShaping", "RandomEdits", "Waiting"]),
        // Its folder Examples is the one of the package.
        tests(
            "ExampleTests", shownModules,
            exclude: ["Examples/Pictures.xcassets", "__Snapshots__"]),
        tests("QuadrantViewsTests", shownModules + ["TappedViews", "Waiting"]),
        tests("QuadrantControlsTests", testingModules + ["QuadrantShaping", "TappedViews"]),
        tests(
            "QuadrantTestingTests", testingModules + ["QuadrantXCTest", "QuadrantInspection"],
            exclude: ["__Snapshots__"]),
        tests("QuadrantInspectionTests", testingModules + ["QuadrantInspection"]),
        tests("CombineTests", ["Combine"]),
        tests("QuadrantSymbolsTests", ["QuadrantSymbols", "QuadrantGeometry"]),
        tests("QuadrantGeometryTests", ["QuadrantGeometry"]),
        tests("SpatialTests", ["Spatial", "QuadrantGeometry"], exclude: ["Cases"]),
        tests("QuadrantDisplayListTests", paintModules, exclude: ["Cases"]),
        tests(
            "QuadrantCairoTests", rendererModules + ["CCairo", "CDeflate"], settings + optimized),
        tests("QuadrantSVGTests", paintModules + ["QuadrantSVG"]),
        tests("QuadrantImagesTests", ["QuadrantImages", "QuadrantDisplayList", "CImageCodecs"]),
        tests("RenderingTests", rendererModules + ["QuadrantSVG", "CCairo"]),
        tests(
            "QuadrantShapingTests",
            ["QuadrantShaping", "QuadrantText", "QuadrantGeometry", "CFreeType"], exclude: ["Data"]),
        tests(
            "QuadrantRenderingTests",
            controlModules + [
                "SwiftUI", "QuadrantRendering", "QuadrantCairo", "QuadrantShaping", "Combine",
                "Waiting",
            ]),
        tests(
            "QuadrantExpansionTests", ["QuadrantExpansion"], syntaxSettings,
            linking: syntaxLinking(["SwiftParser", "SwiftBasicFormat", "SwiftDiagnostics"])),
        tests(
            "QuadrantCommandTests",
            controlModules + [
                "QuadrantCommand", "QuadrantScanning", "quadrant", "quadrant-scan", "QuadrantIndex",
                "SwiftUI",
            ], syntaxSettings),
    ],
    swiftLanguageModes: [.v6]
)
