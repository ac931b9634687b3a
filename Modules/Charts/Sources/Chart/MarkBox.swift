internal import SwiftUI

/// Where a mark is: its edges along x from the leading, along y from the bottom edge of the plot.
struct MarkBox: Equatable {
    typealias Place = PositionScale.Place

    var x0: Place
    var x1: Place
    var y0: Place
    var y1: Place
    /// Whether the second edge does not lie before the first along x or y: then both are in the middle, as of bars that
    /// are narrower than what is taken from their sides.
    var isOrdered = (x: false, y: false)

    static func == (one: MarkBox, other: MarkBox) -> Bool {
        one.vector == other.vector && one.isOrdered == other.isOrdered
    }

    /// The numbers of a box, for movements.
    var vector: SIMD8<Double> {
        get {
            SIMD8(
                x0.part, Double(x0.points), x1.part, Double(x1.points), y0.part,
                Double(y0.points), y1.part, Double(y1.points))
        }
        set {
            x0 = Place(part: newValue[0], points: CGFloat(newValue[1]))
            x1 = Place(part: newValue[2], points: CGFloat(newValue[3]))
            y0 = Place(part: newValue[4], points: CGFloat(newValue[5]))
            y1 = Place(part: newValue[6], points: CGFloat(newValue[7]))
        }
    }

    /// The corners in a plot whose origin is at the top; `isMirrored` where x counts from the right.
    func corners(in size: CGSize, isMirrored: Bool) -> (start: CGPoint, end: CGPoint) {
        func ends(_ start: Place, _ end: Place, _ length: CGFloat, _ isOrdered: Bool) -> (
            CGFloat, CGFloat
        ) {
            let (start, end) = (start.position(in: length), end.position(in: length))
            return isOrdered && end < start
                ? ((start + end) / 2, (start + end) / 2) : (start, end)
        }
        let x = ends(x0, x1, size.width, isOrdered.x)
        let y = ends(y0, y1, size.height, isOrdered.y)
        return (
            CGPoint(x: isMirrored ? size.width - x.0 : x.0, y: size.height - y.0),
            CGPoint(x: isMirrored ? size.width - x.1 : x.1, y: size.height - y.1)
        )
    }

    /// The rectangle between the corners.
    func rect(in size: CGSize, isMirrored: Bool) -> CGRect {
        let (start, end) = corners(in: size, isMirrored: isMirrored)
        return CGRect(
            x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
            height: abs(end.y - start.y))
    }
}

/// A mark with its place and its style.
struct PlacedMark {
    var mark: Mark
    var box: MarkBox
    /// Whether bars lie.
    var isLying = false
    /// Whether a bar's end of its value is the outermost of its stack, and rounded.
    var isOutermost = true
    /// Whether a bar's start is the other end of a centred stack, and rounded too.
    var isInnermost = false
    /// How much of a mark is seen that comes or goes, from 0 to 1.
    var presence = 1.0
    /// Whether it is in one only of two charts of which one becomes the other.
    var stage = Stage.settled
    @Shared var style: ResolvedMarkStyle

    enum Stage { case settled, coming, leaving }

    init(
        mark: Mark, box: MarkBox, isLying: Bool = false, isOutermost: Bool = true,
        isInnermost: Bool = false, style: Shared<ResolvedMarkStyle>
    ) {
        (self.mark, self.box, self.isLying) = (mark, box, isLying)
        (self.isOutermost, self.isInnermost, _style) = (isOutermost, isInnermost, style)
    }

    /// Whether a bar reaches from its start towards the leading side or the bottom: its value is below 0, or its scale
    /// is reversed.
    var pointsBack: Bool {
        guard case .value = isLying ? mark.x : mark.y else { return false }
        let (start, end) = isLying ? (box.x0, box.x1) : (box.y0, box.y1)
        return end.part < start.part || end.part == start.part && end.points < start.points
    }

    /// Tells styles that are the same from others.
    var styleIdentity: ObjectIdentifier { ObjectIdentifier(_style.storage) }
}

/// What a mark is drawn with.
struct ResolvedMarkStyle {
    var fill: ChartFill
    var symbol: MarkSymbol?
    var symbolSize: SymbolSize
    var stroke: StrokeStyle?
}

/// What is drawn: in the order in which it is drawn.
enum PlotItem {
    case shape(Int)
    /// The vertices of a line or an area, by places of marks.
    case run([Int])
    /// The symbols of a line, by places of marks.
    case symbols([Int])
    /// A function that is drawn as a line or an area.
    case function(Int)
}
