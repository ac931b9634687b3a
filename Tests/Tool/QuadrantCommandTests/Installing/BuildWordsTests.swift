import Expectations
import QuadrantCommand
import Testing

/// What `quadrant swift build` repeats of what a build says.
@Suite struct BuildWordsTests {
    @Test func onlyWhatIsNotHereIsExplainedAndEachOnce() {
        let words = BuildWords()
        let place = "/p/Sources/A/a.swift:2:8"
        for _ in 0..<2 { words.read("\(place): error: no such module 'AVKit'") }
        words.read("  |        `- error: no such module 'AVKit'")
        words.read("\(place): error: no such module 'MyOwn'")
        words.read("\(place): error: value of type 'Text' has no member 'paddin'")
        words.read("[3/4] Emitting module A")
        same(
            words.text,
            "quadrant: \(place): there is no module 'AVKit' here: it is one of Apple's systems. Put "
                + "'#if canImport(AVKit)' and '#endif' around the import and what uses it\n")
    }

    @Test func anotherCompilerIsSaid() {
        let words = BuildWords()
        words.read(
            "a.swift:1:8: error: module compiled with Swift 6.3.1 cannot be imported by the Swift 6.2 compiler: 'x'"
        )
        same(
            words.text,
            "quadrant: a.swift:1:8: this SDK was built by another Swift than builds the package; install it again "
                + "with './quadrant install'\n")
    }
}
