import QuadrantGeometry
import QuadrantLayout
import Synchronization

/// Where what is shown goes from the place where it is written to another place of the screen.
///
/// What a view stands in (a bar, a row, a menu, a stack of screens) is said by values of the environment whose keys
/// name the steps that lead out of it (`ScreenKey`). Whoever shows a view elsewhere takes a step, and names no key
/// (``EnvironmentValues/take(_:)``; Decision 0032).
package struct ScreenSteps: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Into what is presented over all screens: a sheet, a cover, a popover.
    package static let presented = ScreenSteps(rawValue: 1)
    /// Into a screen of a stack, a column or a tab.
    package static let pushed = ScreenSteps(rawValue: 2)
    /// Into an open menu, or what else a control opens on a card.
    package static let inMenu = ScreenSteps(rawValue: 4)
    /// Into a bar of a screen.
    package static let inBar = ScreenSteps(rawValue: 8)

    /// Out of a row, a control or a bar: into whatever is shown elsewhere than in it.
    package static let elsewhere: ScreenSteps = [.presented, .inMenu, .inBar]
}

/// A key whose values tell a view what it stands in.
///
/// From the steps on that it names, the value outside of all places that end there counts again: mostly the default.
package protocol ScreenKey: EnvironmentKey {
    /// The steps that lead out of what the value tells of.
    static var ends: ScreenSteps { get }
}

extension EnvironmentValues {
    /// Goes to another place of the screen: values of keys that end there, and looks that do (`View.standing`), are those
    /// of further out.
    ///
    /// Costs one link. Which values end is asked when a value is read.
    package mutating func take(_ step: ScreenSteps) {
        first = ScreenStep(.taken(step), over: first)
    }

    /// Begins what ends together at some steps.
    package mutating func beginLooks() { first = ScreenStep(.begun, over: first) }

    /// Ends what `beginLooks` began: all that has been set between lasts up to one of `steps`.
    package mutating func endLooks(until steps: ScreenSteps) {
        first = ScreenStep(.ended(until: steps), over: first)
    }
}

/// A place in the environment at which something begins or ends.
final class ScreenStep: EnvironmentLink {
    enum Kind: Equatable {
        case taken(ScreenSteps)
        case begun
        case ended(until: ScreenSteps)
    }

    let kind: Kind
    /// What long walks have found from here on. Links never change their keys.
    private let found = Mutex<[ScreenWalk.Search: EnvironmentLink?]>([:])

    /// What a search is known to find from here on; `nil` where that is not known.
    func known(_ search: ScreenWalk.Search) -> EnvironmentLink?? {
        found.withLock { HandedOver($0[search]) }.value
    }

    /// Notes what a search finds from here on.
    func note(_ link: EnvironmentLink?, for search: ScreenWalk.Search) {
        let link = HandedOver(link)
        found.withLock { $0[search] = .some(link.value) }
    }

    init(_ kind: Kind, over next: EnvironmentLink?) {
        self.kind = kind
        super.init(key: ObjectIdentifier(ScreenStep.self), next: next, isStep: true)
    }

    override func isSame(as other: EnvironmentLink) -> Bool {
        if self === other { return true }
        return (other as? ScreenStep)?.kind == kind
    }
}

/// Goes outward through an environment, past what has ended.
struct ScreenWalk {
    private var link: EnvironmentLink?
    /// The steps that lie between where it began and where it is.
    private var taken: ScreenSteps = []
    /// How many looks it is inside of that have ended.
    private var passed = 0

    /// What is looked for, from where it is looked for.
    struct Search: Hashable {
        let key: ObjectIdentifier
        fileprivate let taken: UInt8
        fileprivate let passed: Int
    }

    /// From how many links on a walk notes at each step what it finds: of screens in one another each would otherwise go through
    /// all that is around.
    private static let long = 24

    init(from first: EnvironmentLink?) { link = first }

    /// The next value that counts; `nil` at the end.
    mutating func next() -> EnvironmentLink? {
        while let current = link {
            link = current.next
            if current.isStep {
                pass(knownCast(current, to: ScreenStep.self).kind)
            } else if passed == 0, counts(current) {
                return current
            }
        }
        return nil
    }

    private func counts(_ link: EnvironmentLink) -> Bool {
        link.ends.rawValue & taken.rawValue == 0
    }

    private mutating func pass(_ step: ScreenStep.Kind) {
        switch step {
        case .taken(let steps): if passed == 0 { taken.formUnion(steps) }
        case .begun: if passed > 0 { passed -= 1 }
        case .ended(let steps):
            if passed > 0 || steps.rawValue & taken.rawValue != 0 { passed += 1 }
        }
    }

    /// The next value of a key.
    ///
    /// - Complexity: Linear in the links up to the value; of long ways those are walked once that lie beyond the first.
    consuming func find(_ key: ObjectIdentifier) -> EnvironmentLink? {
        var count = 0
        var steps: [(step: ScreenStep, search: Search)] = []
        var result: EnvironmentLink?
        while let current = link {
            count += 1
            if current.isStep {
                let step = knownCast(current, to: ScreenStep.self)
                if count > Self.long {
                    let search = Search(key: key, taken: taken.rawValue, passed: passed)
                    if let known = step.known(search) {
                        result = known
                        break
                    }
                    steps.append((step, search))
                }
                pass(step.kind)
            } else if current.key == key, passed == 0, counts(current) {
                result = current
                break
            }
            link = current.next
        }
        for (step, search) in steps { step.note(result, for: search) }
        return result
    }
}
