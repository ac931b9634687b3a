// swift-tools-version: 6.3
import CompilerPluginSupport
import Foundation
import PackageDescription

/// `usr/lib/swift/host` of the toolchain that reads this manifest: SwiftSyntax lies there. A manifest is not told
/// where its toolchain is; it sees which libraries it was loaded with.
let host: String = {
    let library = "/pm/ManifestAPI/libPackageDescription.so"
    let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
    let path = lines.first { $0.hasSuffix(library) }?.drop { $0 != "/" }.dropLast(library.count)
    return (path ?? "/usr/lib/swift") + "/host"
}()

typealias Names = [Target.Dependency]
/// A system library: its pkg-config names and the Debian packages that bring it.
func system(_ name: String, _ pkgConfig: String, _ packages: [String]) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt(packages)])
}
func module(_ name: String, _ dependencies: Names = []) -> Target {
    .target(name: name, dependencies: dependencies)
}
func program(_ name: String, _ dependencies: Names, in folder: String? = nil) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: folder)
}
/// What several targets of tests use.
func support(_ name: String, _ dependencies: Names = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Tests/\(name)")
}
func tests(_ name: String, _ dependencies: Names = [], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: exclude)
}

let paintModules: Names = [
    "QuadrantDisplayList", "QuadrantGeometry", "QuadrantText", "Spatial",
]
let layoutModules: Names = ["QuadrantGeometry", "QuadrantText", "Spatial", "QuadrantLayout"]
let coreModules = paintModules + ["QuadrantLayout", "QuadrantCore"]
let viewModules = coreModules + ["QuadrantViews"]
/// What `SwiftUI` re-exports. Who imports it names these too: a build that is not told would not
/// compile it again when one of them changes.
let controlModules = viewModules + ["QuadrantControls", "QuadrantLists", "QuadrantTextInput"]
let testingModules = controlModules + ["QuadrantTesting", "SwiftUI"]
let shownModules = testingModules + ["QuadrantImages", "QuadrantShaping"]
let rendererModules = paintModules + ["QuadrantCairo", "QuadrantShaping"]
let fileModules: Names = ["QuadrantShaping", "QuadrantCairo", "QuadrantSVG", "QuadrantImages"]

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
        module("QuadrantGeometry", ["CLargeStack"]),
        module("QuadrantText", ["QuadrantGeometry"]),
        module("Spatial", ["QuadrantGeometry"]),
        module("QuadrantDisplayList", ["QuadrantGeometry", "QuadrantText", "Spatial"]),
        module("QuadrantSymbols", paintModules),
        module("QuadrantLayout", ["QuadrantGeometry", "QuadrantText", "Spatial", "CLargeStack"]),
        module(
            "QuadrantCore",
            paintModules + [
                "QuadrantLayout", "CCurrentReader", "CPrefetch", "CFoundationGetters", "CHeldWork",
            ]),
        module("QuadrantViews", coreModules + ["QuadrantSymbols", "Combine"]),
        module("QuadrantControls", viewModules),
        module("QuadrantLists", viewModules + ["QuadrantControls"]),
        module("QuadrantEditing", ["QuadrantGeometry", "QuadrantText"]),
        module("QuadrantTextInput", viewModules + ["QuadrantControls", "QuadrantEditing"]),
        module("QuadrantInspection", layoutModules + ["QuadrantCore"]),
        module("QuadrantIndex"),
        // Apart from the plugin, for the tests: where a test names a macro's own target, SwiftPM builds all
        // tests, and all that they use, for the host, beside what it builds anyway.
        module("QuadrantExpansion", ["QuadrantIndex"]),
        .macro(name: "QuadrantMacros", dependencies: ["QuadrantExpansion"]),
        module(
            "QuadrantShaping",
            [
                "QuadrantText", "CHarfBuzz", "CFreeType", "CFontconfig", "CBundledFonts",
                "CHyphenation", "QuadrantGeometry",
            ]),
        module(
            "QuadrantCairo",
            paintModules + ["QuadrantShaping", "CCairo", "CFreeType", "CDeflate", "CPrefetch"]),
        module("QuadrantSVG", paintModules),
        module("QuadrantImages", ["QuadrantDisplayList", "CImageCodecs"]),
        module("QuadrantRendering", viewModules + fileModules + ["Combine", "QuadrantInspection"]),
        module(
            "SwiftUI",
            controlModules + ["QuadrantMacros", "QuadrantShaping", "QuadrantRendering", "Combine"]),
        module("CoreGraphics", ["QuadrantGeometry", "QuadrantRendering", "QuadrantViews"]),
        module(
            "QuadrantTesting",
            controlModules + fileModules + [
                "SwiftUI", "QuadrantEditing", "QuadrantInspection", "QuadrantRendering",
            ]),
        module("QuadrantXCTest", ["QuadrantTesting"]),
        module("QuadrantScanning", ["QuadrantIndex"]),
        module(
            "QuadrantCommand",
            controlModules + [
                "QuadrantIndex", "QuadrantInspection", "QuadrantRendering", "SwiftUI",
                "CoreGraphics", "CRunGuard",
            ]),
        program("quadrant-scan", ["QuadrantScanning", "QuadrantIndex"]),
        program("quadrant", ["QuadrantCommand"]),

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
        support("RandomEdits", controlModules + ["SwiftUI"]),
        program("edit-runs", ["RandomEdits", "RunArguments"], in: "Tests/EditRuns"),
        // What runs of any number of seeds are told.
        support("RunArguments"),
        // Whether files name only what is in the same or in lower folders; Scripts/layers.sh prints it.
        support("Layers", []),
        program("layer-check", ["Layers"], in: "Tests/LayersTool"),
        tests("LayersTests", ["Layers"]),
        // Waits for what other threads do.
        support("Waiting"),
        // Views that tests tap.
        support("TappedViews", viewModules + ["QuadrantShaping", "QuadrantTesting"]),

        tests("ConformanceTests", testingModules, exclude: ["Cases", "README.md"]),
        // Views, keys and hosts that several of the tests below use.
        support("TestedViews", testingModules),
        tests("QuadrantLayoutTests", testingModules + ["RandomEdits", "TestedViews"]),
        tests("PropertyTests", layoutModules + ["RandomEdits"]),
        tests(
            "QuadrantCoreTests",
            testingModules + [
                "QuadrantCairo", "QuadrantShaping", "RandomEdits", "TappedViews", "TestedViews",
                "Waiting",
            ]),
        // Its folder Examples is the one of the package.
        tests(
            "ExampleTests", shownModules,
            exclude: ["Examples/Pictures.xcassets", "__Snapshots__"]),
        tests("QuadrantViewsTests", shownModules + ["TappedViews", "TestedViews", "Waiting"]),
        tests("QuadrantControlsTests", testingModules + ["QuadrantShaping", "TappedViews"]),
        tests("QuadrantListsTests", testingModules + ["QuadrantShaping", "TappedViews"]),
        tests(
            "QuadrantEditingTests",
            ["QuadrantEditing", "QuadrantShaping", "QuadrantText", "QuadrantGeometry"]),
        tests(
            "QuadrantTextInputTests",
            testingModules + ["QuadrantShaping", "QuadrantEditing", "TappedViews"]),
        tests(
            "QuadrantTestingTests", testingModules + ["QuadrantXCTest", "QuadrantInspection"],
            exclude: ["__Snapshots__"]),
        tests("QuadrantInspectionTests", testingModules + ["QuadrantInspection"]),
        tests("CombineTests", ["Combine"]),
        tests("QuadrantSymbolsTests", ["QuadrantSymbols", "QuadrantGeometry"]),
        tests("QuadrantGeometryTests", ["QuadrantGeometry"]),
        tests("SpatialTests", ["Spatial", "QuadrantGeometry"], exclude: ["Cases"]),
        tests("QuadrantDisplayListTests", paintModules, exclude: ["Cases"]),
        tests("QuadrantCairoTests", rendererModules + ["CCairo", "CDeflate"]),
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
        tests("QuadrantExpansionTests", ["QuadrantExpansion"]),
        tests(
            "QuadrantCommandTests",
            controlModules + [
                "QuadrantCommand", "QuadrantScanning", "quadrant", "quadrant-scan", "QuadrantIndex",
                "SwiftUI",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

/// Optimised in debug builds too, each as a whole: the tests repeat their work most, and what is hot calls from file
/// to file. Assertions stay, nothing is inlined into other modules, and tests see what is internal.
let optimized: Set = [
    "QuadrantGeometry", "QuadrantText", "QuadrantDisplayList", "QuadrantLayout", "QuadrantShaping",
    "QuadrantCairo", "QuadrantCairoTests", "RandomEdits",
]
/// The arena of layout and the text engine: in release builds dynamic checks of exclusive access would cost up to
/// five times as much as their own work.
let unchecked: Set = ["QuadrantLayout", "QuadrantCore", "QuadrantShaping"]
/// Who uses the toolchain's own SwiftSyntax, and which of its libraries they are linked with.
let syntax: [String: [String]] = [
    "QuadrantExpansion": [
        "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion",
        "SwiftDiagnostics",
    ],
    "QuadrantMacros": ["SwiftCompilerPluginMessageHandling"],
    "QuadrantScanning": ["SwiftSyntax", "SwiftParser"], "quadrant-scan": [],
    "Layers": ["SwiftSyntax", "SwiftParser"], "layer-check": [], "LayersTests": [],
    "QuadrantExpansionTests": ["SwiftParser", "SwiftBasicFormat", "SwiftDiagnostics"],
    "QuadrantCommandTests": [],
]
let linking: [String: [LinkerSetting]] = [
    "QuadrantShaping": [.linkedLibrary("_FoundationICU")],
    "QuadrantEditing": [.linkedLibrary("_FoundationICU")],
    "quadrant": [.unsafeFlags(["-Xlinker", "--export-dynamic"])],
]

// Every target gets its settings here; those of C, such as CCairo, have none.
for target in package.targets where target.name.prefix(2).uppercased() != target.name.prefix(2) {
    let (name, isForTests) = (target.name, target.type == .test || target.path != nil)
    var settings: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    // All of Sources; where unsafe code lies is said in Documentation/Safety.md.
    if !isForTests { settings.append(.strictMemorySafety()) }
    if unchecked.contains(name) {
        let flags = ["-enforce-exclusivity=unchecked"]
        settings.append(.unsafeFlags(flags, .when(configuration: .release)))
    }
    if optimized.contains(name) {
        let flags = [
            "-O", "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2",
            "-disable-cmo", "-assert-config", "Debug",
        ]
        settings.append(.unsafeFlags(flags, .when(configuration: .debug)))
    }
    var links = linking[name] ?? []
    if let libraries = syntax[name] {
        settings.append(.unsafeFlags(["-I", host]))
        if !libraries.isEmpty {
            links.append(.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]))
            links += libraries.map { .linkedLibrary($0) }
        }
    }
    (target.swiftSettings, target.linkerSettings) = (settings, links)
}
