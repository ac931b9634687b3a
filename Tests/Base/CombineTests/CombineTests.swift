import Combine
import Expectations
import Testing

private final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
}

private final class Plain: ObservableObject {}

struct SubjectTests {
    @Test func passesOnlyWhatComesLater() {
        let subject = PassthroughSubject<Int, Never>()
        subject.send(1)
        var values: [Int] = []
        let link = subject.sink { values.append($0) }
        subject.send(2)
        link.cancel()
        subject.send(3)
        same(values, [2])
    }

    @Test func currentValueComesFirst() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var values: [Int] = []
        let link = subject.sink { values.append($0) }
        subject.value = 2
        same(values, [1, 2])
        same(subject.value, 2)
        withExtendedLifetime(link) {}
    }

    @Test func endsOnce() {
        struct Failure: Error, Equatable {}
        let subject = PassthroughSubject<Int, Failure>()
        var ends: [Subscribers.Completion<Failure>] = []
        let link = subject.sink {
            ends.append($0)
        } receiveValue: { _ in
        }
        subject.send(completion: .failure(Failure()))
        subject.send(completion: .finished)
        same(ends, [.failure(Failure())])
        var late: [Subscribers.Completion<Failure>] = []
        let other = subject.sink {
            late.append($0)
        } receiveValue: { _ in
        }
        same(late, [.failure(Failure())])
        withExtendedLifetime((link, other)) {}
    }

    @Test func lettingGoEndsIt() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var links: Set<AnyCancellable> = []
        subject.sink { values.append($0) }.store(in: &links)
        subject.send(1)
        links = []
        subject.send(2)
        same(values, [1])
    }

    @Test func aSetHoldsWhatWasStored() {
        let subject = PassthroughSubject<Int, Never>()
        var (links, list): (Set<AnyCancellable>, [AnyCancellable]) = ([], [])
        let link = subject.sink { _ in }
        link.store(in: &links)
        link.store(in: &links)
        link.store(in: &list)
        #expect(links == [link] && list == [link])
        links.remove(link)?.cancel()
        empty(links)
        let other: any Cancellable = subject.sink { _ in }
        other.store(in: &links)
        same(links.count, 1)
    }

    @Test func mayCancelWhileItIsCalled() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var link: AnyCancellable?
        link = subject.sink { value in
            values.append(value)
            link?.cancel()
        }
        subject.send(1)
        subject.send(2)
        same(values, [1])
    }
}

struct OperatorTests {
    @Test func changeAndLeaveOut() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [String] = []
        let link = subject.filter { $0 > 1 }.map { $0 * 2 }.removeDuplicates()
            .compactMap { $0 == 8 ? nil : "\($0)" }.dropFirst().sink { values.append($0) }
        for value in [1, 2, 2, 3, 4, 5] { subject.send(value) }
        same(values, ["6", "10"])
        withExtendedLifetime(link) {}
    }

    @Test func operatorsHaveTheirTypes() {
        typealias Numbers = PassthroughSubject<Int, Never>
        let subject = Numbers()
        let map: Publishers.Map<Numbers, String> = subject.map { "\($0)" }
        let filter: Publishers.Filter<Numbers> = subject.filter { $0 > 2 }
        let drop: Publishers.Drop<Numbers> = subject.dropFirst(2)
        let changes: Publishers.RemoveDuplicates<Numbers> = subject.removeDuplicates()
        let steps: Publishers.RemoveDuplicates<Numbers> = subject.removeDuplicates { $1 < $0 + 2 }
        var values: [String: [String]] = [:]
        var links: Set<AnyCancellable> = []
        map.sink { values["map", default: []].append($0) }.store(in: &links)
        filter.sink { values["filter", default: []].append("\($0)") }.store(in: &links)
        drop.sink { values["drop", default: []].append("\($0)") }.store(in: &links)
        changes.sink { values["changes", default: []].append("\($0)") }.store(in: &links)
        steps.sink { values["steps", default: []].append("\($0)") }.store(in: &links)
        for value in [1, 1, 2, 3, 4] { subject.send(value) }
        same(values["map"], ["1", "1", "2", "3", "4"])
        same(values["filter"], ["3", "4"])
        same(values["drop"], ["2", "3", "4"])
        same(values["changes"], ["1", "2", "3", "4"])
        // Each is compared with the one that was handed out last.
        same(values["steps"], ["1", "3"])
        #expect(drop.count == 2 && filter.isIncluded(3) && map.transform(7) == "7")
    }

    @Test func justEndsAfterItsValue() {
        var events: [String] = []
        let link = Just(7).eraseToAnyPublisher().sink { _ in
            events.append("end")
        } receiveValue: {
            events.append("\($0)")
        }
        same(events, ["7", "end"])
        withExtendedLifetime(link) {}
    }
}

struct ObservableObjectTests {
    @Test func speaksBeforeItChanges() {
        let model = Model()
        var seen: [Int] = []
        let link = model.objectWillChange.sink { seen.append(model.count) }
        model.count = 1
        model.count = 2
        model.name = "b"
        same(seen, [0, 1, 2])
        #expect(model.objectWillChange === model.objectWillChange)
        withExtendedLifetime(link) {}
    }

    @Test func aMirrorOfOnesOwnHidesNothing() {
        class Secretive: ObservableObject, CustomReflectable {
            @Published var count = 0
            var customMirror: Mirror { Mirror(self, children: ["nothing": 0]) }
        }
        final class Heir: Secretive {
            let before = "x"
            @Published var name: String?
        }
        let heir = Heir()
        var times = 0
        let link = heir.objectWillChange.sink { times += 1 }
        heir.count = 1
        same(times, 1)
        heir.name = heir.before
        same(times, 2)
        withExtendedLifetime(link) {}
    }

    /// Apple says that the publisher speaks in the property's `willSet`: the setter that began first sets
    /// last. Who subscribes later is told what the property has.
    @Test func aSetterInASetterEndsFirst() {
        let model = Model()
        var values: [Int] = []
        let link = model.$count.sink { [weak model] value in
            values.append(value)
            if value == 1 { model?.count = 2 }
        }
        model.count = 1
        same(values, [0, 1, 2])
        same(model.count, 1)
        var late: [Int] = []
        let other = model.$count.sink { late.append($0) }
        same(late, [1])
        model.count = 3
        #expect(values == [0, 1, 2, 3] && late == [1, 3] && model.count == 3)
        withExtendedLifetime((link, other)) {}
    }

    @Test func propertySaysItsValues() {
        let model = Model()
        var values: [Int] = []
        let link = model.$count.sink { values.append($0) }
        model.count = 5
        same(values, [0, 5])
        withExtendedLifetime(link) {}
    }

    @Test func assignsToAProperty() {
        let model = Model()
        let subject = PassthroughSubject<String, Never>()
        subject.assign(to: &model.$name)
        subject.send("z")
        same(model.name, "z")
    }

    @Test func speaksWhenItIsTold() {
        let plain = Plain()
        var count = 0
        let link = plain.objectWillChange.sink { count += 1 }
        plain.objectWillChange.send()
        same(count, 1)
        withExtendedLifetime(link) {}
    }
}

/// An object that, when it is released, calls back into the place that held it.
private final class Returning {
    let back: () -> Void

    init(_ back: @escaping () -> Void) { self.back = back }

    deinit { back() }
}

private final class Keeper: ObservableObject {
    @Published var kept: Returning?
}

/// Equal to all; asks somewhere while it is compared.
private struct Asking: Equatable {
    let ask: () -> Void

    static func == (left: Asking, right: Asking) -> Bool {
        right.ask()
        return true
    }
}

/// Takes a few values only.
private final class Limited: Subscriber {
    typealias Input = Int
    typealias Failure = Never
    var values: [Int] = []
    var subscription: (any Subscription)?
    let first: Subscribers.Demand

    init(_ first: Subscribers.Demand) { self.first = first }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(first)
    }

    func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}
}

/// Foreign code that runs when values are let go of or compared may come back.
@Suite(.timeLimit(.minutes(15))) struct ReentryTests {
    @Test func aPropertyLetsGoOutsideItsLock() {
        let keeper = Keeper()
        var seen = 0
        keeper.kept = Returning { [weak keeper] in seen += keeper?.kept == nil ? 1 : 0 }
        keeper.kept = nil
        same(seen, 1)
    }

    @Test func aSubjectLetsGoOutsideItsLock() {
        let subject = CurrentValueSubject<Returning?, Never>(nil)
        var seen = 0
        subject.value = Returning { [weak subject] in
            if let subject, subject.value == nil { seen += 1 }
        }
        subject.value = nil
        same(seen, 1)
    }

    @Test func comparingMaySendAgain() {
        let subject = PassthroughSubject<Asking, Never>()
        var count = 0
        let link = subject.removeDuplicates().sink { _ in count += 1 }
        subject.send(Asking {})
        subject.send(Asking { subject.send(Asking {}) })
        same(count, 1)
        withExtendedLifetime(link) {}
    }
}

@Suite(.timeLimit(.minutes(15))) struct DemandTests {
    @Test func onlyWhatIsWantedComes() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let limited = Limited(.max(2))
        subject.subscribe(limited)
        (2...5).forEach(subject.send)
        same(limited.values, [1, 2])
        limited.subscription?.request(.max(1))
        same(limited.values, [1, 2, 5])
        limited.subscription?.cancel()
        subject.send(6)
        same(limited.values, [1, 2, 5])
    }

    @Test func demandsAreReckonedWithNumbers() {
        var demand = Subscribers.Demand.max(3)
        demand += 2
        same(demand, .max(5))
        demand -= 1
        same(demand, .max(4))
        same([demand - 9, demand - .max(1), demand - .unlimited], [.none, .max(3), .none])
        same([demand + -1, .unlimited - 5, .none + Int.min], [.max(3), .unlimited, .none])
        same(
            [
                demand == 4, demand < 5, demand <= 3, demand > 3, demand >= 4, 4 < demand,
                5 > demand,
            ],
            [true, true, false, true, true, false, true])
        same(
            [Subscribers.Demand.unlimited > .max, Subscribers.Demand.unlimited < 1], [true, false])
    }

    @Test func whatIsLeftOutIsNotCounted() {
        let subject = PassthroughSubject<Int, Never>()
        let limited = Limited(.max(2))
        subject.filter { $0.isMultiple(of: 2) }.map { $0 * 10 }.dropFirst().subscribe(limited)
        (1...10).forEach(subject.send)
        same(limited.values, [40, 60])
    }

    @Test func aSubscriptionInTheMidstMissesNothing() {
        let model = Model()
        var late: [Int] = []
        var links: Set<AnyCancellable> = []
        model.$count.dropFirst().sink { _ in
            model.$count.sink { late.append($0) }.store(in: &links)
        }.store(in: &links)
        model.count = 7
        same(late, [7])
        same(model.count, 7)
        // One of them keeps where all are kept.
        links = []
    }

    @Test func aSubjectThatIsGoneKeepsNobody() {
        weak var gone: Limited?
        do {
            let subject = PassthroughSubject<Int, Never>()
            let limited = Limited(.unlimited)
            gone = limited
            subject.subscribe(limited)
        }
        #expect(gone == nil)
    }

    @Test func anAssignmentWithoutItsPropertyKeepsNothing() {
        final class Marker { let mark = "!" }
        weak var gone: Marker?
        do {
            let marker = Marker()
            gone = marker
            let (model, subject) = (Model(), PassthroughSubject<String, Never>())
            subject.map { [marker] in $0 + marker.mark }.assign(to: &model.$name)
            subject.send("b")
            same(model.name, "b!")
        }
        #expect(gone == nil)
    }

    @Test func twoThreadsGetOnePublisher() async {
        for _ in 0..<200 {
            let model = Unchecked(value: Model())
            async let first = Unchecked(value: model.value.objectWillChange)
            async let second = Unchecked(value: model.value.objectWillChange)
            let (one, other) = await (first, second)
            #expect(one.value === other.value)
        }
    }

    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
    }
}
