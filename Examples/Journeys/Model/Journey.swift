import SwiftUI

/// How one travels.
enum Vehicle: String, Codable, CaseIterable, Identifiable {
    case train, ferry, bicycle, foot

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .train: "Train"
        case .ferry: "Ferry"
        case .bicycle: "Bicycle"
        case .foot: "On foot"
        }
    }

    var symbol: String {
        switch self {
        case .train: "tram.fill"
        case .ferry: "ferry.fill"
        case .bicycle: "bicycle"
        case .foot: "figure.walk"
        }
    }

    var color: Color {
        switch self {
        case .train: .indigo
        case .ferry: .teal
        case .bicycle: .orange
        case .foot: .green
        }
    }
}

/// A place on the way.
struct Stop: Codable, Hashable, Identifiable {
    var name: String
    /// From 0 to 1 across the map, from the left and from the top.
    var x: Double
    var y: Double
    /// How far the stop is from the one before, in kilometres.
    var distance: Double

    var id: String { name }
}

/// A journey from stop to stop.
struct Journey: Codable, Hashable, Identifiable {
    let id: Int
    var title: String
    var vehicle: Vehicle
    var start: Date
    var nights: Int
    var stops: [Stop]
    var notes: String
    var isDone: Bool

    var end: Date { start.addingTimeInterval(Double(nights) * 86_400) }
    /// In kilometres.
    var length: Double { stops.reduce(0) { $0 + $1.distance } }
}

extension Double {
    /// A length in kilometres, in words.
    var asDistance: String { formatted(.number.precision(.fractionLength(0))) + " km" }
}
