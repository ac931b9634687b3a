public import Foundation
public import SwiftUI

extension Query where Result == [Element] {
    /// The models that fulfil a condition, in the order of a variable.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil, animation: Animation? = nil
    ) {
        let order = SortDescriptor(keyPath, order: order)
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [order]), transaction: transaction,
            animation: animation)
    }

    /// The models that fulfil a condition, in the order of a variable that may be `nil`, `nil` coming first.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil, animation: Animation? = nil
    ) {
        let order = SortDescriptor(keyPath, order: order)
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [order]), transaction: transaction,
            animation: animation)
    }

    /// The models that fulfil a condition, in the order of a text, as people sort them.
    public init(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, String> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil, animation: Animation? = nil
    ) {
        let order = SortDescriptor(keyPath, order: order)
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [order]), transaction: transaction,
            animation: animation)
    }

    /// The models that fulfil a condition, in the order of a text that may be `nil`, as people sort them.
    public init(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, String?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil, animation: Animation? = nil
    ) {
        let order = SortDescriptor(keyPath, order: order)
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [order]), transaction: transaction,
            animation: animation)
    }
}
