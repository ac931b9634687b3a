internal import Foundation
internal import SwiftUI

extension OddMaker {
    /// A path of odd elements; once in 30 times of very many.
    mutating func path() -> Path {
        var path = Path()
        let count = oneIn(30) ? limits.manyElements : below(oneIn(4) ? limits.elements : 8)
        for _ in 0..<count { addElement(to: &path) }
        return oneIn(4) ? changed(path) : path
    }

    private mutating func addElement(to path: inout Path) {
        switch below(14) {
        case 0: path.move(to: point())
        case 1...4: path.addLine(to: point())
        case 5: path.addQuadCurve(to: point(), control: point())
        case 6, 7: path.addCurve(to: point(), control1: point(), control2: point())
        case 8: path.closeSubpath()
        case 9:
            path.addArc(
                center: point(), radius: length(), startAngle: angle(), endAngle: angle(),
                clockwise: oneIn(2))
        case 10:
            path.addRelativeArc(
                center: point(), radius: length(), startAngle: angle(), delta: angle())
        case 11: path.addArc(tangent1End: point(), tangent2End: point(), radius: length())
        case 12:
            path.addRoundedRect(
                in: rect(), cornerSize: size(), style: pick([.circular, .continuous]))
        default:
            if oneIn(2) {
                path.addEllipse(in: rect())
            } else {
                path.addRect(rect(), transform: transform())
            }
        }
    }

    /// The path after one of the operations on paths.
    private mutating func changed(_ path: Path) -> Path {
        var other = Path()
        for _ in 0..<below(8) { addElement(to: &other) }
        let isEvenOdd = oneIn(2)
        return switch below(9) {
        case 0: path.intersection(other, eoFill: isEvenOdd)
        case 1: path.union(other, eoFill: isEvenOdd)
        case 2: path.subtracting(other, eoFill: isEvenOdd)
        case 3: path.symmetricDifference(other, eoFill: isEvenOdd)
        case 4: path.lineIntersection(other, eoFill: isEvenOdd)
        case 5: path.normalized(eoFill: isEvenOdd)
        case 6: path.trimmedPath(from: length() / 100, to: length() / 100)
        case 7: path.strokedPath(strokeStyle())
        default: path.applying(transform())
        }
    }

    /// How a line is drawn, with widths and dashes of any kind.
    mutating func strokeStyle() -> StrokeStyle {
        StrokeStyle(
            lineWidth: length() / 4, lineCap: pick([.butt, .round, .square]),
            lineJoin: pick([.miter, .round, .bevel]), miterLimit: number(),
            dash: oneIn(3) ? (0..<below(5)).map { _ in number() } : [], dashPhase: number())
    }

    /// A shape, often one that is made of others.
    mutating func shape(depth: Int = 0) -> AnyShape {
        let plain = plainShape()
        guard depth < 3, oneIn(2) else { return plain }
        return moved(plain, depth: depth)
    }

    private mutating func plainShape() -> AnyShape {
        let style = pick([RoundedCornerStyle.circular, .continuous])
        switch below(9) {
        case 0: return AnyShape(Rectangle())
        case 1: return AnyShape(RoundedRectangle(cornerRadius: number(), style: style))
        case 2: return AnyShape(RoundedRectangle(cornerSize: size(), style: style))
        case 3: return AnyShape(Capsule(style: style))
        case 4: return AnyShape(Circle())
        case 5: return AnyShape(Ellipse())
        case 6:
            return AnyShape(
                UnevenRoundedRectangle(
                    topLeadingRadius: number(), bottomLeadingRadius: number(),
                    bottomTrailingRadius: number(), topTrailingRadius: number(), style: style))
        case 7: return AnyShape(ContainerRelativeShape())
        default: return AnyShape(path())
        }
    }

    private mutating func moved(_ shape: AnyShape, depth: Int) -> AnyShape {
        switch below(13) {
        case 0: AnyShape(shape.rotation(angle(), anchor: unitPoint()))
        case 1: AnyShape(shape.scale(x: number(), y: number(), anchor: unitPoint()))
        case 2: AnyShape(shape.offset(x: length(), y: length()))
        case 3: AnyShape(shape.size(width: length(), height: length()))
        case 4: AnyShape(shape.trim(from: CGFloat(share()), to: CGFloat(share())))
        case 5: AnyShape(shape.transform(transform()))
        case 6: AnyShape(shape.stroke(style: strokeStyle()))
        case 7: AnyShape(Circle().inset(by: number()))
        case 8: AnyShape(RoundedRectangle(cornerRadius: number()).inset(by: number()))
        case 9: AnyShape(shape.intersection(self.shape(depth: depth + 1), eoFill: oneIn(2)))
        case 10: AnyShape(shape.union(self.shape(depth: depth + 1), eoFill: oneIn(2)))
        case 11: AnyShape(shape.subtracting(self.shape(depth: depth + 1), eoFill: oneIn(2)))
        default: AnyShape(shape.lineSubtraction(self.shape(depth: depth + 1), eoFill: oneIn(2)))
        }
    }
}
