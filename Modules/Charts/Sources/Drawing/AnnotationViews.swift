internal import SwiftUI

/// The views beside the marks of a plot.
struct AnnotationViews: View {
    let marks: [PlacedMark]
    let geometry: ChartGeometryBox
    let isMirrored: Bool

    var body: some View {
        let all = MarkPlaces.annotated(in: marks)
        if !all.isEmpty {
            // The plot has its size before views are asked for, which may ask for that of their mark.
            GeometryReader { reader in
                BesideLayout {
                    ForEach(all, id: \.tag) { note in
                        AnnotationView(
                            placed: marks[note.place], index: note.index, geometry: geometry,
                            isMirrored: isMirrored, plot: reader.size)
                    }
                }
            }
        }
    }
}

/// A view beside a mark.
struct AnnotationView: View {
    let placed: PlacedMark
    let index: Int
    let geometry: ChartGeometryBox
    let isMirrored: Bool
    let plot: CGSize
    @Environment(\.noteSizes) private var sizes

    var body: some View {
        let annotation = placed.mark.look.annotations[index]
        let place = placed.place(of: annotation, geometry, isMirrored: isMirrored)
        let view = annotation.content(AnnotationContext(targetSize: place.offer(in: plot)))
            .withoutChartSettings()
            .opacity(placed.presence)
        if let sizes, !AnnotationFit(annotation, of: placed).isFree {
            let tag = MarkNote.Tag(mark: placed.mark.id, index: index)
            view
                .onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: {
                    sizes.wrappedValue[tag] = $0
                }
                .onDisappear { sizes.wrappedValue[tag] = nil }
                .layoutValue(key: BesideRole.self, value: place)
        } else {
            view.layoutValue(key: BesideRole.self, value: place)
        }
    }
}

/// Which annotation of which mark a view is.
struct MarkNote {
    struct Tag: Hashable {
        var mark: MarkPath
        var index: Int
    }

    var tag: Tag
    /// The place of the mark in the chart.
    var place: Int
    var index: Int
}

extension MarkPlaces {
    /// Which annotations of which marks there are.
    static func annotated(in marks: [PlacedMark]) -> [MarkNote] {
        find(in: marks) { !$0.mark.look.annotations.isEmpty }.flatMap { place in
            marks[place].mark.look.annotations.indices.map {
                MarkNote(
                    tag: MarkNote.Tag(mark: marks[place].mark.id, index: $0), place: place,
                    index: $0)
            }
        }
    }
}

extension PlacedMark {
    /// Which sector of a pie it is; `nil` for other marks.
    var sector: SectorPlace? { mark.kind == .sector ? SectorPlace(self, box) : nil }

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

    /// Where an annotation is.
    func place(
        of annotation: MarkAnnotation, _ geometry: ChartGeometryBox, isMirrored: Bool
    ) -> BesidePlace {
        BesidePlace(
            box: anchorBox, isMirrored: isMirrored, position: position(of: annotation),
            alignment: annotation.alignment,
            spacing: annotation.spacing ?? BesidePlace.usualSpacing,
            resolution: annotation.resolution
                ?? AnnotationOverflowResolution(x: .disabled, y: .disabled),
            sector: sector, geometry: geometry)
    }

    /// Where an annotation is: of lying bars behind them, of values below 0 and on reversed scales at their other end.
    private func position(of annotation: MarkAnnotation) -> AnnotationPosition {
        guard annotation.position == .automatic else { return annotation.position }
        switch mark.kind {
        case .bar where isLying: return pointsBack ? .leading : .trailing
        case .bar: return pointsBack ? .bottom : .top
        case .sector: return .overlay
        default: return .top
        }
    }
}
