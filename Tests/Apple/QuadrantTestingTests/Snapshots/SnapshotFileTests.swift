import Expectations
import Foundation
import QuadrantTesting
import Testing

/// Where snapshots are kept: each in a file of its own.
@Suite struct SnapshotFileTests {
    private func path(_ test: String, _ name: String?, _ suites: [String] = []) -> String {
        let test = SnapshotTest(name: test, suites: suites, filePath: "/tests/CardTests.swift")
        return SnapshotFile(test: test, name: name, ending: "png").url.path
    }

    @Test func onlyTheSignatureOfATestIsCut() {
        same(path("card(scheme:)", "first"), "/tests/__Snapshots__/CardTests/card.first.png")
        same(path("card()", "card (light)"), "/tests/__Snapshots__/CardTests/card.card (light).png")
        same(path("card()", "(dark)"), "/tests/__Snapshots__/CardTests/card.(dark).png")
        same(path("card()", nil), "/tests/__Snapshots__/CardTests/card.png")
        same(
            path("`a card (wide) is wide`()", nil),
            "/tests/__Snapshots__/CardTests/a card (wide) is wide.png")
    }

    @Test func suitesOfOneFileAreToldApart() {
        same(path("card()", nil, ["CardTests"]), "/tests/__Snapshots__/CardTests/card.png")
        same(
            path("card()", nil, ["WideTests"]), "/tests/__Snapshots__/CardTests/WideTests.card.png")
        same(
            path("card()", nil, ["CardTests", "Wide"]),
            "/tests/__Snapshots__/CardTests/CardTests.Wide.card.png")
    }
}
