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
/// Modules that use the toolchain's own SwiftSyntax.
let syntaxSettings = settings + [.unsafeFlags(["-I", host])]
func syntaxLinking(_ libraries: [String]) -> [LinkerSetting] {
    [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])]
        + libraries.map { .linkedLibrary($0) }
}

/// What `SwiftUI` re-exports. Who imports it names these too: a build that is not told would not
/// compile it again when one of them changes.
let viewModules: [Target.Dependency] = [
    "QuadrantGeometry", "QuadrantText", "QuadrantDisplayList", "QuadrantLayout", "QuadrantCore",
    "QuadrantViews",
]

let paintModules: [Target.Dependency] = [
    "QuadrantDisplayList", "QuadrantGeometry", "QuadrantText",
]
let testedModules = viewModules + ["SwiftUI", "QuadrantImages"]
let testingModules = viewModules + ["QuadrantTesting", "SwiftUI"]

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
        module("QuadrantDisplayList", ["QuadrantGeometry", "QuadrantText"]),
        module(
            "QuadrantLayout", ["QuadrantGeometry", "QuadrantText", "CLargeStack"], engineSettings),
        module(
            "QuadrantCore",
            [
                "QuadrantLayout", "QuadrantDisplayList", "QuadrantGeometry", "QuadrantText",
                "CCurrentReader", "CPrefetch", "CFoundationGetters", "CHeldWork",
            ], engineSettings),
        module(
            "QuadrantViews",
            [
                "QuadrantCore", "QuadrantGeometry", "QuadrantText", "QuadrantDisplayList",
                "QuadrantLayout", "Combine",
            ]),
        module(
            "QuadrantInspection",
            ["QuadrantCore", "QuadrantGeometry", "QuadrantText", "QuadrantLayout"]),
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
            ], engineSettings, linking: [.linkedLibrary("_FoundationICU")]),
        module(
            "QuadrantCairo",
            paintModules + ["QuadrantShaping", "CCairo", "CFreeType", "CDeflate", "CPrefetch"]),
        module("QuadrantSVG", paintModules),
        module("QuadrantImages", ["QuadrantDisplayList", "CImageCodecs"]),
        module(
            "QuadrantRendering",
            viewModules + [
                "Combine", "QuadrantShaping", "QuadrantCairo", "QuadrantSVG", "QuadrantImages",
            ]),
        module(
            "SwiftUI",
            viewModules + ["QuadrantMacros", "QuadrantShaping", "QuadrantRendering", "Combine"]),
        module("CoreGraphics", ["QuadrantGeometry", "QuadrantRendering", "QuadrantViews"]),
        module(
            "QuadrantTesting",
            testedModules + [
                "QuadrantInspection", "QuadrantShaping", "QuadrantCairo", "QuadrantSVG",
                "QuadrantRendering",
            ]),
        module("QuadrantXCTest", ["QuadrantTesting"]),
        module(
            "QuadrantScanning", ["QuadrantIndex"], syntaxSettings,
            linking: syntaxLinking(["SwiftSyntax", "SwiftParser"])),
        module(
            "QuadrantCommand",
            viewModules + [
                "QuadrantIndex", "QuadrantInspection", "QuadrantRendering", "SwiftUI",
                "CoreGraphics", "CRunGuard",
            ]),
        .executableTarget(
            name: "quadrant-scan", dependencies: ["QuadrantScanning", "QuadrantIndex"],
            swiftSettings: syntaxSettings),
        .executableTarget(
            name: "quadrant", dependencies: ["QuadrantCommand"], swiftSettings: settings,
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),

        // Odd views and damaged files, made from seeds; Scripts/odd.sh draws any number of them.
        .target(
            name: "OddViews",
            dependencies: paintModules + [
                "QuadrantCairo", "QuadrantImages", "QuadrantRendering", "QuadrantShaping",
                "SwiftUI",
            ], path: "Tests/OddViews", swiftSettings: settings),
        .executableTarget(
            name: "odd-runs", dependencies: ["OddViews", "QuadrantRendering", "CCairo"],
            path: "Tests/OddRuns", swiftSettings: settings),
        // Waits for what other threads do.
        .target(name: "Waiting", path: "Tests/Waiting", swiftSettings: settings),
        tests("OddViewTests", ["OddViews", "QuadrantRendering", "SwiftUI"]),

        // Edits of random trees, made from seeds; Scripts/edits.sh makes any number of them.
        .target(
            name: "RandomEdits", dependencies: viewModules + ["SwiftUI"], path: "Tests/RandomEdits",
            swiftSettings: settings),
        .executableTarget(
            name: "edit-runs", dependencies: ["RandomEdits"], path: "Tests/EditRuns",
            swiftSettings: settings),

        tests("ConformanceTests", testingModules, exclude: ["Cases", "README.md"]),
        tests("QuadrantLayoutTests", ["QuadrantLayout", "QuadrantText", "QuadrantGeometry"]),
        tests(
            "PropertyTests",
            ["QuadrantLayout", "QuadrantText", "QuadrantGeometry", "RandomEdits"]),
        tests(
            "QuadrantCoreTests",
            testingModules + ["QuadrantCairo", "QuadrantShaping", "RandomEdits", "Waiting"]),
        // Its folder Examples is the one of the package.
        tests(
            "ExampleTests", testingModules + ["QuadrantImages", "QuadrantShaping"],
            exclude: ["Examples/Pictures.xcassets", "__Snapshots__"]),
        tests(
            "QuadrantViewsTests", testingModules + ["QuadrantImages", "QuadrantShaping", "Waiting"]),
        tests(
            "QuadrantTestingTests", testingModules + ["QuadrantXCTest", "QuadrantInspection"],
            exclude: ["__Snapshots__"]),
        tests("QuadrantInspectionTests", testingModules + ["QuadrantInspection"]),
        tests("CombineTests", ["Combine"]),
        tests("QuadrantGeometryTests", ["QuadrantGeometry"]),
        tests("QuadrantDisplayListTests", paintModules),
        tests(
            "QuadrantCairoTests",
            paintModules + ["QuadrantCairo", "QuadrantShaping", "CCairo", "CDeflate"]),
        tests("QuadrantSVGTests", paintModules + ["QuadrantSVG"]),
        tests("QuadrantImagesTests", ["QuadrantImages", "QuadrantDisplayList", "CImageCodecs"]),
        tests(
            "RenderingTests",
            paintModules + ["QuadrantCairo", "QuadrantSVG", "QuadrantShaping", "CCairo"]),
        tests(
            "QuadrantShapingTests",
            ["QuadrantShaping", "QuadrantText", "QuadrantGeometry", "CFreeType"], exclude: ["Data"]),
        tests(
            "QuadrantRenderingTests",
            viewModules + [
                "SwiftUI", "QuadrantRendering", "QuadrantCairo", "QuadrantShaping", "Combine",
                "Waiting",
            ]),
        tests(
            "QuadrantExpansionTests", ["QuadrantExpansion"], syntaxSettings,
            linking: syntaxLinking(["SwiftParser", "SwiftBasicFormat", "SwiftDiagnostics"])),
        tests(
            "QuadrantCommandTests",
            viewModules + [
                "QuadrantCommand", "QuadrantScanning", "quadrant", "quadrant-scan", "QuadrantIndex",
                "SwiftUI",
            ], syntaxSettings),
    ],
    swiftLanguageModes: [.v6]
)
