internal import SwiftUI

/// The plot of a chart: lines of the axes, marks, annotations, and what hands can do.
struct PlotView: View {
    let model: ChartModel
    let settings: ChartSettings
    let isMirrored: Bool
    let geometry: ChartGeometryBox
    @Binding var scroll: ChartScroll

    var body: some View {
        MovingPlot(
            model: model, isMirrored: isMirrored, isClipped: !settings.scrolling.axes.isEmpty
        )
        .overlay { symbols }
        .overlay { annotations }
        .anchorPreference(key: PlotAnchor.self, value: .bounds) { $0 }
        .modifier(
            PlotHands(model: model, settings: settings, isMirrored: isMirrored, scroll: $scroll))
    }

    /// Symbols that are views.
    @ViewBuilder private var symbols: some View {
        let places = MarkPlaces.find(in: model.marks) {
            if case .view = $0.style.symbol { true } else { false }
        }
        if !places.isEmpty {
            BesideLayout {
                ForEach(places, id: \.self) { place in
                    if case .view(let view) = model.marks[place].style.symbol {
                        view.layoutValue(
                            key: BesideRole.self,
                            value: BesidePlace(
                                box: model.marks[place].box, isMirrored: isMirrored,
                                position: .overlay,
                                alignment: .center, spacing: 0,
                                resolution: .init(x: .disabled, y: .disabled)))
                    }
                }
            }
            .allowsHitTesting(false)
        }
    }

    /// The views beside marks.
    @ViewBuilder private var annotations: some View {
        let noted = MarkPlaces.find(in: model.marks) { !$0.mark.look.annotations.isEmpty }
        let all = noted.flatMap { place in
            model.marks[place].mark.look.annotations.indices.map { (place, $0) }
        }
        if !all.isEmpty {
            BesideLayout {
                ForEach(all.indices, id: \.self) { number in
                    let (place, index) = all[number]
                    AnnotationView(
                        placed: model.marks[place], index: index, geometry: geometry,
                        isMirrored: isMirrored)
                }
            }
        }
    }
}

/// A view beside a mark.
private struct AnnotationView: View {
    let placed: PlacedMark
    let index: Int
    let geometry: ChartGeometryBox
    let isMirrored: Bool

    var body: some View {
        let annotation = placed.mark.look.annotations[index]
        let place = BesidePlace(
            box: placed.anchorBox, isMirrored: isMirrored,
            position: placed.position(of: annotation),
            alignment: annotation.alignment,
            spacing: annotation.spacing ?? BesidePlace.usualSpacing,
            resolution: annotation.resolution
                ?? AnnotationOverflowResolution(x: .disabled, y: .disabled))
        let size = placed.anchorBox.rect(in: geometry.geometry.plot.size, isMirrored: false).size
        annotation.content(AnnotationContext(targetSize: size))
            .withoutChartSettings()
            .layoutValue(key: BesideRole.self, value: place)
    }
}

extension PlacedMark {
    /// The box that annotations are beside: of points and vertices with the room of a symbol.
    var anchorBox: MarkBox {
        guard mark.kind == .point || (mark.kind == .line && style.symbol != nil) else { return box }
        var wide = box
        var half = StyleResolver.symbolArea.squareRoot() / 2
        switch style.symbolSize {
        case .area(let area): half = (area / .pi).squareRoot()
        case .box(let size): half = max(size.width, size.height) / 2
        }
        wide.x0.points -= half
        wide.x1.points += half
        wide.y0.points -= half
        wide.y1.points += half
        return wide
    }

    /// Where an annotation is: of lying bars behind them, of negative values at their other end.
    func position(of annotation: MarkAnnotation) -> AnnotationPosition {
        guard annotation.position == .automatic else { return annotation.position }
        switch mark.kind {
        case .bar where isLying: return isNegative ? .leading : .trailing
        case .bar: return isNegative ? .bottom : .top
        case .sector: return .overlay
        default: return .top
        }
    }
}

/// The drawn part of a plot, which moves from one chart to the next.
private struct MovingPlot: View, Animatable {
    let model: ChartModel
    let isMirrored: Bool
    let isClipped: Bool
    var animatableData: MarkVector

    init(model: ChartModel, isMirrored: Bool, isClipped: Bool) {
        (self.model, self.isMirrored, self.isClipped) = (model, isMirrored, isClipped)
        animatableData = MarkVector(model.marks)
    }

    var body: some View {
        let shown = animatableData
        let canvas = Canvas { context, size in
            var painter = PlotPainter(model: model, size: size, isMirrored: isMirrored)
            painter.take(shown)
            painter.draw(in: &context)
        }
        .modifier(MarkElements(model: model, isMirrored: isMirrored))
        if isClipped { canvas.clipped() } else { canvas }
    }
}

/// The boxes of marks, as what moves.
struct MarkVector: VectorArithmetic, Sendable {
    /// The numbers of boxes by the identities of marks; `nil` for nothing.
    private(set) var boxes: [MarkPath: SIMD8<Double>]

    /// More marks than these do not move.
    private static let most = 2_000

    init(_ marks: [PlacedMark]) {
        guard marks.count <= Self.most else {
            boxes = [:]
            return
        }
        boxes = Dictionary(marks.map { ($0.mark.id, $0.box.vector) }) { first, _ in first }
    }

    private init(boxes: [MarkPath: SIMD8<Double>]) { self.boxes = boxes }

    static let zero = MarkVector(boxes: [:])

    /// The sum; a mark that is in one of both only is as it is there.
    static func + (one: MarkVector, other: MarkVector) -> MarkVector {
        MarkVector(boxes: one.boxes.merging(other.boxes) { $0 + $1 })
    }

    /// The difference of the marks that are in both.
    static func - (one: MarkVector, other: MarkVector) -> MarkVector {
        if other.boxes.isEmpty { return one }
        var boxes: [MarkPath: SIMD8<Double>] = [:]
        for (id, box) in one.boxes {
            if let before = other.boxes[id] { boxes[id] = box - before }
        }
        return MarkVector(boxes: boxes)
    }

    mutating func scale(by rhs: Double) { boxes = boxes.mapValues { $0 * rhs } }

    var magnitudeSquared: Double {
        boxes.values.reduce(0) { $0 + ($1 * $1).sum() }
    }
}

/// Finds marks; of several with one style the answer is that for the first.
enum MarkPlaces {
    static func find(in marks: [PlacedMark], where isWanted: (PlacedMark) -> Bool) -> [Int] {
        var (known, look): (ObjectIdentifier?, ObjectIdentifier?) = (nil, nil)
        var answer = false
        return marks.indices.filter { place in
            if known != marks[place].styleIdentity || look != marks[place].mark.lookIdentity {
                (known, look) = (marks[place].styleIdentity, marks[place].mark.lookIdentity)
                answer = isWanted(marks[place])
            }
            return answer
        }
    }
}
