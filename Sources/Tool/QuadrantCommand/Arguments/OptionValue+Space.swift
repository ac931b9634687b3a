internal import Foundation
internal import SwiftUI

extension OptionValue {
    /// `front`, `isometric`, or degrees to the side and up, and how far away.
    static func camera(_ value: String) throws(CommandError) -> ViewCamera {
        switch value.lowercased() {
        case "front": return .front
        case "isometric": return .isometric
        default: break
        }
        let numbers = value.split(separator: ",", omittingEmptySubsequences: false)
            .map { Double($0) ?? .nan }
        guard (2...3).contains(numbers.count), numbers.allSatisfy(\.isFinite),
            abs(numbers[1]) <= 90, abs(numbers[0]) <= 3600, numbers.count == 2 || numbers[2] > 0
        else {
            throw .badValue(
                option: "--camera", value: value,
                expected:
                    "front, isometric, or YAW,PITCH like 30,20: degrees to the trailing side and up, at most 90 "
                    + "up or down; a third number above 0 is the distance in points, for perspective"
            )
        }
        return ViewCamera(
            yaw: .degrees(numbers[0]), pitch: .degrees(numbers[1]),
            distance: numbers.count > 2 ? CGFloat(numbers[2]) : nil)
    }

    /// How far layers are set apart, in points.
    static func layerDistance(_ value: String) throws(CommandError) -> Double {
        guard let distance = Double(value), distance > 0, distance <= 10_000 else {
            throw .badValue(
                option: "--explode", value: value,
                expected: "points above 0 and at most 10000, such as 40")
        }
        return distance
    }
}
