import Foundation
import QuadrantRendering
import Synchronization

@testable import QuadrantCommand

/// Draws what it was asked for as a text, and counts.
final class WritingPainter: TemplatePainter {
    let count = Mutex(0)
    /// Drawing waits until it is opened.
    let gate = Mutex(true)
    /// What is to be drawn waits until it may begin.
    let mayBegin = Mutex(true)

    func draw(
        _ order: PictureOrder, while isWanted: @escaping @Sendable () -> Bool
    ) -> PictureAnswer {
        while !mayBegin.withLock({ $0 }) { usleep(1_000) }
        if !isWanted() { return .problem(.gone) }
        count.withLock { $0 += 1 }
        while !gate.withLock({ $0 }) { usleep(1_000) }
        if order.data.contains("refused") {
            return .problem(ServiceProblem(422, "'name' is refused"))
        }
        let room = order.stage.room
        let size = "\(room.width.map { "\($0)" } ?? "auto")"
        let dark = order.stage.surroundings.isDark == true ? " dark" : ""
        let text = "\(order.template) \(order.stage.output.format) \(size)\(dark) \(order.data)"
        return .drawn(Data(text.utf8), issues: order.data.contains("odd") ? ["ä"] : [])
    }
}
