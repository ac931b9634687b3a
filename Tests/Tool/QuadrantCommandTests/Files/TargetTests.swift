import Expectations
import Foundation
import QuadrantIndex
import Testing

@testable import QuadrantCommand

/// The targets of projects and packages: which files, in which order, and what is told.
@Suite struct TargetTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
    }

    /// A project with targets, each with a synchronised folder of its name.
    private func project(
        _ targets: [(name: String, uses: [String], more: String)], objects: String = ""
    ) -> String {
        let ids = targets.map { "T_\($0.name)" }.joined(separator: ", ")
        let folders = targets.map { "F_\($0.name)" }.joined(separator: ", ")
        let all = targets.map { target in
            let uses = target.uses.map { "U_\(target.name)_\($0)" }
            return """
                T_\(target.name) = {isa = PBXNativeTarget; name = \(target.name); \
                productType = "com.apple.product-type.framework"; dependencies = (\(uses.joined(separator: ", "))); \
                fileSystemSynchronizedGroups = (F_\(target.name)); \(target.more)};
                F_\(target.name) = {isa = PBXFileSystemSynchronizedRootGroup; path = \(target.name); \
                sourceTree = "<group>"; exceptions = (X_\(target.name)); };

                """
                    + zip(uses, target.uses).map { id, name in
                        "\(id) = {isa = PBXTargetDependency; target = T_\(name); };\n"
                    }.joined()
        }
        return """
            { rootObject = P; objects = { P = {isa = PBXProject; mainGroup = G; targets = (\(ids)); };
            G = {isa = PBXGroup; children = (\(folders)); sourceTree = "<group>"; };
            \(all.joined())\(objects) }; }
            """
    }

    private func parts(_ wishes: Project.Wishes = Project.Wishes()) throws -> [[String]] {
        try Project(at: [scratch.path + "/App"], for: wishes).programs.map { program in
            program.parts.map { part in
                "\(part.name): "
                    + program.sources[part.files].map(\.stem).joined(separator: " ")
            }
        }
    }

    private func write(_ project: String, _ files: [String]) throws {
        try scratch.write("App/App.xcodeproj/project.pbxproj", project)
        for file in files { try scratch.write("App/\(file)", "") }
    }

    @Test func aTargetComesBeforeThoseThatItUses() throws {
        try write(
            project([("Low", [], ""), ("Top", ["Mid", "Low"], ""), ("Mid", ["Low"], "")]),
            ["Low/L.swift", "Top/T.swift", "Mid/M.swift"])
        try same(parts(), [["Top: T", "Mid: M", "Low: L"]])
    }

    /// The main header of a framework shows modules to all that import it, a bridging header to its own files.
    @Test func headersBringModulesAlong() throws {
        try write(
            project(
                [("Kit", [], ""), ("Top", ["Kit"], "buildConfigurationList = L;")],
                objects: """
                    L = {buildConfigurations = (D); }; D = {name = Debug; buildSettings = {
                        SWIFT_OBJC_BRIDGING_HEADER = "$(SRCROOT)/Top/Bridge.h"; }; };
                    """),
            ["Kit/K.swift", "Top/T.swift"])
        try scratch.write(
            "App/Kit/Kit.h", "#import <UIKit/UIKit.h>\n  @import CoreData;\n// #import <No/No.h>\n")
        try scratch.write("App/Kit/Other.h", "#import <WebKit/WebKit.h>\n")
        try scratch.write("App/Top/Bridge.h", "# include <Photos/Photos.h>\n#import \"Own.h\"\n")
        let program = try Project(at: [scratch.path + "/App"]).programs[0]
        same(program.parts.map(\.shownModules), [[], ["UIKit", "CoreData"]])
        same(program.parts.map(\.bridgedModules), [["Photos"], []])
    }

    /// A module comes along where something of it is named, not where a name only begins alike.
    @Test(arguments: [
        ("let all = [kSecClass: 1]", ["Security"]), ("let kSectionHeight = 44.0", []),
        ("let kSecondsPerDay = 86_400", []), ("import Security\nlet all = [kSecClass: 1]", []),
    ])
    func namesBringModulesAlong(_ text: String, _ modules: [String]) {
        same(ShownModules.named(in: "import UIKit\n" + text).sorted(), modules)
    }

    /// An exception takes a file out of the target whose folder it is, and puts it into another.
    @Test func exceptionsOfFoldersTakeOutAndPutIn() throws {
        try write(
            project(
                [("One", [], ""), ("Two", [], "")],
                objects: """
                    X_One = {isa = S; target = T_One; membershipExceptions = (Left.swift, Inner); };
                    X_Two = {isa = S; target = T_One; membershipExceptions = (Deep/Shared.swift); };
                    """),
            [
                "One/A.swift", "One/Left.swift", "One/Inner/I.swift", "Two/B.swift",
                "Two/Deep/Shared.swift",
            ])
        try same(parts(), [["One: A Shared"], ["Two: B Shared"]])
        let notes = try Project(at: [scratch.path + "/App"]).notes
        same(notes.count, 1)
        has(notes[0], "One/Inner/I.swift")
        has(notes[0], "they are left out")
    }

    /// A file that a target has for some platforms alone is built for these.
    @Test func filesForPlatformsAreBuiltForThese() throws {
        try write(
            project(
                [("One", [], "")],
                objects: """
                    X_One = {isa = S; target = T_One; membershipExceptions = (Left.swift);
                        platformFiltersByRelativePath = {
                            Both.swift = (ios, macos); Desk.swift = (macos); Space = (xros);
                        };
                    };
                    """),
            [
                "One/A.swift", "One/Left.swift", "One/Both.swift", "One/Desk.swift",
                "One/Space/S.swift",
            ])
        for (platform, files) in [
            (SourcePlatform.ios, "A Both"), (.macos, "A Both Desk"),
        ] {
            var wishes = Project.Wishes()
            wishes.platform = platform
            try same(parts(wishes), [["One: \(files)"]])
        }
    }

    /// A target is read for its system, and takes the files that are for it; a phone's app has no use for a watch's library, which its files
    /// name in conditions.
    @Test func aTargetIsReadForItsSystem() throws {
        let systems = [("Phone", "iphoneos"), ("Wrist", "watchos"), ("Space", "xros")]
        try write(
            project(
                systems.map { ($0.0, [], "buildConfigurationList = L_\($0.0);") },
                objects: systems.map { name, system in
                    "L_\(name) = {buildConfigurations = (D_\(name)); }; D_\(name) = {name = Debug; "
                        + "buildSettings = {SDKROOT = \(system); }; };"
                }.joined()
                    + """
                    X_Space = {isa = S; target = T_Space; platformFiltersByRelativePath = {
                        Far.swift = (xros); Near.swift = (ios);
                    }; };
                    """),
            ["Wrist/W.swift", "Space/Far.swift", "Space/Near.swift"])
        try scratch.write(
            "App/Phone/P.swift", "#if os(watchOS)\nimport Wrist\n#endif\nimport SwiftUI\n")
        let programs = try Project(at: [scratch.path + "/App"]).programs
        same(
            programs.map {
                "\($0.platform) \($0.parts.map(\.name)) \($0.sources.map(\.stem))"
            },
            [
                "ios [\"Phone\"] [\"P\"]", "watchos [\"Wrist\"] [\"W\"]",
                "visionos [\"Space\"] [\"Far\"]",
            ])
    }

    /// Conditions and uses that a manifest limits to platforms count on these alone.
    @Test func whatAManifestSaysOfPlatformsCounts() throws {
        try scratch.write(
            "App/Package.swift",
            """
            let package = Package(name: "App", targets: [
                .target(name: "Desk"), .target(name: "Hand"),
                .target(name: "Top", dependencies: [
                    .target(name: "Desk", condition: .when(platforms: [.macOS])),
                    .target(name: "Hand", condition: .when(platforms: [.iOS, .tvOS])),
                ], swiftSettings: [
                    .define("ALL"), .define("MAC", .when(platforms: [.macOS])),
                    .define("PHONE", .when(platforms: [.iOS, .macCatalyst])),
                ]),
            ])
            """)
        for name in ["Desk", "Hand", "Top"] {
            try scratch.write("App/Sources/\(name)/\(name).swift", "")
        }
        for (platform, conditions, used) in [
            (SourcePlatform.ios, ["ALL", "PHONE", "SWIFT_PACKAGE"], "Hand: Hand"),
            (.macos, ["ALL", "MAC", "SWIFT_PACKAGE"], "Desk: Desk"),
        ] {
            var wishes = Project.Wishes()
            (wishes.platform, wishes.target) = (platform, "Top")
            try same(parts(wishes), [["Top: Top", used]])
            let project = try Project(at: [scratch.path + "/App"], for: wishes)
            let top = project.programs.flatMap(\.parts).first { $0.name == "Top" }
            same(top?.conditions.sorted(), conditions)
        }
    }

    /// What tests and plugins alone use is not missed.
    @Test(arguments: [
        (#".target(name: "A", dependencies: ["B"]), .target(name: "B")"#, false),
        (#".target(name: "A", dependencies: ["B"])"#, true),
        (#".target(name: "A", dependencies: [.product(name: "B", package: "nowhere")])"#, true),
        (#".target(name: "A", dependencies: [.product(name: "B", package: "Named")])"#, true),
        (#".target(name: "A", dependencies: [.product(name: "B", package: "other")])"#, false),
        (#".target(name: "A", plugins: [.plugin(name: "P", package: "nowhere")])"#, false),
        (
            #".testTarget(name: "A", dependencies: [.product(name: "B", package: "nowhere")])"#,
            false
        ),
    ])
    func packagesOfTestsAloneAreNotMissed(targets: String, isMissed: Bool) throws {
        try scratch.write(
            "App/Package.swift",
            """
            let package = Package(name: "App", dependencies: [
                .package(name: "Named", url: "https://example.com/Nowhere.git", from: "1.0.0")
            ], targets: [\(targets)])
            """)
        for name in ["A", "B"] { try scratch.write("App/Sources/\(name)/\(name).swift", "") }
        let project = try Project(at: [scratch.path + "/App"])
        same(
            project.programs.contains { !$0.missing.isEmpty } || !project.missing.isEmpty, isMissed)
    }

    @Test func targetsInACircleAreTold() throws {
        try write(
            project([("A", ["B"], ""), ("B", ["C"], ""), ("C", ["A"], "")]),
            ["A/A.swift", "B/B.swift", "C/C.swift"])
        try same(parts(), [["A: A", "B: B", "C: C"]])
        has(
            try Project(at: [scratch.path + "/App"]).notes.joined(),
            "App.xcodeproj: targets use each other in a circle: A → B → C → A")
    }

    /// Build phases of files, with files for another system, from outside of the repository, and of settings.
    @Test func filesOfPhasesAreTakenAsTheySay() throws {
        try scratch.write("App/Settings.xcconfig", "PRODUCT_MODULE_NAME = Kit_$(TARGET_NAME)\n")
        try write(
            """
            { rootObject = P; objects = { P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {children = (H, F3, F4, C); sourceTree = "<group>"; };
            H = {children = (F1, F2); path = Inner; sourceTree = "<group>"; };
            F1 = {path = A.swift; sourceTree = "<group>"; }; F2 = {path = Mac.swift; sourceTree = "<group>"; };
            F3 = {path = "../../../../etc/B.swift"; sourceTree = "<group>"; };
            F4 = {path = Gone.swift; sourceTree = "<group>"; };
            C = {path = Settings.xcconfig; sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = "My App"; buildPhases = (S); buildConfigurationList = L;
            productType = "com.apple.product-type.application"; };
            L = {buildConfigurations = (D); }; D = {name = Debug; baseConfigurationReference = C;
            buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", MAIN_APP); }; };
            S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4); };
            B1 = {fileRef = F1; }; B2 = {fileRef = F2; platformFilter = macos; }; B3 = {fileRef = F3; };
            B4 = {fileRef = F4; }; }; }
            """, ["Inner/A.swift", "Inner/Mac.swift"])
        let project = try Project(at: [scratch.path + "/App"])
        same(project.programs.map { $0.parts.map(\.name) }, [["Kit_My_App"]])
        same(project.programs[0].parts[0].conditions, ["MAIN_APP"])
        same(project.programs[0].sources.map(\.stem), ["A"])
        has(project.notes.joined(separator: "\n"), "etc/B.swift lies outside of")
        var mac = Project.Wishes()
        mac.platform = .macos
        try same(parts(mac), [["Kit_My_App: A Mac"]])
        // Settings that everybody makes of a template.
        try FileManager.default.moveItem(
            atPath: scratch.path + "/App/Settings.xcconfig",
            toPath: scratch.path + "/App/Settings.template.xcconfig")
        let made = try Project(at: [scratch.path + "/App"])
        same(made.programs.map { $0.parts.map(\.name) }, [["Kit_My_App"]])
        has(
            made.notes.joined(separator: "\n"),
            "Settings.xcconfig is not there; Settings.template.xcconfig is read in its place")
    }

    /// A manifest is read, not run: what it works out is told by its line.
    @Test func aManifestIsReadAndNotRun() throws {
        try scratch.write(
            "App/Package.swift",
            """
            import Foundation
            import PackageDescription
            let core = "Core"
            extension Target.Dependency { static let core: Self = .target(name: "Core") }
            let package = Package(
                name: "App",
                dependencies: [.package(url: "https://example.org/a/Kingfisher.git", from: "7.0.0")],
                targets: [.target(name: core)] + ["Rows", "Cells"].map {
                    .target(name: $0, dependencies: [.core], path: "Code/\\($0)", exclude: ["Left"])
                })
            package.targets.append(.target(name: "Screens", dependencies: ["Rows", "Cells"]))
            package.targets.append(.target(name: "Outside", path: "../Outside"))
            package.targets += made()
            FileManager.default.createFile(atPath: "\\(#filePath).ran", contents: nil)
            while true {}
            """)
        for file in [
            "Sources/Core/C.swift", "Code/Rows/R.swift", "Code/Rows/Left/L.swift",
            "Code/Cells/E.swift", "Sources/Screens/S.swift",
        ] { try scratch.write("App/\(file)", "") }
        try same(parts(), [["Screens: S", "Cells: E", "Rows: R", "Core: C"]])
        let project = try Project(at: [scratch.path + "/App"])
        let notes = project.notes.joined(separator: "\n")
        has(
            notes, "the target Outside has the folder ../Outside, which lies outside of the package"
        )
        has(notes, "is read, not run: what it works out in line 13 is not known")
        fails(scratch.contents.joined().contains("ran"))
    }

    /// Folders of targets are found from a folder that is given from the present one too.
    @Test func aPackageMayBeGivenFromThePresentFolder() throws {
        try scratch.write(
            "App/Package.swift",
            """
            let package = Package(name: "App", targets: [.target(name: "Core", path: "Code")])
            """)
        try scratch.write("App/Code/C.swift", "")
        let here = FileManager.default.currentDirectoryPath.split(separator: "/").count
        let given = String(repeating: "../", count: here) + scratch.path.dropFirst() + "/App"
        let project = try Project(at: [given])
        same(project.programs.map { $0.parts.map(\.name) }, [["Core"]])
        same(project.notes, [])
    }

    /// A package that a project names by its address is taken from where it was checked out.
    @Test func aPackageFromElsewhereIsTakenFromItsCheckout() throws {
        let package = """
            U_App_Kit = {isa = XCSwiftPackageProductDependency; productName = Kit; };
            """
        let target = "packageProductDependencies = (U_App_Kit); "
        try write(
            project([("App", [], target)], objects: package).replacing(
                "isa = PBXProject;",
                with: "isa = PBXProject; packageReferences = (K);"
            ).replacing(
                "objects = {",
                with: "objects = { K = {repositoryURL = \"https://example.org/a/kit-swift.git\"; };"
            ),
            ["App/A.swift"])
        try same(parts(), [["App: A"]])
        try scratch.write(
            "App/SourcePackages/checkouts/kit-swift/Package.swift",
            "let package = Package(name: \"kit\", products: [.library(name: \"Kit\", targets: [\"Kit\"])], "
                + "targets: [.target(name: \"Kit\")])")
        try scratch.write("App/SourcePackages/checkouts/kit-swift/Sources/Kit/K.swift", "")
        try same(parts(), [["App: A", "Kit: K"]])
    }

    @Test func aProjectThatIsTooLargeIsTold() throws {
        try scratch.write(
            "App/App.xcodeproj/project.pbxproj", String(repeating: " ", count: 17 << 20))
        try scratch.write("App/A.swift", "")
        let project = try Project(at: [scratch.path + "/App"])
        same(project.programs.count, 0)
        has(project.notes.joined(), "project.pbxproj has 17M, more than is read of a project")
    }

    @Test func aTargetThatIsNotThereIsAnError() throws {
        try write(project([("A", [], ""), ("B", [], "")]), ["A/A.swift", "B/B.swift"])
        var wishes = Project.Wishes()
        wishes.target = "B"
        try same(parts(wishes), [["B: B"]])
        wishes.target = "C"
        #expect(throws: CommandError.unknownTarget(name: "C", others: ["A", "B"])) {
            try Project(at: [scratch.path + "/App"], for: wishes)
        }
    }
}
