public import Combine
public import Foundation
public import QuadrantCore
public import QuadrantViews

/// A property that makes the delegate of an app.
protocol DelegateAdaptor {}

/// Names the delegate of an app.
///
/// Apple: "UIApplicationDelegateAdaptor". There is no UIApplication here, and no delegate: a class is made by the system there,
/// which Swift alone cannot do. An app that is shown with an adaptor is reported; one that reads the delegate ends.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty,
    DelegateAdaptor
{
    /// There is no delegate here: reading it ends the program.
    public var wrappedValue: DelegateType {
        preconditionFailure(
            "There is no \(DelegateType.self): without UIApplication, nothing makes its delegate.")
    }

    /// Names the class of the delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties. There is no delegate here: reading them ends the program.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
