// swift-tools-version: 6.3
import CompilerPluginSupport
import Foundation
import PackageDescription

/// `usr/lib/swift/host` of the toolchain that reads this manifest: SwiftSyntax lies there. A manifest is not told
/// where its toolchain is; it sees which libraries it was loaded with.
let host: String = {
    let library = "/pm/ManifestAPI/libPackageDescription.so"
    let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
    let path = lines.first { $0.hasSuffix(library) }?.drop { $0 != "/" }.dropLast(library.count)
    return (path ?? "/usr/lib/swift") + "/host"
}()

/// Names of targets, separated by spaces, in one or more strings.
typealias Names = String
func each(_ names: [Names]) -> [String] {
    names.flatMap { $0.split(separator: " ").map(String.init) }
}
func targets(_ names: [Names]) -> [Target.Dependency] { each(names).map { .byName(name: $0) } }

/// A system library: its pkg-config names and the Debian packages that bring it.
func system(_ name: String, _ pkgConfig: String, _ packages: Names) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt(each([packages]))])
}
func module(_ name: String, _ dependencies: Names..., exclude: [String] = []) -> Target {
    .target(name: name, dependencies: targets(dependencies), exclude: exclude)
}
func program(_ name: String, _ dependencies: Names...) -> Target {
    .executableTarget(name: name, dependencies: targets(dependencies))
}
func tests(_ name: String, _ dependencies: Names..., exclude: [String] = []) -> Target {
    .testTarget(
        name: name, dependencies: targets(dependencies + ["Expectations"]), exclude: exclude)
}
func library(_ name: String) -> Product { .library(name: name, targets: [name]) }

let paint = "QuadrantDisplayList QuadrantGeometry QuadrantText Spatial"
let layout = "QuadrantGeometry QuadrantText Spatial QuadrantLayout"
let core = paint + " QuadrantMotion QuadrantLayout QuadrantEvents QuadrantCore"
let views = core + " QuadrantViews"
let sharing = views + " QuadrantGestures UniformTypeIdentifiers CoreTransferable"
let editors = sharing + " QuadrantControls QuadrantLists QuadrantTextInput"
/// What `SwiftUI` re-exports. Who imports it names these too: a build that is not told would not
/// compile it again when one of them changes.
let controls =
    editors
    + " QuadrantDragDrop QuadrantPresentation QuadrantNavigation QuadrantScenes QuadrantChoreography"
let testing = controls + " QuadrantTesting SwiftUI"
let shown = testing + " QuadrantImages QuadrantShaping"
let pixels = "QuadrantShaping QuadrantCairo"
let files = pixels + " QuadrantSVG QuadrantImages"
/// What takes a view to a file, and looks into it.
let tools = "SwiftUI QuadrantInspection QuadrantAccessibility QuadrantRendering"

let package = Package(
    name: "Quadrant",
    products: [
        library("SwiftUI"), library("CoreGraphics"), library("Spatial"), library("UIKit"),
        library("AppKit"), library("QuartzCore"), library("Combine"), library("os"),
        library("OSLog"), library("UserNotifications"), library("simd"),
        library("UniformTypeIdentifiers"), library("CoreTransferable"), library("Accessibility"),
        library("QuadrantTesting"), library("QuadrantXCTest"),
        .executable(name: "quadrant", targets: ["quadrant"]),
    ],
    swiftLanguageModes: [.v6]
)

/// The storeys, which are folders, with their targets, each in a folder of its name. A module imports only what stands
/// above it.
let storeys: KeyValuePairs<String, [Target]> = [
    // Small C, and module maps of libraries of the system.
    "Sources/C": [
        // Libraries of the system: a module map each.
        system("CCairo", "cairo cairo-ft", "libcairo2-dev"),
        system("CHarfBuzz", "harfbuzz", "libharfbuzz-dev"),
        system("CFreeType", "freetype2", "libfreetype-dev"),
        system("CFontconfig", "fontconfig", "libfontconfig-dev"),
        system("CDeflate", "libdeflate", "libdeflate-dev"),
        system(
            "CImageCodecs", "libpng libturbojpeg libwebp libwebpdemux libwebpmux",
            "libpng-dev libturbojpeg0-dev libwebp-dev"),
        system("CSeccomp", "libseccomp", "libseccomp-dev"),
        .systemLibrary(name: "CCivetweb", providers: [.apt(["libcivetweb-dev"])]),
        // Font files, patterns of hyphenation, and the live page, as data of the program.
        module("CBundledFonts", exclude: ["Fonts"]), module("CHyphenation", exclude: ["Patterns"]),
        module("CLivePage", exclude: ["Page"]),
        // A larger stack for deep trees; which observer reads states; memory that is needed soon.
        module("CLargeStack"), module("CCurrentReader"), module("CPrefetch"),
        // Replace Foundation's functions for the current locale, and those that hand work to Dispatch.
        module("CFoundationGetters"), module("CHeldWork"),
        // Processes of the tool: ended with it, confined, with a main bundle of their own.
        module("CRunGuard"), module("CConfine", "CSeccomp"), module("CMainBundle"),
        // Loads libcurl when a program that has Foundation in it first needs it.
        module("CLateNetwork"),
        // Objects of a class that only the running program knows.
        module("CObjects"),
        // PDF by Poppler, SVG by librsvg; fingerprints of files.
        module("CVectorPictures"), module("CContentHash"),
    ],
    // What knows nothing of views.
    "Sources/Base": [
        // Apple's module: publishers, subjects, operators.
        module("Combine"),
        // Names of Apple's Foundation that Foundation on Linux lacks.
        module("QuadrantFoundation", "Combine"),
        // Apple's modules: types of data, and how values are handed on.
        module("UniformTypeIdentifiers"),
        module("CoreTransferable", "UniformTypeIdentifiers Combine"),
        // Apple's modules: messages to standard error, locks.
        module("os"), module("OSLog", "os"),
        // HTTP and WebSocket, by civetweb.
        module("QuadrantServing", "CCivetweb CDeflate"),
        // Which views of source files can be drawn; which files depend on which.
        module("QuadrantIndex", "CContentHash"),
        // What `#Preview` and other macros become, and the compiler's plugin. Apart, for the tests: where a test
        // names a macro's own target, SwiftPM builds all tests, and all that they use, for the host, beside what
        // it builds anyway.
        module("QuadrantExpansion", "QuadrantIndex"),
        .macro(name: "QuadrantMacros", dependencies: ["QuadrantExpansion"]),
        // Finds views and previews in sources, with SwiftSyntax.
        module("QuadrantScanning", "QuadrantIndex"),
    ],
    // From views to a display list.
    "Sources/Engine": [
        // Axes, edges, transforms, paths, colours.
        module("QuadrantGeometry", "CLargeStack"),
        // Apple's modules: values in space.
        module("Spatial", "QuadrantGeometry"), module("simd", "Spatial"),
        // Curves, springs and keyframes, as functions of value, velocity and time.
        module("QuadrantMotion", "QuadrantGeometry"),
        // The protocol of text engines, glyph runs, the platform profiles.
        module("QuadrantText", "QuadrantGeometry"),
        // What people do, as values.
        module("QuadrantEvents"),
        // A text that is edited: caret, selection, undo.
        module("QuadrantEditing", "QuadrantGeometry QuadrantText"),
        // The drawing tree, its bounds, cameras, lowering.
        module("QuadrantDisplayList", "QuadrantGeometry QuadrantText Spatial"),
        // Names, sizes and outlines of symbols.
        module("QuadrantSymbols", paint),
        // Nodes, rules, caches; the measure and place passes.
        module("QuadrantLayout", "QuadrantGeometry QuadrantText Spatial CLargeStack"),
        // `View`, state, environment, scopes; updates, gestures, presentation, recording.
        module(
            "QuadrantCore", paint,
            "QuadrantMotion QuadrantLayout QuadrantEvents CCurrentReader CPrefetch CFoundationGetters CHeldWork"
        ),
        // Apple's module: charts and notices for assistive technologies.
        module("Accessibility", "QuadrantCore"),
    ],
    // The views that users write.
    "Sources/Interface": [
        // Text, images, shapes, stacks, modifiers.
        module("QuadrantViews", core, "QuadrantSymbols Combine Accessibility QuadrantFoundation"),
        // Gestures, keys, focus, pointers.
        module("QuadrantGestures", views, "Combine QuadrantFoundation"),
        // Timelines, phases, keyframes, scroll transitions.
        module("QuadrantChoreography", views),
        // Drag and drop, copy and paste.
        module("QuadrantDragDrop", sharing),
        // Buttons, toggles, pickers, menus; the figures of each system.
        module("QuadrantControls", sharing, "QuadrantDragDrop"),
        // Lists, forms, tables.
        module("QuadrantLists", sharing, "QuadrantDragDrop QuadrantControls QuadrantFoundation"),
        // Fields and editors of text.
        module(
            "QuadrantTextInput", sharing, "QuadrantDragDrop QuadrantControls QuadrantEditing"),
        // Sheets, covers, popovers, alerts, dialogs.
        module("QuadrantPresentation", sharing, "QuadrantControls QuadrantTextInput"),
        // Stacks, columns, tabs, bars, search.
        module(
            "QuadrantNavigation", sharing, "QuadrantControls QuadrantLists QuadrantTextInput"),
        // Apps, scenes, documents, commands.
        module(
            "QuadrantScenes", sharing,
            "QuadrantControls QuadrantLists QuadrantPresentation QuadrantNavigation Combine "
                + "QuadrantFoundation"),
    ],
    // Bytes from display lists; they know no view.
    "Sources/Renderers": [
        // The text engine: HarfBuzz and FreeType.
        module(
            "QuadrantShaping", "QuadrantText QuadrantGeometry",
            "CHarfBuzz CFreeType CFontconfig CBundledFonts CHyphenation"),
        // PNG and PDF.
        module("QuadrantCairo", paint, "QuadrantShaping CCairo CFreeType CDeflate CPrefetch"),
        // SVG.
        module("QuadrantSVG", paint),
        // Decodes PNG, JPEG and WebP, encodes JPEG.
        module("QuadrantImages", "QuadrantDisplayList CImageCodecs CVectorPictures"),
        // Packs pictures as animated PNG, WebP or GIF.
        module("QuadrantClips", "QuadrantDisplayList CDeflate CImageCodecs"),
    ],
    // Views that live, and are looked at.
    "Sources/Sessions": [
        // A laid-out tree as values, with reasons.
        module("QuadrantInspection", layout, "QuadrantCore"),
        // The accessibility tree; what a finger reaches.
        module("QuadrantAccessibility", layout, "QuadrantCore QuadrantInspection"),
        // Hosts, sessions, stages; `ImageRenderer`, `PDFDocument`; from a view to a file.
        module(
            "QuadrantRendering", views, files,
            "Combine QuadrantGestures QuadrantControls QuadrantEditing QuadrantTextInput",
            "QuadrantNavigation QuadrantInspection QuadrantAccessibility QuadrantClips"),
    ],
    // The modules that users' files import, and ours for tests.
    "Sources/Apple": [
        // Types of Core Graphics; layers.
        module("CoreGraphics", "QuadrantGeometry QuadrantCore QuadrantRendering QuadrantViews"),
        module("QuartzCore", "CoreGraphics QuadrantGeometry QuadrantCore QuadrantFoundation"),
        // Notifications, which are kept and not shown.
        module("UserNotifications", "QuadrantRendering"),
        // UIKit's names as far as views use them; drawn views of UIKit's.
        module(
            "UIKit", sharing,
            "QuadrantControls QuadrantLists QuadrantTextInput QuadrantScenes CoreGraphics QuartzCore QuadrantRendering UserNotifications "
                + "QuadrantShaping Combine CObjects QuadrantFoundation"),
        // Views, windows and controls by AppKit's names, for files that are read as macOS reads them.
        module(
            "AppKit", controls,
            "UIKit CoreGraphics QuartzCore QuadrantRendering Combine QuadrantFoundation"),
        // What the compiler adds to files that import Testing beside modules of these names.
        module("_Testing_CoreGraphics"), module("_Testing_UIKit"),
        module("_Testing_AppKit"),
        // Shows users the modules above; previews, macros, fonts.
        module(
            "SwiftUI", controls, "QuadrantMacros QuadrantShaping QuadrantRendering Combine UIKit",
            "Accessibility QuadrantFoundation _Testing_CoreGraphics _Testing_UIKit"),
        // Views that are alive in tests; expectations, snapshots.
        module("QuadrantTesting", controls, files, tools, "QuadrantEditing Accessibility"),
        // The same snapshots for XCTest.
        module("QuadrantXCTest", "QuadrantTesting"),
    ],
    // The command line.
    "Sources/Tool": [
        // Arguments, compiling, the cache, workers, sheets, errors in words.
        module(
            "QuadrantCommand", controls, tools,
            "QuadrantIndex QuadrantShaping QuadrantServing CoreGraphics AppKit OSLog simd CRunGuard",
            "CMainBundle CConfine CLivePage CLateNetwork"
        ),
        // The programs.
        program("quadrant-scan", "QuadrantScanning QuadrantIndex"),
        program("quadrant", "QuadrantCommand"),
    ],
    // What several tests use.
    "Tests/Support": [
        // Odd views and damaged files, made from seeds. Scripts/odd.sh draws any number of them.
        module("OddViews", controls, pixels, "QuadrantImages QuadrantRendering SwiftUI"),
        program("odd-runs", "OddViews RunArguments QuadrantRendering CCairo"),
        // Edits of random trees. Scripts/edits.sh makes any number of them.
        module("RandomEdits", controls, "SwiftUI"),
        program("edit-runs", "RandomEdits RunArguments"),
        // Hands on random trees of views. Scripts/hands.sh sends any number of events.
        module("RandomHands", testing),
        program("hand-runs", "RandomHands RunArguments"),
        // What runs of any number of seeds are told.
        module("RunArguments"),
        // Whether files name only what is in the same or in lower folders. Scripts/layers.sh prints it.
        module("Layers"),
        program("layer-check", "Layers"),
        // Expectations as functions.
        module("Expectations"),
        // Views that tests tap or share; waiting for other threads.
        module("TappedViews", views, "QuadrantShaping QuadrantTesting"),
        module("TestedViews", testing),
        module("Waiting"),
    ],
    "Tests/Base": [
        tests("CombineTests", "Combine"),
        tests("CoreTransferableTests", "CoreTransferable UniformTypeIdentifiers"),
        tests("LoggingTests", "os OSLog"),
        tests("QuadrantFoundationTests", "QuadrantFoundation Combine"),
        tests("QuadrantExpansionTests", "QuadrantExpansion"),
    ],
    "Tests/Engine": [
        tests("QuadrantLayoutTests", testing, "RandomEdits TestedViews"),
        tests("PropertyTests", layout, "RandomEdits"),
        tests("QuadrantCoreTests", testing, pixels, "RandomEdits TappedViews TestedViews Waiting"),
        tests(
            "QuadrantEditingTests", "QuadrantEditing QuadrantShaping QuadrantText QuadrantGeometry"),
        tests("QuadrantSymbolsTests", "QuadrantSymbols QuadrantGeometry"),
        tests("QuadrantGeometryTests", "QuadrantGeometry"),
        tests("QuadrantMotionTests", "QuadrantMotion QuadrantGeometry"),
        tests("SpatialTests", "Spatial QuadrantGeometry simd", exclude: ["Cases"]),
        tests("QuadrantDisplayListTests", paint, exclude: ["Cases"]),
    ],
    "Tests/Interface": [
        tests("QuadrantViewsTests", shown, "TappedViews TestedViews Waiting"),
        tests("QuadrantControlsTests", testing, "QuadrantShaping TappedViews"),
        tests("QuadrantListsTests", testing, "QuadrantShaping TappedViews"),
        tests("QuadrantPresentationTests", testing),
        tests("QuadrantScenesTests", testing),
        tests("QuadrantTextInputTests", testing, "QuadrantShaping QuadrantEditing TappedViews"),
        tests("QuadrantNavigationTests", testing, "QuadrantShaping TappedViews"),
        tests("GestureTests", testing, "QuadrantRendering RandomHands"),
        tests(
            "ChoreographyTests", testing,
            "QuadrantShaping QuadrantRendering QuadrantInspection QuadrantAccessibility"),
    ],
    "Tests/Renderers": [
        tests("QuadrantCairoTests", paint, pixels, "CCairo CDeflate"),
        tests("QuadrantSVGTests", paint, "QuadrantSVG"),
        tests("QuadrantImagesTests", "QuadrantImages QuadrantDisplayList CImageCodecs"),
        tests(
            "QuadrantClipsTests", testing,
            "QuadrantClips QuadrantRendering QuadrantInspection QuadrantAccessibility QuadrantCommand",
            "CDeflate CImageCodecs"
        ),
        tests("RenderingTests", paint, pixels, "QuadrantSVG CCairo"),
        tests(
            "QuadrantShapingTests", "QuadrantShaping QuadrantText QuadrantGeometry CFreeType",
            exclude: ["Data"]),
    ],
    "Tests/Sessions": [
        tests("QuadrantInspectionTests", testing, "QuadrantInspection"),
        tests(
            "QuadrantRenderingTests", controls, files,
            "SwiftUI QuadrantRendering Combine Waiting"),
    ],
    "Tests/Apple": [
        tests(
            "QuadrantTestingTests", testing,
            "QuadrantXCTest QuadrantInspection QuadrantAccessibility",
            exclude: ["__Snapshots__"]),
        tests(
            "UIKitTests", testing,
            "UIKit AppKit _Testing_AppKit CoreGraphics QuartzCore QuadrantImages TestedViews Waiting"
        ),
    ],
    "Tests/Tool": [
        tests(
            "QuadrantCommandTests", controls,
            "QuadrantCommand QuadrantScanning quadrant quadrant-scan QuadrantIndex SwiftUI",
            "QuadrantImages QuadrantInspection QuadrantAccessibility QuadrantServing Waiting",
            exclude: ["Words/called-names.txt"])
    ],
    // What all storeys do together, and whether the house is in order.
    "Tests/Whole": [
        tests("OddViewTests", controls, "OddViews QuadrantRendering SwiftUI"),
        tests("LayersTests", "Layers"),
        tests("ConformanceTests", testing, exclude: ["Cases", "README.md"]),
        tests(
            "ExampleTests", shown,
            exclude: [
                "Examples/Pictures.xcassets", "Examples/Budget", "Examples/Charts", "Examples/Desk",
                "Examples/Guide/WholeApp.swift", "Examples/Journeys", "Examples/Recipes",
                "Examples/Shelf", "Examples/Studio", "Examples/Templates", "Examples/Widgets",
                "__Snapshots__",
            ]),
        tests("AnimationTests", testing),
        tests("AccessibilityTests", testing, "Accessibility QuadrantAccessibility"),
    ],
]
for (folder, members) in storeys {
    for target in members { target.path = "\(folder)/\(target.name)" }
    package.targets += members
}

/// Optimised in debug builds too, each as a whole: the tests repeat their work most, and what is hot calls from file
/// to file. Assertions stay, nothing is inlined into other modules, and tests see what is internal.
let optimized = each([
    "QuadrantGeometry QuadrantText QuadrantDisplayList QuadrantLayout QuadrantShaping",
    "QuadrantCairo QuadrantCairoTests QuadrantClips RandomEdits",
])
/// Not optimised in release builds either: what runs once in a while, so that the first build is quick.
let plain = each([
    "QuadrantCommand QuadrantExpansion QuadrantScanning QuadrantMacros QuadrantIndex QuadrantServing",
    "QuadrantPresentation QuadrantNavigation QuadrantScenes UIKit AppKit QuadrantInspection",
    "QuadrantEvents QuadrantGestures QuadrantDragDrop QuadrantChoreography QuadrantTextInput",
    "QuadrantControls QuadrantFoundation UserNotifications",
    "Accessibility UniformTypeIdentifiers CoreTransferable Combine Spatial QuartzCore CoreGraphics",
])
/// The arena of layout and the text engine: in release builds dynamic checks of exclusive access would cost up to
/// five times as much as their own work.
let unchecked = each(["QuadrantLayout QuadrantCore QuadrantShaping"])
/// Who uses the toolchain's own SwiftSyntax, and which of its libraries they are linked with.
let syntax: [String: Names] = [
    "QuadrantExpansion":
        "SwiftSyntax SwiftSyntaxBuilder SwiftSyntaxMacros SwiftSyntaxMacroExpansion "
        + "SwiftDiagnostics",
    "QuadrantMacros": "SwiftCompilerPluginMessageHandling",
    "QuadrantScanning": "SwiftSyntax SwiftParser", "quadrant-scan": "",
    "Layers": "SwiftSyntax SwiftParser", "layer-check": "", "LayersTests": "",
    "QuadrantExpansionTests": "SwiftParser SwiftBasicFormat SwiftDiagnostics",
    "QuadrantCommandTests": "",
]
let linking: [String: [LinkerSetting]] = [
    "QuadrantShaping": [.linkedLibrary("_FoundationICU")],
    "QuadrantEditing": [.linkedLibrary("_FoundationICU")],
    "QuadrantFoundation": [.linkedLibrary("_FoundationICU")],
    "quadrant": [.unsafeFlags(["-Xlinker", "--export-dynamic"])],
]

// Every target gets its settings here; those of C, such as CCairo, have none.
let ofC = { (name: String) in name.first == "C" && name.dropFirst().first?.isUppercase == true }
for target in package.targets where !ofC(target.name) {
    let (name, isForTests) = (target.name, target.path?.hasPrefix("Tests/") == true)
    var settings: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    // All of Sources; where unsafe code lies is said in Documentation/Safety.md.
    if !isForTests {
        settings.append(.strictMemorySafety())
        // A type that is asked for by its name has what it requires checked, which looks through all conformances of a
        // program: milliseconds at a start.
        let flags = ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"]
        settings.append(.unsafeFlags(flags, .when(configuration: .release)))
    }
    if unchecked.contains(name) {
        let flags = ["-enforce-exclusivity=unchecked"]
        settings.append(.unsafeFlags(flags, .when(configuration: .release)))
    }
    if plain.contains(name) {
        let flags = ["-Onone", "-assert-config", "Release"]
        settings.append(.unsafeFlags(flags, .when(configuration: .release)))
    }
    if optimized.contains(name) {
        let flags = [
            "-O", "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2",
            "-disable-cmo", "-assert-config", "Debug",
        ]
        settings.append(.unsafeFlags(flags, .when(configuration: .debug)))
    }
    var links = linking[name] ?? []
    if let libraries = syntax[name] {
        settings.append(.unsafeFlags(["-I", host]))
        if !libraries.isEmpty {
            links.append(.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]))
            links += each([libraries]).map { .linkedLibrary($0) }
        }
    }
    (target.swiftSettings, target.linkerSettings) = (settings, links)
}
