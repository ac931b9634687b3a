internal import Foundation
internal import SwiftUI

/// Packs clips as MP4 with `ffmpeg`, which is asked for nothing that depends on the machine.
struct MovieEncoder {
    private let program: String
    private let timeLimit: Double
    private let rate: Double
    private let duration: Double

    /// The packing of clips of `rate` pictures a second and `duration` seconds; throws if there is no `ffmpeg` on the search path.
    init(
        environment: [String: String], rate: Double, duration: Double, timeLimit: Double
    ) throws(CommandError) {
        guard
            let program = SearchPath(environment: environment).programs(named: "ffmpeg").first
        else { throw .noMovieEncoder }
        self.program = program
        self.timeLimit = timeLimit
        self.rate = rate
        self.duration = duration
    }

    /// The clip of a PNG of several pictures as an MP4: H.264, with a pixel more at the right and at the bottom where
    /// a side is odd, as colours are kept for two by two pixels.
    func movie(of clip: [UInt8]) throws(CommandError) -> [UInt8] {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("quadrant-\(UUID().uuidString)")
        let (input, output) = (
            folder.appendingPathComponent("clip.png"), folder.appendingPathComponent("clip.mp4")
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: false)
            try Data(clip).write(to: input)
        } catch {
            throw .cannotWrite(path: folder.path, reason: error.localizedDescription)
        }
        let result = try ChildProcess.run(
            program,
            [
                "-nostdin", "-loglevel", "error", "-y",
            ] + kind(of: clip) + [
                "-i", input.path,
                // The threads decide about the bytes: always as many.
                "-threads", "4", "-fflags", "+bitexact", "-flags:v", "+bitexact",
                "-map_metadata", "-1", "-vsync", "cfr", "-r", "\(rate)",
                "-vf",
                "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white,scale=out_color_matrix=bt709,format=yuv420p",
                "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
                "-c:v", "libx264", "-crf", "18", "-preset", "medium", "-movflags", "+faststart",
                output.path,
            ], timeLimit: timeLimit)
        switch result.ending {
        case .timedOut:
            throw .timeLimit(what: "packing the clip with ffmpeg", seconds: timeLimit, place: nil)
        case .exited(0): break
        default:
            let words = result.errorText.split(separator: "\n").last.map(String.init)
            throw .movieEncoderFailed(words ?? "it said nothing")
        }
        guard let movie = try? Data(contentsOf: output), !movie.isEmpty else {
            throw .movieEncoderFailed("it wrote no file")
        }
        return Array(movie)
    }

    /// What ffmpeg is to take a clip for: one in which nothing moves is a single picture, which lasts as long as the clip.
    private func kind(of clip: [UInt8]) -> [String] {
        // The chunk that PNGs of several pictures have stands among the first.
        let head = clip.prefix(4_096)
        let isMoving = head.indices.dropLast(3).contains {
            head[$0..<$0 + 4].elementsEqual("acTL".utf8)
        }
        return isMoving
            ? ["-f", "apng"]
            : ["-f", "image2", "-loop", "1", "-framerate", "\(rate)", "-t", "\(duration)"]
    }
}
