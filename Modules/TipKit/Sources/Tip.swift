internal import Foundation
public import SwiftUI

/// A hint.
///
/// Apple: "Tip" (TipKit).
public protocol Tip: Identifiable, Sendable {
    /// Tells it from others: the name of its type unless given.
    var id: String { get }
    /// What it says first.
    var title: Text { get }
    /// What it says below.
    var message: Text? { get }
    /// Its picture.
    var image: Image? { get }
    /// Buttons.
    @Tips.ActionBuilder var actions: [Action] { get }
    /// What has to be so for it to show.
    @Tips.RuleBuilder var rules: [Rule] { get }
    /// How often it shows: kept.
    @Tips.OptionsBuilder var options: [any TipOption] { get }
    /// A button.
    typealias Action = Tips.Action
    /// What has to be so.
    typealias Rule = Tips.Rule
    /// How often it shows.
    typealias Option = TipOption
    /// What happened.
    typealias Event = Tips.Event
    /// Where it is.
    typealias Status = Tips.Status
    /// How often it may show.
    typealias MaxDisplayCount = Tips.MaxDisplayCount
    /// Whether it shows whatever others do.
    typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
}

extension Tip {
    /// The name of its type.
    public var id: String { "\(type(of: self))" }
    /// None.
    public var message: Text? { nil }
    /// None.
    public var image: Image? { nil }
    /// None.
    public var actions: [Action] { [] }
    /// Nothing.
    public var rules: [Rule] { [] }
    /// Nothing.
    public var options: [any TipOption] { [] }

    /// Whether it would show now: after `Tips.configure()`, if all its rules hold and nobody has closed it.
    public var shouldDisplay: Bool { status == .available }

    /// Where it is.
    public var status: Status { Tips.store.status(of: self) }

    /// Says that it is done with.
    public func invalidate(reason: Tips.InvalidationReason) { Tips.store.invalidate(id, reason) }

    /// Where it is, now.
    public var statusUpdates: AsyncStream<Status> {
        let status = status
        return AsyncStream {
            $0.yield(status)
            $0.finish()
        }
    }

    /// Whether it would show, now.
    public var shouldDisplayUpdates: AsyncStream<Bool> {
        let isShown = shouldDisplay
        return AsyncStream {
            $0.yield(isShown)
            $0.finish()
        }
    }
}

/// A value that rules ask for, by its short name.
public typealias Parameter<Value: Sendable> = Tips.Parameter<Value>

/// How often a hint shows.
///
/// Apple: "TipOption" (TipKit).
public protocol TipOption: Sendable {}
