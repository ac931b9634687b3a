public import Combine
public import Foundation
public import QuadrantCore
internal import QuadrantScenes
public import QuadrantViews

/// Names the delegate of an app, and makes it.
///
/// Apple: "UIApplicationDelegateAdaptor". The delegate is made by its `init()`, once for each property, when the app is shown
/// or when somebody reads it, whichever is first. Before the first window is made it is told that the app has begun
/// (`application(_:willFinishLaunchingWithOptions:)` and `application(_:didFinishLaunchingWithOptions:)`); nothing
/// else happens to an app here. A delegate that is an `ObservableObject` or `Observable` is in the environment of all
/// windows, as on Apple's systems.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
    DynamicProperty
{
    @ObservedObject private var made: MadeDelegate<DelegateType>

    /// The delegate.
    public var wrappedValue: DelegateType { made.delegate }

    /// Names the class of the delegate.
    ///
    /// - Parameter delegateType: The class; it must have an `init()`.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        made = MadeDelegate { UIApplication.shared.delegate = $0 }
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

extension UIApplicationDelegateAdaptor: DelegateAdaptor {
    package func launch() -> [AnyObject] {
        made.launch { delegate in
            let app = UIApplication.shared
            _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
            _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
            made.sceneDelegate = Self.sceneDelegate(of: delegate, in: app)
        }
        return [made.delegate] + (made.sceneDelegate.map { [$0] } ?? [])
    }

    /// Makes the delegate of the scene, if the app's delegate says its class, and tells it that the scene is there.
    private static func sceneDelegate(
        of delegate: DelegateType, in app: UIApplication
    ) -> (any UISceneDelegate)? {
        guard let scene = app.connectedScenes.first as? UIWindowScene else { return nil }
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(
            app, configurationForConnecting: scene.session, options: options)
        guard let type = configuration.delegateClass as? NSObject.Type,
            let made = MadeObject.make(type) as? any UISceneDelegate
        else { return nil }
        scene.delegate = made
        made.scene(scene, willConnectTo: scene.session, options: options)
        return made
    }
}

/// A delegate that is made when it is needed first.
package final class MadeDelegate<Delegate: NSObject>: ObservableObject {
    package let objectWillChange = ObservableObjectPublisher()
    private let tell: @MainActor (Delegate) -> Void
    private var known: Delegate?
    private var hasLaunched = false
    /// The delegate of the app's scene; `nil` where the app has none.
    var sceneDelegate: (any UISceneDelegate)?
    private var changes: AnyCancellable?

    /// - Parameter tell: Called with the delegate as soon as it is made.
    package init(tell: @escaping @MainActor (Delegate) -> Void) {
        self.tell = tell
    }

    /// The delegate, made now if it was not yet.
    @MainActor package var delegate: Delegate {
        if let known { return known }
        guard let delegate = MadeObject.make(Delegate.self) else {
            preconditionFailure(
                "\(Delegate.self) cannot be made: the program is linked without Foundation's NSObject."
            )
        }
        known = delegate
        if let object = delegate as? any ObservableObject { follow(object) }
        tell(delegate)
        return delegate
    }

    /// Tells the delegate, once, that the app has begun.
    @MainActor package func launch(_ perform: (Delegate) -> Void) {
        guard !hasLaunched else { return }
        hasLaunched = true
        perform(delegate)
    }

    private func follow<Object: ObservableObject>(_ object: Object) {
        changes = object.objectWillChange.sink { [objectWillChange] _ in objectWillChange.send() }
    }
}
