import Expectations
import Foundation
import Testing

@testable import QuadrantFoundation

@MainActor
struct SelectorTests {
    @MainActor
    final class Model: NSObject {
        private(set) var heard: [String] = []

        func tick() { heard.append("tick") }
        func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
        func observe(_ center: NotificationCenter) {
            center.addObserver(self, selector: _Sel(hear(_:)), name: .init("named"), object: nil)
        }
    }

    @Test func aNotificationCallsTheMethod() {
        let (model, center) = (Model(), NotificationCenter())
        center.addObserver(
            model, selector: _Sel(Model.hear(_:)), name: .init("other"), object: nil)
        model.observe(center)
        center.post(name: .init("named"), object: nil)
        center.post(name: .init("other"), object: nil)
        center.post(name: .init("third"), object: nil)
        same(model.heard, ["named", "other"])
    }

    @Test func aTimerCallsTheMethod() {
        let model = Model()
        let timer = Timer(
            timeInterval: 1, target: model, selector: _Sel(Model.tick), userInfo: nil,
            repeats: false)
        timer.fire()
        same(model.heard, ["tick"])
    }

    @Test func whatDoesNotFitCallsNothing() {
        let model = Model()
        fails(Selector("tick").perform(on: model, with: nil))
        fails(_Sel(Model.hear(_:)).perform(on: model, with: 3))
        fails(_Sel(Model.tick).perform(on: nil, with: nil))
        empty(model.heard)
        same(Selector("a"), "a")
        differ(_Sel(Model.tick), _Sel(Model.tick))
        holds(_Sel(Model.tick).mayBe(_Sel(Model.hear(_:))))
        #expect(!_Sel(Model.tick).mayBe("tick") && Selector("tick").mayBe("tick"))
    }

    @Test func whatCallsNothingIsToldOnce() {
        let told = TellOnce()
        let words =
            "The selector 'tick' calls nothing here: #selector finds methods with one argument at most.\n"
        same(Selector("tick").problem(unlessIn: told), words)
        same(Selector("tick").problem(unlessIn: told), nil)
        same(Selector("tock").problem(unlessIn: told)?.contains("'tock'"), true)
        same(_Sel(Model.tick).problem(unlessIn: told), nil)
    }
}
