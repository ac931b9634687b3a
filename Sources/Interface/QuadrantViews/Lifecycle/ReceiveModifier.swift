public import Combine
import Foundation
public import QuadrantCore
import QuadrantGeometry

/// Keeps a subscription for as long as its view is there.
final class ReceiveClient<P: Publisher>: LifeClient where P.Failure == Never {
    private var publisher: P
    private var action: (P.Output) -> Void
    private var subscription: AnyCancellable?
    /// Counts the subscriptions and their ends: a value that waited for the main actor may come after
    /// its own has ended.
    private var turn = 0

    init(_ publisher: P, action: @escaping (P.Output) -> Void) {
        self.publisher = publisher
        self.action = action
    }

    /// Takes the values of a new evaluation. Returns whether the subscription has to begin again.
    func replace(_ new: P, action: @escaping (P.Output) -> Void) -> Bool {
        self.action = action
        guard !isSame(publisher, new) else { return false }
        publisher = new
        return true
    }

    func appear() {
        turn += 1
        let turn = turn
        subscription = publisher.sink { [weak self] value in
            if isOnMainActor() {
                self?.receive(value, of: turn)
            } else {
                // Handed over whole: this thread does not use it any more.
                let (client, value) = (HandedOver(self), HandedOver(value))
                DispatchQueue.main.async { client.value?.receive(value.value, of: turn) }
            }
        }
    }

    func change() { appear() }

    func disappear() {
        turn += 1
        subscription = nil
    }

    private func receive(_ value: P.Output, of turn: Int) {
        if turn == self.turn { action(value) }
    }

    /// Whether both are the same object, are equal, or hold the same bits.
    private func isSame(_ a: P, _ b: P) -> Bool {
        func equals<E: Equatable>(_ a: E) -> Bool { a == b as? E }
        if let a = a as? any Equatable { return equals(a) }
        return haveSameBits(a, b)
    }
}

extension View {
    /// Calls an action with each value of a publisher, for as long as the view is shown.
    ///
    /// The subscription begins when the view appears, in the order described at
    /// `onAppear(perform:)`, and ends when the view disappears. If an evaluation brings another
    /// publisher than the one before (another object, one that is not equal, or a value of other
    /// bits), the subscription begins again; so keep publishers outside of `body`.
    ///
    /// - Parameters:
    ///   - publisher: The publisher of the values.
    ///   - action: Called on the main thread; the closure is that of the last evaluation. A value
    ///     that arrives on the main thread is passed on at once, any other one in its turn, unless
    ///     the subscription has ended by then.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(
            LifeModifier(label: "onReceive") {
                ReceiveClient(publisher, action: action)
            } update: { client in
                client.replace(publisher, action: action)
            })
    }
}
