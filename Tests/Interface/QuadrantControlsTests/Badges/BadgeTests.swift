import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantTesting
import QuadrantText
import QuadrantViews
import TappedViews
import Testing

@MainActor @Suite struct BadgeTests {
    private func badge(_ view: some View) -> String? {
        let host = ViewHost {
            Group(subviews: view) { subviews in
                VStack {
                    ForEach(subviews) { subview in
                        if let badge = subview.containerValues.badge {
                            BadgeLabel(badge).accessibilityIdentifier("badge")
                        }
                    }
                }
            }
        }
        return try? host["badge"].text
    }

    @Test func badgesAreToldToTheContainer() {
        same(badge(Text("Inbox").badge(3)), "3")
        same(badge(Text("Inbox").badge(0)), nil)
        same(badge(Text("Inbox").badge("new")), "new")
        same(badge(Text("Inbox").badge(Text("many"))), "many")
        same(badge(Text("Inbox").badge(Text?.none)), nil)
        same(badge(Text("Inbox").badge(1).badge(2)), "1")
        same(badge(Text("Inbox")), nil)
    }

    @Test func prominence() {
        func colors(_ prominence: BadgeProminence) -> [[Int]] {
            TappedTree(BadgeLabel(Text("3")).badgeProminence(prominence)).colors.map(\.parts)
        }
        same(colors(.standard), [[60, 60, 67, 60]])
        same(colors(.decreased), [[60, 60, 67, 30]])
        same(colors(.increased), [[255, 56, 60, 100], [255, 255, 255, 100]])
    }
}
