import SwiftUI
import Testing

@Suite struct ExplanationTests {
    @Test func empty() {}
}
