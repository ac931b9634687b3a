internal import Foundation

/// What an app has asked of the centre of notifications. Requests and kinds are kept as they are handed in; a request that one thread changes
/// while another reads it is the app's fault, as on Apple's systems.
final class NotificationStore: @unchecked Sendable {
    struct State {
        var status = UNAuthorizationStatus.notDetermined
        var requests: [UNNotificationRequest] = []
        var categories: Set<UNNotificationCategory> = []
        weak var delegate: (any UNUserNotificationCenterDelegate)?
    }

    private let lock = NSLock()
    private var state = State()

    func read<Value>(_ path: KeyPath<State, Value>) -> Value {
        lock.withLock { state[keyPath: path] }
    }

    func setStatus(_ status: UNAuthorizationStatus) { lock.withLock { state.status = status } }

    func setDelegate(_ delegate: (any UNUserNotificationCenterDelegate)?) {
        lock.withLock { state.delegate = delegate }
    }

    func setCategories(_ categories: Set<UNNotificationCategory>) {
        lock.withLock { state.categories = categories }
    }

    /// Keeps a request, in place of one with its name.
    func keep(_ request: UNNotificationRequest) {
        lock.withLock {
            state.requests.removeAll { $0.identifier == request.identifier }
            state.requests.append(request)
        }
    }

    /// Drops requests by their names; all for `nil`.
    func drop(_ names: Set<String>?) {
        lock.withLock { state.requests.removeAll { names?.contains($0.identifier) ?? true } }
    }
}
