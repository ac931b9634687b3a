import QuadrantGeometry

/// Several styles that are animated together, such as those of the levels of a symbol or of the runs of a text.
extension [_ResolvedStyle] {
    /// What of the styles is animated; nothing if one of them only changes at once.
    var numbers: AnimatableNumbers {
        get { AnimatableNumbers(joining: map(\.numbers)) }
        set {
            var start = 0
            let all = newValue.all
            let own = map(\.numbers)
            guard newValue.fits(AnimatableNumbers(joining: own)) else { return }
            for (index, numbers) in own.enumerated() {
                let end = start + numbers.all.count
                self[index].numbers = AnimatableNumbers(
                    [Double](all[start..<end]), of: numbers.meaningNumber)
                start = end
            }
        }
    }
}

extension AnimatableNumbers {
    /// All numbers in a row; none if one of the parts has none. They stand for the same as others only if the parts do.
    fileprivate init(joining parts: [AnimatableNumbers]) {
        guard parts.count != 1 else {
            self = parts[0]
            return
        }
        guard parts.allSatisfy({ !$0.all.isEmpty }) else {
            self = .zero
            return
        }
        let meaning = parts.reduce(parts.count) { sum, part in
            (sum &* 31 &+ part.meaningNumber) &* 1009 &+ part.all.count
        }
        self.init(parts.flatMap(\.all), of: meaning)
    }
}
