import Expectations
import QuadrantIndex
import QuadrantScanning
import Testing

@Suite struct SourceScannerTests {
    private func scan(_ sources: String...) -> SourceIndex {
        SourceScanner.index(
            of: sources.enumerated().map { .init(path: "File\($0).swift", source: $1) })
    }

    private func choice(_ sources: String...) throws -> String {
        let index = SourceScanner.index(
            of: sources.enumerated().map { .init(path: "File\($0).swift", source: $1) })
        return index.candidates[try index.defaultChoice()].name
    }

    private func obstacle(_ members: String) -> String? {
        scan("struct Card: View { \(members)\n var body: some View { Text(\"\") } }")
            .candidates.first?.obstacle
    }

    @Test func theFirstPreviewComesFirst() throws {
        try same(
            choice(
                "struct A: View {}\nstruct A_Previews: PreviewProvider {}",
                "#Preview { A() }\n#Preview(\"Dark\") { A() }"), "Preview")
    }

    @Test func thenTheFirstProvider() throws {
        try same(choice("struct A: View {}\nstruct A_Previews: PreviewProvider {}"), "A_Previews")
    }

    @Test func thenTheAppWhoseFirstSceneIsShown() throws {
        try same(
            choice("struct A: View {}", "@main struct Shop: App {}\nstruct B: View {}"), "Shop")
        same(
            scan("@main struct Shop: App { init(name: String) {} }").candidates.first?.obstacle,
            "needs arguments: name:")
    }

    @Test func thenTheLastViewThatNoOtherUses() throws {
        try same(
            choice(
                "struct Card: View { var body: some View { Row() } }\nstruct Row: View {}"), "Card")
        try same(choice("struct A: View {}\nprivate struct B: View {}"), "B")
        try same(choice("struct A: View {}\nstruct B: View { let title: String }"), "A")
    }

    @Test func useThroughAnExtensionCounts() throws {
        try same(
            choice(
                "struct Card: View {}\nstruct Row: View {}\n"
                    + "extension Card { var rows: some View { Row() } }"), "Card")
    }

    @Test func viewsThatUseEachOtherFallBackToTheLast() throws {
        try same(
            choice(
                "struct A: View { var body: some View { B() } }\n"
                    + "struct B: View { var body: some View { A() } }"), "B")
    }

    @Test func noViewIsSaid() {
        #expect(throws: ChoiceError.noView) { try scan("let answer = 42").defaultChoice() }
        #expect(throws: ChoiceError.noneCanBeMade([0])) {
            try scan("struct A: View { let title: String }").defaultChoice()
        }
    }

    @Test func placesCountFromOne() {
        let index = scan("import SwiftUI\n  #Preview { A() }")
        same(index.candidates.first?.line, 2)
        same(index.candidates.first?.column, 3)
        same(index.symbol(at: 0), "quadrant_preview_copy_2d_of_2d_File0_2e_swift_3_3")
    }

    @Test func conformanceMayComeFromElsewhere() {
        let index = scan(
            "struct A {}\nextension A: View {}",
            "protocol Screen: SwiftUI.View {}\nstruct B: Screen & Equatable {}")
        same(index.candidates.map(\.name), ["A", "B"])
    }

    @Test func nestedViewsHaveLongNamesAndPrivateOnesAScope() throws {
        let index = scan(
            "enum Kit { struct Row: View {}\n private struct Cell: View {}\n"
                + "private enum Deep { struct Dot: View {} } }")
        same(index.candidates.map(\.name), ["Kit.Row", "Kit.Cell", "Kit.Deep.Dot"])
        same(index.candidates.map(\.privateScope), [nil, "Kit", nil])
        same(index.candidates[2].obstacle, "is private inside a private type")
        try same(index.choice(named: "Cell"), 1)
    }

    @Test(arguments: [(SourcePlatform.ios, "Phone"), (.macos, "Mac")])
    func inactiveCodeIsLeftOut(platform: SourcePlatform, view: String) {
        let source = """
            #if os(Linux) || canImport(Glibc)
            struct Linux: View {}
            #elseif canImport(UIKit) && !os(macOS)
            struct Phone: View {}
            #elseif os(macOS) && canImport(AppKit) && !targetEnvironment(macCatalyst)
            struct Mac: View {}
            #endif
            #if DEBUG && QUADRANT && canImport(SwiftUI) && !canImport(Kingfisher)
            #Preview { Screen() }
            #endif
            """
        let index = SourceScanner.index(
            of: [.init(path: "A.swift", source: source)], where: BuildCondition(platform))
        same(index.candidates.map(\.name), [view, "Preview"])
    }

    @Test(arguments: [
        "", "var title = \"\"", "var title: String?", "let title = \"\"", "static var all: [Int]",
        "@State var isOn = false", "@State var item: Int?", "@Environment(\\.locale) var locale",
        "@EnvironmentObject var model: Model", "@FocusState var isFocused: Bool",
        "@Namespace var space", "var text: String { \"\" }", "lazy var x: Int = 3",
        "init(title: String = \"\") {}", "init(_ rest: Int...) {}",
        "let title: String\n init(title: String) {}\n init() {}",
    ])
    func canBeMade(members: String) {
        same(obstacle(members), nil)
    }

    @Test(arguments: [
        ("let title: String", "needs arguments: title:"),
        ("let title: String?", "needs arguments: title:"),
        ("var a, b: Int", "needs arguments: a:, b:"),
        ("@Binding var isOn: Bool", "needs arguments: isOn:"),
        ("@ViewBuilder let content: () -> Text", "needs arguments: content:"),
        ("var count: Int { didSet {} }", "needs arguments: count:"),
        ("init(_ a: Int, b: Int) {}\ninit(a: Int) {}", "needs arguments: a:"),
        ("init() throws {}", "has no plain initializer without arguments"),
    ])
    func cannotBeMade(members: String, expected: String) {
        same(obstacle(members), expected)
    }

    @Test func genericsAndEnumsNeedAPreview() {
        let index = scan("struct Box<Content: View>: View {}\nenum Mark: View { case on }")
        same(
            index.candidates.map(\.obstacle),
            [
                "is generic, or inside something generic",
                "is an enum, so a case has to be named",
            ])
    }

    @Test func namesAreFoundInOrderOfKind() throws {
        let index = scan(
            "#Preview(\"Card\") { Card() }\nstruct Card: View {}\nstruct A: View { let a: Int }")
        try same(index.choice(named: "Card"), 1)
        #expect(throws: ChoiceError.unknownName("Nope")) { try index.choice(named: "Nope") }
        #expect(throws: ChoiceError.cannotBeMade(2)) { try index.choice(named: "A") }
    }

    @Test func theIndexSurvivesAsText() {
        let index = scan(
            "#Preview(\"Tab\\tand \\\\ line\") { A() }\nenum K { private struct A: View {} }",
            "struct B: View { let a: Int }")
        same(SourceIndex(text: index.text), index)
        same(SourceIndex(text: ""), nil)
        same(SourceIndex(text: index.text + "garbage\n"), nil)
    }
}
