internal import SwiftUI

/// The lines and marks of a plot: one canvas, or several where layers of marks are changed as views.
struct PlotLayers: View {
    let model: ChartModel
    let isMirrored: Bool
    let geometry: ChartGeometryBox

    /// Items that are drawn at once.
    private struct Piece {
        var style: ((AnyView) -> AnyView)?
        var layer: MarkPath?
        var items: [PlotItem]
    }

    var body: some View {
        let notes = MaskNote.all(in: model, geometry, isMirrored: isMirrored)
        if !model.marks.contains(where: { $0.mark.look.layer?.style != nil }) {
            canvas(model.items, hasLines: true, notes)
        } else {
            ZStack {
                canvas([], hasLines: true, notes)
                ForEach(pieces.indices, id: \.self) { number in
                    let piece = pieces[number]
                    let canvas = canvas(piece.items, hasLines: false, notes)
                    if let style = piece.style { style(AnyView(canvas)) } else { canvas }
                }
            }
        }
    }

    /// The items, with those of one changed layer that follow each other together.
    private var pieces: [Piece] {
        var found: [Piece] = []
        for item in model.items {
            let layer = model.marks[item.first].mark.look.layer
            let id = layer?.style == nil ? nil : layer?.id
            if let last = found.last, last.layer == id {
                found[found.count - 1].items.append(item)
            } else {
                found.append(Piece(style: layer?.style, layer: id, items: [item]))
            }
        }
        return found
    }

    @ViewBuilder
    private func canvas(_ items: [PlotItem], hasLines: Bool, _ notes: [MaskNote]) -> some View {
        if notes.isEmpty {
            Canvas { context, size in draw(items, hasLines, notes, size, in: context) }
        } else {
            Canvas { context, size in
                draw(items, hasLines, notes, size, in: context)
            } symbols: {
                ForEach(notes, id: \.tag) { note in
                    note.content(AnnotationContext(targetSize: note.place.offer(in: plot)))
                        .withoutChartSettings().tag(note.tag)
                }
            }
        }
    }

    /// The size of the plot as it was laid out last.
    private var plot: CGSize { geometry.geometry.plot.size }

    private func draw(
        _ items: [PlotItem], _ hasLines: Bool, _ notes: [MaskNote], _ size: CGSize,
        in context: GraphicsContext
    ) {
        let painter = PlotPainter(
            model: model, size: size, isMirrored: isMirrored,
            notes: Dictionary(notes.map { ($0.tag, $0.place) }) { first, _ in first })
        if hasLines { painter.drawLines(in: context) }
        painter.draw(items, in: context)
    }
}

/// A view beside a mark of a mask: it is a part of the mask.
struct MaskNote {
    var tag: MarkNote.Tag
    var place: BesidePlace
    var content: (AnnotationContext) -> AnyView

    /// Those of all masks of a chart.
    static func all(
        in model: ChartModel, _ geometry: ChartGeometryBox, isMirrored: Bool
    ) -> [MaskNote] {
        var known: Set<MarkNote.Tag> = []
        var found: [MaskNote] = []
        for place in MarkPlaces.find(in: model.marks, where: { !$0.mark.look.masks.isEmpty }) {
            for mask in model.marks[place].mark.look.masks
            where mask.contains(where: { !$0.look.annotations.isEmpty }) {
                let marks = model.masked(by: mask).marks
                for note in MarkPlaces.annotated(in: marks) where known.insert(note.tag).inserted {
                    let annotation = marks[note.place].mark.look.annotations[note.index]
                    found.append(
                        MaskNote(
                            tag: note.tag,
                            place: marks[note.place].place(
                                of: annotation, geometry, isMirrored: isMirrored),
                            content: annotation.content))
                }
            }
        }
        return found
    }
}

extension ChartModel {
    /// The marks of a mask, on the scales of the chart.
    func masked(by mask: [Mark]) -> ChartModel {
        var masked = self
        let lying = mask.map(MarkOrientation.isLying)
        masked.marks = []
        masked.sectors = []
        MarkPlacer(lying: lying, stacks: MarkStacks(mask, lying), source: mask).place(in: &masked)
        masked.items = PlotItem.all(of: masked.marks)
        (masked.xAxis, masked.yAxis) = (ResolvedAxis(), ResolvedAxis())
        return masked
    }
}
