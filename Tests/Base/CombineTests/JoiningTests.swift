import Combine
import Expectations
import Testing

struct JoiningTests {
    @Test func merges() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let log = Log(a.merge(with: b))
        a.send(1)
        b.send(40)
        b.send(90)
        a.send(2)
        same(log.values, [1, 40, 90, 2])
        a.send(completion: .finished)
        fails(log.isFinished)
        b.send(completion: .finished)
        holds(log.isFinished)
    }

    @Test func mergesByDemand() {
        let hand = Hand<Int, Never>()
        [1, 2].publisher.merge(with: [10, 20].publisher).subscribe(hand)
        empty(hand.values)
        hand.request(1)
        same(hand.values.count, 1)
        hand.request(3)
        #expect(hand.values.sorted() == [1, 2, 10, 20] && hand.isFinished)
    }

    @Test func zips() {
        let (numbers, letters) = (
            PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>()
        )
        let log = Log(numbers.zip(letters))
        numbers.send(1)
        numbers.send(2)
        letters.send("A")
        numbers.send(3)
        letters.send("B")
        #expect(log.values.map(\.0) == [1, 2] && log.values.map(\.1) == ["A", "B"])
        letters.send(completion: .finished)
        holds(log.isFinished)
    }

    @Test func combinesTheLatest() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let log = Log(a.combineLatest(b) { $0 * $1 })
        a.send(1)
        a.send(2)
        b.send(2)
        a.send(9)
        b.send(3)
        same(log.values, [4, 18, 27])
        let three = Log(
            Publishers.CombineLatest3(Just(1), Just("x"), Just(true)).map { "\($0)\($1)\($2)" })
        #expect(three.values == ["1xtrue"] && three.isFinished)
    }

    @Test func flattens() {
        let subject = PassthroughSubject<Int, Never>()
        let log = Log(subject.flatMap { number in (0..<number).publisher })
        subject.send(2)
        subject.send(1)
        same(log.values, [0, 1, 0])
        subject.send(completion: .finished)
        holds(log.isFinished)
        let one = Log([1, 2, 3].publisher.flatMap(maxPublishers: .max(1)) { Just($0 * 10) })
        #expect(one.values == [10, 20, 30] && one.isFinished)
        let failing = Log(
            [1].publisher.flatMap { _ in Fail<Int, Wrong>(error: Wrong(number: 3)) })
        same(failing.end, .failure(Wrong(number: 3)))
    }

    @Test func switchesToTheLatest() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let log = Log(outer.switchToLatest())
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        same(log.values, [1, 3])
        outer.send(completion: .finished)
        fails(log.isFinished)
        b.send(completion: .finished)
        holds(log.isFinished)
    }

    @Test func followsInOrder() {
        let log = Log([3, 4].publisher.prepend(1, 2).append([5]))
        #expect(log.values == [1, 2, 3, 4, 5] && log.isFinished)
        let hand = Hand<Int, Never>()
        [1].publisher.append(2, 3).subscribe(hand)
        hand.request(2)
        #expect(hand.values == [1, 2] && !hand.isFinished)
    }

    @Test func recovers() {
        let numbers = [5, 4, 0].publisher.tryMap { value -> Int in
            guard value > 0 else { throw Wrong() }
            return value
        }
        same(Log(numbers.catch { _ in Just(100) }).values, [5, 4, 100])
        var attempts = 0
        let log = Log(
            Deferred { () -> AnyPublisher<Int, Wrong> in
                attempts += 1
                return attempts < 3
                    ? Fail(error: Wrong(number: attempts)).eraseToAnyPublisher()
                    : Just(1).setFailureType(to: Wrong.self)
            }.retry(2))
        #expect(log.values == [1] && attempts == 3)
        let given = Log(
            Fail<Int, Wrong>(error: Wrong()).retry(1).mapError { _ in Wrong(number: 9) })
        same(given.end, .failure(Wrong(number: 9)))
    }
}
