import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Rows of a sidebar beside other columns.
@MainActor @Suite struct SidebarRowTests {
    /// There are no cards: rows stand on the panel, and a selected one on a rounded ground of its own.
    @Test func rowsStandOnThePanel() throws {
        let view = NavigationSplitView {
            List(["Inbox", "Drafts"], id: \.self, selection: .constant("Inbox")) { Text($0) }
        } detail: {
            Text("detail")
        }
        .environment(\.horizontalSizeClass, .regular)
        .environment(\.verticalSizeClass, .regular)
        let host = ViewHost(width: 1000, height: 800) { view }
        let inbox = try host.find(label: "Inbox").frame
        let drafts = try host.find(label: "Drafts").frame
        let picture = try Picture(host)
        let panel = picture.at(100, 700)
        let ground = picture.at(200, inbox.midY)
        same(picture.at(200, drafts.midY), panel)
        differ(ground, panel)
        // The ground is as wide as a card, 16 in the panel, which stands 8 in, and round at its corners.
        same(picture.at(25, inbox.midY), ground)
        same(picture.at(22, inbox.midY), panel)
        differ(picture.at(26, inbox.midY - 22), ground)
    }
}
