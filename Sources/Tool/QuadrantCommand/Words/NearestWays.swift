/// What to do about names and modules of Apple's that are not here.
enum NearestWays {
    /// What stands behind a name of SwiftUI's that is not here, before the way to do without.
    static let mark = "' is SwiftUI's, not in Quadrant yet: "

    /// What is said of a name of SwiftUI's that is not here.
    static func words(on name: AppleNames.Name) -> String {
        "'\(name.name)\(mark)\(way(for: name))"
    }

    /// What to write in place of a name, as the end of a sentence.
    static func way(for name: AppleNames.Name) -> String {
        switch name.area {
        case "AppKit integration":
            return "files that are read by '--platform macos' have what there is of AppKit; for "
                + "others leave it out with '#if !QUADRANT'"
        case "Technology-specific views", "WatchKit integration", "App extensions":
            return "it belongs to another framework of Apple's; leave it out with '#if !QUADRANT'"
        default: break
        }
        switch name.kind {
        case "modifier":
            return "leave it out with '#if !QUADRANT' and '#endif' around the line, or write a "
                + "'func \(name.name)' of your own in an extension of \(name.owner)"
        case "value":
            return "leave it out with '#if !QUADRANT', or take another value of \(name.owner)"
        case "view", "shape":
            return "draw what it shows with stacks, shapes and texts, or leave it out with "
                + "'#if !QUADRANT'"
        default: return "leave it out with '#if !QUADRANT'"
        }
    }

    /// What to do about a module of Apple's; `nil` for one that is not known.
    static func missingModule(_ name: Substring) -> String? {
        guard modules.contains(name) else { return nil }
        return "there is no module '\(name)' here: it is one of Apple's systems. Put "
            + "'#if canImport(\(name))' and '#endif' around the import and what uses it"
    }

    /// Whether a module is one of Apple's systems.
    static func isApples(_ module: String) -> Bool { modules.contains(module[...]) }

    private static let modules: Set<Substring> = [
        "ClockKit", "CommonCrypto", "Compression", "NotificationCenter", "Playgrounds", "SQLite3",
        "ActivityKit", "AppIntents", "AppKit", "AVFoundation", "AVKit", "Accelerate",
        "AuthenticationServices", "CarPlay", "Charts", "CloudKit", "Cocoa", "Contacts", "CoreAudio",
        "BackgroundTasks", "CallKit", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
        "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight",
        "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "DeviceCheck", "FoundationModels",
        "GameplayKit", "GroupActivities", "HomeKit", "ImageIO", "MusicKit", "NetworkExtension",
        "PassKit", "ReplayKit", "Security", "SensorKit", "ServiceManagement", "ShazamKit",
        "SystemConfiguration", "VisionKit", "WeatherKit", "EventKit", "GameKit", "HealthKit",
        "Intents", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI",
        "Metal", "MetalKit", "NaturalLanguage", "Network", "ObjectiveC", "PDFKit", "PencilKit",
        "Photos", "PhotosUI", "QuickLook", "RealityKit", "SafariServices", "SceneKit", "Speech",
        "SpriteKit", "StoreKit", "SwiftData", "TipKit", "Translation", "Vision",
        "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit",
    ]
}
