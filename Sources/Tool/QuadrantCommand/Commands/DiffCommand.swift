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
    /// - Returns: Whether the pictures differ.
    @MainActor package func run() throws(CommandError) -> Bool {
        let plan = try OutputPlan(request.drawing)
        let scratch = try BuildCache.standard(environment: environment).makeWorkFolder()
        defer { scratch.remove() }
        var subjects: [DiffSubject] = []
        for (position, name) in request.subjects.enumerated() {
            subjects.append(
                try DiffSubject(
                    name, scratch: "\(scratch.path)/\(position)", environment: environment))
        }
        let path = Self.path(for: plan, stem: subjects[1].stem)
        if let path { try Self.check(path, isNoneOf: subjects) }
        var pictures: [Data] = []
        let worker = DrawingWorker()
        for subject in subjects {
            pictures.append(
                try subject.picture(request.drawing, by: worker, environment: environment))
        }
        worker.end()
        let difference: PictureDifference
        do throws(PictureDifference.Problem) {
            difference = try PictureDifference(
                pictures[0], pictures[1], by: .channels(atMost: request.tolerance))
        } catch {
            let names = request.subjects.joined(separator: "' or '")
            throw .notAPicture(path: names, reason: error.reason)
        }
        let text = Self.text(of: difference)
        // If the sheet goes to standard output, nothing else does.
        if path == nil { Console.error(text) } else { try Console.output(text) }
        guard difference.count > 0 else { return false }
        let sheet = PictureSheet(
            rows: [
                [
                    .init(label: subjects[0].name, picture: pictures[0]),
                    .init(label: subjects[1].name, picture: pictures[1]),
                    .init(label: "difference", picture: difference.picture),
                ]
            ], scale: request.drawing.stage.output.scale)
        try Self.write(try sheet.file(plan.format, name: "differences"), to: path)
        return true
    }

    /// Throws if the sheet would overwrite what is compared, or could not be written; checked before the
    /// work is done.
    private static func check(
        _ path: String, isNoneOf subjects: [DiffSubject]
    ) throws(CommandError) {
        var inputs: [String] = []
        for subject in subjects { inputs += try subject.inputs() }
        try PictureFile.check(path, isNoneOf: inputs, whichAreTo: "be compared")
    }

    private static func write(_ bytes: [UInt8], to path: String?) throws(CommandError) {
        guard let path else { return try Console.output(bytes) }
        try PictureFile.write(bytes, to: path, within: 60)
        try Console.output("\(path)\n")
    }

    /// The path of the sheet; `nil` is standard output.
    private static func path(for plan: OutputPlan, stem: String) -> String? {
        switch plan.target {
        case .standardOutput: nil
        case .file(let path): path
        case .folder: "\(stem)-difference.\(plan.format.rawValue)"
        }
    }

    /// The difference in sentences.
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
