import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What is told of a view names the user's views around it, and none of the library's.
@MainActor @Suite struct IssuePathTests {
    private struct Broken: View {
        var body: some View { Text("a").frame(width: .nan) }
    }

    private struct InSheet: View {
        var body: some View { Color.red.sheet(isPresented: .constant(true)) { Broken() } }
    }

    private struct OnScreen: View {
        var body: some View { NavigationStack { List { Section { Broken() } } } }
    }

    @Test func theyAreTheUsers() {
        let sheet = ViewHost(width: 300, height: 300) { InSheet() }
        same(sheet.issues.first?.path, ["InSheet", "Broken"])
        let screen = ViewHost(width: 300, height: 300) { OnScreen() }
        same(screen.issues.first?.path, ["OnScreen", "Broken"])
    }
}
