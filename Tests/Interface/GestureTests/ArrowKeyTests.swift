import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Arrow keys at controls of which one of several options is chosen, where the tab key stops at controls.
@MainActor
@Suite struct ArrowKeyTests {
    private func host(_ view: some View) -> ViewHost {
        let host = ViewHost(width: 320, height: 500) { view }
        host.usesKeyboardNavigation = true
        return host
    }

    @Test func segmentsAreOneStop() {
        let host = host(Options().pickerStyle(.segmented))
        host.key(.tab)
        host.key(.rightArrow)
        has(host.texts, "chosen 2")
        host.key(.rightArrow)
        host.key(.rightArrow)
        has(host.texts, "chosen 3")
        host.key(.leftArrow)
        has(host.texts, "chosen 2")
        host.key(.tab)
        host.key(.space)
        has(host.texts, "pressed")
    }

    @Test func segmentsFollowTheDirectionOfReading() {
        let host = host(
            Options().pickerStyle(.segmented).environment(\.layoutDirection, .rightToLeft))
        host.key(.tab)
        host.key(.leftArrow)
        has(host.texts, "chosen 2")
    }

    @Test func wheelsGoUpAndDown() {
        let host = host(Options().pickerStyle(.wheel))
        host.key(.tab)
        host.key(.upArrow)
        has(host.texts, "chosen 2")
        host.key(.downArrow)
        has(host.texts, "chosen 1")
    }

    @Test func rowsOfAPickerAreChosenFromRowToRow() {
        let host = host(Form { Options().pickerStyle(.inline) })
        host.key(.tab)
        host.key(.downArrow)
        has(host.texts, "chosen 2")
        host.key(.downArrow)
        has(host.texts, "chosen 3")
        host.key(.upArrow)
        has(host.texts, "chosen 2")
    }

    @Test func aClosedPickerIsOpenedAndItsItemsAreReached() {
        let host = host(Options().pickerStyle(.menu))
        host.key(.tab)
        host.key(.space)
        host.key(.downArrow)
        host.key(.downArrow)
        host.key(.return)
        has(host.texts, "chosen 2")
    }

    @Test func aCalendarGoesFromDayToDayAndFromWeekToWeek() {
        let host = host(Days())
        // The two buttons for months come first.
        for _ in 0..<3 { host.key(.tab) }
        host.key(.rightArrow)
        has(host.texts, "day 11")
        host.key(.downArrow)
        has(host.texts, "day 18")
        host.key(.leftArrow)
        host.key(.upArrow)
        has(host.texts, "day 10")
    }
}

private struct Options: View {
    @State private var chosen = 1
    @State private var isPressed = false

    var body: some View {
        Picker("Number", selection: $chosen) {
            Text("One").tag(1)
            Text("Two").tag(2)
            Text("Three").tag(3)
        }
        Text(verbatim: "chosen \(chosen)")
        Button("Press") { isPressed = true }
        if isPressed { Text("pressed") }
    }
}

private struct Days: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 9 * 86400 + 43200)

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    var body: some View {
        VStack {
            DatePicker("Day", selection: $date, displayedComponents: .date)
                .datePickerStyle(.graphical)
                .environment(\.calendar, calendar)
            Text(verbatim: "day \(calendar.component(.day, from: date))")
        }
    }
}
