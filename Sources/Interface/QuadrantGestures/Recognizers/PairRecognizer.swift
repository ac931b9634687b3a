import Foundation
import QuadrantCore
import QuadrantEvents
import QuadrantGeometry

/// What two fingers have come to.
@MainActor
struct PairState {
    let time: Date
    /// How far something has changed since they are there: a share, or radians.
    let amount: Double
    /// How fast, a second.
    let velocity: Double
    /// Their middle at first, in the root's space.
    let start: CGPoint

    func start(in place: GesturePlace) -> CGPoint { place.point(start, in: .local) }

    func anchor(in place: GesturePlace) -> UnitPoint {
        let (point, size) = (start(in: place), place.size)
        return UnitPoint(
            x: size.width > 0 ? point.x / size.width : 0.5,
            y: size.height > 0 ? point.y / size.height : 0.5)
    }
}

/// Follows two fingers, and begins when something about them has changed by a threshold.
@MainActor
final class PairRecognizer<Value>: _GestureRecognizer<Value> {
    private let trackpad: InputEvent.Kind
    private let threshold: Double
    private let amount: (FingerPair.Change) -> Double
    private let value: (PairState) -> Value
    private var pair = FingerPair()
    private var speed = VelocityTracker()
    private var state = GesturePhase<Value>.possible
    private var changes = 0
    private var fingers: Set<Int> = []

    /// - Parameter trackpad: The movement of a trackpad's fingers that counts too.
    init(
        _ trackpad: InputEvent.Kind, threshold: Double, _ fault: NumberFault?,
        _ place: GesturePlace,
        amount: @escaping (FingerPair.Change) -> Double, value: @escaping (PairState) -> Value
    ) {
        self.trackpad = trackpad
        self.threshold = threshold.isNaN ? 0 : max(0, threshold)
        self.amount = amount
        self.value = value
        super.init()
        if let fault { place.report(Diagnostic(fault)) }
    }

    override var phase: GesturePhase<Value> { state }
    override var revision: Int { changes }
    override var holdsOthers: Bool { pair.start != nil }

    override func accepts(_ sample: TouchSample) -> Bool {
        super.accepts(sample) || sample.kind == trackpad
    }

    override func touch(_ sample: TouchSample) {
        guard !state.standing.isOver else { return }
        if sample.phase == .began { fingers.insert(sample.id) }
        if sample.phase == .ended || sample.phase == .cancelled { fingers.remove(sample.id) }
        guard pair.touch(sample), let start = pair.start else {
            if fingers.isEmpty { set(.failed) }
            return
        }
        let amount = amount(pair.change)
        if sample.phase != .ended { speed.add(CGPoint(x: amount, y: 0), at: sample.time) }
        if case .possible = state, abs(amount) < threshold {
            if pair.isOver { set(.failed) }
            return
        }
        let value = value(
            PairState(
                time: sample.date, amount: amount, velocity: speed.velocity(at: sample.time).width,
                start: start))
        set(pair.isOver ? .ended(value) : .active(value))
    }

    private func set(_ new: GesturePhase<Value>) {
        state = new
        changes += 1
    }
}

extension NumberFault {
    /// What is wrong with the least change after which a gesture of two fingers begins; `nil` where nothing is.
    static func unlessChange(_ call: String, _ values: KeyValuePairs<String, Double>)
        -> NumberFault?
    {
        .unless(.length, call, values, instead: "Any change counts, or none where it is infinite.")
    }
}
