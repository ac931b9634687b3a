/// Replacements for names of Apple's that are not here yet.
enum NearestWays {
    /// The nearest way to do what a name does, as the end of a sentence.
    static func way(for name: AppleNames.Name) -> String {
        if let way = ways[name.name] { return way }
        switch name.area {
        case "Animations": return atRest
        case "Gestures", "Input events", "Focus", "Drag and drop", "Menus and commands":
            return "pictures take no input but taps; leave it out with '#if !QUADRANT'"
        case "Technology-specific views", "UIKit integration", "AppKit integration",
            "WatchKit integration", "App extensions":
            return "it belongs to another framework of Apple's; leave it out with '#if !QUADRANT'"
        default: break
        }
        switch name.kind {
        case "modifier":
            return "leave it out with '#if !QUADRANT' and '#endif' around the line, or write a "
                + "'func \(name.name)' of your own in an extension of View"
        case "value", "property", "method", "environment":
            return "leave it out with '#if !QUADRANT', or take another "
                + (name.kind == "value" ? "value of \(name.owner)" : "way")
        default:
            return "draw what it shows with stacks, shapes and texts, or leave it out with "
                + "'#if !QUADRANT'"
        }
    }

    private static let atRest =
        "pictures show where motion ends; leave it out with '#if !QUADRANT'"

    /// What to do about a module of Apple's; `nil` for one that is not known.
    static func missingModule(_ name: Substring) -> String? {
        guard modules.contains(name) else { return nil }
        return "there is no module '\(name)' here: it is one of Apple's systems. Put "
            + "'#if canImport(\(name))' and '#endif' around the import and what uses it"
    }

    /// Whether a module is one of Apple's systems.
    static func isApples(_ module: String) -> Bool { modules.contains(module[...]) }

    private static let modules: Set<Substring> = [
        "ActivityKit", "AppIntents", "AppKit", "AVFoundation", "AVKit", "Accelerate",
        "AuthenticationServices", "CarPlay", "Charts", "CloudKit", "Cocoa", "Contacts", "CoreAudio",
        "BackgroundTasks", "CallKit", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
        "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight",
        "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "DeviceCheck", "FoundationModels",
        "GameplayKit", "GroupActivities", "HomeKit", "ImageIO", "MusicKit", "NetworkExtension",
        "PassKit", "ReplayKit", "Security", "SensorKit", "ServiceManagement", "ShazamKit",
        "SystemConfiguration", "VisionKit", "WeatherKit", "simd", "EventKit", "GameKit",
        "HealthKit", "Intents", "LinkPresentation",
        "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit",
        "NaturalLanguage", "Network", "OSLog", "ObjectiveC", "PDFKit", "PencilKit", "Photos",
        "PhotosUI", "QuartzCore", "QuickLook", "RealityKit", "SafariServices", "SceneKit", "Speech",
        "SpriteKit", "StoreKit", "SwiftData", "TipKit", "Translation", "UIKit",
        "UniformTypeIdentifiers", "Vision", "WatchConnectivity", "WatchKit",
        "WebKit", "WidgetKit", "os",
    ]

    /// The replacements by name, for the names that real code uses most.
    private static let ways: [String: String] = {
        var ways = single
        for (names, way) in shared { for name in names { ways[name] = way } }
        return ways
    }()

    private static let single: [String: String] = [
        "App": "only views are drawn; leave the type out with '#if !QUADRANT', its views stay",
        "Scene": "only views are drawn; leave the type out with '#if !QUADRANT', its views stay",
        "ProgressView": "draw a Capsule over a Capsule, or a Circle with trim(from:to:)",
        "Slider": "draw a Capsule with a Circle over it",
        "Stepper": "an HStack of two Buttons and a Text",
        "Picker": "an HStack or VStack of Buttons, one for each choice",
        "DatePicker": "Text(date, style: .date) shows the date",
        "ColorPicker": "a Circle filled with the colour",
        "LabeledContent": "HStack { Text(label); Spacer(); content }",
        "ContentUnavailableView": "VStack { Image(systemName: …).font(.largeTitle); Text(title) }",
        "AsyncImage": "Image(\"name\") shows a picture from an asset catalogue or beside the file",
        "ShareLink": "Button(…) {} looks the same",
        "Menu": "Button(…) {} looks the same; its content is not shown before a tap",
        "TabView": "show one tab: its content above an HStack of Labels",
        "Table": "Grid { GridRow { … } }",
        "DisclosureGroup": "VStack { header; if isExpanded { content } }",
        "GroupBox": "VStack { … }.padding() on a background of .background.secondary",
        "Gauge": "draw a Circle with trim(from:to:), or a Capsule over a Capsule",
        "matchedGeometryEffect": atRest,
        "listStyle": "take ScrollView { LazyVStack { … } } for the list",
        "onDelete": "rows in a ForEach stay; leave it out with '#if !QUADRANT'",
        "onMove": "rows in a ForEach stay; leave it out with '#if !QUADRANT'",
        "help": "it is seen only under a pointer; leave it out with '#if !QUADRANT'",
        "badge": "put a Text at the end of the row",
        "navigationTitle": "put Text(title).font(.largeTitle.bold()) above the content",
        "glassEffect": "background(.regularMaterial, in: shape) is near",
        "FocusState": "nothing has the focus in a picture; a State holds the value",
        "GestureState": "nothing is dragged in a picture; a State holds the value",
    ]

    private static let shared: [([String], String)] = [
        (
            ["List", "Form"],
            "ScrollView { LazyVStack { … } } shows the rows; sections, dividers and insets are yours"
        ),
        (
            ["NavigationStack", "NavigationView", "NavigationSplitView"],
            "draw its content by itself, below a Text with the title"
        ),
        (
            ["NavigationLink"],
            "Button { } label: { HStack { label; Spacer(); Image(systemName: \"chevron.right\") } }"
        ),
        (
            ["toolbar", "ToolbarItem", "ToolbarItemGroup", "navigationBarItems", "tabItem"],
            "put its items into an HStack above or below the content"
        ),
        (
            ["TextField", "SecureField", "TextEditor"],
            "Text(text) in a padding with a border shows the same"
        ),
        (
            ["sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet"],
            "pictures show the view before it is presented; draw its content by a #Preview of its own"
        ),
        (
            ["withAnimation", "animation", "transition", "withTransaction"],
            "pictures show where motion ends; change the state directly, without it"
        ),
        (
            ["listRowBackground", "listRowInsets", "listRowSeparator", "listRowSpacing"],
            "in ScrollView { LazyVStack { … } } rows take background(_:) and padding(_:)"
        ),
        (
            [
                "navigationBarTitleDisplayMode", "navigationBarHidden", "navigationDestination",
                "navigationBarBackButtonHidden", "navigationBarTitle", "toolbarBackground",
            ],
            "there is no bar to change; leave it out with '#if !QUADRANT'"
        ),
    ]
}
