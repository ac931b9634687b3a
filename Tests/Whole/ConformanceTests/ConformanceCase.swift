import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// A view with the frames that Apple's SwiftUI gives it.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
    var id: String
    var title: String
    var area: String
    var proposal: ProposedViewSize
    var layoutDirection: LayoutDirection
    /// The root's answer to the proposal; `nil` if not asserted.
    var rootSize: ExpectedSize?
    var frames: [ExpectedFrame]
    /// Relations between frames, in the form that `FrameRelation` reads.
    var relations: [String]
    /// Names that must not appear in the layout.
    var absent: [String]
    /// How far values may be off, in points; strict relations allow nothing.
    var tolerance: Double
    /// Boxes of names on all three axes.
    var volumes: [ExpectedVolume] = []
    var makeSnapshot: @MainActor @Sendable (ProposedViewSize, LayoutDirection) -> LayoutSnapshot

    var testDescription: String { id }

    /// Lays the view out and records every difference as an issue.
    @MainActor func check() {
        let snapshot = makeSnapshot(proposal, layoutDirection)
        var problems = problems(size: snapshot.size, frames: snapshot.frames)
        problems += volumes.compactMap { $0.problem(in: snapshot.volumes, tolerance: tolerance) }
        ConformanceReport.shared.add(area: area, passed: problems.isEmpty)
        for problem in problems {
            Issue.record("\(id): \(problem)\n\(explanation(of: problem, in: snapshot))")
        }
    }

    /// The chain to the view that a problem is about, or everything where it is about several.
    private func explanation(of problem: String, in snapshot: LayoutSnapshot) -> String {
        let name = String(problem.prefix { $0 != ":" })
        return snapshot.frames[name] == nil
            ? snapshot.explanation() : snapshot.explanation(of: name)
    }

    /// What differs from the expectations; empty if nothing does.
    func problems(size: CGSize, frames result: [String: CGRect]) -> [String] {
        var problems: [String] = []
        if let rootSize, !rootSize.matches(size, tolerance: tolerance) {
            problems.append(
                "root: got \(size.width) x \(size.height), "
                    + "expected \(rootSize.width) x \(rootSize.height)")
        }
        for expected in frames {
            guard let frame = result[expected.name] else {
                problems.append("\(expected.name): not in the layout")
                continue
            }
            if !expected.matches(frame, tolerance: tolerance) {
                problems.append("\(expected.name): got \(frame), expected \(expected.text)")
            }
        }
        problems += relations.compactMap { text in
            guard let relation = FrameRelation(text) else { return "not a relation: \(text)" }
            return relation.problem(in: result, tolerance: tolerance)
        }
        for name in absent {
            guard let frame = result[name] else { continue }
            problems.append("\(name): expected to be absent, got \(frame)")
        }
        return problems
    }
}

/// A size; either dimension may be infinite.
struct ExpectedSize: Sendable {
    var width: Double
    var height: Double

    init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    func matches(_ size: CGSize, tolerance: Double) -> Bool {
        isClose(size.width, width, tolerance) && isClose(size.height, height, tolerance)
    }
}

/// The frame of a name in the root's space.
struct ExpectedFrame: Sendable {
    var name: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    init(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.name = name
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    var text: String { "(\(x), \(y), \(width), \(height))" }

    func matches(_ frame: CGRect, tolerance: Double) -> Bool {
        isClose(frame.origin.x, x, tolerance) && isClose(frame.origin.y, y, tolerance)
            && isClose(frame.size.width, width, tolerance)
            && isClose(frame.size.height, height, tolerance)
    }
}

/// The box of a name in the root's space: x to the right, y down, z toward the viewer.
struct ExpectedVolume: Sendable {
    var name: String
    /// x, y, z, width, height and depth.
    var values: [Double]

    init(_ name: String, _ values: Double...) {
        self.name = name
        self.values = values
    }

    /// What differs; `nil` if nothing does.
    func problem(in volumes: [String: Rect3D], tolerance: Double) -> String? {
        guard let box = volumes[name] else { return "\(name): not in the layout" }
        let (origin, size) = (box.origin, box.size)
        let got = [origin.x, origin.y, origin.z, size.width, size.height, size.depth]
        let isSame = zip(got, values).allSatisfy { isClose($0, $1, tolerance) }
        return isSame ? nil : "\(name): got \(got), expected \(values)"
    }
}

/// Whether two values are the same, also if infinite, or at most `tolerance` apart; NaN never is.
private func isClose(_ value: Double, _ expected: Double, _ tolerance: Double) -> Bool {
    value == expected || abs(value - expected) <= tolerance
}
