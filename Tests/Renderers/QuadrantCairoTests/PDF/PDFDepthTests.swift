import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantShaping
import Testing

/// Groups that are drawn as a whole, one in the other: Cairo calls itself for each.
@Suite struct PDFDepthTests {
    private func nested(_ depth: Int) -> DisplayList {
        var item = DisplayItem.rect(1, 1, 5, 5, .red)
        for _ in 0..<depth {
            var group = DisplayGroup(content: Fragment(items: [item]))
            group.opacity = 0.999
            item = .group(group)
        }
        return Drawing(item).list
    }

    @Test func thousandsAreDrawnWhateverTheStackOfTheThread() async throws {
        let list = nested(2000)
        let size: Int = await withCheckedContinuation { continuation in
            let thread = Thread {
                let file = try? PDFRenderer(engine: ShapingEngine()).pdf(list)
                continuation.resume(returning: file?.count ?? 0)
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
        #expect(size > 10_000)
    }

    @Test func moreThanThereIsRoomForAreRefused() {
        #expect {
            try PDFRenderer(engine: ShapingEngine()).pdf(nested(10_001))
        } throws: { error in
            "\(error)".contains("10001 opacities, masks and blend modes lie in one another")
        }
    }
}
