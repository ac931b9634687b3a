// swift-tools-version: 6.3
import PackageDescription

/// `Engine` is the main package's `Sources`, seen from here: the programs build trees straight in
/// the engine, whose interface is `package`, and so have to be of one package with it.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
let engineSettings =
    settings + [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]

let package = Package(
    name: "Benchmarks",
    targets: [
        .target(
            name: "QuadrantGeometry", dependencies: ["CLargeStack"],
            path: "Engine/QuadrantGeometry", swiftSettings: settings),
        .target(
            name: "QuadrantText", dependencies: ["QuadrantGeometry"],
            path: "Engine/QuadrantText", swiftSettings: settings),
        .target(name: "CFloor", cSettings: [.unsafeFlags(["-O3"])]),
        .target(name: "CLargeStack", path: "Engine/CLargeStack"),
        .target(
            name: "QuadrantLayout",
            dependencies: ["QuadrantGeometry", "QuadrantText", "CLargeStack"],
            path: "Engine/QuadrantLayout", swiftSettings: engineSettings),
        .target(
            name: "QuadrantDisplayList", dependencies: ["QuadrantGeometry", "QuadrantText"],
            path: "Engine/QuadrantDisplayList", swiftSettings: settings),
        .target(
            name: "QuadrantCore",
            dependencies: [
                "QuadrantLayout", "QuadrantDisplayList", "QuadrantGeometry", "QuadrantText",
            ],
            path: "Engine/QuadrantCore", swiftSettings: engineSettings),
        .target(
            name: "QuadrantViews",
            dependencies: [
                "QuadrantCore", "QuadrantLayout", "QuadrantDisplayList", "QuadrantGeometry",
                "QuadrantText",
            ], path: "Engine/QuadrantViews",
            swiftSettings: settings),
        .executableTarget(
            name: "LayoutBenchmark",
            dependencies: [
                "QuadrantViews", "QuadrantCore", "QuadrantLayout", "QuadrantText",
                "QuadrantGeometry", "CFloor",
            ],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
