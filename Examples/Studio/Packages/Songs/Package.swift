// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Songs",
    platforms: [.iOS(.v17)],
    products: [
        .library(name: "Songs", targets: ["Songs"]),
        .library(name: "SongRows", targets: ["SongRows"]),
    ],
    dependencies: [.package(path: "../Palette")],
    targets: [
        .target(name: "Songs"), .target(name: "SongRows", dependencies: ["Songs", "Palette"]),
    ]
)
