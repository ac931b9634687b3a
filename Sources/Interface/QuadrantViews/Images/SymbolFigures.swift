import Foundation

/// How long and how far symbols move. Apple publishes none of these figures: all are choices, made by eye.
enum SymbolFigures {
    /// The seconds between repetitions where nobody says how many.
    static let pause = 0.5

    /// How long an effect takes, in seconds: once, or from rest to where it stays.
    static func duration(_ kind: SymbolEffectConfiguration.Kind) -> Double {
        switch kind {
        case .bounce: 0.6
        case .pulse: 1
        case .variableColor: 1.2
        case .wiggle: 0.8
        case .rotate: 1.2
        case .breathe: 2
        case .scale: 0.3
        case .appear, .disappear, .replace, .automatic: 0.35
        case .drawOn, .drawOff: 0.6
        }
    }

    /// How much larger or smaller a symbol gets: by this part of its size.
    static func growth(_ kind: SymbolEffectConfiguration.Kind) -> Double {
        switch kind {
        case .bounce: 0.18
        case .breathe: 0.1
        case .scale: 0.2
        case .appear, .disappear: 0.4
        default: 0
        }
    }

    /// How far a jump and a swing go, as a part of the height.
    static let jump = 0.12
    static let swing = 0.12
    /// How far a swing turns, in degrees, and how often it goes forth and back.
    static let turn = 12.0
    static let swings = 3.0
    /// The part of a layer's time after which the next one begins, where layers follow each other.
    static let stagger = 0.3
    /// The opacity of a symbol that pulses, where it is faintest, and of one that breathes so.
    static let faintest = 0.3
    static let breathFaintest = 0.6
}

/// How a symbol stands at a moment.
struct SymbolPose: Equatable {
    var scale = 1.0
    /// In parts of the height of the symbol, to the right and down.
    var shift = CGSize.zero
    /// Clockwise, in degrees.
    var turn = 0.0
    var opacity = 1.0
    /// Which part of its lines is drawn, from 0 to 1; `nil` for all.
    var drawn: ClosedRange<Double>?
    /// How many of the layers are lit; `nil` for those of the image.
    var lit: Double?

    static let rest = SymbolPose()

    /// Both poses at once.
    func joined(with other: SymbolPose) -> SymbolPose {
        SymbolPose(
            scale: scale * other.scale,
            shift: CGSize(
                width: shift.width + other.shift.width, height: shift.height + other.shift.height),
            turn: turn + other.turn, opacity: opacity * other.opacity, drawn: other.drawn ?? drawn,
            lit: other.lit ?? lit)
    }
}

extension SymbolEffectConfiguration {
    /// Whether it comes to where it stays as long as it is active, and does not run again and again.
    var stays: Bool {
        switch kind {
        case .scale, .appear, .disappear, .drawOn, .drawOff, .replace, .automatic: true
        case .bounce, .pulse, .variableColor, .wiggle, .rotate, .breathe: false
        }
    }

    /// The pose of an effect that runs, at a part of its time from 0 to 1; at both ends the symbol is at rest.
    func running(_ part: Double) -> SymbolPose {
        var pose = SymbolPose()
        // From 0 up to 1 and back, calm at both ends.
        let wave = (1 - cos(2 * .pi * part)) / 2
        let growth = SymbolFigures.growth(kind)
        switch kind {
        case .bounce:
            // A second, smaller jump to the other side follows the first.
            let swing = sin(2 * .pi * part) * (part < 0.5 ? 1 : 0.35)
            let sign = way == .down ? -1.0 : 1.0
            pose.scale = 1 + sign * growth * swing
            pose.shift.height = way == nil ? 0 : -sign * SymbolFigures.jump * swing
        case .pulse: pose.opacity = 1 - (1 - SymbolFigures.faintest) * wave
        case .breathe:
            pose.scale = 1 + growth * wave
            if isSecond {
                pose.opacity = 1 - (1 - SymbolFigures.breathFaintest) * (1 - wave) * edge(part)
            }
        case .rotate:
            let eased = part * part * (3 - 2 * part)
            pose.turn = (way == .counterClockwise ? -360 : 360) * eased
        case .wiggle: wiggle(part, &pose)
        case .variableColor:
            // What is lit goes back the way it came, or begins anew.
            pose.lit = isSecond || isIterative ? 1 - abs(2 * part - 1) : min(1, part * 1.25)
            if part <= 0 || part >= 1 { pose.lit = nil }
        default: break
        }
        return pose
    }

    /// 0 at both ends and 1 between, so that what begins faint has a beginning at rest.
    private func edge(_ part: Double) -> Double { min(1, part * 8, (1 - part) * 8) }

    private func wiggle(_ part: Double, _ pose: inout SymbolPose) {
        let swing = sin(2 * .pi * SymbolFigures.swings * part) * (1 - part)
        let way = SymbolFigures.swing * swing
        if let angle {
            pose.shift = CGSize(
                width: cos(angle * .pi / 180) * way, height: sin(angle * .pi / 180) * way)
            return
        }
        switch self.way {
        case .left, .backward: pose.shift.width = -way
        case .right, .forward: pose.shift.width = way
        case .up: pose.shift.height = -way
        case .down: pose.shift.height = way
        case .counterClockwise: pose.turn = -SymbolFigures.turn * swing
        case .clockwise, nil: pose.turn = SymbolFigures.turn * swing
        }
    }

    /// The pose of an effect that stays, at a part of the way from rest to there.
    func staying(_ part: Double) -> SymbolPose {
        var pose = SymbolPose()
        let eased = part * part * (3 - 2 * part)
        let growth = SymbolFigures.growth(kind)
        switch kind {
        case .scale: pose.scale = 1 + (way == .down ? -growth : growth) * eased
        case .disappear:
            pose.opacity = 1 - eased
            pose.scale = 1 + (way == .up ? growth : -growth) * eased
        case .appear:
            // It begins away and comes to rest.
            pose.opacity = eased
            pose.scale = 1 + (way == .down ? growth : -growth) * (1 - eased)
        case .drawOn: pose.drawn = eased < 1 ? 0...eased : nil
        case .drawOff where eased > 0: pose.drawn = isSecond ? 0...(1 - eased) : eased...1
        default: break
        }
        return pose
    }

    /// Whether the symbol begins away, and is at rest where it stays: ending such an effect changes nothing.
    var endsAtRest: Bool { kind == .appear || kind == .drawOn }
}
