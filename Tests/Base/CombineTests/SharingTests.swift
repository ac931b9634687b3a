import Combine
import Expectations
import Testing

struct SharingTests {
    @Test func sharesOneSubscription() {
        var subscriptions = 0
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        let (a, b) = (Log(shared), Log(shared))
        subject.send(1)
        #expect(subscriptions == 1 && a.values == [1] && b.values == [1])
    }

    @Test func resultsArePublished() {
        struct Fault: Error {}
        let value = Log(Result<Int, Fault>.Publisher(3).breakpointOnError())
        same(value.values, [3])
        let log = Log(Result<Int, Fault>.Publisher(.failure(Fault())))
        empty(log.values)
    }

    @Test func connects() {
        let connectable = [1, 2].publisher.makeConnectable()
        let log = Log(connectable)
        empty(log.values)
        let link = connectable.connect()
        #expect(log.values == [1, 2] && log.isFinished)
        link.cancel()
    }

    @Test func tellsOfEvents() {
        var events: [String] = []
        let subject = PassthroughSubject<Int, Never>()
        let log = Log(
            subject.handleEvents(
                receiveOutput: { events.append("value \($0)") },
                receiveCancel: { events.append("cancel") },
                receiveRequest: { events.append($0 == .unlimited ? "all" : "some") }))
        subject.send(1)
        log.cancel()
        same(events, ["all", "value 1", "cancel"])
    }

    /// What is printed names the publisher, as Apple's does, and no address.
    @Test func printsWhatHappens() {
        final class Lines: TextOutputStream, @unchecked Sendable {
            var text = ""
            func write(_ string: String) { text += string }
        }
        func printed<P: Publisher>(_ publisher: P) -> String {
            let lines = Lines()
            Log(publisher.print("p", to: lines)).cancel()
            return String(lines.text.prefix { $0 != "\n" })
        }
        same(printed((1...2).publisher), "p: receive subscription: (1...2)")
        same(printed([1, 2].publisher), "p: receive subscription: ([1, 2])")
        same(printed(Just(1)), "p: receive subscription: (Just)")
        same(printed(Just(1).eraseToAnyPublisher()), "p: receive subscription: (Just)")
        same(
            printed(PassthroughSubject<Int, Never>()),
            "p: receive subscription: (PassthroughSubject)")
        same("\(Subscribers.Demand.max(3)) \(Subscribers.Demand.unlimited)", "max(3) unlimited")
        same("\(AnyPublisher(Just(1)))", "AnyPublisher")
    }

    @Test func buffers() {
        let subject = PassthroughSubject<Int, Never>()
        let hand = Hand<Int, Never>()
        subject.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest).subscribe(hand)
        for value in 1...4 { subject.send(value) }
        hand.request(3)
        same(hand.values, [3, 4])
    }

    @Test func futureTellsOnce() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        let early = Log(future)
        empty(early.values)
        promise?(.success(5))
        promise?(.success(6))
        #expect(early.values == [5] && early.isFinished)
        same(Log(future).values, [5])
    }

    @Test func recordsPlayBack() {
        let record = Record<Int, Wrong> { recording in
            recording.receive(1)
            recording.receive(completion: .failure(Wrong(number: 2)))
        }
        let log = Log(record)
        #expect(log.values == [1] && log.end == .failure(Wrong(number: 2)))
    }

    @Test func assignsAndLetsGo() {
        final class Holder {
            var number = 0
        }
        weak var seen: Holder?
        let subject = PassthroughSubject<Int, Never>()
        var link: AnyCancellable?
        do {
            let holder = Holder()
            seen = holder
            link = subject.assign(to: \.number, on: holder)
            subject.send(3)
            same(holder.number, 3)
        }
        #expect(seen != nil)
        link?.cancel()
        #expect(seen == nil)
    }

    @Test func subjectsTakeSubscriptions() {
        let subject = PassthroughSubject<Int, Never>()
        let log = Log(subject)
        let link: AnyCancellable = [1, 2].publisher.subscribe(subject)
        #expect(log.values == [1, 2] && log.isFinished)
        withExtendedLifetime(link) {}
    }
}
