import Expectations
import Foundation
import QuadrantCommand
import Testing

/// The folder of an app whose Xcode project takes files from elsewhere.
@Suite struct XcodeFolderTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write(
            "Work/App/Screen.swift",
            #"""
            import Core; import SwiftUI
            struct Screen: View {
                var body: some View {
                    Text(Motto.read() + Core.name.replacing(/o\w/, with: "e"))
                }
            }
            """#)
        try scratch.write(
            "Work/Shared/Motto.swift",
            """
            import Foundation
            import os.log
            enum Motto {
                static let direction = CGVector(dx: 1, dy: 0)
                static let log = Logger(subsystem: "motto", category: "tests")
                static func read() -> String {
                    let url = Bundle.main.url(forResource: "motto", withExtension: "txt")
                    return url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no motto"
                }
            }
            """)
        try scratch.write("Media/motto.txt", "carpe diem ")
        try scratch.write("Work/Other/Screen.swift", "struct Screen {}\n")
        try scratch.write(
            "Core/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Core", targets: [.target(name: "Core")])
            """)
        try scratch.write(
            "Core/Sources/Core/Core.swift",
            "public enum Core { public static let name = \"core\" }\n")
    }

    /// A project of two targets: one of `App` and `Shared`, one of `Other`.
    private static let project = """
        // !$*UTF8*$!
        { archiveVersion = 1; classes = {}; objectVersion = 56; rootObject = P; objects = {
          P = { isa = PBXProject; mainGroup = G; packageReferences = (K); targets = (O, T); };
          K = { isa = XCLocalSwiftPackageReference; relativePath = ../Core; };
          G = { isa = PBXGroup; sourceTree = "<group>"; children = (A, H, F2, G); };
          A = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (F1, M); };
          H = { isa = PBXGroup; path = Shared; sourceTree = "<group>"; children = (F3, F9); };
          F1 = { isa = PBXFileReference; path = Screen.swift; sourceTree = "<group>"; };
          F2 = { isa = PBXFileReference; path = Other/Screen.swift; sourceTree = SOURCE_ROOT; };
          F3 = { isa = PBXFileReference; path = Motto.swift; sourceTree = "<group>"; };
          F9 = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
          M = { isa = PBXFileReference; path = ../../Media/motto.txt; sourceTree = "<group>"; };
          B1 = { isa = PBXBuildFile; fileRef = F1; };
          B2 = { isa = PBXBuildFile; fileRef = F2; };
          B3 = { isa = PBXBuildFile; fileRef = F3; };
          B9 = { isa = PBXBuildFile; fileRef = F9; };
          BM = { isa = PBXBuildFile; fileRef = M; };
          SO = { isa = PBXSourcesBuildPhase; files = (B2); };
          ST = { isa = PBXSourcesBuildPhase; files = (B1, B3, B9); };
          RT = { isa = PBXResourcesBuildPhase; files = (BM); };
          O = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildPhases = (SO); };
          T = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildPhases = (ST, RT); };
        }; }
        """

    /// A folder beside its project brings what its target builds from elsewhere, nothing of other targets, and the packages
    /// beside the project.
    @Test func whatTheTargetTakesFromElsewhereIsTaken() throws {
        try scratch.write("Work/App.xcodeproj/project.pbxproj", Self.project)
        let run = try scratch.render([
            "Work/App", "--view", "Screen", "--format", "svg", "--svg-text", "-o", "-",
        ])
        let picture = String(decoding: run.output, as: UTF8.self)
        has(picture, "carpe diem cee", "\(run.errorText)")
    }

    /// What the bundle says is what the project builds: its settings, with those that its own file names.
    @Test func theBundleSaysWhatTheProjectBuilds() throws {
        try scratch.write(
            "Work/App/Screen.swift",
            """
            import SwiftUI
            struct Screen: View {
                private func value(_ key: String) -> String {
                    Bundle.main.object(forInfoDictionaryKey: key).map { "\\($0)" } ?? "none"
                }
                var body: some View {
                    let keys = ["CFBundleShortVersionString", "Key", "CFBundleDisplayName", "Deep"]
                    Text(([Bundle.main.bundleIdentifier!] + keys.map(value)).joined(separator: "|"))
                }
            }
            """)
        try scratch.write(
            "Work/App/Own.plist",
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>Key</key><string>$(API_KEY)!</string><key>Deep</key><array><string>${API_KEY}</string></array>
            </dict></plist>
            """)
        let configuration = """
            buildConfigurationList = L; };
              L = { isa = XCConfigurationList; buildConfigurations = (D); };
              D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(TARGET_NAME:rfc1034identifier)"; API_KEY = secret;
                MARKETING_VERSION = 2.1; INFOPLIST_FILE = App/Own.plist;
                INFOPLIST_KEY_CFBundleDisplayName = "My App"; }; };
            """
        let project = Self.project.replacing(
            "buildPhases = (ST, RT); };",
            with: "name = \"An App\"; buildPhases = (ST, RT); \(configuration)")
        try scratch.write("Work/App.xcodeproj/project.pbxproj", project)
        let run = try scratch.render([
            "Work/App", "--view", "Screen", "--format", "svg", "--svg-text", "-o", "-",
        ])
        let picture = String(decoding: run.output, as: UTF8.self)
        has(
            picture,
            "org.example.An-App|2.1|secret!|My App|[\"secret\"]".replacing("\"", with: "&quot;"),
            run.errorText)
    }

    /// A file by itself has the bundle of an app too.
    @Test func aFileByItselfHasAnIdentifier() throws {
        try scratch.write(
            "Alone.swift",
            "import SwiftUI\nstruct Alone: View { var body: some View { Text(Bundle.main.bundleIdentifier!) } }\n"
        )
        let run = try scratch.render(["Alone.swift", "--format", "svg", "--svg-text", "-o", "-"])
        has(String(decoding: run.output, as: UTF8.self), "com.example.Alone", run.errorText)
    }

    /// Without a project that can be read, the folder is all there is.
    @Test(arguments: [
        "", "{ objects = {", "{ rootObject = P; objects = { P = { mainGroup = P; }; }; }",
    ])
    func aProjectThatSaysNothingIsPassedOver(_ text: String) throws {
        try scratch.write("Work/App.xcodeproj/project.pbxproj", text)
        let run = try scratch.render(["Work/App", "--view", "Screen", "-o", "x.png"])
        same(run.ending, .exited(65))
        has(run.errorText, "Work/App/Screen.swift:4:")
        has(run.errorText, "cannot find 'Motto' in scope")
    }
}
