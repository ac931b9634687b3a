import SwiftUI

// Who decides how a change is shown. Each view plays by itself:
// quadrant render Examples/Motion/Transactions.swift --view WhoDecides --filmstrip 6 --duration 1 -o who.png

/// One change, shown in as many ways as there are modifiers.
struct WhoDecides: View {
    @State private var isOn = false

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            row("withAnimation") { $0 }
            row("value") { $0.animation(.linear(duration: 0.5), value: isOn) }
            row("body") { $0.animation(.linear(duration: 0.7)) { $0.opacity(isOn ? 0.4 : 1) } }
            row("transaction") { $0.transaction { $0.animation = .bouncy } }
            row("one value") {
                $0.transaction(value: isOn) { transaction in
                    transaction.animation = .linear(duration: 0.3)
                    transaction.addAnimationCompletion(criteria: .removed) {}
                }
            }
            row("its body") {
                $0.transaction {
                    $0.animation = nil
                } body: {
                    $0.scaleEffect(isOn ? 1.2 : 1)
                }
            }
            row("modifier") { $0.modifier(Slant(amount: 0).animation(.smooth)) }
            row("its own") {
                $0.modifier(Slant(amount: isOn ? 1 : 0).transaction { $0.animation = .snappy })
            }
        }
        .frame(width: 240, alignment: .leading)
        .padding()
        .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
    }

    private func row<V: View>(
        _ name: String, _ change: (AnyView) -> V
    ) -> some View {
        HStack {
            Text(name).font(.caption2).frame(width: 80, alignment: .leading)
            change(
                AnyView(
                    Capsule().fill(.purple).frame(width: 20, height: 10)
                        .offset(x: isOn ? 100 : 0)))
        }
    }
}

/// A key of one's own, which tells a change by a finger from others.
private struct OriginKey: TransactionKey {
    static let defaultValue = "program"
}

extension Transaction {
    fileprivate var origin: String {
        get { self[OriginKey.self] }
        set { self[OriginKey.self] = newValue }
    }
}

/// Changes with transactions of several kinds, and what is called when they are complete.
struct WithTransactions: View {
    @State private var places = [0.0, 0, 0, 0]
    @State private var log = ""

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(places.indices, id: \.self) { index in
                Circle().fill(.pink).frame(width: 16, height: 16).offset(x: places[index])
            }
            Text(log).font(.caption2)
        }
        .frame(width: 200, height: 140, alignment: .leading)
        .onAppear {
            withAnimation(.linear(duration: 0.5), completionCriteria: .logicallyComplete) {
                places[0] = 150
            } completion: {
                log += "done "
            }
            var transaction = Transaction(animation: .easeIn(duration: 1))
            transaction.origin = "finger"
            transaction.isContinuous = false
            transaction.tracksVelocity = false
            transaction.disablesAnimations = false
            transaction.dismissBehavior = .interactive
            transaction.scrollTargetAnchor = .center
            withTransaction(transaction) { places[1] = 150 }
            var plain = Transaction()
            plain.animation = nil
            withTransaction(plain) { places[2] = 150 }
            withTransaction(\.animation, .bouncy(duration: 1)) { places[3] = 150 }
        }
    }
}

/// Switches that are written with an animation.
struct AnimatedBinding: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Toggle("Animated", isOn: $isOn.animation(.linear(duration: 1)))
            Toggle("At once", isOn: $isOn.transaction(Transaction(animation: nil)))
            Rectangle().fill(isOn ? .green : .red).frame(width: isOn ? 160 : 40, height: 20)
        }
        .frame(width: 200)
        .padding()
    }
}

/// A view that leans to the side.
private struct Slant: ViewModifier, Animatable {
    var amount: Double

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func body(content: Content) -> some View {
        content.transformEffect(CGAffineTransform(a: 1, b: 0, c: amount / 6, d: 1, tx: 0, ty: 0))
    }
}
