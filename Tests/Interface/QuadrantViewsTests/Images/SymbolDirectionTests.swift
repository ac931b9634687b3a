import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantViews
import TestedViews
import Testing

/// Which symbols turn with the direction of the text, and what of them does not.
@MainActor @Suite struct SymbolDirectionTests {
    private func isMirrored(_ name: String, isRightToLeft: Bool = true) -> Bool {
        func isMirrored(_ items: [DisplayItem]) -> Bool {
            items.contains { item in
                guard case .group(let group) = item else { return false }
                return group.transform.a < 0 || isMirrored(group.content.items)
            }
        }
        let view = ZStack {
            Image(systemName: name)
            Color.red
        }
        return isMirrored(Drawn(view, isRightToLeft: isRightToLeft).items)
    }

    @Test(arguments: [
        "chevron.forward", "arrow.backward", "arrow.up.forward.square", "sidebar.leading",
        "star.leadinghalf.filled", "list.bullet", "list.bullet.rectangle.fill", "list.number",
        "text.badge.plus", "text.quote", "speaker.wave.2.fill", "speaker.slash", "battery.75",
        "battery.100.bolt", "cart", "cart.badge.plus", "checklist", "calendar.badge.clock",
        "text.bubble.fill", "bubble.left.and.text.bubble.right", "person.fill.checkmark",
    ])
    func turnsWithTheText(_ name: String) {
        holds(isMirrored(name))
        fails(isMirrored(name, isRightToLeft: false))
    }

    @Test(arguments: [
        "chevron.left", "arrow.right", "arrowshape.turn.up.left", "sidebar.left", "bubble.left",
        "text.alignleft", "text.justify.right", "checkmark", "checkmark.circle.fill",
        "questionmark.circle", "clock", "magnifyingglass", "play.fill", "forward.fill",
        "backward.fill", "gobackward.15", "person.crop.circle.badge.checkmark", "plus", "trash",
        "checkmark.bubble.fill",
    ])
    func staysAsItIs(_ name: String) { fails(isMirrored(name)) }
}
