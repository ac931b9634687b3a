public import Foundation

extension NotificationCenter {
    /// Publishes the notifications with a name.
    ///
    /// Apple: "NotificationCenter.publisher(for:object:)" (Foundation).
    ///
    /// - Parameter object: The sender of the notifications; `nil` for any sender.
    public func publisher(
        for name: Notification.Name, object: AnyObject? = nil
    ) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications. Values are published on the thread that posts the
    /// notification.
    ///
    /// Apple: "NotificationCenter.Publisher" (Foundation).
    public struct Publisher: Combine.Publisher {
        /// The notifications themselves.
        public typealias Output = Notification
        /// The publisher never fails.
        public typealias Failure = Never

        /// The centre in which the notifications are posted.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The sender of the notifications; `nil` for any sender.
        public let object: AnyObject?

        /// Creates a publisher of the notifications called `name` in `center`.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Has notifications passed on until the subscription is cancelled, on the thread that
        /// posts them.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Notification, S.Failure == Never {
            let conduit = Conduit(subscriber)
            // A conduit lets one thread at a time pass.
            let shared = HandedOver(conduit)
            let center = center
            // Called on the thread that posts.
            let observer = center.addObserver(forName: name, object: object, queue: nil) {
                shared.value.offer($0, turn: nil)
            }
            conduit.onCancel.exchange { center.removeObserver(observer) }
            conduit.begin()
        }
    }
}
