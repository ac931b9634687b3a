public import Foundation
import Synchronization

// Who calls a method of an object: on Linux Foundation has the forms with closures only.

extension NotificationCenter {
    /// Calls a method of an object for each notification of a name, as long as the object lives.
    ///
    /// Apple: "addObserver(_:selector:name:object:)" (Foundation). The method is called on the main actor; a notification of another
    /// thread reaches it a turn later. A selector does not keep the object, but one that is written as the initial value of a property does. A selector that calls nothing is
    /// told on standard error. `removeObserver(_:)` does not end that, as Foundation does not know the object.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
        object anObject: Any?
    ) {
        aSelector.tellIfItCallsNothing()
        let target = WeakTarget(object: observer as AnyObject)
        let selector = Handed(aSelector)
        _ = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            let notification = Handed(notification)
            onMain {
                guard let target = target.object else { return }
                selector.value.perform(on: target, with: notification.value)
            }
        }
    }
}

extension Timer {
    /// Makes a timer that calls a method of an object with itself, and starts it on the current run loop.
    ///
    /// Apple: "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)" (Foundation).
    @discardableResult
    public class func scheduledTimer(
        timeInterval seconds: TimeInterval, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats: Bool
    ) -> Timer {
        let call = call(aSelector, of: aTarget)
        return scheduledTimer(withTimeInterval: seconds, repeats: repeats, block: call)
    }

    /// Makes a timer that calls a method of an object with itself. It runs once it is added to a run loop.
    ///
    /// Apple: "init(timeInterval:target:selector:userInfo:repeats:)" (Foundation).
    public convenience init(
        timeInterval seconds: TimeInterval, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats: Bool
    ) {
        let call = Timer.call(aSelector, of: aTarget)
        self.init(timeInterval: seconds, repeats: repeats, block: call)
    }

    private static func call(
        _ selector: Selector, of target: Any
    ) -> @Sendable (Timer) -> Void {
        selector.tellIfItCallsNothing()
        let (selector, target) = (Handed(selector), Handed(target))
        return { timer in
            let timer = Handed(timer)
            onMain { selector.value.perform(on: target.value, with: timer.value) }
        }
    }
}

extension NSObject {
    /// Whether a selector holds a method of at most one argument, which is taken for one of the object's: methods cannot be compared,
    /// and others are not held.
    ///
    /// Apple: "responds(to:)" (Foundation).
    public func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { !$0.callsNothing } ?? false
    }

    /// Calls a method of the object a while later.
    ///
    /// Apple: "perform(_:with:afterDelay:)" (Foundation).
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
        aSelector.tellIfItCallsNothing()
        let (selector, target) = (Handed(aSelector), Handed(self))
        let argument = Handed(anArgument)
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            MainActor.assumeIsolated {
                _ = selector.value.perform(on: target.value, with: argument.value)
            }
        }
    }
}

extension Timer {
    /// Starts a timer on the main run loop that does something again and again; the first time is after one interval, in
    /// seconds.
    package static func onMainLoop(
        every interval: TimeInterval, _ tick: @escaping () -> Void
    ) -> Timer {
        let tick = Handed(tick)
        let timer = Timer(timeInterval: interval, repeats: true) { _ in tick.value() }
        RunLoop.main.add(timer, forMode: .common)
        return timer
    }
}

extension Selector {
    /// Calls the method of a target with an argument, on the main thread. What calls nothing is told once.
    package func call(on target: Any, with argument: Any) {
        tellIfItCallsNothing()
        let (selector, target, argument) = (Handed(self), Handed(target), Handed(argument))
        onMain { selector.value.perform(on: target.value, with: argument.value) }
    }

    /// Tells on standard error that nothing is called, once for each name.
    fileprivate func tellIfItCallsNothing() {
        guard let words = problem(unlessIn: toldNames) else { return }
        FileHandle.standardError.write(Data(words.utf8))
    }

    /// What is told of a selector that calls nothing; `nil` for one that calls a method, or that was told of before.
    func problem(unlessIn told: TellOnce) -> String? {
        guard callsNothing, told.isNew(description) else { return nil }
        let what = description.isEmpty ? "of a method with two arguments" : "'\(description)'"
        return
            "The selector \(what) calls nothing here: #selector finds methods with one argument at most.\n"
    }
}

/// Names of which something was told already.
final class TellOnce: Sendable {
    private let names = Mutex<Set<String>>([])

    /// Whether a name was not asked for before.
    func isNew(_ name: String) -> Bool { names.withLock { $0.insert(name).inserted } }

    /// Says on standard error, once for each, that a setting has no effect here; `advice` is a sentence that follows.
    func sayWithoutEffect(_ setting: String, _ advice: String = "") {
        guard isNew(setting) else { return }
        let more = advice.isEmpty ? "" : " \(advice)"
        FileHandle.standardError.write(
            Data("\(setting) is accepted, without effect here.\(more)\n".utf8))
    }

    /// Settings of sessions and requests that were told of.
    static let settings = TellOnce()
}

private let toldNames = TellOnce()

/// Calls a closure on the main actor: at once where that is possible, as Apple's calls come on the thread of who posts.
private func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    // The main queue of a program that only waits is worked on by any thread.
    if Thread.isMainThread || MainQueue.isCurrent {
        MainActor.assumeIsolated(body)
    } else {
        DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
}

/// The main queue with a mark by which it is known.
private enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
