import Expectations
import Foundation
import Layers
import Testing

/// The check of layers finds circles, and says what to do; the house has none.
@Suite struct LayerTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let list = Result {
        try LayerList(
            String(contentsOf: root.appendingPathComponent("Sources/layers.txt"), encoding: .utf8))
    }

    private static let sources = Result {
        try SourceFolder(root.appendingPathComponent("Sources"))
    }

    private let house = LayerList(
        """
        House
            Cellar: what is kept
            Kitchen: what is cooked
        """)

    private func faults(_ files: [String: String], _ list: LayerList? = nil) -> [String] {
        let check = LayerCheck(list ?? house, SourceFolder(files: files))
        let faults = check.faults()
        return check.listFaults + faults.files.map(\.description) + faults.needless
    }

    @Test func aCircleIsFoundAtItsLine() {
        let files = [
            "House/Cellar/Jar.swift": "struct Jar {\n    var cook: Cook?\n}",
            "House/Kitchen/Cook.swift": "final class Cook { var jars: [Jar] = [] }",
        ]
        same(
            faults(files),
            [
                "Sources/House/Cellar/Jar.swift:2: names Cook, which is declared in "
                    + "Kitchen/Cook.swift; Cellar is below Kitchen (Sources/layers.txt). Move one of "
                    + "them, declare below what both need (a protocol, a closure), or write what needs "
                    + "Cook as an extension in Kitchen."
            ])
    }

    @Test func whatAnExtensionAboveAddsIsAboveToo() {
        let files = [
            "House/Cellar/Jar.swift": "struct Jar { func open() { pour(); print(self.label) } }",
            "House/Kitchen/Pouring.swift":
                "extension Jar { func pour() {}\n var label: String { \"\" } }",
        ]
        let found = faults(files)
        same(found.count, 2)
        same(found.first?.contains("names label"), true)
        same(found.last?.contains("names pour"), true)
    }

    @Test func whatIsNobodyElsesIsNotAUse() {
        let files = [
            "House/Cellar/Jar.swift": """
            /// A comment about Cook.
            struct Jar<Oven> {
                let text = "Cook"
                var oven: Oven
                func fill(pour: Int) -> Int { let spoon = pour; return spoon }
                enum Kind { case full, empty }
                var isFull: Bool { Kind.full == .full }
            }
            """,
            "House/Kitchen/Cook.swift": """
            struct Cook {}
            struct Oven {}
            struct Spoon { enum Kind {} }
            extension Jar { func pour() {}; var spoon: Int { 0 }; private func fill() {} }
            """,
        ]
        empty(faults(files))
    }

    @Test func aNameThatIsDeclaredBelowTooIsThatOne() {
        let files = [
            "House/Cellar/Jar.swift": "struct Jar { var lid = Lid(); func shut() { lid.turn() } }",
            "House/Cellar/Lid.swift": "struct Lid { func turn() {} }",
            "House/Kitchen/Lid.swift": "struct Lid {}\nextension Jar { func turn() {} }",
        ]
        empty(faults(files))
    }

    @Test func whatIsAllowedIsNoFaultAndMustBeNeeded() {
        let list = LayerList(
            """
            House
                Cellar: what is kept
                Kitchen: what is cooked
                except Cellar/Jar.swift names Cook, Oven: a jar says whose it is
            """)
        let files = [
            "House/Cellar/Jar.swift": "struct Jar { var cook: Cook? }",
            "House/Kitchen/Cook.swift": "class Cook {}\nclass Oven {}",
        ]
        same(
            faults(files, list),
            [
                "Sources/layers.txt: that Cellar/Jar.swift of House names Oven is allowed, but it "
                    + "does not or need not be."
            ])
    }

    @Test func theListNamesEveryFolderAndNoOther() {
        let files = [
            "House/Cellar/Jar.swift": "", "House/Attic/Box.swift": "", "Shed/Left/Rake.swift": "",
            "Garage/Car.swift": "",
        ]
        same(
            faults(files),
            [
                "Sources/layers.txt: Shed has folders and is not listed.",
                "Sources/House/Attic/Box.swift: its folder is not listed in Sources/layers.txt.",
                "Sources/layers.txt: there is no file in House/Kitchen.",
            ])
        same(LayerList("House\n    Cellar\n").unreadable, ["line 2 (Cellar)"])
    }

    @Test func thePictureStandsOnWhatItRestsOn() {
        let files = [
            "House/Cellar/Jar.swift": "import Ground\nimport Foundation",
            "House/Kitchen/Cook.swift": "import Wall", "Wall/Stone.swift": "import Ground",
            "Ground/Earth.swift": "",
        ]
        same(
            LayerPicture(house, SourceFolder(files: files)).text,
            """
            House ▸ Wall
                Kitchen  what is cooked
                Cellar   what is kept
            Wall ▸ Ground
            Ground

            """)
    }

    // MARK: The house itself

    @Test func noFileNamesWhatIsAboveIt() throws {
        let check = LayerCheck(try Self.list.get(), try Self.sources.get())
        let faults = check.faults()
        let all = check.listFaults + faults.files.map(\.description) + faults.needless
        empty(all, "\n\(all.joined(separator: "\n"))")
    }

    @Test func thePictureHasAllModulesEachAboveWhatItRestsOn() throws {
        let list = try Self.list.get()
        let sources = try Self.sources.get()
        let lines = LayerPicture(list, sources).text.split(separator: "\n").map(String.init)
        let modules = lines.filter { !$0.hasPrefix(" ") }
            .map { line in line.split { " ▸,".contains($0) }.map(String.init) }
        same(modules.map { $0[0] }.sorted(), sources.modules.keys.sorted())
        same(lines.count - modules.count, list.modules.flatMap(\.layers).count)
        var above: Set<String> = []
        for module in modules {
            above.insert(module[0])
            empty(above.intersection(module.dropFirst()), "\(module[0]) rests on what is above it.")
        }
    }

    /// Paths of files and folders in documents, such as `QuadrantLayout/Passes/PlacePass.swift`.
    @Test func documentsNameFilesThatExist() throws {
        let files = FileManager.default
        let sources = try Self.sources.get()
        var missing: [String] = []
        let folder = Self.root.appendingPathComponent("Documentation")
        let pages = try files.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".md") && !$0.hasPrefix("Decisions/") }.map {
                "Documentation/\($0)"
            }
        for page in pages + ["ARCHITECTURE.md", "CONTRIBUTING.md"] {
            let text = try String(
                contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
            for quoted in text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            where quoted.offset % 2 == 1 {
                var path = String(quoted.element)
                if path.hasPrefix("Sources/") { path.removeFirst("Sources/".count) }
                guard path.hasPrefix("Quadrant"), path.contains("/"), !path.contains(" ") else {
                    continue
                }
                let module = String(path.prefix { $0 != "/" })
                path = sources.folder(of: module) + path.dropFirst(module.count)
                let place = Self.root.appendingPathComponent("Sources/\(path)").path
                if !files.fileExists(atPath: place) { missing.append("\(page): \(path)") }
            }
        }
        empty(missing, "\n\(missing.joined(separator: "\n"))")
    }
}
