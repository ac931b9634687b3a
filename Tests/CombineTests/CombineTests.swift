import Combine
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
        #expect(values == [2])
    }

    @Test func currentValueComesFirst() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var values: [Int] = []
        let link = subject.sink { values.append($0) }
        subject.value = 2
        #expect(values == [1, 2])
        #expect(subject.value == 2)
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
        #expect(ends == [.failure(Failure())])
        var late: [Subscribers.Completion<Failure>] = []
        let other = subject.sink {
            late.append($0)
        } receiveValue: { _ in
        }
        #expect(late == [.failure(Failure())])
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
        #expect(values == [1])
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
        #expect(values == [1])
    }
}

struct OperatorTests {
    @Test func changeAndLeaveOut() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [String] = []
        let link = subject.filter { $0 > 1 }.map { $0 * 2 }.removeDuplicates()
            .compactMap { $0 == 8 ? nil : "\($0)" }.dropFirst().sink { values.append($0) }
        for value in [1, 2, 2, 3, 4, 5] { subject.send(value) }
        #expect(values == ["6", "10"])
        withExtendedLifetime(link) {}
    }

    @Test func justEndsAfterItsValue() {
        var events: [String] = []
        let link = Just(7).eraseToAnyPublisher().sink { _ in
            events.append("end")
        } receiveValue: {
            events.append("\($0)")
        }
        #expect(events == ["7", "end"])
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
        #expect(seen == [0, 1, 2])
        #expect(model.objectWillChange === model.objectWillChange)
        withExtendedLifetime(link) {}
    }

    @Test func propertySaysItsValues() {
        let model = Model()
        var values: [Int] = []
        let link = model.$count.sink { values.append($0) }
        model.count = 5
        #expect(values == [0, 5])
        withExtendedLifetime(link) {}
    }

    @Test func assignsToAProperty() {
        let model = Model()
        let subject = PassthroughSubject<String, Never>()
        subject.assign(to: &model.$name)
        subject.send("z")
        #expect(model.name == "z")
    }

    @Test func speaksWhenItIsTold() {
        let plain = Plain()
        var count = 0
        let link = plain.objectWillChange.sink { count += 1 }
        plain.objectWillChange.send()
        #expect(count == 1)
        withExtendedLifetime(link) {}
    }
}
