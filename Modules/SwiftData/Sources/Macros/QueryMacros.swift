public import Foundation
public import SwiftUI

// The forms of `@Query`; `Query` has initializers of the same arguments. Apple has two of each, one with a transaction
// and one with an animation: more forms take the compiler longer.

/// A variable of a view that follows all models of a class.
///
/// Apple: "Query()".
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction? = nil, animation: Animation? = nil) =
    #externalMacro(module: "QuadrantMacros", type: "QueryMacro")

/// A variable of a view that follows the models that a descriptor describes.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
    animation: Animation? = nil
) =
    #externalMacro(module: "QuadrantMacros", type: "QueryMacro")

/// A variable of a view that follows the models that fulfil a condition.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>?, transaction: Transaction? = nil, animation: Animation? = nil
) =
    #externalMacro(module: "QuadrantMacros", type: "QueryMacro")

/// A variable of a view that follows the models that fulfil a condition, in an order.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>],
    transaction: Transaction? = nil, animation: Animation? = nil
) =
    #externalMacro(module: "QuadrantMacros", type: "QueryMacro")

/// A variable of a view that follows the models that fulfil a condition, in the order of a variable.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, transaction: Transaction? = nil, animation: Animation? = nil
) =
    #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
