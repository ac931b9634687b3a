// swift-tools-version: 6.3
import PackageDescription

// Apple's modules that the program compiles when a project first imports them (Documentation/Modules.md). This manifest is for their
// tests: './test --modules'.

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// Modules that are mostly names, and those of them that each needs. Scripts/quiet-modules.py writes these lines.
let quiet = [
    "ARKit": "CFNames CoreVideo SceneKit SpriteKit",
    "AVFAudio": "AVFoundation AudioToolbox CFNames CoreMedia CoreVideo",
    "AVFoundation": "AudioToolbox CFNames CoreMedia CoreVideo",
    "AVKit": "AVFoundation AudioToolbox CFNames CoreMedia CoreVideo",
    "Accelerate": "",
    "AdSupport": "",
    "AppTrackingTransparency": "",
    "AudioToolbox": "CFNames",
    "AuthenticationServices": "",
    "BackgroundTasks": "",
    "CFNames": "",
    "Carbon": "",
    "CloudKit": "CFNames CoreLocation",
    "CommonCrypto": "CryptoKit",
    "Contacts": "",
    "ContactsUI": "Contacts",
    "CoreBluetooth": "",
    "CoreHaptics": "",
    "CoreImage": "CFNames CoreVideo ImageIO",
    "CoreLocation": "CFNames",
    "CoreMedia": "CFNames CoreVideo",
    "CoreMotion": "",
    "CoreServices": "CFNames MobileCoreServices",
    "CoreSpotlight": "",
    "CoreTelephony": "",
    "CoreVideo": "CFNames",
    "CryptoKit": "",
    "EventKit": "CFNames CoreLocation",
    "EventKitUI": "CFNames CoreLocation EventKit",
    "FoundationModels": "",
    "GameplayKit": "SceneKit SpriteKit",
    "GroupActivities": "AVFoundation AudioToolbox CFNames CoreMedia CoreVideo",
    "HealthKit": "",
    "ImageIO": "CFNames",
    "Intents": "CFNames CoreLocation",
    "IntentsUI": "CFNames CoreLocation Intents",
    "LinkPresentation": "",
    "LocalAuthentication": "",
    "MapKit": "CFNames CoreLocation ObjectStore",
    "MediaPlayer": "AVFoundation AudioToolbox CFNames CoreMedia CoreVideo",
    "MessageUI": "",
    "Metal": "",
    "MetalKit": "Metal",
    "MobileCoreServices": "CFNames",
    "NaturalLanguage": "",
    "Network": "",
    "NotificationCenter": "",
    "ObjectiveC": "",
    "PDFKit": "",
    "Photos": "AVFoundation AudioToolbox CFNames CoreMedia CoreVideo ImageIO",
    "PhotosUI": "AVFoundation AudioToolbox CFNames CoreMedia CoreVideo ImageIO Photos",
    "QuickLook": "",
    "QuickLookThumbnailing": "",
    "QuickLookUI": "QuickLook",
    "RealityKit": "AVFoundation AudioToolbox CFNames CoreMedia CoreVideo",
    "SafariServices": "",
    "SceneKit": "",
    "Security": "CFNames",
    "ServiceManagement": "",
    "SpaceNames": "",
    "Speech": "AVFoundation AudioToolbox CFNames CoreMedia CoreVideo",
    "SpriteKit": "",
    "StoreKit": "",
    "SystemConfiguration": "CFNames",
    "TipKit": "",
    "Translation": "",
    "Vision": "CFNames CoreImage CoreMedia CoreVideo ImageIO",
    "VisionKit": "CFNames CoreImage CoreMedia CoreVideo ImageIO Vision",
    "WatchConnectivity": "",
    "WatchKit": "",
    "WeatherKit": "CFNames CoreLocation",
    "WebKit": "",
]

let quietTargets = quiet.sorted { $0.key < $1.key }.map { name, needed in
    Target.target(
        name: name,
        // SceneKit, ARKit, RealityKit and others show simd.
        dependencies: ["SwiftUI", "simd"].map { .product(name: $0, package: "Quadrant") }
            + needed.split(separator: " ").map { .target(name: String($0)) },
        path: "\(name)/Sources", swiftSettings: settings)
}

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
    products: ["ActivityKit", "AppIntents", "Charts", "CoreData", "SwiftData", "WidgetKit"].map {
        .library(name: $0, targets: [$0])
    },
    dependencies: [.package(name: "Quadrant", path: "..")],
    targets: [
        // The main package's, seen from here.
        .target(name: "Expectations", path: "Support/Expectations", swiftSettings: settings),
        // What the compiler adds to files that import Testing beside Core Image.
        .target(name: "_Testing_CoreImage", path: "_Testing_CoreImage"),
        .target(
            name: "Charts", dependencies: [.product(name: "SwiftUI", package: "Quadrant")],
            path: "Charts/Sources", swiftSettings: settings),
        .testTarget(
            name: "ChartsTests",
            dependencies: [
                "Charts", "Expectations", .product(name: "QuadrantTesting", package: "Quadrant"),
            ],
            path: "Charts/Tests", exclude: ["documented-names.txt"], swiftSettings: settings),
        .testTarget(
            name: "QuietTests",
            dependencies: [
                "Expectations", "_Testing_CoreImage",
                .product(name: "QuadrantTesting", package: "Quadrant"),
            ]
                + quietTargets.map { .target(name: $0.name) },
            path: "QuietTests", swiftSettings: settings),
    ] + quietTargets
        + shelved("ActivityKit") + shelved("AppIntents", isTested: true)
        + shelved("CoreData", "ObjectStore", isTested: true)
        + shelved("ObjectStore") + shelved("SwiftData", "ObjectStore", isTested: true)
        + shelved("WidgetKit", "ActivityKit", "AppIntents", products: ["UIKit"], isTested: true),
    swiftLanguageModes: [.v6]
)
