import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What the views of random scenes show, one kind of animatable thing for each.
@MainActor @Observable final class KindModel {
    var isOn = false
    var place = 0.0
    var items = [1, 2, 3]
    var runs = 0
    var isRightToLeft = false
    var row: Int?

    func copy() -> KindModel {
        let new = KindModel()
        (new.isOn, new.place, new.items) = (isOn, place, items)
        (new.runs, new.isRightToLeft, new.row) = (runs, isRightToLeft, row)
        return new
    }
}

/// Half of a second along a curve, as somebody's own.
private struct OwnAnimation: CustomAnimation {
    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { time < 0.5 ? value.scaled(by: time * time * 4) : nil }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { value.scaled(by: time * 8) }
}

/// A kind of things that move.
struct MotionKind: Sendable, CustomTestStringConvertible {
    let name: String
    /// Whether it looks, once all is over, as one that never moved does: not what remembers, or goes on without end.
    var settles = true
    let content: @MainActor @Sendable (KindModel) -> AnyView

    var testDescription: String { name }

    /// Those of animations; `nil` for none.
    static let animations: [Animation?] = [
        .linear(duration: 0.7), .easeInOut(duration: 0.5), .bouncy, .default, nil,
        .interpolatingSpring(stiffness: 80, damping: 6), .linear(duration: 0.3).delay(0.2),
        .snappy.speed(0.5), Animation(OwnAnimation()), .easeIn(duration: 0.3).repeatCount(2),
        .linear(duration: 0.4).logicallyComplete(after: 0.1),
    ]

    private struct Number: View, Animatable {
        var value: Double
        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        var body: some View { Text("\(Int(value))").padding(.leading, value / 4) }
    }

    private struct Matched: View {
        let model: KindModel
        @Namespace private var space
        var body: some View {
            HStack(spacing: 2) {
                ForEach(0..<3) { index in
                    Color.gray.opacity(0.3).frame(width: 20 + 6 * CGFloat(index), height: 14)
                        .matchedGeometryEffect(id: index, in: space)
                }
            }
            .background {
                Capsule().fill(.yellow)
                    .matchedGeometryEffect(
                        id: Int(model.place / 15) % 3, in: space, isSource: false)
            }
        }
    }

    private struct Ticking: View {
        /// A quarter of a second after the other, from the host's date on.
        private struct Quarters: TimelineSchedule {
            func entries(from start: Date, mode: Mode) -> some Sequence<Date> {
                sequence(first: start) { $0.addingTimeInterval(0.25) }
            }
        }

        private final class First {
            private var date: Date?

            /// How many quarters of a second lie between the first date and this one.
            func step(of new: Date) -> Int {
                let start = date ?? new
                date = start
                return Int((new.timeIntervalSince(start) * 4).rounded()) % 7
            }
        }

        let place: Double
        @State private var first = First()

        var body: some View {
            TimelineView(Quarters()) { context in
                let step = first.step(of: context.date)
                Color.red.frame(width: 6, height: 6).offset(x: Double(step) * 6 + place)
                    .animation(.linear(duration: 0.2), value: step)
            }
        }
    }

    private struct Own: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.rotationEffect(.degrees(60 * phase.value)).blur(
                radius: phase.isIdentity ? 0 : 3
            )
            .opacity(phase.isIdentity ? 1 : 0.2)
        }
    }

    static let all: [MotionKind] = [
        MotionKind(name: "gradients") { model in
            AnyView(
                HStack(spacing: 2) {
                    LinearGradient(
                        colors: model.isOn ? [.red, .yellow] : [.blue, .green],
                        startPoint: .leading, endPoint: UnitPoint(x: 1, y: model.place / 75))
                    Circle().fill(
                        AngularGradient(
                            colors: model.isOn ? [.red, .blue, .red] : [.white, .black],
                            center: .center))
                    Capsule().strokeBorder(
                        RadialGradient(
                            colors: [.orange, .purple], center: .center, startRadius: 0,
                            endRadius: 10 + model.place), lineWidth: 2 + model.place / 20)
                })
        },
        MotionKind(name: "texts") { model in
            AnyView(
                VStack(alignment: .leading, spacing: 0) {
                    Text("\(Int(model.place) * 37)").contentTransition(.numericText())
                    Text(model.isOn ? "One" : "Other").contentTransition(.interpolate)
                    Text("Size").font(.system(size: 10 + model.place / 8))
                        .fontWeight(model.isOn ? .bold : .regular)
                        .foregroundStyle(model.isOn ? .red : .primary)
                })
        },
        MotionKind(name: "symbols") { model in
            AnyView(
                HStack {
                    Image(systemName: model.isOn ? "play.fill" : "pause.fill")
                        .contentTransition(.symbolEffect(.replace))
                    Image(systemName: "star.fill").symbolEffect(.bounce, value: model.runs)
                    Image(systemName: "wifi", variableValue: model.place / 75)
                    Image(systemName: "heart").symbolEffect(.scale.up, isActive: model.isOn)
                })
        },
        MotionKind(name: "phases on a trigger") { model in
            AnyView(
                PhaseAnimator([0.0, 12, 30], trigger: model.runs) { phase in
                    Color.black.frame(width: 6, height: 6).offset(x: phase).opacity(1 - phase / 60)
                } animation: {
                    $0 == 12 ? .linear(duration: 0.3) : .bouncy
                })
        },
        MotionKind(name: "keyframes on a trigger", settles: false) { model in
            AnyView(
                Color.gray.frame(width: 6, height: 6)
                    .keyframeAnimator(initialValue: 0.0, trigger: model.runs) {
                        $0.padding(.leading, 20 + $1)
                    } keyframes: { _ in
                        LinearKeyframe(20, duration: 0.3)
                        CubicKeyframe(5, duration: 0.3)
                        SpringKeyframe(0, duration: 0.4)
                    })
        },
        MotionKind(name: "matched") { AnyView(Matched(model: $0)) },
        MotionKind(name: "rows of a list", settles: true) { model in
            AnyView(
                List {
                    ForEach(model.items, id: \.self) { Text("Row \($0)") }
                    if model.isOn { Text("More") }
                }
                .listStyle(.plain))
        },
        MotionKind(name: "lazy rows that are scrolled", settles: false) { model in
            AnyView(
                ScrollViewReader { proxy in
                    ScrollView {
                        LazyVStack(spacing: 2) {
                            ForEach(0..<60, id: \.self) { row in
                                Color(hue: Double(row % 10) / 10, saturation: 1, brightness: 1)
                                    .frame(height: 14 + (model.isOn ? 4 : 0))
                                    .scrollTransition { effect, phase in
                                        effect.scaleEffect(phase.isIdentity ? 1 : 0.5)
                                    }
                            }
                        }
                    }
                    .onChange(of: model.runs) { proxy.scrollTo(model.runs * 7 % 60, anchor: .top) }
                })
        },
        MotionKind(name: "timelines", settles: false) { model in
            AnyView(Ticking(place: model.place))
        },
        MotionKind(name: "effects of geometry") { model in
            let isOn = model.isOn
            return AnyView(
                Color.orange.frame(width: 20 + model.place / 2, height: 10)
                    .visualEffect { base, proxy in
                        base.offset(x: isOn ? proxy.size.width / 4 : 0).hueRotation(
                            .degrees(isOn ? 90 : 0))
                    })
        },
        MotionKind(name: "directions") { model in
            AnyView(
                HStack(spacing: 2) {
                    Color.red.frame(width: 10, height: 10).offset(x: model.place / 4)
                    Text("ab").padding(.leading, model.place / 4)
                    if model.isOn { Color.blue.frame(width: 10, height: 10).transition(.slide) }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .environment(\.layoutDirection, model.isRightToLeft ? .rightToLeft : .leftToRight))
        },
        MotionKind(name: "values of the environment") { model in
            AnyView(
                VStack(alignment: .leading) {
                    Text("Styled").padding(2).background(.tint)
                    Toggle("on", isOn: .constant(model.isOn)).labelsHidden()
                    Divider()
                }
                .font(model.isOn ? .title : .body).tint(model.isOn ? .red : .green)
                .environment(\.colorScheme, model.isRightToLeft ? .dark : .light)
                .disabled(model.isRightToLeft))
        },
        MotionKind(name: "data of one's own") { model in
            AnyView(
                VStack(alignment: .leading) {
                    Number(value: model.place)
                    Gauge(value: model.place / 75) { Text("g") }
                    ProgressView(value: model.place / 75)
                })
        },
        MotionKind(name: "layouts") { model in
            let layout =
                model.isOn ? AnyLayout(VStackLayout(spacing: 1)) : AnyLayout(HStackLayout())
            return AnyView(
                layout {
                    ForEach(model.items, id: \.self) {
                        Color.purple.frame(width: 8 + CGFloat($0), height: 8).geometryGroup()
                    }
                })
        },
        MotionKind(name: "identities and transitions of one's own") { model in
            AnyView(
                HStack {
                    Color.pink.frame(width: 14, height: 14).id(model.runs).transition(Own())
                    ForEach(model.items, id: \.self) {
                        Color.teal.frame(width: 8, height: 10 + CGFloat($0))
                            .transition(
                                $0 % 2 == 0 ? AnyTransition(.blurReplace) : .push(from: .top))
                    }
                })
        },
        MotionKind(name: "modifiers") { model in
            AnyView(
                Color.red.frame(width: 20, height: 12).rotationEffect(.degrees(model.place * 3))
                    .shadow(radius: model.place / 20).blur(radius: model.isOn ? 2 : 0)
                    .colorMultiply(model.isOn ? .yellow : .white).saturation(model.isOn ? 0.3 : 1)
                    .mask { Capsule().padding(model.place / 20) }
                    .rotation3DEffect(.degrees(model.isOn ? 40 : 0), axis: (x: 0, y: 1, z: 0))
                    .zIndex(model.place))
        },
        MotionKind(name: "implicit animations") { model in
            AnyView(
                HStack(spacing: 0) {
                    Color.clear.frame(width: model.place / 2, height: 1)
                    Color.red.frame(width: 8, height: 8).animation(.bouncy, value: model.place)
                    Color.blue.frame(width: 8, height: 8).offset(y: model.isOn ? 6 : 0)
                        .animation(.linear(duration: 0.9), value: model.isOn)
                        .transaction(value: model.runs) { $0.animation = .easeOut(duration: 0.2) }
                })
        },
        MotionKind(name: "scroll transitions that lag", settles: false) { model in
            AnyView(
                ScrollView(.horizontal) {
                    HStack(spacing: 4) {
                        ForEach(0..<8) { _ in
                            Color.orange.frame(width: 30 + model.place / 3, height: 10)
                                .scrollTransition(.interactive.animation(.linear(duration: 0.4))) {
                                    effect, phase in
                                    effect.opacity(phase.isIdentity ? 1 : 0.3)
                                }
                        }
                    }
                })
        },
    ]
}
