public import Foundation
public import SwiftUI

// Each form of `@Query`; `Query` has an initializer of the same arguments.

/// A variable of a view that follows all models of a class.
///
/// Apple: "Query()".
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query() =
    #externalMacro(module: "QuadrantMacros", type: "QueryMacro")

/// As `Query()`; changes are animated.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
    #externalMacro(module: "QuadrantMacros", type: "QueryMacro")

/// As `Query()`; changes are made in a transaction.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
    #externalMacro(module: "QuadrantMacros", type: "QueryMacro")

/// A variable of a view that follows the models that a descriptor describes.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) =
    #externalMacro(module: "QuadrantMacros", type: "QueryMacro")

/// A variable of a view that follows the models that fulfil a condition.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
) =
    #externalMacro(module: "QuadrantMacros", type: "QueryMacro")

/// A variable of a view that follows the models that fulfil a condition, in the order of a variable.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, transaction: Transaction? = nil
) =
    #externalMacro(module: "QuadrantMacros", type: "QueryMacro")

/// A variable of a view that follows the models that fulfil a condition, in the order of a variable.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
    order: SortOrder = .forward, transaction: Transaction? = nil
) =
    #externalMacro(module: "QuadrantMacros", type: "QueryMacro")

/// A variable of a view that follows the models that a descriptor describes; changes are animated.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation
) =
    #externalMacro(module: "QuadrantMacros", type: "QueryMacro")

/// A variable of a view that follows the models that fulfil a condition; changes are animated.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
) =
    #externalMacro(module: "QuadrantMacros", type: "QueryMacro")

/// A variable of a view that follows the models that fulfil a condition, in the order of a variable; changes are
/// animated.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, animation: Animation
) =
    #externalMacro(module: "QuadrantMacros", type: "QueryMacro")

/// A variable of a view that follows the models that fulfil a condition, in the order of a variable; changes are
/// animated.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
    order: SortOrder = .forward, animation: Animation
) =
    #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
