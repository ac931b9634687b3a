internal import SwiftUI

/// The plot of a chart: lines of the axes, marks, annotations, and what hands can do.
struct PlotView: View {
    /// The chart as it is seen, and as it is.
    let shown: ChartModel
    let model: ChartModel
    let settings: ChartSettings
    let isMirrored: Bool
    let geometry: ChartGeometryBox
    @Binding var scroll: ChartScroll

    var body: some View {
        drawn
            .overlay { symbols }
            .overlay {
                AnnotationViews(marks: shown.marks, geometry: geometry, isMirrored: isMirrored)
            }
            .anchorPreference(key: PlotAnchor.self, value: .bounds) { $0 }
            .modifier(
                PlotHands(
                    model: model, settings: settings, isMirrored: isMirrored, scroll: $scroll))
    }

    @ViewBuilder private var drawn: some View {
        let layers = PlotLayers(model: shown, isMirrored: isMirrored, geometry: geometry)
            .modifier(MarkElements(model: shown, isMirrored: isMirrored))
        if settings.scrolling.axes.isEmpty { layers } else { layers.clipped() }
    }

    /// Symbols that are views.
    @ViewBuilder private var symbols: some View {
        let places = MarkPlaces.find(in: shown.marks) {
            if case .view = $0.style.symbol { true } else { false }
        }
        if !places.isEmpty {
            BesideLayout {
                ForEach(places, id: \.self) { place in
                    if case .view(let view) = shown.marks[place].style.symbol {
                        view.opacity(
                            shown.marks[place].presence * shown.marks[place].mark.look.opacity
                        ).layoutValue(
                            key: BesideRole.self,
                            value: BesidePlace(
                                box: shown.marks[place].box, isMirrored: isMirrored,
                                position: .overlay,
                                alignment: .center, spacing: 0,
                                resolution: .init(x: .disabled, y: .disabled)))
                    }
                }
            }
            .allowsHitTesting(false)
        }
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
