import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantEvents
import QuadrantRendering
import QuadrantShaping
import SwiftUI
import Testing

/// What is drawn again over the last picture is, byte for byte, the picture drawn anew.
@MainActor @Suite struct DamageTests {
    private static var stage: Stage {
        var stage = Stage()
        (stage.room.width, stage.room.height, stage.room.fit) = (160, 90, .screen)
        return stage
    }

    /// Random edits, hands and steps of time on random boards: after each the kept picture is the whole one.
    @Test(arguments: 0..<10 as Range<UInt64>)
    func keptPicturesAreThoseDrawnAnew(seed: UInt64) throws {
        var numbers = BoardNumbers(seed: seed)
        let board = Board(&numbers, pieces: 6)
        var stage = Self.stage
        stage.output.scale = [1, 2, 1, 1.5, 1][Int(seed % 5)]
        stage.output.isTransparent = seed % 3 == 0
        let (scale, isTransparent) = (stage.output.scale, stage.output.isTransparent)
        let session = try Session(BoardView(board: board), on: stage)
        session.begin()
        let renderer = PNGRenderer(engine: .shared)
        let kept = try KeptPicture(
            of: session.frame().list, scale: scale, isTransparent: isTransparent,
            renderer: renderer)
        var partly = 0
        let steps = 300
        for step in 0..<steps {
            act(on: session, board, &numbers)
            let frame = session.frame()
            let boxes = try kept.show(frame.list)
            if boxes.reduce(0, { $0 + $1.count }) < kept.width * kept.height / 2 { partly += 1 }
            let whole = try renderer.image(frame.list, scale: scale, isTransparent: isTransparent)
            let (now, anew) = (try kept.image().pixels, whole.pixels)
            guard now == anew else {
                Issue.record("\(fault(now, anew, kept, boxes, board)) (seed \(seed), step \(step))")
                return
            }
        }
        // Else nothing was shown.
        #expect(isTransparent || partly > steps / 8)
    }

    /// What differs, and which pieces are there.
    private func fault(
        _ now: [UInt8], _ anew: [UInt8], _ kept: KeptPicture, _ boxes: [PixelRect], _ board: Board
    ) -> String {
        let places = now.indices.filter { now[$0] != anew[$0] }
        let most = places.map { abs(Int(now[$0]) - Int(anew[$0])) }.max() ?? 0
        let pixels = Set(places.map { $0 / 4 }).sorted()
        let (x, y) = (pixels[0] % kept.width, pixels[0] / kept.width)
        let pieces = board.pieces.map { "\($0.kind)/\($0.effect) at \($0.place), \($0.side)" }
        return """
            \(pixels.count) pixels differ by up to \(most), the first at \(x), \(y); drawn: \
            \(boxes.map { "\($0.x) \($0.y) \($0.width) \($0.height)" }); group \(board.groupEffect); \
            pieces: \(pieces.joined(separator: "; "))
            """
    }

    private func act(on session: Session, _ board: Board, _ numbers: inout BoardNumbers) {
        switch numbers.below(8) {
        case 0: session.advance(to: session.time + .milliseconds(numbers.below(90)))
        case 1:
            try? session.act(
                .event(
                    .wheel(
                        by: CGSize(width: 0, height: numbers.below(30) - 15),
                        at: CGPoint(x: 140, y: 40), time: 0)))
        case 2:
            let point = CGPoint(x: numbers.below(160), y: numbers.below(90))
            try? session.act(.event(.touch(.began, at: point, time: 0)))
            try? session.act(.event(.touch(.ended, at: point, time: 0)))
        default: board.edit(&numbers)
        }
    }
}
