// swift-tools-version: 6.3
import PackageDescription

/// Pictures from data for servers: no part of the engine is linked, `quadrant worker` draws.
let package = Package(
    name: "quadrant-templates",
    products: [.library(name: "QuadrantTemplates", targets: ["QuadrantTemplates"])],
    targets: [
        .target(name: "QuadrantTemplates"),
        .executableTarget(name: "cards", dependencies: ["QuadrantTemplates"]),
        .testTarget(name: "QuadrantTemplatesTests", dependencies: ["QuadrantTemplates"]),
    ])
