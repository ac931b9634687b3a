// swift-tools-version: 6.3
import PackageDescription

// Apple's modules that the program compiles when a project first imports them (Documentation/Modules.md). This manifest is for their
// tests: './test --modules'.

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Modules",
    products: [
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "SwiftData", targets: ["SwiftData"]),
    ],
    dependencies: [.package(name: "Quadrant", path: "..")],
    targets: [
        // The main package's, seen from here.
        .target(name: "Expectations", path: "Support/Expectations", swiftSettings: settings),
        .target(
            name: "Charts", dependencies: [.product(name: "SwiftUI", package: "Quadrant")],
            path: "Charts/Sources", swiftSettings: settings),
        .testTarget(
            name: "ChartsTests",
            dependencies: [
                "Charts", "Expectations", .product(name: "QuadrantTesting", package: "Quadrant"),
            ],
            path: "Charts/Tests", exclude: ["documented-names.txt"], swiftSettings: settings),
        .target(
            name: "SwiftData", dependencies: [.product(name: "SwiftUI", package: "Quadrant")],
            path: "SwiftData/Sources", swiftSettings: settings),
        .testTarget(
            name: "SwiftDataTests",
            dependencies: [
                "SwiftData", "Expectations", .product(name: "QuadrantTesting", package: "Quadrant"),
            ],
            path: "SwiftData/Tests", swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
