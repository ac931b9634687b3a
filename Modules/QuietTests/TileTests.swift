import CoreLocation
import Expectations
import Foundation
import MapKit
import QuadrantTesting
import SwiftUI
import Testing

/// Maps with tiles that somebody gives.
@MainActor @Suite(.serialized) struct TileTests {
    private static let variable = "QUADRANT_MAP_TILES"

    /// One colour as a PNG.
    private static func picture(_ color: Color) throws -> Data {
        try ViewHost(width: 8, height: 8) { color }.pngData()
    }

    /// A folder of two zooms: the world in red, and four quarters of which the one in the north-west is green and the others are blue.
    private static func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        func write(_ color: Color, _ path: String) throws {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try picture(color).write(to: file)
        }
        try write(.init(red: 1, green: 0, blue: 0), "0/0/0.png")
        for (column, row) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let isFirst = column == 0 && row == 0
            try write(
                isFirst ? .init(red: 0, green: 1, blue: 0) : .init(red: 0, green: 0, blue: 1),
                "1/\(column)/\(row).png")
        }
        return folder
    }

    /// The colours at two places of a map of 256 points, whose middle is the middle of the world.
    private static func colors(
        of rect: MKMapRect, _ places: [CGPoint], tiles: String
    ) throws -> [[UInt8]] {
        setenv(variable, tiles, 1)
        defer { unsetenv(variable) }
        let host = ViewHost(width: 256, height: 256) { Map(initialPosition: .rect(rect)) }
        host.update()
        let image = try host.picture()
        return places.map { place in
            let start = (Int(place.y) * 2 * image.width + Int(place.x) * 2) * 4
            return Array(image.rgba[start..<start + 3])
        }
    }

    private static let corners = [CGPoint(x: 60, y: 60), CGPoint(x: 190, y: 190)]

    @Test func theZoomThatFitsIsDrawn() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let world = try Self.colors(of: .world, Self.corners, tiles: folder.path)
        same(world, [[255, 0, 0], [255, 0, 0]])
        let middle = MKMapRect.world.insetBy(
            dx: MKMapRect.world.width / 4, dy: MKMapRect.world.width / 4)
        let near = try Self.colors(of: middle, Self.corners, tiles: folder.path)
        same(near, [[0, 255, 0], [0, 0, 255]])
    }

    @Test(arguments: ["/nowhere/at all", "/etc/hostname", "/etc"])
    func whatIsNoTilesIsACalmGround(path: String) throws {
        let found = try Self.colors(of: .world, Self.corners, tiles: path)
        holds(found.allSatisfy { ($0.min() ?? 0) > 200 })
    }
}
