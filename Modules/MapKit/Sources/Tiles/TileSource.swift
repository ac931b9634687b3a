internal import Foundation
internal import ObjectStore
internal import SwiftUI
internal import Synchronization
internal import UIKit

/// Pictures of the ground that somebody gives, 256 points wide each, in the squares of the web's maps: a folder of `zoom/column/row.png` (or
/// `jpg`), or a file of MBTiles.
///
/// The variable `QUADRANT_MAP_TILES` of the environment names it; else it is `MapTiles` or `MapTiles.mbtiles` in the bundle of the app.
final class TileSource: Sendable {
    private enum Place {
        case folder(URL)
        case file(BlobFile)
    }

    private let place: Place
    /// The zooms that there are: 0 shows the world in one picture.
    let zooms: ClosedRange<Int>
    /// Whom the pictures are from; `nil` where nothing is said.
    let credit: String?
    private let known = Mutex<[Tile: UIImage?]>([:])

    /// A square of the map.
    struct Tile: Hashable {
        var zoom: Int
        var column: Int
        /// From the north.
        var row: Int
    }

    /// So many pictures are kept.
    private static let most = 256
    private static let sources = Mutex<[String: TileSource?]>([:])

    /// What is given; `nil` for nothing, and for what cannot be read, which is told.
    static var given: TileSource? {
        let named = ProcessInfo.processInfo.environment["QUADRANT_MAP_TILES"]
        let path =
            named ?? Bundle.main.url(forResource: "MapTiles", withExtension: "mbtiles")?.path
            ?? Bundle.main.url(forResource: "MapTiles", withExtension: nil)?.path
        guard let path, !path.isEmpty else { return nil }
        return sources.withLock { sources in
            if let known = sources[path] { return known }
            let made = TileSource(path)
            sources[path] = .some(made)
            return made
        }
    }

    private init?(_ path: String) {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if exists, isFolder.boolValue {
            let url = URL(fileURLWithPath: path)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            let all = names.compactMap { Int($0) }.filter { (0...30).contains($0) }
            guard let low = all.min(), let high = all.max() else {
                QuietNotes.tell(
                    "the folder of map tiles '\(path)' has no folders that are zooms: 0, 1 …")
                return nil
            }
            (place, zooms, credit) = (.folder(url), low...high, nil)
            return
        }
        do {
            let file = try BlobFile(path)
            guard
                case .integer(let low)? = file.value("SELECT min(zoom_level) FROM tiles"),
                case .integer(let high)? = file.value("SELECT max(zoom_level) FROM tiles"),
                low >= 0, high <= 30
            else {
                QuietNotes.tell("'\(path)' has no map tiles: it is no file of MBTiles")
                return nil
            }
            var words: String?
            if case .text(let text)? = file.value(
                "SELECT value FROM metadata WHERE name = 'attribution'")
            {
                words = text.replacing(/<[^>]*>/, with: "")
            }
            (place, zooms, credit) = (.file(file), Int(low)...Int(high), words)
        } catch {
            QuietNotes.tell("the map tiles '\(path)' cannot be read: \(error)")
            return nil
        }
    }

    /// The picture of a square; `nil` for none, and for what is no picture.
    func picture(_ tile: Tile) -> UIImage? {
        known.withLock { known in
            if let picture = known[tile] { return picture }
            let picture = data(tile).flatMap { UIImage(data: $0) }
            if known.count >= Self.most { known = [:] }
            known[tile] = .some(picture)
            return picture
        }
    }

    private func data(_ tile: Tile) -> Data? {
        switch place {
        case .folder(let url):
            let square = url.appending(path: "\(tile.zoom)/\(tile.column)/\(tile.row)")
            return ["png", "jpg", "jpeg", "webp"].lazy.compactMap {
                try? Data(contentsOf: square.appendingPathExtension($0))
            }.first
        case .file(let file):
            // There rows are counted from the south.
            let found = file.value(
                "SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?",
                Int64(tile.zoom), Int64(tile.column), Int64((1 << tile.zoom) - 1 - tile.row))
            if case .blob(let data)? = found { return data }
            return nil
        }
    }
}
