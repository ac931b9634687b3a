public import Foundation

extension NotificationCenter {
    /// Hands out the notifications of a name.
    ///
    /// Apple: "NotificationCenter.publisher(for:object:)" (Foundation).
    ///
    /// - Parameter object: who posts them; `nil` for anybody.
    public func publisher(
        for name: Notification.Name, object: AnyObject? = nil
    ) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications, handed out where they are posted.
    ///
    /// Apple: "NotificationCenter.Publisher" (Foundation).
    public struct Publisher: Combine.Publisher {
        /// The notifications themselves.
        public typealias Output = Notification
        /// The publisher never fails.
        public typealias Failure = Never

        /// Where they are posted.
        public let center: NotificationCenter
        /// What they are called.
        public let name: Notification.Name
        /// Who posts them; `nil` for anybody.
        public let object: AnyObject?

        /// A publisher of the notifications of `name` in `center`.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Has notifications passed on until the subscription is cancelled, on the thread that
        /// posts them.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Notification, S.Failure == Never {
            nonisolated(unsafe) let conduit = Conduit(subscriber)
            let center = center
            // Called on the thread that posts.
            let observer = center.addObserver(forName: name, object: object, queue: nil) {
                conduit.offer($0, turn: nil)
            }
            conduit.onCancel.exchange { center.removeObserver(observer) }
            conduit.begin()
        }
    }
}
