internal import QuadrantEvents
package import SwiftUI

extension RenderRequest {
    /// Refuses what cannot be drawn as it was asked for: clips in files of still pictures, too many pictures, taps after
    /// the end.
    ///
    /// - Parameter format: The kind of file that is written.
    package func checkMotion(for format: Stage.Output.Format) throws(CommandError) {
        var stage = stage
        stage.output.format = format
        let motion = stage.timeline
        let isStrip = motion.stripCount != nil
        let isClip = stage.isClip
        let kind = format.rawValue.uppercased()
        if isStrip {
            if format.isMovingKind {
                throw .contradiction("'--filmstrip'", "a clip, as a \(kind) is,")
            }
            if motion.framesPerSecond != nil { throw .contradiction("'--filmstrip'", "'--fps'") }
            if motion.plays != nil { throw .contradiction("'--filmstrip'", "'--loop'") }
        } else if isClip, !format.isPixels || format == .jpeg {
            throw .contradiction(
                "'\(motion.clipOption)'",
                "a still picture, as a \(kind) is (clips are .png, .webp, .gif and .mp4),")
        }
        guard isStrip || isClip else { return }
        try checkCompany(isStrip ? "'--filmstrip'" : "a clip")
        if isClip { try checkClip(stage, format) }
        let end = (motion.moment ?? .zero) + stage.clipDuration
        let deeds: [(option: String, name: String, time: Duration)] =
            motion.taps.map { (option: "--tap", name: $0.name, time: $0.time) }
            + motion.acts.map { ("--perform", "\($0.name):\($0.action)", $0.time) }
            + motion.hands.map { ("--type", "\($0.name):…", $0.time) }
        for deed in deeds where deed.time >= end {
            throw .badValue(
                option: deed.option, value: "\(deed.name)@\(deed.time.inSeconds.plain)",
                expected: "a time before the end at \(end.inSeconds.plain) s")
        }
    }

    /// Refuses options that do not go with moving pictures.
    private func checkCompany(_ what: String) throws(CommandError) {
        if let matrix { throw .contradiction(what, "'\(matrix.option)'") }
        if isFramed { throw .contradiction(what, "'--bezel'") }
        if stage.output.camera != nil { throw .contradiction(what, "'--camera'") }
        if stage.output.layerDistance != nil { throw .contradiction(what, "'--explode'") }
    }

    private func checkClip(
        _ stage: Stage, _ format: Stage.Output.Format
    ) throws(CommandError) {
        let most = Stage.Timeline.mostPictures
        if stage.pictureCount > most {
            try checkRecording(stage)
            throw .badValue(
                option: "--duration", value: stage.clipDuration.inSeconds.plain,
                expected: "at \(stage.clipRate.plain) pictures a second that is "
                    + "\(stage.pictureCount) of them; the most is \(most)")
        }
        if format == .gif, stage.clipRate > 50 {
            throw .badValue(
                option: "--fps", value: stage.clipRate.plain,
                expected: "a GIF has at most 50 pictures a second")
        }
        if format == .mp4, stage.timeline.plays != nil {
            throw .contradiction("'--loop'", "an MP4, which says nothing about that,")
        }
    }

    /// Refuses a recording that makes a clip too long whose length was left to it: nobody gave `--duration` then.
    private func checkRecording(_ stage: Stage) throws(CommandError) {
        let motion = stage.timeline
        let times = motion.events.map(\.time).filter(\.isFinite)
        guard motion.duration == nil, let file = motion.eventsFile, let last = times.max() else {
            return
        }
        throw .badValue(
            option: "--events", value: file,
            expected: "its last event is at \(last.plain) s, and a clip has at most "
                + "\(Stage.Timeline.mostPictures) pictures: give '--duration' for a part of it, or "
                + "fewer pictures a second by '--fps'")
    }

    /// How many seconds drawing may take: a clip or a film strip half a second more for each of its pictures.
    ///
    /// - Parameter format: The kind of file that is written.
    func drawingTime(for format: Stage.Output.Format) -> Double {
        var stage = stage
        stage.output.format = format
        return timeLimit + Double(stage.pictureCount - 1) / 2
    }
}

extension Stage.Timeline {
    /// The option that makes a clip of a picture.
    fileprivate var clipOption: String {
        duration != nil ? "--duration" : framesPerSecond != nil ? "--fps" : "--loop"
    }
}
