import Expectations
import QuadrantIndex
import QuadrantScanning
import Testing

/// What is replaced in a source for the compiler to read it as the platform would.
@Suite struct BuildConditionTests {
    private func read(_ source: String, as platform: SourcePlatform = .ios) -> String {
        let facts = SourceScanner.facts(of: source, where: BuildCondition(platform))
        return Replacement.apply(facts.edits, to: source)
    }

    @Test(arguments: [
        ("os(iOS)", "true   ", "false  "), ("os(Linux)", "false    ", "false    "),
        ("os(macOS)", "false    ", "true     "),
        ("canImport(UIKit)", "true            ", "false           "),
        ("canImport(AppKit)", "false            ", "true             "),
        ("targetEnvironment(macCatalyst)", "false                         ", nil),
        ("!os( watchOS ) && (canImport(Cocoa) || DEBUG)", nil, nil),
        ("swift(>=5.9)", "swift(>=5.9)", "swift(>=5.9)"),
        ("canImport(Charts)", "canImport(Charts)", "canImport(Charts)"),
        ("arch(arm64) || FLAG", "arch(arm64) || FLAG", "arch(arm64) || FLAG"),
    ])
    func conditionsOfThePlatformAreDecided(condition: String, ios: String?, macos: String?) {
        for (platform, expected) in [(SourcePlatform.ios, ios), (.macos, macos)] {
            let source = "/* é */ #if \(condition)\nlet a = os(1)\n#endif\n"
            let copy = read(source, as: platform)
            same(copy.utf8.count, source.utf8.count)
            holds(copy.hasSuffix("\nlet a = os(1)\n#endif\n"))
            if let expected { holds(copy.hasPrefix("/* é */ #if \(expected)\n")) }
        }
    }

    /// A watch, a television and a headset have UIKit, and are no phones.
    @Test(arguments: [SourcePlatform.watchos, .tvos, .visionos])
    func otherSystemsAreNoPhones(platform: SourcePlatform) {
        let source = "#if os(iOS) || os(\(platform.name))\n#endif\n#if canImport(UIKit)\n#endif\n"
        let own = platform.name.map { _ in " " }.joined()
        same(
            read(source, as: platform),
            "#if false   || true\(own)\n#endif\n#if true            \n#endif\n")
        has(read(source), "#if true    || false")
        same(SourcePlatform(ofSystems: [platform.rawValue]), platform)
        same(SourcePlatform(ofSystems: [platform.rawValue, "ios"]), .ios)
    }

    /// A case that is unavailable on the platform need not be handled by a `switch` over all.
    @Test func casesThatThePlatformLacksAreUnavailable() {
        let source =
            "enum E { case a; @available(iOS, unavailable) case b; @available(iOS 9, *) case c }"
        has(read(source), "@available(*  , unavailable) case b; @available(iOS 9, *) case c")
        same(read(source, as: .macos), source)
    }

    /// What only objects of Objective-C have is not overridden, but in extensions.
    @Test func observersByNamesOverrideNothing() {
        let method = "override func observeValue(forKeyPath keyPath: String?, of object: Any?) {}"
        let copy = read("class A: NSObject { \(method) }")
        has(copy, "{ private  func observeValue(forKeyPath")
        has(read("class A: NSObject { public \(method) }"), "{        private  func observeValue")
        has(read("class B: A { override func load() {} }"), "override func load()")
    }

    /// In a body, after a modifier, and in a clause that is not taken.
    @Test func conditionsAreFoundWhereverTheyStand() {
        let copy = read(
            """
            struct A: View {
                var body: some View {
                    Text("os(iOS)")
                        #if os(iOS)
                        .bold()
                        #endif
                    #if os(macOS)
                    #if os(iOS)
                    #endif
                    #endif
                }
            }
            """)
        has(copy, "Text(\"os(iOS)\")")
        same(copy.split(separator: "#if true   \n").count, 3)
        has(copy, "#if false    \n")
    }

    @Test func importsAreThoseOfTheClausesThatAreTaken() {
        let source = """
            import Darwin
            #if canImport(UIKit)
            import UIKit
            #else
            import AppKit
            #endif
            #if canImport(Kingfisher)
            import Kingfisher
            #endif
            @testable import struct Tools.Hammer
            """
        let facts = SourceScanner.facts(of: source)
        same(facts.imports.map(\.module), ["Glibc", "UIKit", "Tools"])
        same(facts.imports.map(\.line), [1, 3, 10])
        let copy = Replacement.apply(
            facts.edits + facts.imports.dropFirst().map(\.removal), to: source)
        let lines = copy.split(separator: "\n", omittingEmptySubsequences: false)
        same(lines[0], "import Glibc ")
        #expect(lines[2].allSatisfy { $0 == " " } && lines[9].allSatisfy { $0 == " " })
        same(copy.utf8.count, source.utf8.count)
    }
}
