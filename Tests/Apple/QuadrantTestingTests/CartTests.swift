import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// A cart, tested as a team that uses the library would.
@MainActor @Suite struct CartTests {
    private func cart(
        _ defaults: [String: Any] = [:], items: [CartItem] = Self.fruit, height: CGFloat = 420
    ) -> ViewHost {
        let host = ViewHost(width: 360, height: height, defaults: defaults) {
            CartApp(items: items)
        }
        host.failsOnIssues = true
        host.failsOnSharedIdentifiers = true
        return host
    }

    private static let fruit = [
        CartItem(id: 1, name: "Apple", price: 40), CartItem(id: 2, name: "Melon", price: 310),
    ]

    @Test func startsWithWhatIsInIt() {
        let host = cart()
        host.expect("title", traits: [.isStaticText, .isHeader])
        host.expect("line 1", text: "1 × Apple")
        host.expect("row 2", texts: ["1 × Melon", "+", "−", "Remove"])
        host.expect("total", text: "€ 3.50")
        host.expect("empty", exists: false)
    }

    @Test func oneMore() throws {
        let host = cart()
        try host["more 1"].tap()
        host.expect("line 1", text: "2 × Apple")
        host.expect("total", text: "€ 3.90")
    }

    @Test func aPriceRunsOneRow() throws {
        let (host, alone) = (cart(), cart(items: [Self.fruit[0]]))
        let (row, same) = (try host["row 1"], try alone["row 1"])
        let cost = try host.cost { try row.tap() }
        // As many as in a cart of one row: the other row does not run.
        #expect(try alone.cost { try same.tap() }.bodies == cost.bodies)
    }

    @Test func oneIsTheLeast() throws {
        let host = cart()
        host.expect("less 1", isEnabled: false)
        try host["more 1"].tap()
        host.expect("less 1", isEnabled: true)
        try host["less 1"].tap()
        host.expect("line 1", text: "1 × Apple")
    }

    @Test func aTapOnADisabledButtonIsOneOnItsRow() throws {
        let host = cart()
        try host["less 1"].tap()
        host.expect("line 1", text: "1 × Apple")
        host.expect("price 1", exists: true)
    }

    @Test func aTapOnADisabledButtonCanBeAFailure() throws {
        let host = cart()
        host.failsOnDisabledViews = true
        let failure = #expect(throws: ActionFailure.self) { try host["less 1"].tap() }
        same(failure?.message, "\"less 1\" is disabled: nothing happens.")
    }

    @Test func aTapOnARowShowsThePrice() throws {
        let host = cart()
        // In its middle there is only the spacer.
        try host["row 1"].tap()
        host.expect("price 1", text: "40 ct")
        host.expect("price 2", exists: false)
    }

    @Test func aDoubleTapIsTwoTaps() throws {
        let host = cart()
        try host["row 1"].doubleTap()
        host.expect("price 1", exists: false)
        try host["more 1"].doubleTap()
        host.expect("line 1", text: "3 × Apple")
    }

    @Test func removing() throws {
        let host = cart()
        try host["remove 1"].tap()
        host.expect("row 1", exists: false)
        host.expect("row 2", count: 1)
        host.expect("total", text: "€ 3.10")
    }

    @Test func rowsKeepTheirStateWhenOthersGo() throws {
        let host = cart()
        try host["row 2"].tap()
        try host["remove 1"].tap()
        host.expect("price 2", text: "310 ct")
    }

    @Test func anEmptyCart() throws {
        let host = cart(items: [])
        host.expect("empty", text: "Nothing in it")
        host.expect("pay", isEnabled: false)
        host.expect("total", text: "€ 0.00")
    }

    @Test func removingAllEmptiesIt() throws {
        let host = cart()
        for id in 1...2 { try host["remove \(id)"].tap() }
        host.expect("empty", exists: true)
        host.expect("pay", isEnabled: false)
    }

    @Test func wrappingCostsAndIsKept() throws {
        let host = cart()
        try host["wrap"].toggle()
        host.expect("wrap", value: "1")
        host.expect("total", text: "€ 6.00")
        holds(host.defaults.bool(forKey: "giftWrap"))
    }

    @Test func aTapOnAToggleIsOneOnItsSwitch() throws {
        let host = cart()
        try host["wrap"].tap()
        host.expect("wrap", value: "1")
    }

    @Test func whatWasChosenLastTimeCounts() {
        let host = cart(["giftWrap": true, "currency": "$"])
        host.expect("wrap", value: "1")
        host.expect("total", text: "$ 6.00")
    }

    @Test func settingsThatOthersChangeAreSeen() throws {
        let host = cart(["giftWrap": true])
        host.defaults.set(false, forKey: "giftWrap")
        host.expect("wrap", value: "0")
        host.expect("total", text: "€ 3.50")
        // The next switch goes the right way.
        try host["wrap"].toggle()
        holds(host.defaults.bool(forKey: "giftWrap"))
        host.expect("total", text: "€ 6.00")
    }

    @Test func twoWindowsShareTheirSettings() throws {
        let host = cart()
        let other = ViewHost(width: 360, height: 420) {
            CartApp(items: Self.fruit).defaultAppStorage(host.defaults)
        }
        try host["wrap"].toggle()
        other.expect("wrap", value: "1")
        try other["wrap"].toggle()
        host.expect("wrap", value: "0")
        host.expect("total", text: "€ 3.50")
    }

    @Test func aCodeIsLookedUpAndCounts() async throws {
        let host = cart()
        try host["code"].tap()
        try await host.settle(within: .seconds(300))
        host.expect("discount", text: "−10 %")
        host.expect("total", text: "€ 3.15")
    }

    @Test func aCodeCanBeWaitedFor() async throws {
        let host = cart()
        try host["code"].tap()
        try await host.wait(until: { host.texts.contains("€ 3.15") }, timeout: .seconds(300))
        host.expect("discount", text: "−10 %")
    }

    @Test func whatACodeCosts() async throws {
        let host = cart()
        let cost = try await host.cost {
            try host["code"].tap()
            try await host.settle(within: .seconds(300))
        }
        #expect(cost.bodies > 0)
        host.expect("discount", text: "−10 %")
    }

    @Test func payingAsksFirst() throws {
        let host = cart()
        try host["pay"].tap()
        host.expect("question", exists: true)
        has(host.texts, "Pay now?")
    }

    @Test func theQuestionCoversTheCart() throws {
        let host = cart()
        try host["pay"].tap()
        let failure = #expect(throws: ActionFailure.self) { try host["more 1"].tap() }
        same(failure?.message.contains("it is covered there by "), true)
        same(failure?.message.contains("#question"), true)
    }

    @Test func payingSaysThanks() async throws {
        let host = cart()
        try host["pay"].tap()
        try host["yes"].tap()
        host.expect("question", exists: false)
        try await host.settle(within: .seconds(300))
        has(host.texts, "Thank you")
    }

    @Test func thanksAreHiddenUntilThen() throws {
        let host = cart()
        fails(host.texts.contains("Thank you"))
        try holds(host["thanks"].isHidden)
        let failure = #expect(throws: ActionFailure.self) { try host["thanks"].tap() }
        same(failure?.message.contains("it is hidden"), true)
    }

    @Test func rowsStandOneUnderTheOther() throws {
        let host = cart()
        let (first, second) = (try host["row 1"].frame, try host["row 2"].frame)
        host.expect("row 1", frame: CGRect(x: 16, y: first.minY, width: 328, height: first.height))
        host.expect(
            "row 2",
            frame: CGRect(x: 16, y: first.maxY + 8, width: 328, height: first.height))
        #expect(second.minY > first.maxY)
    }

    @Test func rightToLeftIsMirrored() throws {
        let host = cart()
        let before = try host["remove 1"].frame
        host.changeEnvironment { $0.layoutDirection = .rightToLeft }
        host.expect(
            "remove 1",
            frame: CGRect(
                x: 360 - before.maxX, y: before.minY, width: before.width, height: before.height))
        try host["more 1"].tap()
        host.expect("line 1", text: "2 × Apple")
    }

    @Test func articlesThatAreNotInSightAreNotMade() throws {
        let host = ViewHost(width: 200, height: 300) { CartShelf() }
        let failure = #expect(throws: ViewNotFound.self) { try host["article 150"] }
        same(failure?.message.contains("of 200 elements, those in sight"), true)
    }

    @Test func articlesAreThereOnceTheyAreScrolledTo() throws {
        let host = ViewHost(width: 200, height: 300) { CartShelf() }
        try host["shelf"].scroll(to: CGPoint(x: 0, y: 150 * 40))
        try host["article 150"].tap()
        host.expect("picked", text: "Picked 1")
    }

    @Test func anArticleThatIsScrolledAwayIsSaidToBe() throws {
        let host = ViewHost(width: 200, height: 300) { CartShelf() }
        let article = try host["article 0"]
        try host["shelf"].scroll(to: CGPoint(x: 0, y: 60))
        let failure = #expect(throws: ActionFailure.self) { try article.tap() }
        #expect(failure?.message.contains("Scroll to it first") == true || !article.isPresent)
    }

    private var row: ViewHost {
        ViewHost(width: 328) { CartRow(item: .constant(Self.fruit[0])) {} }
    }

    @Test func theLayoutOfARow() {
        assertSnapshot(of: row, as: .layout)
    }

    @Test func whatAssistiveTechnologiesAreToldOfARow() {
        assertSnapshot(of: row, as: .accessibility)
    }
}
