import Expectations
import Foundation
import QuadrantCommand
import Testing

/// Which files of a folder are taken.
@Suite struct ProjectTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
    }

    private func project() throws -> (sources: [String], resources: [String]) {
        let project = try Project(at: [scratch.path + "/App"])
        func inside(_ path: String) -> String { String(path.dropFirst(scratch.path.count + 5)) }
        return (project.sources.map { inside($0.path) }, project.resources.map(inside))
    }

    @Test func testsManifestsProductsAndOthersCodeAreLeftOut() throws {
        for name in [
            "A.swift", "Views/A.swift", "Preview Content/Sample.swift", "Package.swift",
            "Package@swift-5.9.swift", "AppTests/T.swift", "Tests/AppTests/T.swift",
            "AppUITests/T.swift", "Pods/P.swift", "Carthage/C.swift", ".build/B.swift",
            "build/B.swift", "A.playground/Contents.swift", "A.xcodeproj/x.swift",
            "Testing/Tested.swift",
        ] { try scratch.write("App/\(name)", "") }
        try same(
            project().sources,
            [
                "A.swift", "Preview Content/Sample.swift", "Testing/Tested.swift",
                "Views/A.swift",
            ])
    }

    @Test func whatABundleHoldsIsAResource() throws {
        for name in [
            "A.swift", "Data/list.json", "Assets.xcassets/a.colorset/Contents.json",
            "de.lproj/Localizable.strings", "Fonts/Own.ttf", "Info.plist", "App.entitlements",
            "Base.lproj/Main.storyboard", "Bridge.h", ".hidden.json", "AppTests/list.json",
        ] { try scratch.write("App/\(name)", "") }
        try same(
            project().resources,
            [
                "Assets.xcassets", "Data/list.json", "Fonts/Own.ttf", "Info.plist",
                "de.lproj/Localizable.strings",
            ])
    }

    /// Each `@main` in a folder of its own is a module; what lies in no such folder is in all.
    @Test func everyAppOfAFolderIsATarget() throws {
        for (name, text) in [
            ("Notes/NotesApp.swift", "@main struct NotesApp: App {}"), ("Notes/Content.swift", ""),
            ("Notes/Data/list.json", ""), ("Shared/Note.swift", "// @main"),
            ("Watch/WatchApp.swift", "@main\nstruct WatchApp: App {}"), ("Watch/Content.swift", ""),
            ("Watch/more.json", ""),
        ] { try scratch.write("App/\(name)", text) }
        let targets = try Project(at: [scratch.path + "/App"]).targets
        func names(_ paths: [String]) -> [String] {
            paths.map { String($0.dropFirst(scratch.path.count + 5)) }
        }
        same(
            targets.map { names($0.sources.map(\.path)) },
            [
                ["Notes/Content.swift", "Notes/NotesApp.swift", "Shared/Note.swift"],
                ["Shared/Note.swift", "Watch/Content.swift", "Watch/WatchApp.swift"],
            ])
        same(targets.map { names($0.resources) }, [["Notes/Data/list.json"], ["Watch/more.json"]])
        try same(Project(at: [scratch.path + "/App/Notes"]).targets.count, 1)
    }

    @Test func aPackageBringsThoseThatItNamesByPath() throws {
        try scratch.write(
            "App/Package.swift",
            """
            let package = Package(
                name: "App",
                dependencies: [
                    .package(path: "../Kit"), .package(name: "Gone", path: "../Gone"),
                    .package(url: "https://example.org/Kingfisher", from: "1.0.0"),
                ],
                targets: [
                    .target(name: "Screens", dependencies: [.product(name: "Kingfisher", package: "K")]),
                    .testTarget(name: "ScreenTests"),
                ])
            """)
        try scratch.write("App/Sources/Screens/A.swift", "import Core\nimport Kingfisher")
        try scratch.write(
            "Kit/Package.swift",
            "let package = Package(name: \"Kit\", targets: [.target(\n  name: \"Core\")])")
        try scratch.write("Kit/Sources/Core/B.swift", "")
        let project = try Project(at: [scratch.path + "/App"])
        same(project.sources.map(\.stem), ["A", "B"])
        same(project.programs.map { $0.parts.map(\.name) }, [["Screens", "Core"]])
    }

    @Test func linksThatLeadAroundEndNowhere() throws {
        try scratch.write("App/A.swift", "")
        let folder = "\(scratch.path)/App"
        for (name, target) in [
            ("loop", folder), ("self.swift", "self.swift"), ("gone.json", "nowhere"),
            ("B.swift", "A.swift"),
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder)/\(name)", withDestinationPath: target)
        }
        // One file under two names is one file.
        try same(project().sources, ["A.swift"])
        try same(project().resources, [])
    }
}
