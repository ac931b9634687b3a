import Combine
import Foundation
import Observation
public import QuadrantCore
import QuadrantViews

/// A program with a user interface.
///
/// Apple: "App". There is no display here: a program that runs its app says what to do instead. The tool draws the
/// first scene of an app in a file, and a test shows it as the view `_AppView(app)`.
@MainActor @preconcurrency
public protocol App {
    /// What the app is made of.
    associatedtype Body: Scene

    /// The scenes of the app.
    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Creates the app.
    @MainActor @preconcurrency
    init()
}

extension App {
    /// Called when the program begins. There is no display here: it says what to do instead, and ends the program
    /// with the status 69 (a service is unavailable).
    @MainActor @preconcurrency
    public static func main() {
        let words = """
            \(Self.self) has nowhere to show its windows: there is no display here.
            To see it, draw it: quadrant render --view \(Self.self) FOLDER
            To try it, show its views in a test: ViewHost(width: 393, height: 852) { ContentView() }

            """
        FileHandle.standardError.write(Data(words.utf8))
        exit(69)
    }
}

/// The first scene of an app as a view: the tool and tests show it. The app's own properties, such as `@State`, live as long
/// as the view.
public nonisolated struct _AppView<A: App>: View {
    private let app: A

    /// Creates the view of an app.
    public init(_ app: A) {
        self.app = app
    }

    /// The first window of the app. Delegates of the app are told that it has begun before anything of it is made.
    @MainActor public var body: some View {
        let delegates = Mirror(reflecting: app).children.flatMap {
            ($0.value as? any DelegateAdaptor)?.launch() ?? []
        }
        if delegates.isEmpty {
            StyleHost(AppBody<A>.self, app, ())
        } else {
            delegates.reduce(AnyView(StyleHost(AppBody<A>.self, app, ()))) { $0.handing($1) }
        }
    }
}

/// A property of an app that makes the delegate of the app.
package protocol DelegateAdaptor {
    /// Tells the delegate, the first time, that the app has begun; answers it, and the delegate that it has for the scene.
    @MainActor func launch() -> [AnyObject]
}

extension AnyView {
    /// The view with an object in its environment, if views can ask for it there.
    fileprivate func handing(_ object: AnyObject) -> AnyView {
        func published<Object: ObservableObject>(_ object: Object) -> AnyView {
            AnyView(environmentObject(object))
        }
        func observed<Object: AnyObject & Observable>(_ object: Object) -> AnyView {
            AnyView(environment(object))
        }
        if let object = object as? any ObservableObject { return published(object) }
        if let object = object as? any AnyObject & Observable { return observed(object) }
        return self
    }
}

/// Evaluates the body of an app.
private enum AppBody<A: App>: StyleBody {
    static func body(_ app: A, _ configuration: Void) -> FirstScene { FirstScene(app.body) }
}
