import Expectations
import Testing

@Suite struct AnimatableMacroTests {
    @Test func animatesStoredVariablesOnly() {
        let expansion = Expansion(
            """
            @Animatable struct Arc {
                var start: Angle
                var end = Angle.degrees(90)
                var width = 2.5, depth, height: CGFloat
                let center: CGPoint
                static var shared = 1
                var length: Double { 3 }
                @State var isOn = false
                @AnimatableIgnored var isClockwise: Bool
            }
            """)
        empty(expansion.messages)
        has(
            expansion.text,
            "SwiftUI.AnimatableValues<Angle.AnimatableData, Angle.AnimatableData, "
                + "Double.AnimatableData, CGFloat.AnimatableData, CGFloat.AnimatableData>")
        has(
            expansion.text,
            "set { (start.animatableData, end.animatableData, width.animatableData, "
                + "depth.animatableData, height.animatableData) = newValue.value }")
        fails(expansion.text.contains("isClockwise.animatableData"))
    }

    @Test func oneVariableIsItsOwnData() {
        let expansion = Expansion("@Animatable public struct Bar { var part = 0.5 }")
        empty(expansion.messages)
        has(expansion.text, "public nonisolated var animatableData: Double.AnimatableData")
        has(expansion.text, "set { part.animatableData = newValue }")
    }

    @Test func aTypeThatNobodyWroteIsAMistake() {
        let expansion = Expansion("@Animatable struct Bar { var part = half() }")
        same(
            expansion.messages.first,
            "@Animatable needs the type of 'part': write 'var part: Double = …', "
                + "or mark it @AnimatableIgnored")
    }

    @Test func anEnumerationIsAMistake() {
        let expansion = Expansion("@Animatable enum Bar { case part }")
        same(expansion.messages.first, "@Animatable marks a struct or a class")
    }
}
