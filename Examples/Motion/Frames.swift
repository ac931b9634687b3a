import SwiftUI

// Frames, layouts and views of one's own in motion. Each plays by itself:
// quadrant render Examples/Motion/Frames.swift --view HeroCard --filmstrip 6 --duration 1 -o hero.png

/// A thumbnail that becomes a card.
struct HeroCard: View {
    @State private var isLarge = false
    @Namespace private var space

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            if isLarge {
                RoundedRectangle(cornerRadius: 16).fill(.indigo)
                    .matchedGeometryEffect(
                        id: "card", in: space, properties: .frame, anchor: .center, isSource: true
                    )
                    .frame(width: 180, height: 100)
                    .padding(.leading, 30).padding(.top, 40)
            } else {
                RoundedRectangle(cornerRadius: 6).fill(.indigo)
                    .matchedGeometryEffect(id: "card", in: space)
                    .frame(width: 40, height: 40)
            }
        }
        .frame(width: 220, height: 150)
        .onAppear { withAnimation(.linear(duration: 1)) { isLarge = true } }
    }
}

/// A mark that moves under the chosen word.
struct MovingMark: View {
    @State private var chosen = 0
    @Namespace private var space
    private let words = ["One", "Twelve", "Three"]

    var body: some View {
        HStack(spacing: 16) {
            ForEach(words.indices, id: \.self) { word in
                Text(words[word]).padding(4)
                    .matchedGeometryEffect(id: word, in: space, properties: .position)
                    .background {
                        if chosen == word {
                            Capsule().fill(.yellow)
                                .matchedGeometryEffect(
                                    id: "mark", in: space, properties: .size, isSource: false)
                        }
                    }
            }
        }
        .background(alignment: .bottom) {
            Capsule().fill(.red).frame(width: 20, height: 3)
                .matchedGeometryEffect(
                    id: chosen, in: space, properties: .position, isSource: false)
        }
        .frame(width: 240, height: 60)
        .onAppear { withAnimation(.linear(duration: 1)) { chosen = 2 } }
    }
}

/// Views that fly from one layout to another.
struct FlyingTiles: View {
    @State private var isColumn = false

    var body: some View {
        let layout =
            isColumn
            ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(RadialTiles(angle: .zero, radius: 50))
        layout {
            ForEach(0..<6) { tile in
                RoundedRectangle(cornerRadius: 4)
                    .fill(Color(hue: Double(tile) / 6, saturation: 0.6, brightness: 0.9))
                    .frame(width: 26, height: 26)
            }
        }
        .frame(width: 180, height: 190)
        .onAppear { withAnimation(.easeInOut(duration: 1)) { isColumn = true } }
    }
}

/// A circle of views that turns.
struct TurningTiles: View {
    @State private var angle = Angle.zero

    var body: some View {
        RadialTiles(angle: angle, radius: 50) {
            ForEach(0..<8) { tile in
                Text("\(tile)").frame(width: 24, height: 24)
                    .background(.mint, in: .circle)
            }
        }
        .frame(width: 160, height: 160)
        .onAppear { withAnimation(.linear(duration: 1)) { angle = .degrees(90) } }
    }
}

/// Views on a circle. Both the angle and the radius can be animated.
struct RadialTiles: Layout, Animatable {
    var angle: Angle
    var radius: CGFloat

    var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(angle.radians, radius) }
        set { (angle.radians, radius) = (newValue.first, newValue.second) }
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (index, view) in subviews.enumerated() {
            let turn = angle.radians + Double(index) / Double(subviews.count) * 2 * .pi
            view.place(
                at: CGPoint(
                    x: bounds.midX + radius * cos(turn), y: bounds.midY + radius * sin(turn)),
                anchor: .center, proposal: .unspecified)
        }
    }
}

/// A container that moves as a whole, and one whose views move by themselves.
struct Grouped: View {
    @State private var isOn = false

    var body: some View {
        VStack(alignment: .leading) {
            row { $0.geometryGroup() }
            row { $0 }
        }
        .frame(width: 200, height: 90, alignment: .topLeading)
        .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
    }

    private func row<Inner: View>(_ group: (AnyView) -> Inner) -> some View {
        HStack {
            Color.clear.frame(width: isOn ? 80 : 0, height: 10)
            group(
                AnyView(
                    HStack {
                        if isOn { Circle().fill(.red).frame(width: 20, height: 20) }
                        Circle().fill(.blue).frame(width: 20, height: 20)
                    }
                    .padding(6)
                    .background(.quaternary)))
        }
    }
}

/// A number that is counted up, whose view is asked at each moment.
struct CountedUp: View, Animatable {
    var value: Double

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View { Text("\(value, specifier: "%.0f")").font(.title.monospacedDigit()) }
}

/// A wave that swings as it is pushed, and a view that is shaken.
struct ShakenViews: View {
    @State private var shakes = 0.0
    @State private var count = 0.0

    var body: some View {
        VStack {
            CountedUp(value: count)
            Text("Wrong").padding(8).background(.red.opacity(0.3))
                .modifier(Shake(shakes: shakes).ignoredByLayout())
            Color.blue.frame(width: 60, height: 20).modifier(Lean(amount: shakes))
        }
        .frame(width: 140, height: 140)
        .onAppear {
            withAnimation(.linear(duration: 1)) {
                shakes = 3
                count = 100
            }
        }
    }
}

/// Moves a view to and fro.
struct Shake: GeometryEffect {
    var shakes: Double

    var animatableData: Double {
        get { shakes }
        set { shakes = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(translationX: 10 * sin(shakes * 2 * .pi), y: 0))
    }
}

/// A modifier with animatable data, which is asked at each moment.
struct Lean: AnimatableModifier {
    var amount: Double

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func body(content: Content) -> some View {
        content.transformEffect(CGAffineTransform(a: 1, b: 0, c: amount / 6, d: 1, tx: 0, ty: 0))
    }
}

/// Data of one's own that can be animated.
struct Mood: VectorArithmetic {
    var joy = 0.0
    var calm = 0.0

    static var zero: Mood { Mood() }
    static func + (left: Mood, right: Mood) -> Mood {
        Mood(joy: left.joy + right.joy, calm: left.calm + right.calm)
    }
    static func - (left: Mood, right: Mood) -> Mood {
        Mood(joy: left.joy - right.joy, calm: left.calm - right.calm)
    }
    mutating func scale(by factor: Double) { (joy, calm) = (joy * factor, calm * factor) }
    var magnitudeSquared: Double { joy * joy + calm * calm }
}

/// A face whose mood changes.
struct Face: View, Animatable {
    var mood: Mood

    var animatableData: Mood {
        get { mood }
        set { mood = newValue }
    }

    var body: some View {
        ZStack {
            Circle().fill(Color.yellow)
            Path { path in
                path.move(to: CGPoint(x: 20, y: 52))
                path.addQuadCurve(
                    to: CGPoint(x: 60, y: 52),
                    control: CGPoint(x: 40, y: 52 + 24 * (mood.joy * 2 - 1)))
            }
            .stroke(.black, lineWidth: 3 - 2 * mood.calm)
            HStack(spacing: 16) {
                Circle().frame(width: 8, height: 8)
                Circle().frame(width: 8, height: 8)
            }
            .offset(y: -12)
        }
        .frame(width: 80, height: 80)
    }
}

/// A face that cheers up, beside faces half-way and three quarters there.
struct CheeredUp: View {
    @State private var mood = Mood()
    private let glad = Mood(joy: 1, calm: 1)

    var body: some View {
        HStack {
            Face(mood: mood)
            Face(mood: Mood().interpolated(towards: glad, amount: 0.5))
            Face(mood: threeQuarters)
            Text("\(AnimatablePair(1.0, 2.0).magnitudeSquared + glad.magnitudeSquared)")
            Text("\(EmptyAnimatableData().magnitudeSquared + glad.scaled(by: 0.5).joy)")
        }
        .font(.caption2)
        .padding()
        .onAppear { withAnimation(.easeInOut(duration: 1)) { mood = glad } }
    }

    private var threeQuarters: Mood {
        var mood = Mood()
        mood.interpolate(towards: glad, amount: 0.75)
        return mood
    }
}
