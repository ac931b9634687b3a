public import Foundation

extension NotificationCenter {
    /// The notifications of a name, one after the other as they are waited for.
    ///
    /// ```swift
    /// for await _ in NotificationCenter.default.notifications(named: .signedIn) { reload() }
    /// ```
    ///
    /// Apple: "notifications(named:object:)" (Foundation).
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - object: The sender; `nil` for any sender.
    public func notifications(
        named name: Notification.Name, object: AnyObject? = nil
    ) -> Notifications { Notifications(center: self, name: name, object: object) }

    /// The notifications of a name, as a sequence without an end.
    ///
    /// Apple: "NotificationCenter.Notifications" (Foundation). What is posted from the first `next()` on, or from the making of an
    /// iterator, is kept until it is asked for. It ends when the task that waits is cancelled.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        /// The values are notifications.
        public typealias Element = Notification

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Begins to keep what is posted.
        public func makeAsyncIterator() -> Iterator {
            let (stream, inbox) = AsyncStream.makeStream(of: Handed<Notification>.self)
            let center = Handed(center)
            let observer = Handed(
                center.value.addObserver(forName: name, object: object, queue: nil) {
                    inbox.yield(Handed($0))
                })
            inbox.onTermination = { _ in center.value.removeObserver(observer.value) }
            return Iterator(stream.makeAsyncIterator())
        }

        /// Waits for notifications.
        public struct Iterator: AsyncIteratorProtocol {
            private var kept: AsyncStream<Handed<Notification>>.Iterator

            init(_ kept: AsyncStream<Handed<Notification>>.Iterator) {
                self.kept = kept
            }

            /// The next notification; `nil` when the task is cancelled.
            public mutating func next() async -> Notification? { await kept.next()?.value }

            /// The next notification, on the actor of who asks; `nil` when the task is cancelled.
            public mutating func next(
                isolation actor: isolated (any Actor)?
            ) async throws(Never) -> Notification? {
                await kept.next(isolation: actor)?.value
            }
        }
    }
}
