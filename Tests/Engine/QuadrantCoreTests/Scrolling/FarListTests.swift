import Expectations
import Foundation
import QuadrantCore
import SwiftUI
import TestedViews
import Testing

/// Lists of which a part is seen that lies quintillions of points from their start: sums of lengths are not known to
/// the point there, and a list came to no rest.
@MainActor @Suite struct FarListTests {
    private func rows(_ spacing: CGFloat?, _ height: @escaping (Int) -> CGFloat) -> some View {
        LazyVStack(spacing: spacing) {
            ForEach(0..<Int.max - 1, id: \.self) { Row(number: $0, height: height($0)) }
        }
    }

    @Test(arguments: [nil, 0, 3] as [CGFloat?])
    func theMiddleOfAHugeListComesToRest(spacing: CGFloat?) {
        for height in [{ 7.3 + CGFloat($0 % 3) }, { CGFloat($0 % 1000) }] as [(Int) -> CGFloat] {
            let host = ScrollHost(
                VStack { rows(spacing, height) }.frame(width: 100, height: 100))
            empty(host.issues)
            #expect(host.tree.statistics.lazyLooks < 20)
            let looks = host.tree.statistics.lazyLooks
            host.update()
            same(host.tree.statistics.lazyLooks, looks)
        }
    }

    @Test(arguments: [nil, 0, 3] as [CGFloat?])
    func aHugeListThatIsScrolledFarComesToRest(spacing: CGFloat?) {
        for height in [{ 7.3 + CGFloat($0 % 3) }, { 2048 + CGFloat($0 % 3) * 1000 }]
            as [(Int) -> CGFloat]
        {
            let host = ScrollHost(ScrollView { rows(spacing, height) })
            for place in [1e17, 5e18, 3e19] as [CGFloat] {
                let looks = host.tree.statistics.lazyLooks
                host.scroll(0, place)
                empty(host.issues)
                #expect(host.tree.statistics.lazyLooks < looks + 20)
                fails(host.names.isEmpty)
            }
        }
    }
}
