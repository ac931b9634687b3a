internal import Foundation
package import QuadrantRendering
internal import SwiftUI

/// What a page has switched: where it says nothing, a view stands as the command was told.
package struct PageSwitches: Codable, Equatable {
    /// The name of a device; empty for none.
    package var device: String?
    package var landscape: Bool?
    /// In points; without it the view takes what it needs.
    package var width: Double?
    /// In points; without it the view takes what it needs.
    package var height: Double?
    package var dark: Bool?
    package var rightToLeft: Bool?
    package var textSize: String?
    package var locale: String?
    package var timeZone: String?
    package var contrast: Bool?
    package var lessMotion: Bool?
    package var system: String?
    /// Pixels to a point.
    package var scale: Double?
    /// Angles of the camera in degrees.
    package var yaw: Double?
    /// Angles of the camera in degrees.
    package var pitch: Double?
    /// How far layers are set apart, in points.
    package var explode: Double?

    /// Nothing is switched.
    package init() {}

    /// The longest side of a view, in points.
    private static let longestSide = 4096.0

    /// A stage with what is switched; throws for what there is not.
    package func stage(over base: Stage) throws(CommandError) -> Stage {
        var stage = base
        try room(&stage)
        if let dark { stage.surroundings.isDark = dark }
        if let rightToLeft { stage.surroundings.isRightToLeft = rightToLeft }
        if let textSize { stage.surroundings.textSize = try OptionValue.textSize(textSize) }
        if let locale {
            stage.surroundings.locale = Locale(identifier: try OptionValue.locale(locale))
        }
        if let timeZone { stage.surroundings.timeZone = try OptionValue.timeZone(timeZone) }
        if let contrast { stage.surroundings.hasMoreContrast = contrast }
        if let lessMotion { stage.surroundings.reducesMotion = lessMotion }
        if let system { stage.surroundings.system = try OptionValue.system(system) }
        if let scale {
            guard scale >= 0.5, scale <= 4 else {
                throw .badValue(option: "scale", value: "\(scale)", expected: "0.5 to 4")
            }
            stage.output.scale = scale
        }
        if let yaw, let pitch, yaw.isFinite, pitch.isFinite, yaw != 0 || pitch != 0 {
            stage.output.camera = ViewCamera(yaw: .degrees(yaw), pitch: .degrees(pitch))
        }
        if let explode, explode > 0, explode <= 500 { stage.output.layerDistance = explode }
        stage.output.format = .png
        return stage
    }

    private func room(_ stage: inout Stage) throws(CommandError) {
        if let device {
            stage.room.device = nil
            if !device.isEmpty {
                let found = try OptionValue.device(device)
                stage.room.device = landscape == true ? found.landscape : found
                (stage.room.width, stage.room.height) = (nil, nil)
                return
            }
        }
        guard width != nil || height != nil else { return }
        for side in [width, height].compactMap(\.self) {
            guard side >= 1, side <= Self.longestSide else {
                throw .badValue(
                    option: "size", value: "\(side)",
                    expected: "1 to \(Int(Self.longestSide)) points")
            }
        }
        stage.room.device = nil
        stage.room.width = width.map { CGFloat($0) }
        stage.room.height = height.map { CGFloat($0) }
        stage.room.fit = .screen
    }

    /// Whether a view of one stage can be shown on the other as it is: what the whole process stands in stays.
    package static func keepsView(from old: Stage, to new: Stage) -> Bool {
        let (old, new) = (old.surroundings, new.surroundings)
        return old.locale == new.locale && old.timeZone == new.timeZone && old.system == new.system
            && old.now == new.now && old.resourceDirectories == new.resourceDirectories
    }
}
