import QuadrantCore
package import QuadrantEvents
import QuadrantGestures
import QuadrantViews

extension TreeHost {
    /// Lets time pass up to the event, hands it to the views, and brings them up to date.
    package func send(_ event: InputEvent) {
        update()
        let wait = event.time - tree.motion.time
        if wait.isFinite, wait > 0 { advance(by: .seconds(min(wait, Self.longestWait))) }
        tree.noteModifiers(of: event)
        if event.kind == .key || event.kind == .text {
            focus?.usesKeys = true
            tree.sendKey(event)
        } else {
            if event.kind != .hover, event.phase == .began { focus?.usesKeys = false }
            tree.send(event)
        }
        update()
    }

    /// The longest time that is waited for an event, in seconds: a recording with a wrong time is not waited for for years.
    private static let longestWait = 86_400.0
}
