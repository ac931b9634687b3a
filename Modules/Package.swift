// swift-tools-version: 6.3
import PackageDescription

// Apple's modules that the program compiles when a project first imports them (Documentation/Modules.md). This manifest is for their
// tests: './test --modules'.

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A module of the shelf, and its tests.
func shelved(
    _ name: String, _ others: String..., products: [String] = [], isTested: Bool = false
) -> [Target] {
    let ours = (["SwiftUI"] + products).map {
        Target.Dependency.product(name: $0, package: "Quadrant")
    }
    let module = Target.target(
        name: name, dependencies: others.map { .byName(name: $0) } + ours, path: "\(name)/Sources",
        swiftSettings: settings)
    let tests = Target.testTarget(
        name: "\(name)Tests",
        dependencies: [.byName(name: name), "Expectations"]
            + [.product(name: "QuadrantTesting", package: "Quadrant")],
        path: "\(name)/Tests", swiftSettings: settings)
    return isTested ? [module, tests] : [module]
}

let package = Package(
    name: "Modules",
    products: ["ActivityKit", "AppIntents", "Charts", "SwiftData", "WidgetKit"].map {
        .library(name: $0, targets: [$0])
    },
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
    ]
        + shelved("ActivityKit") + shelved("AppIntents", isTested: true)
        + shelved("SwiftData", isTested: true)
        + shelved("WidgetKit", "ActivityKit", "AppIntents", products: ["UIKit"], isTested: true),
    swiftLanguageModes: [.v6]
)
