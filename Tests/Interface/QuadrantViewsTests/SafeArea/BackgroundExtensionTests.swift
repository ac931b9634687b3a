import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantViews
import TestedViews
import Testing

/// Copies of a view under the safe area.
@MainActor @Suite struct BackgroundExtensionTests {
    private func drawn(isEnabled: Bool = true, inset: CGFloat) -> Drawn {
        Drawn(
            Color.red
                .backgroundExtensionEffect(isEnabled: isEnabled)
                .accessibilityIdentifier("banner")
                .safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: inset) })
    }

    private func groups(_ items: [DisplayItem]) -> [DisplayGroup] {
        items.flatMap { item -> [DisplayGroup] in
            guard case .group(let group) = item else { return [] }
            return [group] + groups(group.content.items)
        }
    }

    @Test func aMirroredBlurredCopyFillsTheSafeArea() throws {
        let drawn = drawn(inset: 30)
        same(rounded(drawn.frames["banner"]), [30, 0, 70, 60])
        let all = groups(drawn.items)
        let blur = try #require(all.first { !$0.filters.isEmpty })
        same(
            blur.filters,
            [
                .blur(BlurFilter(sigma: 8, frame: CGRect(x: -30, y: 0, width: 100, height: 60)))
            ])
        // Mirrored at the left edge, and the view itself, whose edge the blur needs.
        let copies = groups(blur.content.items).filter { $0.clip != nil }
        same(copies.map(\.transform.a), [-1, 1])
        same(copies.map(\.transform.tx), [0, 0])
    }

    @Test func withoutSafeAreaOrSwitchedOffThereIsNoCopy() {
        holds(groups(drawn(inset: 0).items).allSatisfy { $0.filters.isEmpty })
        holds(groups(drawn(isEnabled: false, inset: 30).items).allSatisfy { $0.filters.isEmpty })
        same(drawn(inset: 0).leaves.count, 1)
    }
}
