internal import Foundation
internal import QuadrantRendering

/// A process that draws one view of whatever data it is given, one picture after the other, until nobody speaks with it any more.
///
/// Each picture has its time; one that takes longer ends the process, which leaves word where it was.
@MainActor enum TemplateProcess {
    /// The longest order, in bytes.
    static let longestOrder = 80 << 20

    /// Draws what is ordered.
    ///
    /// - Parameter draw: Draws on a stage, the data being given.
    static func run(
        talking file: Int32, timeLimit: Double,
        _ draw: (Stage) -> (answer: DrawingAnswer, picture: Data, problem: String?)
    ) {
        var inbox = LiveInbox(longest: longestOrder)
        let limit = UInt32(min(max(1, timeLimit.rounded(.up)), 200_000))
        while inbox.read(from: file) {
            while let message = inbox.next() {
                guard let (order, _) = LiveMessage.read(message, as: TemplateOrder.self) else {
                    return
                }
                alarm(limit)
                TemplateInput.give(Data(order.data.utf8))
                let (answer, picture, problem) = draw(order.stage)
                let report = TemplateReport(answer: Data(answer.bytes), fault: problem)
                fflush(nil)
                alarm(0)
                guard
                    LiveProcess.write(
                        LiveMessage.bytes(of: report, followedBy: picture), to: file)
                else { return }
            }
            if inbox.isBroken { return }
        }
    }
}
