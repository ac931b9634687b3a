internal import Foundation
internal import QuadrantEvents
internal import QuadrantRendering
package import SwiftUI

/// What the command line says of a drawing. What a preview says of itself is not part of it: that is known when the view is made.
extension DrawingOptions: Codable {
    private enum Key: CodingKey {
        case format, width, height, hasExplicitSize, device, isLandscape, scale, isTransparent
        case keepsSVGText, camera, layerDistance, system, isDark, isRightToLeft, locale, timeZone
        case textSize, now, resourceDirectories, allowedLinkSchemes, isWholeProvider, motion
        case waitingTime
    }

    package init(from decoder: any Decoder) throws {
        self.init()
        let box = try decoder.container(keyedBy: Key.self)
        format = try box.named(.format)
        width = try box.decodeIfPresent(CGFloat.self, forKey: .width)
        height = try box.decodeIfPresent(CGFloat.self, forKey: .height)
        hasExplicitSize = try box.decode(Bool.self, forKey: .hasExplicitSize)
        if let name = try box.decodeIfPresent(String.self, forKey: .device) {
            guard let found = ScreenDevice.named(name) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .device, in: box, debugDescription: "no device is called '\(name)'")
            }
            let isOnSide = try box.decode(Bool.self, forKey: .isLandscape)
            device = isOnSide ? found.landscape : found
        }
        scale = try box.decode(CGFloat.self, forKey: .scale)
        isTransparent = try box.decode(Bool.self, forKey: .isTransparent)
        keepsSVGText = try box.decode(Bool.self, forKey: .keepsSVGText)
        camera = try box.decodeIfPresent(CameraMessage.self, forKey: .camera)?.camera
        layerDistance = try box.decodeIfPresent(Double.self, forKey: .layerDistance)
        system = try box.named(.system)
        isDark = try box.decode(Bool.self, forKey: .isDark)
        isRightToLeft = try box.decode(Bool.self, forKey: .isRightToLeft)
        localeIdentifier = try box.decodeIfPresent(String.self, forKey: .locale)
        timeZoneIdentifier = try box.decodeIfPresent(String.self, forKey: .timeZone)
        textSize = try box.decodeIfPresent(String.self, forKey: .textSize)
        now = try box.decodeIfPresent(Date.self, forKey: .now)
        resourceDirectories = try box.decode([String].self, forKey: .resourceDirectories)
        allowedLinkSchemes = try box.decode(Set<String>.self, forKey: .allowedLinkSchemes)
        isWholeProvider = try box.decode(Bool.self, forKey: .isWholeProvider)
        motion = try box.decode(MotionMessage.self, forKey: .motion).motion
        waitingTime = try box.decode(Double.self, forKey: .waitingTime)
    }

    package func encode(to encoder: any Encoder) throws {
        var box = encoder.container(keyedBy: Key.self)
        try box.encode(format.rawValue, forKey: .format)
        try box.encodeIfPresent(width, forKey: .width)
        try box.encodeIfPresent(height, forKey: .height)
        try box.encode(hasExplicitSize, forKey: .hasExplicitSize)
        try box.encodeIfPresent(device?.name, forKey: .device)
        try box.encodeIfPresent(device?.isLandscape, forKey: .isLandscape)
        try box.encode(scale, forKey: .scale)
        try box.encode(isTransparent, forKey: .isTransparent)
        try box.encode(keepsSVGText, forKey: .keepsSVGText)
        try box.encodeIfPresent(camera.map(CameraMessage.init), forKey: .camera)
        try box.encodeIfPresent(layerDistance, forKey: .layerDistance)
        try box.encode(system.rawValue, forKey: .system)
        try box.encode(isDark, forKey: .isDark)
        try box.encode(isRightToLeft, forKey: .isRightToLeft)
        try box.encodeIfPresent(localeIdentifier, forKey: .locale)
        try box.encodeIfPresent(timeZoneIdentifier, forKey: .timeZone)
        try box.encodeIfPresent(textSize, forKey: .textSize)
        try box.encodeIfPresent(now, forKey: .now)
        try box.encode(resourceDirectories, forKey: .resourceDirectories)
        try box.encode(allowedLinkSchemes.sorted(), forKey: .allowedLinkSchemes)
        try box.encode(isWholeProvider, forKey: .isWholeProvider)
        try box.encode(MotionMessage(motion), forKey: .motion)
        try box.encode(waitingTime, forKey: .waitingTime)
    }
}

extension KeyedDecodingContainer {
    /// A value that is written as its name.
    fileprivate func named<Value: RawRepresentable<String>>(_ key: Key) throws -> Value {
        let name = try decode(String.self, forKey: key)
        guard let value = Value(rawValue: name) else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self, debugDescription: "nothing is called '\(name)'")
        }
        return value
    }
}

/// A `ViewCamera` as it is handed on.
private struct CameraMessage: Codable {
    var yaw: Double
    var pitch: Double
    var distance: CGFloat?

    init(_ camera: ViewCamera) {
        (yaw, pitch, distance) = (camera.yaw.radians, camera.pitch.radians, camera.distance)
    }

    var camera: ViewCamera {
        ViewCamera(yaw: .radians(yaw), pitch: .radians(pitch), distance: distance)
    }
}

/// `MotionOptions` as they are handed on.
private struct MotionMessage: Codable {
    struct Deed: Codable {
        var name: String
        var action: String?
        var time: Double
    }

    var moment: Double?
    var duration: Double?
    var framesPerSecond: Double?
    var plays: Int?
    var stripCount: Int?
    var taps: [Deed]
    var acts: [Deed]
    var events: [InputEvent]
    var eventsFile: String?

    init(_ motion: MotionOptions) {
        (moment, duration, plays) = (motion.moment, motion.duration, motion.plays)
        (framesPerSecond, stripCount) = (motion.framesPerSecond, motion.stripCount)
        taps = motion.taps.map { Deed(name: $0.name, time: $0.time) }
        acts = motion.acts.map { Deed(name: $0.name, action: $0.action, time: $0.time) }
        (events, eventsFile) = (motion.events, motion.eventsFile)
    }

    var motion: MotionOptions {
        var motion = MotionOptions()
        (motion.moment, motion.duration, motion.plays) = (moment, duration, plays)
        (motion.framesPerSecond, motion.stripCount) = (framesPerSecond, stripCount)
        motion.taps = taps.map { .init(name: $0.name, time: $0.time) }
        motion.acts = acts.map {
            .init(name: $0.name, action: $0.action ?? "activate", time: $0.time)
        }
        (motion.events, motion.eventsFile) = (events, eventsFile)
        return motion
    }
}
