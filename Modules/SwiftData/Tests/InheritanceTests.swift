import Expectations
import Foundation
import QuadrantTesting
import SwiftData
import SwiftUI
import Testing

@Model class Trip {
    var name: String
    var days = 1
    @Relationship(inverse: \Traveler.trips) var traveler: Traveler?

    init(name: String) { self.name = name }
}

@Model class BusinessTrip: Trip {
    var allowance: Double = 50
    var firm: String?

    init(name: String, allowance: Double) {
        self.allowance = allowance
        super.init(name: name)
    }
}

@Model final class Conference: BusinessTrip {
    @Attribute(.unique) var topic: String

    init(topic: String) {
        self.topic = topic
        super.init(name: "On \(topic)", allowance: 80)
    }
}

@Model final class Traveler {
    var name: String
    var trips: [Trip] = []

    init(name: String) { self.name = name }
}

/// Models that inherit from models.
@Suite struct InheritanceTests {
    private func context() throws -> ModelContext {
        ModelContext(
            try ModelContainer(
                for: Trip.self, BusinessTrip.self, Conference.self,
                configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
    }

    private func filled() throws -> ModelContext {
        let context = try context()
        context.insert(Trip(name: "Sea"))
        context.insert(BusinessTrip(name: "Fair", allowance: 60))
        context.insert(Conference(topic: "Swift"))
        context.insert(Trip(name: "Hills"))
        return context
    }

    @Test(arguments: [false, true]) func aFetchOfTheOtherGivesAll(saves: Bool) throws {
        let context = try filled()
        if saves { try context.save() }
        same(
            try context.fetch(FetchDescriptor<Trip>()).map(\.name),
            ["Sea", "Fair", "On Swift", "Hills"])
        same(try context.fetch(FetchDescriptor<BusinessTrip>()).map(\.allowance), [60, 80])
        same(try context.fetch(FetchDescriptor<Conference>()).map(\.topic), ["Swift"])
        same(try context.fetchCount(FetchDescriptor<Trip>()), 4)
    }

    @Test func predicatesTellThemByTheirClass() throws {
        let context = try filled()
        let business = #Predicate<Trip> { $0 is BusinessTrip }
        same(
            try context.fetch(FetchDescriptor(predicate: business)).map(\.name),
            ["Fair", "On Swift"])
        let rich = #Predicate<Trip> { ($0 as? BusinessTrip)?.allowance ?? 0 > 70 }
        same(try context.fetch(FetchDescriptor(predicate: rich)).map(\.name), ["On Swift"])
        let plain = #Predicate<Trip> { !($0 is BusinessTrip) && $0.days == 1 }
        same(
            try context.fetch(FetchDescriptor(predicate: plain, sortBy: [SortDescriptor(\.name)]))
                .map(\.name), ["Hills", "Sea"])
    }

    @Test func relationshipsOfTheOtherHaveThem() throws {
        let context = try filled()
        let traveler = Traveler(name: "Ada")
        context.insert(traveler)
        traveler.trips = try context.fetch(FetchDescriptor<Trip>())
        try context.save()
        let other = ModelContext(context.container)
        let found = try #require(try other.fetch(FetchDescriptor<Traveler>()).first)
        same(Set(found.trips.map(\.name)), ["Sea", "Fair", "On Swift", "Hills"])
        same(found.trips.compactMap { ($0 as? Conference)?.topic }, ["Swift"])
        let conference = try #require(try other.fetch(FetchDescriptor<Conference>()).first)
        holds(conference.traveler === found)
        other.delete(conference)
        same(found.trips.count, 3)
    }

    @Test func changesAreSavedAndTakenBack() throws {
        let context = try filled()
        try context.save()
        let fair = try #require(
            try context.fetch(
                FetchDescriptor<BusinessTrip>(predicate: #Predicate { $0.name == "Fair" })
            ).first)
        (fair.name, fair.allowance, fair.firm) = ("Market", 99, "Acme")
        context.rollback()
        same([fair.name, "\(fair.allowance)", fair.firm ?? "none"], ["Fair", "60.0", "none"])
        (fair.name, fair.allowance, fair.firm) = ("Market", 99, "Acme")
        try context.save()
        let other = ModelContext(context.container)
        let again = try #require(
            try other.fetch(
                FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Market" })
            ).first as? BusinessTrip)
        same([again.allowance, 0], [99, 0])
        same(again.firm, "Acme")
        same(again.persistentModelID, fair.persistentModelID)
        same(again.persistentModelID.entityName, "BusinessTrip")
        holds(context.model(for: again.persistentModelID) === fair)
    }

    @Test func uniqueValuesCountInTheClassThatHasThem() throws {
        let context = try filled()
        try context.save()
        let second = Conference(topic: "Swift")
        second.days = 3
        context.insert(second)
        try context.save()
        same(try context.fetch(FetchDescriptor<Conference>()).map(\.days), [3])
    }

    @Test(arguments: [(true, 2), (false, 3)])
    func deletingAllLeavesHeirsIfAsked(includes: Bool, left: Int) throws {
        let context = try filled()
        try context.delete(model: BusinessTrip.self, includeSubclasses: includes)
        same(try context.fetchCount(FetchDescriptor<Trip>()), left)
    }

    @Test func filesKeepThem() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let configuration = ModelConfiguration(url: folder.appending(path: "trips.store"))
        func open() throws -> ModelContext {
            ModelContext(
                try ModelContainer(for: Conference.self, configurations: configuration))
        }
        let first = try open()
        for model in [
            Trip(name: "Sea"), Conference(topic: "Swift"), BusinessTrip(name: "Fair", allowance: 1),
        ] {
            first.insert(model)
        }
        try first.save()
        let second = try open()
        same(
            try second.fetch(FetchDescriptor<Trip>()).map(\.name), ["Sea", "On Swift", "Fair"])
        same(try second.fetch(FetchDescriptor<BusinessTrip>()).map(\.allowance), [80, 1])
    }

    @Test func aSchemaTellsThem() throws {
        let schema = Schema([Conference.self])
        same(Set(schema.entities.map(\.name)), ["Conference", "BusinessTrip", "Trip", "Traveler"])
        same(schema.entity(for: Conference.self)?.superentityName, "BusinessTrip")
        same(schema.entity(for: Trip.self)?.superentity, nil)
        same(
            schema.entity(for: BusinessTrip.self)?.storedPropertyNames,
            ["name", "days", "traveler", "allowance", "firm"])
    }

    private struct Names: View {
        @Query(sort: \Trip.name) var trips: [Trip]
        var body: some View { Text(trips.map(\.name).joined(separator: " ")) }
    }

    @MainActor @Test func aQueryFollowsHeirsToo() throws {
        let container = try ModelContainer(
            for: Conference.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = container.mainContext
        context.insert(Trip(name: "b"))
        let host = ViewHost(width: 300, height: 100) { Names().modelContainer(container) }
        same(host.texts, ["b"])
        let trip = BusinessTrip(name: "c", allowance: 1)
        context.insert(trip)
        same(host.texts, ["b c"])
        trip.name = "a"
        same(host.texts, ["a b"])
        context.delete(trip)
        same(host.texts, ["b"])
    }
}
