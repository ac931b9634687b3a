import Foundation
import Observation

/// A thing that is to be packed.
struct Thing: Codable, Hashable, Identifiable {
    var name: String
    var bag: String
    var isPacked: Bool

    var id: String { name }
}

/// All journeys, and what is packed for the next one.
@Observable
final class Journal {
    var journeys: [Journey]
    var things: [Thing]
    var greeting = ""

    /// Reads the journeys that come with the app.
    init() {
        struct Contents: Decodable {
            var journeys: [Journey]
            var things: [Thing]
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let contents = Bundle.main.url(forResource: "journeys", withExtension: "json")
            .flatMap { try? Data(contentsOf: $0) }
            .flatMap { try? decoder.decode(Contents.self, from: $0) }
        journeys = contents?.journeys ?? []
        things = contents?.things ?? []
    }

    var unpacked: Int { things.count { !$0.isPacked } }

    var bags: [String] { Set(things.map(\.bag)).sorted() }

    /// The journeys that are still to come, or those that are over.
    func journeys(done: Bool) -> [Journey] {
        journeys.filter { $0.isDone == done }.sorted { $0.start < $1.start }
    }

    func add(_ journey: Journey) { journeys.append(journey) }

    func remove(_ journey: Journey) { journeys.removeAll { $0.id == journey.id } }

    func toggle(_ journey: Journey) {
        guard let index = journeys.firstIndex(where: { $0.id == journey.id }) else { return }
        journeys[index].isDone.toggle()
    }
}
