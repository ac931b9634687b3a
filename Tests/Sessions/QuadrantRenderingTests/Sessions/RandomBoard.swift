import Foundation
import Observation
import SwiftUI

/// Numbers that are the same at every run.
struct BoardNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func below(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(max(1, limit)))
    }
}

/// A piece of a board: what it is, where it is, and which effects work on it.
@Observable @MainActor final class BoardPiece: Identifiable {
    let id: Int
    var kind: Int
    var effect: Int
    var place: CGPoint
    var side: CGFloat
    var hue: Double
    var isOn = false

    init(id: Int, _ numbers: inout BoardNumbers) {
        self.id = id
        kind = numbers.below(BoardPieceView.kinds)
        effect = numbers.below(BoardPieceView.effects)
        place = CGPoint(x: numbers.below(110), y: numbers.below(80))
        side = CGFloat(4 + numbers.below(40))
        hue = Double(numbers.below(12)) / 12
    }
}

/// Pieces that lie on one another, and edits of them.
@Observable @MainActor final class Board {
    var pieces: [BoardPiece] = []
    var groupEffect = 0
    var rows = 3
    @ObservationIgnored private var nextID = 0

    init(_ numbers: inout BoardNumbers, pieces count: Int) {
        for _ in 0..<count { add(&numbers) }
    }

    private func add(_ numbers: inout BoardNumbers) {
        nextID += 1
        let piece = BoardPiece(id: nextID, &numbers)
        pieces.insert(piece, at: numbers.below(pieces.count + 1))
    }

    /// One random edit; every fifth runs over a time.
    func edit(_ numbers: inout BoardNumbers) {
        let isAnimated = numbers.below(5) == 0
        var copy = numbers
        withAnimation(isAnimated ? .linear(duration: 0.2) : nil) { change(&copy) }
        numbers = copy
    }

    private func change(_ numbers: inout BoardNumbers) {
        let place = numbers.below(pieces.count)
        switch numbers.below(12) {
        case 0 where pieces.count < 9: add(&numbers)
        case 1 where pieces.count > 3: pieces.remove(at: place)
        case 2: pieces.swapAt(place, numbers.below(pieces.count))
        case 3: groupEffect = numbers.below(7)
        case 4: rows = numbers.below(9)
        case 5: pieces[place].effect = numbers.below(BoardPieceView.effects)
        case 6: pieces[place].kind = numbers.below(BoardPieceView.kinds)
        case 7, 8:
            pieces[place].place = CGPoint(x: numbers.below(110), y: numbers.below(80))
        case 9: pieces[place].side = CGFloat(4 + numbers.below(40))
        default: pieces[place].hue = Double(numbers.below(12)) / 12
        }
    }
}

/// A board, a list that scrolls beside it, and a switch below it.
struct BoardView: View {
    let board: Board

    var body: some View {
        HStack(spacing: 0) {
            pieces.frame(width: 120, height: 90).clipped()
            VStack(spacing: 0) {
                ScrollView {
                    VStack(spacing: 2) {
                        ForEach(0..<board.rows, id: \.self) { row in
                            Text("row \(row)").font(.system(size: 9)).frame(height: 18)
                        }
                    }
                }
                Button("more") { board.rows += 1 }.font(.system(size: 9))
            }
            .frame(width: 40, height: 90)
        }
    }

    @ViewBuilder private var pieces: some View {
        let all = ZStack {
            ForEach(board.pieces) { BoardPieceView(piece: $0).position($0.place) }
        }
        switch board.groupEffect {
        case 1: all.opacity(0.7)
        case 2: all.blur(radius: 1.5)
        case 3: all.saturation(0.3)
        case 5: all.rotation3DEffect(.degrees(20), axis: (x: 1, y: 0.3, z: 0))
        case 4: all.drawingGroup().rotationEffect(.degrees(3))
        default: all
        }
    }
}

struct BoardPieceView: View {
    static let kinds = 10
    static let effects = 15
    let piece: BoardPiece

    var body: some View {
        effect(on: AnyView(shape.onTapGesture { piece.isOn.toggle() }))
    }

    private var color: Color {
        Color(hue: piece.hue, saturation: 0.8, brightness: piece.isOn ? 0.5 : 0.9)
    }

    @ViewBuilder private var shape: some View {
        let side = piece.side
        switch piece.kind {
        case 0: color.frame(width: side, height: side / 2)
        case 1: Circle().fill(color).frame(width: side, height: side)
        case 2:
            RoundedRectangle(cornerRadius: 4).stroke(color, lineWidth: 2).frame(
                width: side, height: side)
        case 3: Text("Piece \(piece.id)").font(.system(size: 6 + side / 4)).foregroundStyle(color)
        case 4:
            LinearGradient(
                colors: [color, .white], startPoint: .leading, endPoint: .bottomTrailing
            )
            .frame(width: side, height: side)
        case 5:
            RadialGradient(
                colors: [color, .clear], center: .center, startRadius: 0, endRadius: side
            )
            .frame(width: side, height: side)
        case 6: Image(systemName: "star.fill").font(.system(size: side / 2)).foregroundStyle(color)
        case 7: Rectangle().fill(.ultraThinMaterial).frame(width: side, height: side)
        case 8:
            AngularGradient(colors: [color, .black, color], center: .center)
                .frame(width: side, height: side)
        default:
            Canvas { context, size in
                context.addFilter(.blur(radius: 1))
                context.fill(
                    Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(color))
            }
            .frame(width: side, height: side)
        }
    }

    @ViewBuilder private func effect(on view: AnyView) -> some View {
        switch piece.effect {
        case 0: view.shadow(radius: 3, x: 1, y: 2)
        case 1: view.blur(radius: 2)
        case 2: view.opacity(0.5)
        case 3: view.blendMode(.multiply)
        case 4: view.blendMode(.difference)
        case 5: view.rotationEffect(.degrees(27))
        case 6: view.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
        case 7: view.mask { Circle() }
        case 8: view.scaleEffect(1.7)
        case 9: view.hueRotation(.degrees(80))
        case 10: view.clipShape(Capsule())
        case 11: view.blendMode(.hue)
        default: view
        }
    }
}
