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

/// A module of the main package. `Engine` is that package's `Sources`, seen from here: the programs
/// use the engine, whose interface is `package`, and so have to be of one package with it.
func engine(
    _ name: String, _ dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting] = settings,
    exclude: [String] = [], linking: [LinkerSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Engine/\(name)", exclude: exclude,
        swiftSettings: settings, linkerSettings: linking)
}
func system(_ name: String, _ pkgConfig: String) -> Target {
    .systemLibrary(name: name, path: "Engine/\(name)", pkgConfig: pkgConfig)
}

/// Packs the addresses that the loader fills in, 92,000 in a program with the standard library inside: a
/// cold start touches 1.5 MB less. Needs glibc 2.36.
let packedAddresses: [LinkerSetting] = [
    .unsafeFlags(["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"])
]

let package = Package(
    name: "Benchmarks",
    targets: [
        system("CCairo", "cairo cairo-ft"),
        system("CHarfBuzz", "harfbuzz"),
        system("CFreeType", "freetype2"),
        system("CFontconfig", "fontconfig"),
        system("CDeflate", "libdeflate"),
        system("CImageCodecs", "libpng libturbojpeg libwebp libwebpdemux libwebpmux"),
        engine("CBundledFonts", exclude: ["Fonts"]),
        engine("CHyphenation", exclude: ["Patterns"]),
        engine("CLargeStack"), engine("CCurrentReader"), engine("CPrefetch"),
        engine("CFoundationGetters"), engine("CHeldWork"), engine("CVectorPictures"),
        engine("QuadrantGeometry", ["CLargeStack"]),
        engine("QuadrantText", ["QuadrantGeometry"]),
        engine("Spatial", ["QuadrantGeometry"]),
        engine("QuadrantMotion", ["QuadrantGeometry"]),
        engine("QuadrantEvents", [], plain),
        engine("QuadrantDisplayList", ["QuadrantGeometry", "QuadrantText", "Spatial"]),
        engine(
            "QuadrantSymbols",
            ["QuadrantDisplayList", "QuadrantGeometry", "QuadrantText", "Spatial"]),
        engine(
            "QuadrantLayout", ["QuadrantGeometry", "QuadrantText", "Spatial", "CLargeStack"],
            engineSettings),
        engine(
            "QuadrantCore",
            [
                "QuadrantMotion", "QuadrantEvents",
                "QuadrantLayout", "QuadrantDisplayList", "QuadrantGeometry", "QuadrantText",
                "Spatial", "CCurrentReader", "CPrefetch", "CFoundationGetters", "CHeldWork",
            ], engineSettings),
        engine("Accessibility", ["QuadrantCore"], plain),
        engine(
            "QuadrantViews",
            [
                "QuadrantMotion", "QuadrantEvents",
                "QuadrantCore", "QuadrantLayout", "QuadrantDisplayList", "QuadrantGeometry",
                "QuadrantText", "Spatial", "QuadrantSymbols", "Combine", "Accessibility",
                "QuadrantFoundation",
            ]),
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
        engine("Combine"),
        engine("QuadrantFoundation", ["Combine"], linking: [.linkedLibrary("_FoundationICU")]),
        engine(
            "QuadrantSVG", ["QuadrantDisplayList", "QuadrantGeometry", "QuadrantText", "Spatial"]),
        engine(
            "QuadrantInspection",
            ["QuadrantCore", "QuadrantLayout", "QuadrantGeometry", "QuadrantText", "Spatial"]),
        engine("QuadrantImages", ["QuadrantDisplayList", "CImageCodecs", "CVectorPictures"]),
        engine("QuadrantClips", ["QuadrantDisplayList", "CDeflate", "CImageCodecs"]),
        engine(
            "QuadrantRendering",
            [
                "QuadrantMotion",
                "QuadrantCore", "QuadrantLayout", "QuadrantDisplayList", "QuadrantGeometry",
                "QuadrantText", "QuadrantViews", "Combine", "QuadrantShaping", "QuadrantCairo",
                "QuadrantSVG", "QuadrantImages", "QuadrantInspection", "Spatial",
                "QuadrantClips", "QuadrantEvents", "QuadrantGestures",
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
            "QuadrantGestures",
            [
                "Combine", "QuadrantFoundation", "QuadrantMotion", "QuadrantEvents", "QuadrantCore",
                "QuadrantLayout",
                "QuadrantDisplayList", "QuadrantGeometry", "QuadrantText", "QuadrantViews",
                "Spatial",
            ], plain),
        engine("UniformTypeIdentifiers", [], plain),
        engine("CoreTransferable", ["UniformTypeIdentifiers", "Combine"], plain),
        engine(
            "QuadrantDragDrop",
            [
                "QuadrantCore", "QuadrantLayout", "QuadrantDisplayList", "QuadrantGeometry",
                "QuadrantText", "QuadrantMotion", "QuadrantEvents", "QuadrantViews", "Spatial",
                "QuadrantGestures", "UniformTypeIdentifiers", "CoreTransferable",
            ], plain),
        engine(
            "QuadrantControls",
            [
                "QuadrantMotion",
                "QuadrantCore", "QuadrantLayout", "QuadrantDisplayList", "QuadrantGeometry",
                "QuadrantText", "QuadrantViews", "Spatial", "UniformTypeIdentifiers",
                "CoreTransferable", "QuadrantEvents", "QuadrantGestures", "QuadrantDragDrop",
            ], plain),
        engine(
            "QuadrantChoreography",
            [
                "QuadrantMotion", "QuadrantEvents", "QuadrantCore", "QuadrantLayout",
                "QuadrantDisplayList", "QuadrantGeometry", "QuadrantText", "QuadrantViews",
                "Spatial",
            ], plain),
        engine(
            "QuadrantLists",
            [
                "QuadrantMotion",
                "QuadrantCore", "QuadrantLayout", "QuadrantDisplayList", "QuadrantGeometry",
                "QuadrantText", "QuadrantViews", "QuadrantControls", "Spatial",
                "UniformTypeIdentifiers", "CoreTransferable", "QuadrantEvents",
                "QuadrantGestures", "QuadrantDragDrop", "QuadrantFoundation",
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
