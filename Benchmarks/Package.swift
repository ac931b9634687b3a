// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
let engineSettings =
    settings + [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]

/// Not optimised, as in the main package (`plain` there): what users have is what is measured.
let plain =
    settings
    + [.unsafeFlags(["-Onone", "-assert-config", "Release"], .when(configuration: .release))]

/// A module of the main package, by its storey and its name. `Quadrant` is that package's `Sources`, seen
/// from here: the programs use the engine, whose interface is `package`, and so have to be of one
/// package with it.
func engine(
    _ place: String, _ dependencies: [Target.Dependency] = [],
    _ settings: [SwiftSetting] = settings, exclude: [String] = [], linking: [LinkerSetting] = []
) -> Target {
    .target(
        name: name(of: place), dependencies: dependencies, path: "Quadrant/\(place)",
        exclude: exclude, swiftSettings: settings, linkerSettings: linking)
}
func system(_ place: String, _ pkgConfig: String) -> Target {
    .systemLibrary(name: name(of: place), path: "Quadrant/\(place)", pkgConfig: pkgConfig)
}
func name(of place: String) -> String { String(place.drop { $0 != "/" }.dropFirst()) }

/// Packs the addresses that the loader fills in, 92,000 in a program with the standard library inside: a
/// cold start touches 1.5 MB less. Needs glibc 2.36.
let packedAddresses: [LinkerSetting] = [
    .unsafeFlags(["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"])
]

let package = Package(
    name: "Benchmarks",
    targets: [
        system("C/CCairo", "cairo cairo-ft"),
        system("C/CHarfBuzz", "harfbuzz"),
        system("C/CFreeType", "freetype2"),
        system("C/CFontconfig", "fontconfig"),
        system("C/CDeflate", "libdeflate"),
        system("C/CImageCodecs", "libpng libturbojpeg libwebp libwebpdemux libwebpmux"),
        engine("C/CBundledFonts", exclude: ["Fonts"]),
        engine("C/CHyphenation", exclude: ["Patterns"]),
        engine("C/CLargeStack"), engine("C/CCurrentReader"), engine("C/CPrefetch"),
        engine("C/CFoundationGetters"), engine("C/CHeldWork"), engine("C/CVectorPictures"),
        engine("Engine/QuadrantGeometry", ["CLargeStack"]),
        engine("Engine/QuadrantText", ["QuadrantGeometry"]),
        engine("Engine/Spatial", ["QuadrantGeometry"]),
        engine("Engine/QuadrantMotion", ["QuadrantGeometry"]),
        engine("Engine/QuadrantEvents", [], plain),
        engine("Engine/QuadrantDisplayList", ["QuadrantGeometry", "QuadrantText", "Spatial"]),
        engine(
            "Engine/QuadrantSymbols",
            ["QuadrantDisplayList", "QuadrantGeometry", "QuadrantText", "Spatial"]),
        engine(
            "Engine/QuadrantLayout",
            ["QuadrantGeometry", "QuadrantText", "Spatial", "CLargeStack"],
            engineSettings),
        engine(
            "Engine/QuadrantCore",
            [
                "QuadrantMotion", "QuadrantEvents",
                "QuadrantLayout", "QuadrantDisplayList", "QuadrantGeometry", "QuadrantText",
                "Spatial", "CCurrentReader", "CPrefetch", "CFoundationGetters", "CHeldWork",
            ], engineSettings),
        engine("Engine/Accessibility", ["QuadrantCore"], plain),
        engine(
            "Interface/QuadrantViews",
            [
                "QuadrantMotion", "QuadrantEvents",
                "QuadrantCore", "QuadrantLayout", "QuadrantDisplayList", "QuadrantGeometry",
                "QuadrantText", "Spatial", "QuadrantSymbols", "Combine", "Accessibility",
                "QuadrantFoundation",
            ]),
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
        engine("Base/Combine"),
        engine("Base/QuadrantFoundation", ["Combine"], linking: [.linkedLibrary("_FoundationICU")]),
        engine(
            "Renderers/QuadrantSVG",
            ["QuadrantDisplayList", "QuadrantGeometry", "QuadrantText", "Spatial"]),
        engine(
            "Sessions/QuadrantInspection",
            ["QuadrantCore", "QuadrantLayout", "QuadrantGeometry", "QuadrantText", "Spatial"]),
        engine(
            "Sessions/QuadrantAccessibility",
            [
                "QuadrantInspection", "QuadrantCore", "QuadrantLayout", "QuadrantGeometry",
                "QuadrantText", "Spatial",
            ]),
        engine(
            "Renderers/QuadrantImages", ["QuadrantDisplayList", "CImageCodecs", "CVectorPictures"]),
        engine("Renderers/QuadrantClips", ["QuadrantDisplayList", "CDeflate", "CImageCodecs"]),
        engine(
            "Sessions/QuadrantRendering",
            [
                "QuadrantMotion",
                "QuadrantCore", "QuadrantLayout", "QuadrantDisplayList", "QuadrantGeometry",
                "QuadrantText", "QuadrantViews", "Combine", "QuadrantShaping", "QuadrantCairo",
                "QuadrantSVG", "QuadrantImages", "QuadrantInspection", "QuadrantAccessibility",
                "Spatial",
                "QuadrantClips", "QuadrantEvents", "QuadrantGestures", "QuadrantControls",
                "QuadrantEditing", "QuadrantTextInput", "QuadrantNavigation",
            ]),
        .target(name: "CFloor", cSettings: [.unsafeFlags(["-O3"])]),
        .executableTarget(
            name: "LayoutBenchmark",
            dependencies: [
                "QuadrantViews", "QuadrantCore", "QuadrantLayout", "QuadrantText",
                "QuadrantGeometry", "CFloor",
            ],
            swiftSettings: settings),
        .target(name: "CLookups", cSettings: [.unsafeFlags(["-O3"])]),
        .target(name: "CAllocations", cSettings: [.unsafeFlags(["-O3"])]),
        .executableTarget(
            name: "TextCosts",
            dependencies: [
                "QuadrantViews", "QuadrantCore", "QuadrantShaping", "QuadrantText",
                "QuadrantLayout", "QuadrantGeometry", "CAllocations",
            ],
            swiftSettings: settings),
        engine(
            "Interface/QuadrantGestures",
            [
                "Combine", "QuadrantFoundation", "QuadrantMotion", "QuadrantEvents", "QuadrantCore",
                "QuadrantLayout",
                "QuadrantDisplayList", "QuadrantGeometry", "QuadrantText", "QuadrantViews",
                "Spatial",
            ], plain),
        engine("Base/UniformTypeIdentifiers", [], plain),
        engine("Base/CoreTransferable", ["UniformTypeIdentifiers", "Combine"], plain),
        engine(
            "Interface/QuadrantDragDrop",
            [
                "QuadrantCore", "QuadrantLayout", "QuadrantDisplayList", "QuadrantGeometry",
                "QuadrantText", "QuadrantMotion", "QuadrantEvents", "QuadrantViews", "Spatial",
                "QuadrantGestures", "UniformTypeIdentifiers", "CoreTransferable",
            ], plain),
        engine(
            "Interface/QuadrantControls",
            [
                "QuadrantMotion",
                "QuadrantCore", "QuadrantLayout", "QuadrantDisplayList", "QuadrantGeometry",
                "QuadrantText", "QuadrantViews", "Spatial", "UniformTypeIdentifiers",
                "CoreTransferable", "QuadrantEvents", "QuadrantGestures", "QuadrantDragDrop",
            ], plain),
        engine(
            "Engine/QuadrantEditing", ["QuadrantGeometry", "QuadrantText"], plain,
            linking: [.linkedLibrary("_FoundationICU")]),
        engine(
            "Interface/QuadrantTextInput",
            [
                "QuadrantMotion",
                "QuadrantCore", "QuadrantLayout", "QuadrantDisplayList", "QuadrantGeometry",
                "QuadrantText", "QuadrantViews", "Spatial", "UniformTypeIdentifiers",
                "CoreTransferable", "QuadrantEvents", "QuadrantGestures", "QuadrantDragDrop",
                "QuadrantControls", "QuadrantEditing",
            ], plain),
        engine(
            "Interface/QuadrantChoreography",
            [
                "QuadrantMotion", "QuadrantEvents", "QuadrantCore", "QuadrantLayout",
                "QuadrantDisplayList", "QuadrantGeometry", "QuadrantText", "QuadrantViews",
                "Spatial",
            ], plain),
        engine(
            "Interface/QuadrantLists",
            [
                "QuadrantMotion",
                "QuadrantCore", "QuadrantLayout", "QuadrantDisplayList", "QuadrantGeometry",
                "QuadrantText", "QuadrantViews", "QuadrantControls", "Spatial",
                "UniformTypeIdentifiers", "CoreTransferable", "QuadrantEvents",
                "QuadrantGestures", "QuadrantDragDrop", "QuadrantFoundation",
            ]),
        engine(
            "Interface/QuadrantNavigation",
            [
                "QuadrantMotion",
                "QuadrantCore", "QuadrantLayout", "QuadrantDisplayList", "QuadrantGeometry",
                "QuadrantText", "QuadrantViews", "QuadrantControls", "QuadrantLists", "Spatial",
                "UniformTypeIdentifiers", "CoreTransferable", "QuadrantEvents",
                "QuadrantGestures", "QuadrantTextInput",
            ]),
        .executableTarget(
            name: "ListBenchmark",
            dependencies: [
                "QuadrantViews", "QuadrantCore", "QuadrantLayout", "QuadrantShaping",
                "QuadrantGeometry", "QuadrantText", "QuadrantControls", "QuadrantLists",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "HandBenchmark",
            dependencies: [
                "QuadrantViews", "QuadrantCore", "QuadrantLayout", "QuadrantShaping",
                "QuadrantGeometry", "QuadrantText", "QuadrantControls", "QuadrantLists",
                "QuadrantEvents", "QuadrantGestures",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "MotionBenchmark",
            dependencies: [
                "QuadrantViews", "QuadrantCore", "QuadrantLayout", "QuadrantShaping",
                "QuadrantGeometry", "QuadrantText", "QuadrantCairo", "QuadrantDisplayList",
                "QuadrantMotion", "QuadrantControls", "QuadrantLists", "QuadrantChoreography",
                "QuadrantRendering", "CAllocations", "CLookups",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "RowBenchmark",
            dependencies: [
                "QuadrantViews", "QuadrantCore", "QuadrantLayout", "QuadrantShaping",
                "QuadrantGeometry", "QuadrantText",
            ],
            swiftSettings: settings),
        .target(
            name: "PaperViews",
            dependencies: [
                "QuadrantViews", "QuadrantCore", "QuadrantLayout", "QuadrantGeometry",
                "QuadrantRendering",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "PaperBenchmark",
            dependencies: [
                "PaperViews", "QuadrantViews", "QuadrantCore", "QuadrantLayout", "QuadrantShaping",
                "QuadrantCairo", "QuadrantDisplayList", "QuadrantGeometry",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "SceneBenchmark",
            dependencies: [
                "QuadrantCairo", "QuadrantDisplayList", "QuadrantGeometry", "QuadrantShaping",
                "QuadrantText", "Spatial",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "PaperOnce", dependencies: ["PaperViews"], swiftSettings: settings,
            linkerSettings: packedAddresses),
    ],
    swiftLanguageModes: [.v6]
)
