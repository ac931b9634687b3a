import Foundation
import QuadrantGeometry

/// A value under way in numbers, for explanations.
package struct MotionNote: Equatable, Sendable {
    /// What moves, such as `offset`.
    package var what: String
    /// Where it came from, is seen now, and is to be.
    package var from: [Double]
    package var now: [Double]
    package var target: [Double]
    /// Its change in a second; `nil` where an animation does not know.
    package var velocity: [Double]?
    /// The animations that run, in words.
    package var animations: [String]
    /// What gave the change its animation; `nil` where that is not known.
    package var setter: String?

    /// Only the numbers that change: of a drawing, whose colours and widths need not be repeated where they stay.
    package var changing: MotionNote {
        guard from.count == target.count, now.count == target.count,
            velocity.map({ $0.count == target.count }) != false
        else { return self }
        let kept = target.indices.filter { index in
            from[index] != target[index] || now[index] != target[index]
                || velocity.map { $0[index] != 0 } == true
        }
        guard !kept.isEmpty else { return self }
        var result = self
        (result.from, result.now) = (kept.map { from[$0] }, kept.map { now[$0] })
        (result.target, result.velocity) = (
            kept.map { target[$0] }, velocity.map { all in kept.map { all[$0] } }
        )
        return result
    }

    /// The note in a sentence.
    package var words: String {
        var result = "\(what) \(Self.list(from)) → \(Self.list(target)), now \(Self.list(now))"
        if let velocity { result += ", \(Self.list(velocity)) a second" }
        result += ": " + animations.joined(separator: " + ")
        if let setter { result += ", by \(setter)" }
        return result
    }

    private static func list(_ values: [Double]) -> String {
        let words = values.map(MotionNumbers.word)
        return words.count == 1 ? words[0] : "(" + words.joined(separator: " ") + ")"
    }
}

extension ValueMover {
    /// The value in numbers, where it is to be `target` in the end.
    final func note(_ what: String, target: V, at time: TimeInterval) -> MotionNote {
        let velocity = velocity(at: time)
        return MotionNote(
            what: what, from: MotionNumbers.of(target - running.way),
            now: MotionNumbers.of(target - gap), target: MotionNumbers.of(target),
            velocity: velocity.map { MotionNumbers.of($0) },
            animations: running.animations.map(\.words), setter: setter)
    }
}

/// The numbers of animatable data.
enum MotionNumbers {
    /// How many are shown of data with very many, such as paths.
    private static let most = 8

    /// A number in words, to three digits.
    static func word(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15
            ? "\(Int(rounded))" : "\(rounded)"
    }

    static func of(_ data: Any) -> [Double] {
        var result: [Double] = []
        add(data, &result)
        return result
    }

    private static func add(_ value: Any, _ result: inout [Double]) {
        guard result.count < most else { return }
        switch value {
        case let number as Double: result.append(number)
        case let number as CGFloat: result.append(Double(number))
        case let number as Float: result.append(Double(number))
        default: for child in Mirror(reflecting: value).children { add(child.value, &result) }
        }
    }
}
