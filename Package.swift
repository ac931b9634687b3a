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
/// The layout arena: dynamic exclusivity checks cost up to five times as much as its own work.
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

let package = Package(
    name: "Quadrant",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "QuadrantTesting", targets: ["QuadrantTesting"]),
        .executable(name: "quadrant", targets: ["quadrant"]),
    ],
    targets: [
        .systemLibrary(
            name: "CCairo", pkgConfig: "cairo cairo-ft", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(
            name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(
            name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        .systemLibrary(
            name: "CFontconfig", pkgConfig: "fontconfig",
            providers: [.apt(["libfontconfig-dev"])]),
        .systemLibrary(
            name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .target(name: "CBundledFonts", exclude: ["Fonts"]),
        .target(name: "CLargeStack"),

        .target(
            name: "QuadrantGeometry", dependencies: ["CLargeStack"], swiftSettings: settings),
        .target(name: "QuadrantText", dependencies: ["QuadrantGeometry"], swiftSettings: settings),
        .target(
            name: "QuadrantDisplayList", dependencies: ["QuadrantGeometry", "QuadrantText"],
            swiftSettings: settings),
        .target(
            name: "QuadrantLayout",
            dependencies: ["QuadrantGeometry", "QuadrantText", "CLargeStack"],
            swiftSettings: engineSettings),
        .target(
            name: "QuadrantCore",
            dependencies: [
                "QuadrantLayout", "QuadrantDisplayList", "QuadrantGeometry", "QuadrantText",
            ], swiftSettings: engineSettings),
        .target(
            name: "QuadrantViews",
            dependencies: [
                "QuadrantCore", "QuadrantGeometry", "QuadrantText", "QuadrantDisplayList",
                "QuadrantLayout",
            ], swiftSettings: settings),
        .target(
            name: "QuadrantInspection",
            dependencies: ["QuadrantCore", "QuadrantGeometry", "QuadrantText", "QuadrantLayout"],
            swiftSettings: settings),
        .target(name: "QuadrantIndex", swiftSettings: settings),
        .macro(
            name: "QuadrantMacros", dependencies: ["QuadrantIndex"], swiftSettings: syntaxSettings,
            linkerSettings: syntaxLinking([
                "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
                "SwiftSyntaxMacroExpansion", "SwiftDiagnostics",
                "SwiftCompilerPluginMessageHandling",
            ])),
        .target(
            name: "QuadrantShaping",
            dependencies: [
                "QuadrantText", "CHarfBuzz", "CFreeType", "CFontconfig", "CBundledFonts",
                "QuadrantGeometry",
            ], swiftSettings: settings, linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(
            name: "QuadrantCairo",
            dependencies: [
                "QuadrantDisplayList", "QuadrantShaping", "CCairo", "CFreeType", "CDeflate",
                "QuadrantGeometry", "QuadrantText",
            ], swiftSettings: settings),
        .target(
            name: "QuadrantSVG",
            dependencies: ["QuadrantDisplayList", "QuadrantGeometry", "QuadrantText"],
            swiftSettings: settings),
        .target(
            name: "SwiftUI",
            dependencies: viewModules + [
                "QuadrantMacros", "QuadrantShaping", "QuadrantCairo", "QuadrantSVG",
            ], swiftSettings: settings),
        .target(
            name: "QuadrantTesting",
            dependencies: viewModules + ["SwiftUI", "QuadrantInspection", "QuadrantShaping"],
            swiftSettings: settings),
        .target(
            name: "QuadrantScanning", dependencies: ["QuadrantIndex"],
            swiftSettings: syntaxSettings,
            linkerSettings: syntaxLinking(["SwiftSyntax", "SwiftParser"])),
        .target(
            name: "QuadrantCommand",
            dependencies: viewModules + ["QuadrantIndex", "QuadrantInspection", "SwiftUI"],
            swiftSettings: settings),
        .executableTarget(
            name: "quadrant-scan", dependencies: ["QuadrantScanning", "QuadrantIndex"],
            swiftSettings: syntaxSettings),
        .executableTarget(
            name: "quadrant", dependencies: ["QuadrantCommand"], swiftSettings: settings,
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
        .testTarget(
            name: "ConformanceTests",
            dependencies: viewModules + ["QuadrantTesting", "SwiftUI"],
            exclude: [
                "Cases", "README.md",
            ], swiftSettings: settings),
        .testTarget(
            name: "QuadrantLayoutTests",
            dependencies: ["QuadrantLayout", "QuadrantText", "QuadrantGeometry"],
            swiftSettings: settings),
        .testTarget(
            name: "PropertyTests",
            dependencies: ["QuadrantLayout", "QuadrantText", "QuadrantGeometry"],
            swiftSettings: settings),
        .testTarget(
            name: "QuadrantCoreTests",
            dependencies: viewModules + [
                "QuadrantTesting", "SwiftUI", "QuadrantCairo", "QuadrantShaping",
            ], swiftSettings: settings),
        // Its folder Examples is the one of the package.
        .testTarget(
            name: "ExampleTests",
            dependencies: viewModules + ["QuadrantTesting", "SwiftUI"],
            swiftSettings: settings),
        .testTarget(
            name: "QuadrantViewsTests",
            dependencies: viewModules + ["QuadrantTesting", "SwiftUI"], swiftSettings: settings),
        .testTarget(
            name: "QuadrantInspectionTests",
            dependencies: viewModules + ["QuadrantTesting", "SwiftUI", "QuadrantInspection"],
            swiftSettings: settings),
        .testTarget(
            name: "QuadrantGeometryTests", dependencies: ["QuadrantGeometry"],
            swiftSettings: settings),
        .testTarget(
            name: "QuadrantDisplayListTests",
            dependencies: ["QuadrantDisplayList", "QuadrantGeometry"], swiftSettings: settings),
        .testTarget(
            name: "QuadrantCairoTests",
            dependencies: [
                "QuadrantCairo", "QuadrantDisplayList", "QuadrantGeometry", "QuadrantShaping",
                "QuadrantText", "CCairo",
            ], swiftSettings: settings),
        .testTarget(
            name: "QuadrantSVGTests",
            dependencies: [
                "QuadrantSVG", "QuadrantDisplayList", "QuadrantGeometry", "QuadrantText",
            ], swiftSettings: settings),
        .testTarget(
            name: "QuadrantShapingTests",
            dependencies: ["QuadrantShaping", "QuadrantText", "QuadrantGeometry", "CFreeType"],
            swiftSettings: settings),
        .testTarget(
            name: "QuadrantMacrosTests", dependencies: ["QuadrantMacros"],
            swiftSettings: syntaxSettings,
            linkerSettings: syntaxLinking(["SwiftParser", "SwiftBasicFormat", "SwiftDiagnostics"])),
        .testTarget(
            name: "QuadrantCommandTests",
            dependencies: viewModules + [
                "QuadrantCommand", "QuadrantScanning", "quadrant", "quadrant-scan", "QuadrantIndex",
                "SwiftUI",
            ], swiftSettings: syntaxSettings),
    ],
    swiftLanguageModes: [.v6]
)
