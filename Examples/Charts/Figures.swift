import Foundation

/// The numbers of the charts: made up, and the same on each run.
enum Figures {
    struct Steps: Identifiable {
        let id: Int
        let day: Date
        let count: Int
    }

    struct Amount: Identifiable {
        let id: Int
        let month: Date
        let kind: String
        let value: Double
    }

    struct Reading: Identifiable {
        let id: Int
        let hour: Date
        let low: Double
        let high: Double
        var middle: Double { (low + high) / 2 }
    }

    struct Plant: Identifiable {
        let id: Int
        let species: String
        let width: Double
        let height: Double
        let age: Double
    }

    struct Task: Identifiable {
        var id: String { name }
        let name: String
        let team: String
        let start: Date
        let end: Date
    }

    static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    static func date(_ year: Int, _ month: Int = 1, _ day: Int = 1, hour: Int = 0) -> Date {
        let parts = DateComponents(year: year, month: month, day: day, hour: hour)
        return calendar.date(from: parts) ?? .distantPast
    }

    static let steps: [Steps] = {
        let counts = [7_420, 9_310, 5_180, 11_240, 8_760, 13_050, 4_390]
        return counts.enumerated().map {
            Steps(id: $0.offset, day: date(2026, 3, 2 + $0.offset), count: $0.element)
        }
    }()

    static let income: [Amount] = {
        let kinds = ["Shop", "Online", "Service"]
        var found: [Amount] = []
        for month in 1...6 {
            for (place, kind) in kinds.enumerated() {
                let value = 18 + Double((month * 7 + place * 11) % 23) + Double(place * 4)
                found.append(
                    Amount(id: found.count, month: date(2026, month), kind: kind, value: value))
            }
        }
        return found
    }()

    static let energy: [Amount] = {
        var found: [Amount] = []
        for year in 0...10 {
            let wind = 12 + Double(year) * 2.4
            let sun = 4 + Double(year * year) * 0.28
            let gas = 48 - Double(year) * 2.1
            for (kind, value) in [("Wind", wind), ("Sun", sun), ("Gas", gas)] {
                found.append(
                    Amount(id: found.count, month: date(2015 + year), kind: kind, value: value))
            }
        }
        return found
    }()

    static let weather: [Reading] = (0..<25).map { hour in
        let wave = sin((Double(hour) - 9) / 24 * 2 * .pi)
        let middle = 14 + 7 * wave
        let spread = 1.5 + Double((hour * 5) % 7) / 3
        return Reading(
            id: hour, hour: date(2026, 6, 14, hour: hour), low: middle - spread,
            high: middle + spread)
    }

    static let plants: [Plant] = {
        var found: [Plant] = []
        for (kind, species) in ["Fern", "Ivy", "Moss"].enumerated() {
            for place in 0..<14 {
                let spread = Double((place * 37 + kind * 53) % 29) / 29
                let width = 4 + Double(kind) * 5 + spread * 6
                let height = 8 + Double(2 - kind) * 6 + Double((place * 17) % 13) / 13 * 9
                found.append(
                    Plant(
                        id: found.count, species: species, width: width, height: height,
                        age: Double(1 + (place * 5 + kind) % 8)))
            }
        }
        return found
    }()

    static let tasks = [
        Task(name: "Research", team: "Design", start: date(2026, 1, 5), end: date(2026, 1, 23)),
        Task(name: "Sketches", team: "Design", start: date(2026, 1, 19), end: date(2026, 2, 13)),
        Task(name: "Engine", team: "Code", start: date(2026, 2, 2), end: date(2026, 3, 20)),
        Task(name: "Screens", team: "Code", start: date(2026, 2, 23), end: date(2026, 4, 3)),
        Task(name: "Trials", team: "Tests", start: date(2026, 3, 16), end: date(2026, 4, 17)),
    ]

    /// Waiting times in minutes.
    static let waits: [Double] = (0..<240).map { place in
        let parts = (1...4).map { Double((place * 7919 * $0 + 104_729) % 1000) / 1000 }
        return parts.reduce(0, +) * 9 + 2
    }

    static let spending = [
        ("Rent", 940.0), ("Food", 410), ("Travel", 220), ("Leisure", 180), ("Other", 90),
    ]
}
