internal import Foundation
internal import QuadrantRendering
internal import SwiftUI

/// `quadrant diff`: says how many pixels of two pictures differ, and shows where.
package struct DiffCommand: Sendable {
    private let request: DiffRequest
    private let environment: [String: String]

    /// The command for a request, in an environment that says where caches and tools are.
    package init(_ request: DiffRequest, environment: [String: String]) {
        self.request = request
        self.environment = environment
    }

    /// Runs the command; the result goes to standard output.
    ///
    /// - Returns: whether the pictures differ.
    @MainActor package func run() throws(CommandError) -> Bool {
        let plan = try OutputPlan(request.drawing)
        if case .file(let path) = plan.target { try PictureFile.check(path) }
        let scratch = try BuildCache.standard(environment: environment).makeWorkFolder()
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        var subjects: [DiffSubject] = []
        for (position, name) in request.subjects.enumerated() {
            subjects.append(
                try DiffSubject(name, scratch: "\(scratch)/\(position)", environment: environment))
        }
        var pictures: [Data] = []
        for subject in subjects {
            pictures.append(try subject.picture(request.drawing, environment: environment))
        }
        let difference: PictureDifference
        do throws(PictureDifference.Problem) {
            difference = try PictureDifference(
                pictures[0], pictures[1], tolerance: request.tolerance)
        } catch {
            let names = request.subjects.joined(separator: "' or '")
            throw .notAPicture(path: names, reason: error.reason)
        }
        try Console.output(Self.text(of: difference))
        guard difference.count > 0 else { return false }
        let sheet = PictureSheet(
            rows: [
                [
                    .init(label: subjects[0].name, picture: pictures[0]),
                    .init(label: subjects[1].name, picture: pictures[1]),
                    .init(label: "difference", picture: difference.picture),
                ]
            ], scale: request.drawing.options.scale)
        try write(sheet, as: plan, stem: subjects[1].stem)
        return true
    }

    @MainActor private func write(
        _ sheet: PictureSheet, as plan: OutputPlan, stem: String
    ) throws(CommandError) {
        let bytes = try sheet.file(plan.format, name: "differences")
        switch plan.target {
        case .standardOutput: try Console.output(bytes)
        case .file(let path):
            try PictureFile.write(bytes, to: path)
            try Console.output("\(path)\n")
        case .folder:
            let path = "\(stem)-difference.\(plan.format.rawValue)"
            try PictureFile.write(bytes, to: path)
            try Console.output("\(path)\n")
        }
    }

    /// What differs, in sentences.
    static func text(of difference: PictureDifference) -> String {
        let (before, after) = (difference.before, difference.after)
        var text = ""
        if before != after {
            text =
                "the sizes differ: \(before.width)×\(before.height) and "
                + "\(after.width)×\(after.height) pixels\n"
        }
        guard let bounds = difference.bounds else { return text + "no pixel differs\n" }
        let share = Double(difference.count) / Double(max(difference.total, 1)) * 100
        let digits = (share * 100).rounded() / 100
        return text
            + "\(difference.count) of \(difference.total) pixels differ (\(digits.plain) %), by at "
            + "most \(difference.largest) of 255, within \(Int(bounds.width))×\(Int(bounds.height)) "
            + "pixels at \(Int(bounds.minX)),\(Int(bounds.minY))\n"
    }
}
