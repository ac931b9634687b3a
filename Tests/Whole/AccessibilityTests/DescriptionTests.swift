import Accessibility
import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What is told of views beside their labels.
@MainActor @Suite struct AccessibleDescriptionTests {
    @Test func moreIsToldUnderKeys() throws {
        let host = ViewHost(width: 300, height: 300) {
            Image(systemName: "photo")
                .accessibilityCustomContent("Orientation", "landscape", importance: .high)
                .accessibilityCustomContent(Text("People"), Text("3"))
                .accessibilityCustomContent(
                    AccessibilityCustomContentKey("Place", id: "place"), "Rome"
                )
                .accessibilityCustomContent(
                    AccessibilityCustomContentKey(Text("Town"), id: "place"), Text("Oslo")
                )
                .accessibilityCustomContent("Removed", "x")
                .accessibilityCustomContent(AccessibilityCustomContentKey("Removed"), nil as Text?)
                .accessibilityIdentifier("photo")
        }
        let content = try host["photo"].customContent
        same(content.map(\.label), ["Orientation", "People", "Town"])
        same(content.map(\.value), ["landscape", "3", "Oslo"])
        same(content.map(\.isImportant), [true, false, false])
        try same(
            host["photo"].accessibility?.line.contains(
                "also \"Orientation\": \"landscape\" more \"People\": \"3\""), true)
    }

    @Test func pairsOfLabelsAndContentsFindEachOther() throws {
        struct Form: View {
            @Namespace private var pairs

            var body: some View {
                HStack {
                    Text("Color").accessibilityLabeledPair(role: .label, id: 1, in: pairs)
                    Color.red.frame(width: 20, height: 20).accessibilityElement()
                        .accessibilityAddTraits(.isImage)
                        .accessibilityLabeledPair(role: .content, id: 1, in: pairs)
                        .accessibilityIdentifier("color")
                    Text("Size").accessibilityLabeledPair(role: .label, id: 2, in: pairs)
                    Text("Large").accessibilityLabeledPair(role: .content, id: 2, in: pairs)
                        .accessibilityIdentifier("size")
                }
            }
        }
        let host = ViewHost(width: 300, height: 300) { Form() }
        try same(host["color"].label, "Color")
        try same(host["size"].label, "Large")
        try same(host["size"].accessibility?.details?.labeledBy, "Size")
    }

    @Test func linkedViewsKnowEachOther() throws {
        struct Split: View {
            @Namespace private var links

            var body: some View {
                HStack {
                    Text("Row").accessibilityLinkedGroup(id: "ada", in: links)
                        .accessibilityIdentifier("row")
                    Text("Other").accessibilityLinkedGroup(id: "bob", in: links)
                    Text("Detail").accessibilityLinkedGroup(id: "ada", in: links)
                }
            }
        }
        let host = ViewHost(width: 300, height: 300) { Split() }
        try same(host["row"].linkedViews.map(\.text), ["Detail"])
    }

    @Test func speechIsToldOfViewsAndTexts() throws {
        let host = ViewHost(width: 300, height: 300) {
            VStack {
                Text("All the world's a stage;").speechAlwaysIncludesPunctuation()
                    .speechAdjustedPitch(3).accessibilityIdentifier("text")
                VStack { Text("SOS").speechSpellsOutCharacters() }
                    .speechAnnouncementsQueued().speechAdjustedPitch(.nan)
                    .accessibilityIdentifier("view")
                Text("let x = 1").accessibilityTextContentType(.sourceCode)
                    .accessibilityIdentifier("code")
                HStack { Text("ls -l") }.accessibilityTextContentType(.console)
                    .accessibilityIdentifier("console")
            }
        }
        let text = try #require(try host["text"].accessibility?.details?.speech)
        same(text.includesPunctuation, true)
        same(text.pitch, 1)
        same(text.spellsOut, nil)
        let view = try #require(try host["view"].accessibility?.details?.speech)
        same(view.spellsOut, true)
        same(view.isQueued, true)
        same(view.pitch, nil)
        try same(host["code"].accessibility?.details?.textContentType, "sourceCode")
        try same(host["console"].accessibility?.details?.textContentType, "console")
        same(host.issues, [])
    }

    private struct Chart: AXChartDescriptorRepresentable {
        let values: [Double]

        func makeChartDescriptor() -> AXChartDescriptor {
            AXChartDescriptor(
                title: "Steps", summary: "Steps a day",
                xAxis: AXCategoricalDataAxisDescriptor(
                    title: "Day", categoryOrder: ["Mon", "Tue"]),
                yAxis: AXNumericDataAxisDescriptor(
                    title: "Steps", range: 0...10_000, gridlinePositions: [5_000]
                ) { "\(Int($0)) steps" },
                series: [
                    AXDataSeriesDescriptor(
                        name: "Walks", isContinuous: false,
                        dataPoints: values.map { AXDataPoint(x: "Mon", y: $0, label: "walk") })
                ])
        }

        func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
            descriptor.series[0].dataPoints = values.map { AXDataPoint(x: "Tue", y: $0) }
        }
    }

    @Test func chartsAreDescribedOnceAndThenUpdated() throws {
        struct Page: View {
            @State private var values = [1.0]

            var body: some View {
                Color.blue.frame(width: 100, height: 50)
                    .accessibilityChartDescriptor(Chart(values: values))
                    .accessibilityIdentifier("chart")
                Button("More") { values.append(2) }.accessibilityIdentifier("more")
            }
        }
        let host = ViewHost(width: 300, height: 300) { Page() }
        let first = try #require(try host["chart"].chartDescriptor)
        same(first.title, "Steps")
        same(first.xAxis.title, "Day")
        same(first.yAxis?.valueDescriptionProvider(7), "7 steps")
        same(first.series[0].dataPoints.map(\.label), ["walk"])
        try host["more"].tap()
        let second = try #require(try host["chart"].chartDescriptor)
        #expect(second === first)
        same(second.series[0].dataPoints.map(\.yValue?.number), [1, 2])
        same(second.series[0].dataPoints.map(\.xValue.category), ["Tue", "Tue"])
        try same(host["chart"].accessibility?.details?.showsChart, true)
    }

    @Test func theLargeContentViewerHasWords() throws {
        let host = ViewHost(width: 300, height: 300) {
            Button {
            } label: {
                Image(systemName: "plus")
            }
            .accessibilityShowsLargeContentViewer {
                Label("New Message", systemImage: "plus")
            }
            .accessibilityIdentifier("new")
            Text("Inbox").accessibilityShowsLargeContentViewer().accessibilityIdentifier("inbox")
            Text("Plain").accessibilityIdentifier("plain")
        }
        try same(host["new"].largeContent, "New Message")
        try same(host["inbox"].largeContent, "Inbox")
        try same(host["plain"].largeContent, nil)
    }

    @Test func touchesColoursScrollsAndSelections() throws {
        let host = ViewHost(width: 300, height: 300) {
            Text("Keys").accessibilityDirectTouch(options: [.requiresActivation, .silentOnTouch])
                .accessibilityIdentifier("keys")
            Text("Photo").accessibilityIgnoresInvertColors().accessibilityIdentifier("photo")
            Text("Months").accessibilityScrollStatus("Page \(2) of 4")
                .accessibility(selectionIdentifier: 3).accessibilityIdentifier("months")
        }
        let keys = try host["keys"]
        has(keys.traits, .allowsDirectInteraction)
        same(
            keys.accessibility?.details?.directTouch,
            ["direct", "silentOnTouch", "requiresActivation"])
        try same(host["photo"].accessibility?.details?.ignoresInvertColors, true)
        try same(host["months"].accessibility?.details?.scrollStatus, "Page 2 of 4")
        same(host.issues, [])
    }

    @Test func otherElementsHaveNoDetails() throws {
        let host = ViewHost(width: 300, height: 300) { Text("Plain") }
        let node = try #require(host.accessibility.children.first)
        same(node.details, nil)
        let data = try JSONEncoder().encode(node)
        fails(String(decoding: data, as: UTF8.self).contains("details"))
    }
}

/// What an explanation says of elements.
@MainActor @Suite struct ExplainedElementTests {
    @Test func theExplanationOfAViewSaysWhatIsTold() {
        let host = ViewHost(width: 200, height: 200) {
            Button("Save") {}.accessibilityAction(named: "Save all") {}
                .accessibilityHint("Keeps it").accessibilityIdentifier("save")
        }
        let lines = host.explanation(of: "save").split(separator: "\n")
        let told = lines.filter { $0.hasPrefix("told: ") }
        same(told.count, 1)
        same(told.first?.hasPrefix("told: button \"Save\" #save at "), true)
        same(told.first?.hasSuffix("hint \"Keeps it\" [activate, Save all]"), true)
    }
}
