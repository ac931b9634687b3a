internal import CoreLocation
internal import SwiftUI

/// The ground: tiles that were given (`TileSource`), else a quiet colour with lines of degrees, and a word that there are no tiles.
struct MapGround: View {
    let frame: MapFrame
    let style: MapStyle
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let source = TileSource.given
        style.ground(scheme)
            .overlay {
                if let source {
                    TileGround(frame: frame, source: source)
                } else {
                    degrees.stroke(style.line(scheme), lineWidth: 1)
                }
            }
            .overlay(alignment: .bottomLeading) {
                if let words = source == nil ? "No map tiles" : source?.credit { small(words) }
            }
            .clipped()
    }

    private func small(_ words: String) -> some View {
        ViewThatFits {
            Text(verbatim: words).font(.system(size: 10)).opacity(0.35).lineLimit(1)
                .fixedSize().padding(.horizontal, 8).padding(.bottom, 4)
            Color.clear.frame(width: 0, height: 0)
        }
        .padding(.bottom, frame.insets.bottom).padding(.leading, frame.insets.leading)
    }

    /// Degrees between lines: as many as leave at least 60 points between them.
    private var step: Double {
        let world = MKMapSize.world.width
        let wanted = 60 / (world / 360 * frame.scale)
        let steps: [Double] = [
            0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30,
        ]
        return steps.first { $0 >= wanted } ?? 45
    }

    private var degrees: Path {
        var path = Path()
        let (rect, step) = (frame.rect, step)
        let corner = MKMapPoint(x: rect.minX, y: max(rect.minY, 0)).coordinate
        let opposite = MKMapPoint(x: rect.maxX, y: min(rect.maxY, MKMapSize.world.height))
            .coordinate
        func line(_ from: MKMapPoint, _ to: MKMapPoint) {
            path.move(to: frame.place(from.x - frame.x, from.y - frame.y))
            path.addLine(to: frame.place(to.x - frame.x, to.y - frame.y))
        }
        let columns =
            (corner.longitude / step).rounded(
                .up)...max((corner.longitude / step).rounded(.up), opposite.longitude / step)
        for column in stride(from: columns.lowerBound, through: columns.upperBound, by: 1).prefix(
            200)
        {
            let x = (column * step + 180) / 360 * MKMapSize.world.width
            line(MKMapPoint(x: x, y: rect.minY), MKMapPoint(x: x, y: rect.maxY))
        }
        for row in stride(
            from: (opposite.latitude / step).rounded(.up), through: corner.latitude / step, by: 1
        ).prefix(200) {
            let y = MKMapPoint(CLLocationCoordinate2D(latitude: row * step, longitude: 0)).y
            line(MKMapPoint(x: rect.minX, y: y), MKMapPoint(x: rect.maxX, y: y))
        }
        return path
    }
}
