import QuadrantLayout

/// The issues that the library itself finds, and their words.
enum IssueKind {
    case geometryCycle(String)
    case preferenceCycle(String)
    case actionCycle(String)
    case stateCycle
    /// An update that finds no end, with the action or reader that was called last.
    case endlessUpdate(String)
    case unknownSpace(AnyHashable)
    case duplicateID(String)
    case unsettledLazyContainer
    /// More elements of a lazy list in sight than are made, with the number of all elements.
    case tooManyInSight(Int)
    case unknownScrollTarget(String)
    /// A state that is set while a body is evaluated, with the name of the state.
    case writtenInBody(String)
    case foreignThread
    case layout(LayoutProblem.Kind, String)

    /// What happened.
    var message: String {
        switch self {
        case .geometryCycle(let client):
            "\(client) changed the layout that it depends on more than 8 times in one update"
        case .preferenceCycle(let reader):
            "\(reader) changed the preference that it reads more than 8 times in one update"
        case .actionCycle(let modifier):
            "\(modifier) changed the value that it watches more than 8 times in one update"
        case .endlessUpdate(let last):
            "An update was not at its end after \(UpdateLimits.roundsOfAll) rounds of actions or "
                + "\(UpdateLimits.layouts) layouts; \(last) came last"
        case .stateCycle:
            "A body changed the state that it depends on more than 8 times in one update"
        case .unknownSpace(let name):
            "There is no coordinate space named \(name) around a view that asks for its frame in it"
        case .duplicateID(let id):
            "Several elements of a ForEach have the id \(id)"
        case .unsettledLazyContainer:
            "The elements of a lazy container changed what is in sight of it more than "
                + "\(UpdateLimits.lazyRounds) times in one update"
        case .tooManyInSight(let count):
            "More than the \(UpdateLimits.elementsInSight) elements that are made of a lazy list are in sight: "
                + "it has \(count)"
        case .unknownScrollTarget(let id):
            "There is no view with the id \(id) to scroll to"
        case .writtenInBody(let state):
            state.prefix(1).uppercased() + state.dropFirst()
                + " was set while a body was evaluated"
        case .foreignThread:
            "An observable object that a body reads was changed off the main actor"
        case .layout(.invalidSize, let name):
            "\(name) answered a size that is NaN, negative or infinite"
        case .layout(.invalidGuide, let name):
            "\(name) gave an alignment guide a value that is NaN or infinite"
        case .layout(.invalidPlace, let name):
            "\(name) placed a view at a point that is NaN or infinite"
        case .layout(.invalidDepthPlace, let name):
            "\(name) would stand at a z that is NaN or infinite"
        }
    }

    /// What to do about it.
    var advice: String {
        switch self {
        case .geometryCycle:
            "The last values were kept. Let what it changes not alter what it reads."
        case .preferenceCycle:
            "The last value was kept. Let what it changes not alter what the views inside set."
        case .actionCycle:
            "It was not called again. Let its action not change the value that it watches."
        case .endlessUpdate:
            "The rest waits for the next update. Do views replace one another in turn, or contain "
                + "themselves?"
        case .stateCycle:
            "The body was not evaluated again. Change state in answer to an event, not in a body."
        case .unknownSpace:
            "The frame was given in the global space. Add .coordinateSpace(.named(…)) to a view "
                + "further out."
        case .duplicateID:
            "State stays with the first; in lazy containers the others are left out. Give each "
                + "element an id of its own."
        case .unsettledLazyContainer:
            "The last elements were kept. Give the elements lengths that do not depend on which of "
                + "them are in sight."
        case .tooManyInSight:
            "The further ones are left out. Give the elements a height, and the list a scroll view."
        case .unknownScrollTarget:
            "Nothing was scrolled. Give .id(…) to a view inside of the scroll view."
        case .writtenInBody:
            "The value was taken, and what reads it is evaluated again. Set state in answer to "
                + "events, in onAppear, onChange or in a task."
        case .foreignThread:
            "The view was evaluated again on the main actor. Change such objects there: mark their "
                + "class @MainActor."
        case .layout(.invalidSize, _):
            "NaN and negative lengths counted as 0, infinite ones as what was proposed. Answer "
                + "finite lengths from sizeThatFits to finite proposals."
        case .layout(.invalidGuide, _):
            "The guide was ignored. Return a finite number."
        case .layout(.invalidPlace, _):
            "0 was taken. Place views at finite points."
        case .layout(.invalidDepthPlace, _):
            "It stands at the back of what it is in. Give the views behind it, and paddings, finite depths."
        }
    }
}
