import SwiftUI

// Views that come and go. Each plays by itself:
// quadrant render Examples/Motion/ComingAndGoing.swift --view TransitionTable --filmstrip 6 --duration 1 -o table.png

/// A card for each transition, all of which come at once.
struct TransitionTable: View {
    @State private var isOn = false

    private let transitions: [(name: String, transition: AnyTransition)] = [
        ("opacity", .opacity), ("slide", .slide), ("scale", .scale),
        ("corner", .scale(scale: 0.2, anchor: .topLeading)), ("move", .move(edge: .bottom)),
        ("push", .push(from: .leading)), ("offset", .offset(CGSize(width: 20, height: 20))),
        ("down", .offset(x: 0, y: 30)), ("both", .opacity.combined(with: .scale)),
        ("two", .asymmetric(insertion: .slide, removal: .opacity)), ("identity", .identity),
        ("own", AnyTransition(Turning())), ("late", .opacity.animation(.linear.delay(0.3))),
        ("modifier", .modifier(active: Tilt(degrees: 60), identity: Tilt(degrees: 0))),
    ]

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(70)), count: 4)) {
            ForEach(transitions, id: \.name) { entry in
                ZStack {
                    RoundedRectangle(cornerRadius: 8).fill(.quaternary)
                    if isOn {
                        Text(entry.name).font(.caption)
                            .frame(width: 56, height: 36)
                            .background(.yellow, in: .rect(cornerRadius: 6))
                            .transition(entry.transition)
                    }
                }
                .frame(width: 70, height: 50)
                .clipped()
            }
        }
        .padding()
        .animation(.linear(duration: 1), value: isOn)
        .onAppear { isOn = true }
    }
}

/// The same with types of transitions, as cards go.
struct LeavingTable: View {
    @State private var isOn = true

    var body: some View {
        VStack(spacing: 6) {
            row("opacity", OpacityTransition(), .opacity)
            row("slide", SlideTransition(), .slide)
            row("move", MoveTransition(edge: .trailing), .move(edge: .leading))
            row("push", PushTransition(edge: .top), .push(from: .bottom))
            row("offset", OffsetTransition(CGSize(width: 30, height: 0)), .offset(x: 0, y: 20))
            row("scale", ScaleTransition(0.5, anchor: .leading), .scale(0.2, anchor: .trailing))
            row(
                "two", AsymmetricTransition(insertion: .scale, removal: .opacity),
                .asymmetric(insertion: .scale, removal: .slide))
            row(
                "blur", BlurReplaceTransition(configuration: .upUp),
                .blurReplace(.downUp).animation(.easeIn(duration: 1)))
            row("both", IdentityTransition().combined(with: .opacity), .offset(.zero))
            row("none", .identity, Turning())
        }
        .padding()
        .animation(.linear(duration: 1), value: isOn)
        .onAppear { isOn = false }
    }

    private func row(_ name: String, _ first: some Transition, _ second: some Transition)
        -> some View
    {
        HStack {
            Text(name).font(.caption).frame(width: 50, alignment: .leading)
            ZStack { if isOn { Color.orange.frame(width: 40, height: 16).transition(first) } }
            ZStack { if isOn { Color.teal.frame(width: 40, height: 16).transition(second) } }
        }
        .frame(width: 180, height: 18, alignment: .leading)
    }
}

/// A transition of one's own: the view turns as it comes, and back as it goes.
struct Turning: Transition {
    static let properties = TransitionProperties(hasMotion: true)

    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .rotationEffect(.degrees(phase.value * 90))
            .opacity(phase.isIdentity ? 1 : 0)
            .blur(radius: phase == .willAppear || phase == .didDisappear ? 4 : 0)
    }
}

/// What a transition with modifiers goes between.
struct Tilt: ViewModifier {
    let degrees: Double

    func body(content: Content) -> some View {
        content.rotation3DEffect(.degrees(degrees), axis: (x: 1, y: 0, z: 0))
    }
}

/// A transition whose look is applied by hand.
struct HalfGone: View {
    private let transitions: [MoveTransition] = [
        MoveTransition(edge: .top), MoveTransition(edge: .bottom),
    ]
    private let offset = OffsetTransition(CGSize(width: 10, height: 0))

    var body: some View {
        HStack {
            ForEach(transitions.indices, id: \.self) { index in
                transitions[index].apply(
                    content: Color.red.frame(width: 20, height: 20), phase: .didDisappear)
                Text(transitions[index].edge == .top ? "up" : "down")
            }
            offset.apply(content: Color.blue.frame(width: 20, height: 20), phase: .identity)
            Text("\(offset.offset.width + ScaleTransition(0.5).scale)")
            Text(PushTransition(edge: .top).edge == .top ? "top" : "")
            Text(ScaleTransition(0.5).anchor == .center ? "middle" : "")
            Text(
                BlurReplaceTransition(configuration: .downUp).configuration == .downUp
                    ? "down" : "up")
            two(AsymmetricTransition(insertion: .scale, removal: .slide))
        }
        .padding(30)
    }

    private func two(_ both: AsymmetricTransition<ScaleTransition, SlideTransition>) -> some View {
        both.insertion.apply(
            content: both.removal.apply(content: Text("two"), phase: .identity), phase: .identity)
    }
}

/// A list whose rows come, go and change their order.
struct ShuffledRows: View {
    @State private var rows = Array(1...5)

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(rows, id: \.self) { row in
                Text("Row \(row)")
                    .padding(6)
                    .background(Color(hue: Double(row) / 8, saturation: 0.4, brightness: 1))
                    .transition(.move(edge: .leading).combined(with: .opacity))
            }
        }
        .frame(width: 140, height: 220, alignment: .topLeading)
        .onAppear {
            withAnimation(.spring(duration: 0.8)) { rows = [6, 3, 1, 5] }
        }
    }
}

/// Rows of a lazy stack that go while the others close up, and the way to one far down.
struct FarRows: View {
    @State private var rows = Array(0..<200)

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 2) {
                    ForEach(rows, id: \.self) { row in
                        Text("Row \(row)").frame(maxWidth: .infinity)
                            .background(row.isMultiple(of: 2) ? .mint : .teal)
                            .transition(.slide)
                    }
                }
            }
            .frame(width: 140, height: 120)
            .onAppear {
                withAnimation(.easeInOut(duration: 1)) {
                    rows.removeFirst(2)
                    proxy.scrollTo(60, anchor: .center)
                }
            }
        }
    }
}

/// Symbols that come, go and change.
struct ChangingSymbols: View {
    @State private var isOn = false

    var body: some View {
        HStack(spacing: 20) {
            Image(systemName: isOn ? "speaker.slash.fill" : "speaker.fill")
                .contentTransition(.symbolEffect(.replace))
            Image(systemName: isOn ? "pause.fill" : "play.fill")
                .contentTransition(.symbolEffect(.replace.upUp, options: .speed(2)))
            Image(systemName: isOn ? "heart.fill" : "heart").contentTransition(.symbolEffect)
            ZStack {
                if isOn { Image(systemName: "star.fill").transition(.symbolEffect) }
            }
            ZStack {
                if isOn {
                    Image(systemName: "bolt.fill")
                        .transition(.symbolEffect(.appear.up, options: .default))
                }
            }
        }
        .font(.title)
        .frame(width: 260, height: 60)
        .animation(.linear(duration: 1), value: isOn)
        .onAppear { isOn = true }
    }
}

/// Texts that change in each way.
struct ChangingTexts: View {
    @State private var number = 199

    var body: some View {
        VStack(alignment: .leading) {
            text(.identity)
            text(.opacity)
            text(.interpolate)
            text(.numericText(countsDown: false))
            text(.numericText(value: Double(number)))
        }
        .font(.title.monospacedDigit())
        .frame(width: 140, height: 200)
        .environment(\.contentTransitionAddsDrawingGroup, true)
        .onAppear { withAnimation(.easeInOut(duration: 1)) { number = 238 } }
    }

    private func text(_ transition: ContentTransition) -> some View {
        Text("\(number)").environment(\.contentTransition, transition)
            .contentTransition(transition)
    }
}
