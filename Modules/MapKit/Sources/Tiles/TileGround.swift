internal import CoreLocation
internal import SwiftUI
internal import UIKit

/// The ground of a map from pictures of its squares.
struct TileGround: View {
    let frame: MapFrame
    let source: TileSource

    /// No map has more squares.
    private static let most = 400

    var body: some View {
        Canvas { context, _ in
            for tile in tiles {
                guard let picture = source.picture(tile.square) else { continue }
                var context = context
                let middle = frame.place(tile.x - frame.x, tile.y - frame.y)
                context.translateBy(x: middle.x, y: middle.y)
                context.rotate(by: .degrees(-frame.heading))
                // Squares reach a little over each other, so that nothing is seen between them.
                let side = tile.side * frame.scale + 0.5
                context.draw(
                    Image(uiImage: picture),
                    in: CGRect(x: -side / 2, y: -side / 2, width: side, height: side))
            }
        }
    }

    /// Where a square is on the flat map: its middle and its side, in points of the map.
    private struct PlacedTile {
        let square: TileSource.Tile
        let x: Double
        let y: Double
        let side: Double
    }

    /// The zoom whose squares are about 256 points wide, or the nearest that there is, and of which not too many are seen.
    private var zoom: Int {
        let world = MKMapSize.world.width
        let wanted = (log2(world * frame.scale / 256)).rounded()
        var zoom = Int(
            min(max(wanted, Double(source.zooms.lowerBound)), Double(source.zooms.upperBound)))
        while zoom > source.zooms.lowerBound, count(zoom) > Double(Self.most) { zoom -= 1 }
        return zoom
    }

    private func count(_ zoom: Int) -> Double {
        let side = MKMapSize.world.width / Double(1 << zoom)
        return (frame.rect.width / side + 1) * (frame.rect.height / side + 1)
    }

    private var tiles: [PlacedTile] {
        let zoom = zoom
        guard count(zoom) <= Double(Self.most) else { return [] }
        let (number, rect) = (1 << zoom, frame.rect)
        let side = MKMapSize.world.width / Double(number)
        func place(_ value: Double) -> Int { Int((value / side).rounded(.down)) }
        let rows = max(place(rect.minY), 0)...max(min(place(rect.maxY), number - 1), 0)
        guard rect.minY < MKMapSize.world.height, rect.maxY > 0, rows.lowerBound < number else {
            return []
        }
        return (place(rect.minX)...place(rect.maxX)).flatMap { column in
            rows.map { row in
                PlacedTile(
                    square: TileSource.Tile(
                        zoom: zoom, column: ((column % number) + number) % number, row: row),
                    x: (Double(column) + 0.5) * side, y: (Double(row) + 0.5) * side, side: side)
            }
        }
    }
}
