import Accessibility
import SwiftUI

/// A mailbox in which people jump from place to place.
struct AssistedMailbox: View {
    private struct Message: Identifiable {
        let id: Int
        var subject: String { "Message \(id)" }
        var isVIP: Bool { id % 4 == 0 }
    }

    @Namespace private var places
    private let messages = (0..<12).map { Message(id: $0) }
    private let text = "Write to ada@example.org"

    var body: some View {
        VStack {
            ScrollView {
                VStack {
                    ForEach(messages) { message in
                        Text(message.subject)
                            .accessibilityRotorEntry(id: "text \(message.id)", in: places)
                            .accessibilityLinkedGroup(id: message.id, in: places)
                    }
                }
            }
            .frame(height: 200)
            .accessibilityElement(children: .contain)
            .accessibilityScrollStatus("Messages")
            .accessibilityRotor("VIPs") {
                AccessibilityRotorEntry("First", id: messages[0].id)
                ForEach(messages) { message in
                    if message.isVIP {
                        AccessibilityRotorEntry(message.subject, id: message.id)
                    }
                }
            }
            .accessibilityRotor("Texts") {
                AccessibilityRotorEntry("First", id: "text 0", in: places)
                AccessibilityRotorEntry("Third", "text 2", in: places)
            }
            .accessibilityRotor("All", entries: messages, entryLabel: \.subject)
            .accessibilityRotor("Numbers", entries: messages, entryID: \.id, entryLabel: \.subject)
            .accessibilityHeading(.h1)
            .accessibilityRotor(.headings) { OneEntry() }
            .accessibilityRotor(.headings(level: .h2)) { OneEntry() }
            Text(text)
                .accessibilityRotor("Addresses", textRanges: addresses)
                .accessibilityRotor("First address") {
                    AccessibilityRotorEntry("Ada", textRange: addresses[0])
                }
                .accessibilityLinkedGroup(id: 0, in: places)
            systemRotors
        }
        .padding()
        .frame(width: 390)
    }

    private var addresses: [Range<String.Index>] {
        text.range(of: "ada@example.org").map { [$0] } ?? [text.startIndex..<text.endIndex]
    }

    /// An entry in a type of its own.
    private struct OneEntry: AccessibilityRotorContent {
        var body: some AccessibilityRotorContent { AccessibilityRotorEntry("First", id: 0) }
    }

    private var systemRotors: some View {
        Text("Bold, italic, underlined")
            .accessibilityRotor(.boldText, textRanges: [])
            .accessibilityRotor(.italicText, textRanges: [])
            .accessibilityRotor(.underlineText, textRanges: [])
            .accessibilityRotor(.misspelledWords, textRanges: [])
            .accessibilityRotor(.images) { OneEntry() }
            .accessibilityRotor(.landmarks) { OneEntry() }
            .accessibilityRotor(.links) { OneEntry() }
            .accessibilityRotor(.links(visited: true)) { OneEntry() }
            .accessibilityRotor(.lists) { OneEntry() }
            .accessibilityRotor(.tables) { OneEntry() }
            .accessibilityRotor(.textFields) { OneEntry() }
    }
}

extension AccessibilityCustomContentKey {
    fileprivate static let place = AccessibilityCustomContentKey("Place")
    fileprivate static let people = AccessibilityCustomContentKey("People", id: "people")
}

/// Texts and pictures, and how they are told.
struct AssistedDescriptions: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Headings").accessibilityHeading(.h2)
            ForEach(levels, id: \.self) { Text("Level").accessibilityHeading($0) }
            kinds
            Text("SOS").speechSpellsOutCharacters().speechAdjustedPitch(0.5)
            Text("Wait; then go.").speechAlwaysIncludesPunctuation().speechAnnouncementsQueued()
            HStack { Text("Together") }.speechSpellsOutCharacters(false).speechAdjustedPitch(-0.5)
                .speechAlwaysIncludesPunctuation().speechAnnouncementsQueued()
            Image(systemName: "photo")
                .accessibilityLabel("Harbor")
                .accessibilityCustomContent(.place, "Oslo")
                .accessibilityCustomContent(.people, Text("3"), importance: .high)
                .accessibilityIgnoresInvertColors()
                .contentShape(.accessibility, Circle())
            Image(systemName: "plus").accessibilityShowsLargeContentViewer {
                Label("New", systemImage: "plus")
            }
            Text("Small").accessibilityShowsLargeContentViewer()
            Text("Old names").accessibility(activationPoint: CGPoint(x: 1, y: 1))
                .accessibility(selectionIdentifier: 1)
            StepsChart(steps: [4_000, 7_000])
        }
        .padding()
        .frame(width: 390)
    }

    private let levels: [AccessibilityHeadingLevel] = [.unspecified, .h3, .h4, .h5, .h6]

    @ViewBuilder private var kinds: some View {
        Text("A plain text").accessibilityTextContentType(.plain)
        Text("ls -l").accessibilityTextContentType(.console)
        Text("/usr/lib").accessibilityTextContentType(.fileSystem)
        Text("See you at five").accessibilityTextContentType(.messaging)
        Text("Once upon a time").accessibilityTextContentType(.narrative)
        HStack { Text("let x = 1") }.accessibilityTextContentType(.sourceCode)
        HStack { Text("A1: 4") }.accessibilityTextContentType(.spreadsheet)
        HStack { Text("Dear Ada") }.accessibilityTextContentType(.wordProcessing)
    }
}

/// Bars that can be told, or heard as tones.
struct StepsChart: View {
    let steps: [Double]

    var body: some View {
        HStack(alignment: .bottom) {
            ForEach(steps, id: \.self) { Rectangle().frame(width: 20, height: $0 / 200) }
        }
        .accessibilityElement()
        .accessibilityLabel("Steps")
        .accessibilityChartDescriptor(StepsDescription(steps: steps))
        .accessibilityIdentifier("chart")
    }
}

/// The chart of steps in words and figures.
struct StepsDescription: AXChartDescriptorRepresentable {
    let steps: [Double]

    func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
            title: "Steps", summary: "More each day",
            xAxis: AXNumericDataAxisDescriptor(
                title: "Day", range: 1...7, gridlinePositions: [1, 7],
                valueDescriptionProvider: { "day \(Int($0))" }),
            yAxis: AXNumericDataAxisDescriptor(
                title: "Steps", range: 0...10_000, gridlinePositions: [],
                valueDescriptionProvider: { "\(Int($0)) steps" }),
            series: [AXDataSeriesDescriptor(name: "Walks", isContinuous: false, dataPoints: points)]
        )
    }

    func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
        descriptor.series.first?.dataPoints = points
    }

    private var points: [AXDataPoint] {
        steps.enumerated().map { AXDataPoint(x: Double($0.offset + 1), y: $0.element) }
    }
}
