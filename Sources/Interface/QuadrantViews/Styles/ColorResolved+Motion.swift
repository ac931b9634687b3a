import Foundation
public import QuadrantGeometry

extension Color.Resolved: Animatable {
    /// Lightness and hue in Oklab, each times the opacity, and the opacity: colours mix perceptually, as `Color.mix` does
    /// by default. The numbers themselves are a choice.
    public nonisolated var animatableData:
        AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
    {
        get {
            let numbers = AnimatableColor(rgba).numbers.map { Float($0) }
            return AnimatablePair(
                numbers[0], AnimatablePair(numbers[1], AnimatablePair(numbers[2], numbers[3])))
        }
        set {
            let rest = newValue.second.second
            let numbers = [newValue.first, newValue.second.first, rest.first, rest.second]
            self = Color.Resolved(AnimatableColor(numbers: numbers.map { Double($0) }[...]).color)
        }
    }
}

extension Color.ResolvedHDR: Animatable {
    /// The colour as that of `Color.Resolved`; the headroom jumps.
    public nonisolated var animatableData: Color.Resolved.AnimatableData {
        get { standard.animatableData }
        set {
            var color = standard
            color.animatableData = newValue
            self = Color.ResolvedHDR(color, headroom: headroom)
        }
    }

    private nonisolated var standard: Color.Resolved {
        var color = Color.Resolved(red: 0, green: 0, blue: 0, opacity: opacity)
        (color.linearRed, color.linearGreen, color.linearBlue) = (
            linearRed, linearGreen, linearBlue
        )
        return color
    }
}
