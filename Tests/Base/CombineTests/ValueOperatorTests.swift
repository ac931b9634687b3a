import Combine
import Expectations
import Foundation
import Testing

/// Values: Apple's pages say what comes of these examples.
struct ValueOperatorTests {
    @Test func scansAndReduces() {
        same(Log((0...5).publisher.scan(0) { $0 + $1 }).values, [0, 1, 3, 6, 10, 15])
        same(Log((1...10).publisher.reduce(0) { $0 + $1 }).values, [55])
        same(Log((0...10).publisher.collect()).values, [Array(0...10)])
        same(
            Log((0...10).publisher.collect(5)).values,
            [
                [0, 1, 2, 3, 4], [5, 6, 7, 8, 9], [10],
            ])
        same(Log([1, 5, 3].publisher.count()).values, [3])
        same(Log([-1, 0, 10, 5].publisher.min()).values, [-1])
        same(Log([0, 10, 5].publisher.max()).values, [10])
    }

    @Test func takesParts() {
        let numbers = [0, 1, 2, 3, 4, 5].publisher
        same(Log(numbers.prefix(2)).values, [0, 1])
        same(Log(numbers.prefix { $0 < 3 }).values, [0, 1, 2])
        same(Log(numbers.drop { $0 < 3 }).values, [3, 4, 5])
        same(Log(numbers.output(at: 4)).values, [4])
        same(Log(numbers.output(in: 1...2)).values, [1, 2])
        same(Log(numbers.output(in: 4...)).values, [4, 5])
        same(Log(numbers.first()).values, [0])
        same(Log(numbers.first { $0 > 3 }).values, [4])
        same(Log(numbers.last()).values, [5])
        same(Log(numbers.last { $0 < 3 }).values, [2])
        holds(Log(numbers.ignoreOutput()).isFinished)
    }

    @Test func asksAboutAll() {
        same(Log([-1, 0, 10, 5].publisher.contains(5)).values, [true])
        same(Log([-1, 0].publisher.contains { $0 > 5 }).values, [false])
        same(Log((-1...3).publisher.allSatisfy { $0 < 4 }).values, [true])
        same(Log((-1...3).publisher.allSatisfy { $0 < 2 }).values, [false])
    }

    @Test func replaces() {
        let numbers: [Double?] = [1, 2, nil, 3]
        same(Log(numbers.publisher.replaceNil(with: 0)).values, [1, 2, 0, 3])
        same(Log([Double]().publisher.replaceEmpty(with: 9)).values, [9])
        let fail = Fail<String, Wrong>(error: Wrong())
        same(Log(fail.replaceError(with: "(replacement)")).values, ["(replacement)"])
    }

    @Test func endsByThrownErrors() {
        let log = Log(
            [1, 2, 0, 3].publisher.tryMap { value in
                guard value != 0 else { throw Wrong(number: 7) }
                return 6 / value
            })
        same(log.values, [6, 3])
        guard case .failure(let error)? = log.end else {
            Issue.record("It did not fail")
            return
        }
        #expect(error as? Wrong == Wrong(number: 7))
        let reduced = Log([1, 2].publisher.tryReduce(0) { _, _ in throw Wrong() })
        #expect(reduced.values.isEmpty && !reduced.isFinished && reduced.end != nil)
    }

    @Test func codes() throws {
        struct Article: Codable, Equatable {
            let title: String
        }
        let data = Just(Article(title: "A")).encode(encoder: JSONEncoder())
        let back = Log(data.decode(type: Article.self, decoder: JSONDecoder()))
        same(back.values, [Article(title: "A")])
        let wrong = Log(Just(Data("x".utf8)).decode(type: Article.self, decoder: JSONDecoder()))
        #expect(wrong.values.isEmpty && wrong.end != nil && !wrong.isFinished)
    }

    @Test func keepsToDemand() {
        let hand = Hand<Int, Never>()
        (1...4).publisher.scan(0) { $0 + $1 }.subscribe(hand)
        hand.request(2)
        same(hand.values, [1, 3])
        hand.request(1)
        same(hand.values, [1, 3, 6])
        hand.request(5)
        #expect(hand.values == [1, 3, 6, 10] && hand.isFinished)
        let reduced = Hand<Int, Never>()
        (1...4).publisher.reduce(0) { $0 + $1 }.subscribe(reduced)
        #expect(reduced.values.isEmpty && !reduced.isFinished)
        reduced.request(1)
        #expect(reduced.values == [10] && reduced.isFinished)
        let groups = Hand<[Int], Never>()
        (1...5).publisher.collect(2).subscribe(groups)
        groups.request(1)
        same(groups.values, [[1, 2]])
        groups.request(5)
        #expect(groups.values == [[1, 2], [3, 4], [5]] && groups.isFinished)
    }
}
